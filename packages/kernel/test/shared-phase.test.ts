import { describe, expect, it } from 'vitest';
import {
  agree,
  below,
  choose,
  chooseFirst,
  cloneRng,
  type Flow,
  type Game,
  type GameState,
  makeRecord,
  ok,
  type Play,
  type Prompt,
  type Question,
  replay,
  type Seat,
  seedRng,
  shuffle,
  Table,
} from '../src/index';

/** Four seats act in any order; an action takes several answers, luck and hidden cards; then all agree on something. */
interface RoadState extends GameState {
  phase: 'road' | 'parley' | 'over';
  hands: number[][];
  pile: number[];
  ended: boolean[];
  gold: number[];
  fates: number[];
  round: number;
}
type RoadEvent = { type: 'acted'; seat: Seat; what: string };
type RoadPlay = Play<RoadState, RoadEvent>;

const END = -1;
const ROLL = -2;
/** A place in the hand: only with the seat can it be named. */
const roadPrompt: Prompt<RoadState, number> = {
  id: 'road',
  answersLieOpen: false,
  optionId: (value, state, seat) =>
    value === END ? 'end' : value === ROLL ? 'roll' : `play:${state.hands[seat]?.[value]}`,
};
const payPrompt: Prompt<RoadState, number> = { id: 'pay', answersLieOpen: false, optionId: (n) => `pay:${n}` };
const fatePrompt: Prompt<RoadState, string> = {
  id: 'fate',
  answersLieOpen: false,
  optionId: (fate) => fate,
  isOpenList: true,
};

function* road(play: RoadPlay): Flow {
  const { state } = play;
  const questions = state.hands.flatMap((hand, seat): Question<number>[] =>
    state.ended[seat] === true
      ? []
      : [{ seat, prompt: roadPrompt as Prompt<unknown, number>, options: [END, ROLL, ...hand.map((_, at) => at)] }],
  );
  const { seat, value } = yield* chooseFirst(questions);
  if (value === END) state.ended[seat] = true;
  else if (value === ROLL) {
    state.gold[seat] = (state.gold[seat] as number) + below(state.rng, 6);
    const paid = yield* choose(seat, payPrompt, [0, 1]); // only this seat is asked in the middle of the step
    state.gold[seat] = Math.max(0, (state.gold[seat] as number) - paid);
  } else {
    const card = state.hands[seat]?.splice(value, 1)[0] as number;
    const paid = yield* choose(seat, payPrompt, [0, 1, 2]);
    state.gold[seat] = (state.gold[seat] as number) + card - paid;
    const drawn = state.pile.pop();
    if (drawn !== undefined) {
      state.hands[seat]?.push(drawn);
      play.reveal();
    }
  }
  play.tell({ type: 'acted', seat, what: String(value) });
  if (state.ended.every(Boolean)) state.phase = 'parley';
}

function* parley(play: RoadPlay): Flow {
  const { state } = play;
  const seats = state.hands.map((_, seat) => seat);
  const fate = yield* agree(seats, 0, fatePrompt, ['hunt', 'hide', 'pray']);
  const luck = below(state.rng, 3); // luck and a second joint choice in the same step
  const again = yield* agree(seats, 0, fatePrompt, ['left', 'right']);
  state.fates.push(['hunt', 'hide', 'pray'].indexOf(fate) * 10 + luck + (again === 'left' ? 100 : 200));
  state.round += 1;
  state.ended = state.ended.map(() => false);
  state.phase = state.round === 3 ? 'over' : 'road';
}

