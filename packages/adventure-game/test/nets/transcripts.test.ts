import { transcriptsHold } from '@medallion/testkit';
import { describe } from 'vitest';
import { adventureGame } from '../../src/game';
import { soakConfig } from '../soak-config';

describe('what was once played', () => {
  transcriptsHold({ game: adventureGame, config: soakConfig, games: 120, limit: 900, folder: import.meta.dirname });
});
