import {
  choose,
  chooseFirst,
  type Flow,
  type Game,
  type GameState,
  ok,
  type Play,
  type Prompt,
  type Question,
  refuse,
  shuffle,
} from '@medallion/kernel';
import { sharedRoad } from '@medallion/testkit/shared-road';
import { type GameEntry, registryOf } from '../../src/games';

/**
 * A game for tests of the server: everybody may swap one card in secret before the first turn, then in turn each plays
 * a card and says whether to boast about it. The highest sum wins. Sleeves are chosen in secret.
 */
interface Config {
  readonly sleeves: readonly string[];
  readonly cards: number;
}

interface State extends GameState {
  hands: number[][];
  deck: number[];
  scores: number[];
  kept: boolean[];
  turn: number;
  edition: number;
}

type Event =
  | { type: 'swapped'; seat: number; card: number | null }
  | { type: 'played'; seat: number; card: number; boast: boolean };

interface View {
  readonly hands: readonly (readonly (number | null)[])[];
  readonly scores: readonly number[];
}

/** The edition from which on a boast is worth something. */
const BOASTS_COUNT = 2;

type HighCardPlay = Play<State, Event>;

const keep: Prompt<State, boolean> = {
  id: 'keep',
  answersLieOpen: false,
  optionId: (swaps) => (swaps ? 'swap' : 'keep'),
};
const card: Prompt<State, number> = {
  id: 'card',
  answersLieOpen: false,
  optionId: (value) => `play:${value}`,
  blocked: () => [{ id: 'play:0', rule: 'HC-001' }],
};
const boast: Prompt<State, boolean> = {
  id: 'boast',
  answersLieOpen: true,
  optionId: (loud) => (loud ? 'boast' : 'hush'),
};

function* opening(play: HighCardPlay): Flow {
  const { state } = play;
  const open = state.kept.flatMap((kept, seat): Question<boolean>[] =>
    kept ? [] : [{ seat, prompt: keep as Prompt<unknown, boolean>, options: [false, true] }],
  );
  const { seat, value } = yield* chooseFirst(open);
  if (value) {
    const hand = state.hands[seat] as number[];
    state.deck.push(hand.pop() as number);
    shuffle(state.rng, state.deck);
    const drawn = state.deck.pop() as number;
    hand.push(drawn);
    play.tell({ type: 'swapped', seat, card: drawn });
  }
  state.kept[seat] = true;
}

function* turn(play: HighCardPlay): Flow {
  const { state } = play;
  const seat = state.turn;
  const hand = state.hands[seat] as number[];
  const played = yield* choose(seat, card, [...hand]);
  const loud = yield* choose(seat, boast, [false, true]);
  state.hands[seat] = hand.filter((other) => other !== played);
  const praise = loud && state.edition >= BOASTS_COUNT ? 1_000 : 0;
  state.scores[seat] = (state.scores[seat] as number) + played + praise;
  state.turn = (seat + 1) % state.hands.length;
  play.tell({ type: 'played', seat, card: played, boast: loud });
}

const sees = (viewer: unknown, seat: number) => viewer === seat || viewer === 'everything';

export const highCard: Game<Config, State, View, Event> = {
  id: 'high-card',
  version: 1,
  reads: [1],
  parseConfig(input) {
    const { sleeves, cards } = (input ?? {}) as { sleeves?: unknown; cards?: unknown };
    if (!Array.isArray(sleeves) || sleeves.length < 1 || sleeves.length > 4)
      return refuse('bad-config', { at: 'sleeves' });
    const words = sleeves.filter((sleeve): sleeve is string => typeof sleeve === 'string' && sleeve.length < 20);
    if (words.length !== sleeves.length) return refuse('bad-config', { at: 'sleeves' });
    return ok({ sleeves: words, cards: typeof cards === 'number' && cards >= 1 && cards <= 20 ? cards : 5 });
  },
  seats: (config) => config.sleeves.length,
  configJson: ({ sleeves, cards }) => ({ sleeves, cards }),
  packConfig: () => null,
  unpackConfig: () => refuse('bad-config'),
  setup(config, rng, edition = 1) {
    const deck = Array.from({ length: 99 }, (_, index) => 1_001 + index);
    shuffle(rng, deck);
    const hands = config.sleeves.map(() => deck.splice(0, config.cards));
    return { rng, hands, deck, scores: hands.map(() => 0), kept: hands.map(() => false), turn: 0, edition };
  },
  next(play) {
    if (play.state.kept.includes(false)) return opening(play);
    return play.state.hands[play.state.turn]?.length === 0 ? null : turn(play);
  },
  outcome: ({ scores }) => ({
    places: scores.map((score) => 1 + scores.filter((other) => other > score).length),
    reason: 'sum',
    together: null,
  }),
  score: ({ scores }) => scores,
  view: ({ hands, scores }, viewer) => ({
    hands: hands.map((hand, seat) => (sees(viewer, seat) ? hand : hand.map(() => null))),
    scores,
  }),
  cut: (event, viewer) => (event.type === 'swapped' && !sees(viewer, event.seat) ? { ...event, card: null } : event),
  scramble(state, seat, rng) {
    const hidden = state.hands.flatMap((hand, other) => (other === seat ? [] : hand)).concat(state.deck);
    shuffle(rng, hidden);
    state.hands = state.hands.map((hand, other) => (other === seat ? hand : hidden.splice(0, hand.length)));
    state.deck = hidden;
  },
  clone: (state) => structuredClone(state),
  knowledge: { evaluate: () => 0.5 },
};

const entry: GameEntry = {
  game: highCard,
  minSeats: 1,
  maxSeats: 4,
  levels: ['dice', 'sleepy', 'clumsy', 'ponderer'],
  quickLevels: ['dice'],
  canResign: true,
  canDraw: true,
  choiceField: 'sleeves',
};

/** A game in which all may act at once. */
const road: GameEntry = {
  game: sharedRoad as unknown as GameEntry['game'],
  minSeats: 1,
  maxSeats: 5,
  levels: entry.levels,
  quickLevels: entry.quickLevels,
  canResign: false,
  canDraw: false,
  choiceField: null,
};

export const TEST_GAMES = registryOf([entry, road]);

/** The same game under rules that have changed since: the first edition is still played, or closed for good. */
export const CHANGED_GAMES = registryOf([{ ...entry, game: { ...highCard, version: 2, reads: [1, 2] } }]);
export const CLOSED_GAMES = registryOf([{ ...entry, game: { ...highCard, version: 2, reads: [2] } }]);
