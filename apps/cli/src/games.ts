import { gwent, READY_MADE, randomDeck } from '@medallion/gwent';
import { type Game, type GameState, type Json, seedRng } from '@medallion/kernel';
import { CliError } from './cli-error';
import { gwentReport } from './gwent-report';
import type { GameReport } from './report';

/** What the command line needs of a game beyond its rules: how to set one up from flags, and how to tell it in words. */
export interface CliGame<Config, State extends GameState, View, Event> {
  readonly game: Game<Config, State, View, Event>;
  readonly decks: readonly string[];
  readonly players: { readonly least: number; readonly most: number };
  readonly modules: readonly string[];
  /** The configuration of game number `index`, as JSON. */
  configFor(setup: SimSetup, index: number): Json;
  /** The configuration that the soak plays with this seed. */
  soakConfig(seed: string): Json;
  /** What a seat is called in the statistics: its faction, its school. */
  labelOf(state: Readonly<State>, seat: number): string;
  readonly report: GameReport<State, View, Event>;
}

export interface SimSetup {
  readonly decks: readonly string[] | null;
  readonly players: number;
  readonly modules: readonly string[];
  readonly seed: string;
}

const starters = READY_MADE.filter((deck) => deck.kind === 'starter').map((deck) => deck.id);

function randomDecks(seed: string): Json {
  const rng = seedRng(seed);
  return { decks: [randomDeck(rng), randomDeck(rng)].map((list) => ({ ...list, cards: { ...list.cards } })) };
}

const gwentGame: CliGame<
  Parameters<typeof gwent.setup>[0],
  ReturnType<typeof gwent.setup>,
  ReturnType<typeof gwent.view>,
  Parameters<typeof gwent.cut>[0]
> = {
  game: gwent,
  decks: ['random', ...READY_MADE.map((deck) => deck.id)],
  players: { least: 2, most: 2 },
  modules: [],
  configFor({ decks, seed }, index) {
    if (decks?.includes('random')) {
      return randomDecks(`${seed}-decks-${index}`);
    }
    if (decks !== null) {
      const [first = '', second = first] = decks;
      return { decks: index % 2 === 0 ? [first, second] : [second, first] };
    }
    const pair = index % (starters.length * starters.length);
    return { decks: [starters[pair % starters.length] ?? '', starters[Math.floor(pair / starters.length)] ?? ''] };
  },
  soakConfig: (seed) => randomDecks(`${seed}-decks`),
  labelOf: (state, seat) => state.sides[seat]?.faction ?? '',
  report: gwentReport,
};

/** Every game that can be played from the command line. */
const games = { gwent: gwentGame };

export const GAME_IDS: readonly string[] = Object.keys(games);

export type AnyCliGame = typeof gwentGame;

export function findGame(id: string | undefined): AnyCliGame {
  if (id === 'gwent') return games.gwent;
  const known = GAME_IDS.join(', ');
  if (id === undefined) throw new CliError('no-game', `Name a game: ${known}.`);
  throw new CliError('unknown-game', `There is no game called "${id}". Known: ${known}.`);
}
