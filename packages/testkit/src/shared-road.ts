import {
  agree,
  below,
  choose,
  chooseFirst,
  cloneRng,
  type Flow,
  type Game,
  type GameState,
  ok,
  type Play,
  type Prompt,
  type Question,
  refuse,
  type Seat,
  shuffle,
  type Viewer,
} from '@medallion/kernel';

/**
 * A game for tests of phases in which any seat may act. In each round all are on the road at once: whoever likes plays
 * a card of a hidden hand, rolls, or stops; an action takes several answers. When all have stopped, they agree twice,
 * with luck in between. The company wins together if it has earned enough in three rounds.
 */
export interface RoadConfig {
  readonly players: number;
}
export interface RoadState extends GameState {
  phase: 'road' | 'parley' | 'over';
  hands: number[][];
  pile: number[];
  stopped: boolean[];
  /** Rolls and cards that each may still take this round. */
  acts: number[];
  gold: number[];
  fates: number[];
  round: number;
}
export interface RoadView {
  readonly hands: readonly (readonly (number | null)[])[];
  readonly stopped: readonly boolean[];
  readonly gold: readonly number[];
  readonly fates: readonly number[];
}
export type RoadEvent = { readonly type: 'acted'; readonly seat: Seat; readonly act: string };
type RoadPlay = Play<RoadState, RoadEvent>;

const ROUNDS = 3;
const ACTS = 4;
const ENOUGH = 40;
const STOP = -1;
const ROLL = -2;

/** A place in the hand: only with the seat can it be named. */
const actPrompt: Prompt<RoadState, number> = {
  id: 'act',
  answersLieOpen: false,
  mayWait: true,
  optionId: (value, state, seat) =>
    value === STOP ? 'stop' : value === ROLL ? 'roll' : `play:${state.hands[seat]?.[value]}`,
};
const payPrompt: Prompt<RoadState, number> = { id: 'pay', answersLieOpen: true, optionId: (gold) => `pay:${gold}` };
const fatePrompt: Prompt<RoadState, string, readonly (number | null)[]> = {
  id: 'fate',
  answersLieOpen: true,
  isOpenList: true,
  optionId: (fate) => fate,
};

/** One action is one step: all who may are asked, and the rest of the action asks the one who began it. */
function* onTheRoad(play: RoadPlay): Flow {
  const { state } = play;
  const { seat, value } = yield* chooseFirst(questionsOf(state));
  state.acts[seat] = (state.acts[seat] ?? 0) - 1;
  if (value === STOP) state.stopped[seat] = true;
  else if (value === ROLL) yield* earn(play, seat, below(state.rng, 6), [0, 1]);
  else yield* playCard(play, seat, value);
  play.tell({ type: 'acted', seat, act: value === STOP ? 'stop' : value === ROLL ? 'roll' : 'play' });
  if (state.stopped.every(Boolean)) state.phase = 'parley';
}

function questionsOf({ hands, stopped, acts }: RoadState): readonly Question<number>[] {
  const prompt = actPrompt as Prompt<unknown, number>;
  return hands.flatMap((hand, seat) => {
    if (stopped[seat] === true) return [];
    return [{ seat, prompt, options: acts[seat] === 0 ? [STOP] : [STOP, ROLL, ...hand.keys()] }];
  });
}

function* earn({ state }: RoadPlay, seat: Seat, gold: number, prices: readonly number[]): Flow {
  const paid = yield* choose(seat, payPrompt, prices);
  state.gold[seat] = Math.max(0, (state.gold[seat] ?? 0) + gold - paid);
}

function* playCard(play: RoadPlay, seat: Seat, place: number): Flow {
  const { state } = play;
  const [card = 0] = state.hands[seat]?.splice(place, 1) ?? [];
  yield* earn(play, seat, card % 10, [0, 1, 2]);
  const drawn = state.pile.pop();
  if (drawn !== undefined) state.hands[seat]?.push(drawn);
  play.reveal();
}

