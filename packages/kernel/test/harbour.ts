import {
  below,
  choose,
  chooseFirst,
  cloneRng,
  type Flow,
  type Game,
  type GameState,
  mayRead,
  ok,
  type Play,
  type Prompt,
  type Question,
  refuse,
  type Seat,
} from '../src/index';

/**
 * A small game that asks in every way the real ones do: a secret bid of everybody at once, a phase in which anyone may
 * act, an offer that needs consent, a roll of dice, a draw from a hidden pile.
 */
export interface HarbourState extends GameState {
  phase: 'bid' | 'quay' | 'trade' | 'over';
  bids: (number | null)[];
  gold: number[];
  crates: number;
  /** A hidden pile; the last is the top. */
  pile: number[];
  hands: number[][];
}
export interface HarbourConfig {
  readonly seats: number;
}
export type HarbourEvent =
  | { type: 'bid'; seat: Seat; amount: number | null }
  | { type: 'bids-shown'; bids: readonly number[] }
  | { type: 'loaded'; seat: Seat }
  | { type: 'rolled'; seat: Seat; face: number }
  | { type: 'drew'; seat: Seat; card: number | null }
  | { type: 'traded'; seat: Seat; with: Seat; gold: number };
type HarbourPlay = Play<HarbourState, HarbourEvent>;

const HIDING = { hand: 'owner', pile: 'nobody', bid: 'owner' } as const;

const bidPrompt: Prompt<HarbourState, number> = {
  id: 'bid',
  answersLieOpen: false,
  optionId: (amount) => `bid:${amount}`,
  blocked: (state, seat) => ((state.gold[seat] ?? 0) < 3 ? [{ id: 'bid:3', rule: 'GW-GEN-003' }] : []),
};
const quayPrompt: Prompt<HarbourState, string> = { id: 'quay', answersLieOpen: false, optionId: (act) => act };
const tradePrompt: Prompt<HarbourState, string, string> = {
  id: 'trade',
  answersLieOpen: false,
  optionId: (act) => act,
};
const consentPrompt: Prompt<HarbourState, string, number> = {
  id: 'consent',
  answersLieOpen: false,
  optionId: (word) => word,
};

function* bid(play: HarbourPlay): Flow {
  const { state } = play;
  const open = state.bids.flatMap((made, seat): Question<number>[] =>
    made === null
      ? [
          {
            seat,
            prompt: bidPrompt as Prompt<unknown, number>,
            options: [0, 1, 2, 3].filter((n) => n <= (state.gold[seat] ?? 0)),
          },
        ]
      : [],
  );
  const { seat, value } = yield* chooseFirst(open);
  state.bids[seat] = value;
  play.tell({ type: 'bid', seat, amount: value });
  if (state.bids.some((made) => made === null)) return;
  play.reveal();
  play.tell({ type: 'bids-shown', bids: state.bids.map(Number) });
  state.phase = 'quay';
}

/** Anyone may act; the first to answer goes on. */
function* quay(play: HarbourPlay): Flow {
  const { state } = play;
  const open = state.gold.map(
    (_, seat): Question<string> => ({
      seat,
      prompt: quayPrompt as Prompt<unknown, string>,
      options: ['load', 'roll', 'draw'],
    }),
  );
  const { seat, value } = yield* chooseFirst(open);
  if (value === 'roll') play.tell({ type: 'rolled', seat, face: below(state.rng, 6) + 1 });
  else if (value === 'draw') drawOne(play, seat);
  else play.tell({ type: 'loaded', seat });
  state.crates -= 1;
  if (state.crates === 0) state.phase = 'trade';
}

function drawOne(play: HarbourPlay, seat: Seat): void {
  const card = play.state.pile.pop();
  if (card === undefined) return;
  play.state.hands[seat]?.push(card);
  play.reveal();
  play.tell({ type: 'drew', seat, card });
}

