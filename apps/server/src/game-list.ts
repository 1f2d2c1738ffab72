import { adventureGame, LEAST_PLAYERS, MOST_PLAYERS } from '@medallion/adventure-game';
import { levelsFor } from '@medallion/bots';
import { gwent } from '@medallion/gwent';
import { LEAST_PLAYERS as LEAST_WITCHERS, MOST_PLAYERS as MOST_WITCHERS, oldWorld } from '@medallion/old-world';
import { registryOf } from './games';

const levels = (game: string) => levelsFor(game).map((level) => level.id);

const quickLevels = (game: string) => levelsFor(game).flatMap((level) => (level.isSearch ? [] : [level.id]));

/** Every game that this server hosts. */
export const GAMES = registryOf([
  {
    game: gwent,
    minSeats: 2,
    maxSeats: 2,
    levels: levels('gwent'),
    quickLevels: quickLevels('gwent'),
    canResign: true,
    canDraw: true,
    choiceField: 'decks',
  },
  {
    game: adventureGame,
    minSeats: LEAST_PLAYERS,
    maxSeats: MOST_PLAYERS,
    levels: levels('adventure-game'),
    quickLevels: quickLevels('adventure-game'),
    canResign: false,
    canDraw: false,
    // Heroes lie open and must differ: whoever opens the table deals them out.
    choiceField: null,
  },
  {
    game: oldWorld,
    minSeats: LEAST_WITCHERS,
    maxSeats: MOST_WITCHERS,
    levels: levels('old-world'),
    quickLevels: quickLevels('old-world'),
    canResign: false,
    canDraw: false,
    // Boards lie open and must differ: whoever opens the table deals them out.
    choiceField: null,
  },
]);