const WAYS = ['hunt', 'hide', 'pray'];

function* parley({ state }: RoadPlay): Flow {
  const seats = [...state.hands.keys()];
  const fate = yield* agree(seats, 0, fatePrompt, WAYS);
  const luck = below(state.rng, 3);
  const turn = yield* agree(seats, 0, fatePrompt, ['left', 'right']);
  state.fates.push(WAYS.indexOf(fate) * 10 + luck + (turn === 'left' ? 100 : 200));
  state.round += 1;
  state.stopped = state.stopped.map(() => false);
  state.acts = state.acts.map(() => ACTS);
  state.phase = state.round === ROUNDS ? 'over' : 'road';
}

const earned = ({ gold }: RoadState) => gold.reduce((sum, one) => sum + one, 0);

function scramble(state: RoadState, seat: Seat, rng: RoadState['rng']): void {
  const isMine = (owner: number) => owner === seat;
  const hidden = [...state.pile, ...state.hands.flatMap((hand, owner) => (isMine(owner) ? [] : hand))];
  hidden.sort((one, other) => one - other);
  shuffle(rng, hidden);
  state.hands = state.hands.map((hand, owner) => (isMine(owner) ? hand : hidden.splice(0, hand.length)));
  state.pile = hidden;
}

export const sharedRoad: Game<RoadConfig, RoadState, RoadView, RoadEvent> = {
  id: 'shared-road',
  version: 1,
  reads: [1],
  parseConfig(input) {
    const { players } = (input ?? {}) as { players?: unknown };
    const isGood = typeof players === 'number' && Number.isInteger(players) && players >= 1 && players <= 5;
    return isGood ? ok({ players }) : refuse('bad-config', { at: 'players' });
  },
  seats: ({ players }) => players,
  configJson: ({ players }) => ({ players }),
  packConfig: ({ players }) => String(players),
  unpackConfig: (text) => sharedRoad.parseConfig({ players: Number(text) }),
  setup({ players }, rng) {
    const pile = Array.from({ length: 60 }, (_, card) => card);
    shuffle(rng, pile);
    const seats = Array.from({ length: players }, (_, seat) => seat);
    const hands = seats.map(() => pile.splice(0, 3));
    const [stopped, acts, gold] = [seats.map(() => false), seats.map(() => ACTS), seats.map(() => 0)];
    return { rng, phase: 'road', hands, pile, stopped, acts, gold, fates: [], round: 0 };
  },
  next: (play) => (play.state.phase === 'over' ? null : play.state.phase === 'road' ? onTheRoad(play) : parley(play)),
  outcome(state) {
    if (state.phase !== 'over') return null;
    const isWon = earned(state) >= ENOUGH;
    const places = state.hands.map(() => (isWon ? 1 : 2));
    return { places, reason: isWon ? 'rich' : 'poor', together: isWon ? 'won' : 'lost' };
  },
  view: ({ hands, stopped, gold, fates }, viewer) => ({
    hands: hands.map((hand, owner) => (sees(viewer, owner) ? hand.slice() : hand.map(() => null))),
    stopped: stopped.slice(),
    gold: gold.slice(),
    fates: fates.slice(),
  }),
  cut: (event) => event,
  scramble,
  clone: (state) => ({
    ...state,
    rng: cloneRng(state.rng),
    hands: state.hands.map((hand) => hand.slice()),
    pile: state.pile.slice(),
    stopped: state.stopped.slice(),
    acts: state.acts.slice(),
    gold: state.gold.slice(),
    fates: state.fates.slice(),
  }),
  knowledge: {
    // More gold is better, and a round further is better still: else waiting would look as good as going on.
    evaluate: (state) => Math.min(1, earned(state) / 300 + state.round / 10),
  },
};

function sees(viewer: Viewer, owner: Seat): boolean {
  return viewer === owner || viewer === 'everything';
}