/** Two answers in one step: an offer, and the other seat's consent. */
function* trade(play: HarbourPlay): Flow {
  const { state } = play;
  const offer = yield* choose(0, tradePrompt, ['offer:1', 'offer:2', 'none'], 'gold');
  if (offer !== 'none') {
    const gold = offer === 'offer:1' ? 1 : 2;
    const word = yield* choose(1, consentPrompt, ['accept', 'refuse'], gold);
    if (word === 'accept') {
      state.gold[0] = (state.gold[0] ?? 0) - gold;
      state.gold[1] = (state.gold[1] ?? 0) + gold;
      play.tell({ type: 'traded', seat: 0, with: 1, gold });
    }
  }
  state.phase = 'over';
}

export interface HarbourView {
  readonly phase: string;
  readonly gold: readonly number[];
  readonly bids: readonly (number | null)[];
  readonly hands: readonly (readonly (number | null)[])[];
  readonly pile: number;
}

export const harbour: Game<HarbourConfig, HarbourState, HarbourView, HarbourEvent> = {
  id: 'harbour',
  version: 3,
  reads: [3],
  parseConfig(input) {
    const seats = typeof input === 'object' && input !== null ? Reflect.get(input, 'seats') : null;
    return seats === 2 || seats === 3
      ? ok({ seats })
      : refuse('bad-config', { path: 'seats', problem: 'two or three' });
  },
  seats: ({ seats }) => seats,
  configJson: ({ seats }) => ({ seats }),
  packConfig: ({ seats }) => (seats === 2 ? 'two' : null),
  unpackConfig: (text) => (text === 'two' ? ok({ seats: 2 }) : refuse('bad-config', { text })),
  setup: ({ seats }, rng) => ({
    rng,
    phase: 'bid',
    bids: Array.from({ length: seats }, () => null),
    gold: Array.from({ length: seats }, (_, seat) => 2 + seat),
    crates: 3,
    pile: [1, 2, 3, 4, 5].map((card) => card * 10 + below(rng, 10)),
    hands: Array.from({ length: seats }, () => []),
  }),
  next(play) {
    const { phase } = play.state;
    if (phase === 'bid') return bid(play);
    if (phase === 'quay') return quay(play);
    return phase === 'trade' ? trade(play) : null;
  },
  outcome(state) {
    if (state.phase !== 'over') return null;
    const most = Math.max(...state.gold);
    return { places: state.gold.map((gold) => (gold === most ? 1 : 2)), reason: 'gold', together: null };
  },
  view: (state, viewer) => ({
    phase: state.phase,
    gold: state.gold.slice(),
    bids: state.bids.map((amount, seat) =>
      state.phase !== 'bid' || mayRead(HIDING, 'bid', seat, viewer) ? amount : null,
    ),
    hands: state.hands.map((hand, seat) => hand.map((card) => (mayRead(HIDING, 'hand', seat, viewer) ? card : null))),
    pile: state.pile.length,
  }),
  cut(event, viewer) {
    if (event.type === 'bid') return mayRead(HIDING, 'bid', event.seat, viewer) ? event : { ...event, amount: null };
    if (event.type === 'drew') return mayRead(HIDING, 'hand', event.seat, viewer) ? event : { ...event, card: null };
    return event;
  },
  scramble(state, seat, rng) {
    for (const [owner, amount] of state.bids.entries()) {
      if (owner !== seat && amount !== null && state.phase === 'bid') state.bids[owner] = below(rng, 2);
    }
    state.pile = state.pile.map((card) => Math.floor(card / 10) * 10 + below(rng, 10));
  },
  clone: (state) => ({
    ...state,
    rng: cloneRng(state.rng),
    bids: state.bids.slice(),
    gold: state.gold.slice(),
    pile: state.pile.slice(),
    hands: state.hands.map((hand) => hand.slice()),
  }),
  knowledge: { evaluate: (state, seat) => (state.gold[seat] ?? 0) / 10 },
};
