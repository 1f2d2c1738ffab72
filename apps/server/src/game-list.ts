import { levelsFor } from '@medallion/bots';
import { gwent } from '@medallion/gwent';
import { registryOf } from './games';

const levels = (game: string) => levelsFor(game).map((level) => level.id);

/** Every game that this server hosts. */
export const GAMES = registryOf([
  {
    game: gwent,
    minSeats: 2,
    maxSeats: 2,
    levels: levels('gwent'),
    canResign: true,
    canDraw: true,
    choiceField: 'decks',
    publicPrompts: ['starter', 'turn', 'row', 'patient', 'bond', 'weather', 'discard'],
  },
]);
