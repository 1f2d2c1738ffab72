import { adventureGame, LEAST_PLAYERS, MOST_PLAYERS } from '@medallion/adventure-game';
import { levelsFor } from '@medallion/bots';
import { gwent } from '@medallion/gwent';
import {
  LEAST_PLAYERS as LEAST_WITCHERS,
  MOST_PLAYERS as MOST_WITCHERS,
  oldWorld,
  PUBLIC_PROMPTS,
} from '@medallion/old-world';
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
  {
    game: adventureGame,
    minSeats: LEAST_PLAYERS,
    maxSeats: MOST_PLAYERS,
    levels: levels('adventure-game'),
    canResign: false,
    canDraw: false,
    // Heroes lie open and must differ: whoever opens the table deals them out.
    choiceField: null,
    publicPrompts: [
      'turn',
      'route',
      'move-another',
      'investigation-deck',
      'obstacle',
      'suffer-wound',
      'heal',
      'rest',
      'worsen',
      'place-foul-fate',
      'clear-foul-fate',
      'lead-colour',
      'spend-lead',
      'place-marker',
      'companion',
      'battle-start',
      'modify-results',
      'reroll',
      'trade-answer',
      'choose-one',
    ],
  },
  {
    game: oldWorld,
    minSeats: LEAST_WITCHERS,
    maxSeats: MOST_WITCHERS,
    levels: levels('old-world'),
    canResign: false,
    canDraw: false,
    // Boards lie open and must differ: whoever opens the table deals them out.
    choiceField: null,
    publicPrompts: PUBLIC_PROMPTS,
  },
]);