const SEATS = 4;
const game: Game<null, RoadState, unknown, RoadEvent> = {
  id: 'road',
  version: 1,
  reads: [1],
  parseConfig: () => ok(null),
  seats: () => SEATS,
  configJson: () => null,
  packConfig: () => 'x',
  unpackConfig: () => ok(null),
  setup: (_, rng) => {
    const pile = Array.from({ length: 40 }, (_, card) => card);
    shuffle(rng, pile);
    return {
      rng,
      phase: 'road',
      hands: Array.from({ length: SEATS }, () => pile.splice(0, 3)),
      pile,
      ended: [false, false, false, false],
      gold: [0, 0, 0, 0],
      fates: [],
      round: 0,
    };
  },
  next: (play) => (play.state.phase === 'over' ? null : play.state.phase === 'road' ? road(play) : parley(play)),
  outcome: (state) => (state.phase === 'over' ? { places: [1, 1, 1, 1], reason: 'together' } : null),
  view: (state, viewer) => ({
    hands: state.hands.map((hand, seat) => (seat === viewer ? hand : hand.length)),
    gold: state.gold.slice(),
    fates: state.fates.slice(),
  }),
  cut: (event) => event,
  scramble: (state, seat, rng) => {
    const hidden = [...state.pile, ...state.hands.flatMap((hand, owner) => (owner === seat ? [] : hand))].sort(
      (a, b) => a - b,
    );
    shuffle(rng, hidden);
    state.hands = state.hands.map((hand, owner) => (owner === seat ? hand : hidden.splice(0, hand.length)));
    state.pile = hidden;
  },
  clone: (state) => ({
    ...state,
    rng: cloneRng(state.rng),
    hands: state.hands.map((hand) => hand.slice()),
    pile: state.pile.slice(),
    ended: state.ended.slice(),
    gold: state.gold.slice(),
    fates: state.fates.slice(),
  }),
  knowledge: { evaluate: () => 0.5 },
};

const text = (value: unknown) => JSON.stringify(value);

describe('a phase in which any seat may act, and a choice made together', () => {
  it('can be forked for every asked seat, restored, undone and replayed at every answer', () => {
    const pick = seedRng('pick');
    let undone = 0;
    let midStep = 0;
    for (let index = 0; index < 60; index++) {
      const table = Table.start(game, null, `road-${index}`);
      for (let answers = 0; answers < 400 && !table.isOver; answers++) {
        const before = text(table.state);
        const isMid = table.save().starts.at(-1)?.at !== table.answers.length;
        for (const { seat } of table.waitingFor()) {
          const own = table.questionFor(seat);
          const world = table.fork(seat, answers * 7 + seat);
          if (isMid) midStep += 1;
          expect(text(world.questionFor(seat))).toBe(text(own)); // the same question, ids included
          expect(text(world.waitingFor())).toBe(text(table.waitingFor()));
          expect(text(world.view(seat))).toBe(text(table.view(seat)));
          for (let on = 0; on < 5 && !world.isOver; on++) world.take(0, 0);
        }
        expect(text(table.state)).toBe(before);
        const again = Table.restore(game, JSON.parse(text(table.save())));
        expect(text(again.waitingFor())).toBe(text(table.waitingFor()));
        const question = below(pick, table.questions.length);
        table.take(question, below(pick, table.questions[question]?.options.length ?? 1));
        const restored = Table.restore(game, JSON.parse(text(table.save())));
        expect(restored.lastMove()).toEqual(table.lastMove());
        const seat = table.lastMove()?.seat as Seat;
        if (table.undoable(seat) > 0) {
          const after = text(table.state);
          const code = table.answers.at(-1) as number;
          expect(table.undo(seat).ok).toBe(true);
          expect(text(table.state)).toBe(before);
          expect(table.takeCode(code).ok).toBe(true);
          expect(text(table.state)).toBe(after);
          undone += 1;
        }
      }
      const record = makeRecord(game, null, `road-${index}`, table.answers);
      const same = replay(game, record);
      expect(same.ok && text(same.value.state)).toBe(text(table.state));
    }
    expect(midStep).toBeGreaterThan(100);
    expect(undone).toBeGreaterThan(100);
  });

  it('never asks more than one answer more than there are seats, and takes the decider at their word', () => {
    const table = Table.start(game, null, 'parley');
    for (let seat = 0; seat < SEATS; seat++) table.answer(seat, 'end');
    expect(table.waitingFor().map(({ seat }) => seat)).toEqual([0, 1, 2, 3]);
    table.answer(2, 'pray');
    table.answer(0, 'hunt');
    table.answer(3, 'pray');
    expect(table.questionFor(1)?.about).toEqual([0, null, 2, 2]);
    table.answer(1, 'pray');
    expect(table.waitingFor()).toEqual([{ seat: 0, prompt: 'fate' }]);
    expect(table.questionFor(0)?.options).toEqual(['pray', 'hunt']);
    expect(table.answer(0, 'hide').ok).toBe(false);
    table.answer(0, 'hunt');
    for (let seat = 0; seat < SEATS; seat++) table.answer(seat, 'left');
    expect(Math.floor((table.state.fates[0] as number) / 10)).toBe(10);
  });
});
