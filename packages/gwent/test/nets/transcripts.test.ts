import { transcriptsHold } from '@medallion/testkit';
import { describe } from 'vitest';
import { gwent } from '../../src/game';
import { soakConfig } from '../soak-config';

describe('what was once played', () => {
  transcriptsHold({ game: gwent, config: soakConfig, games: 1200, limit: 120, folder: import.meta.dirname });
});
