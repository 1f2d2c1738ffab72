import { describe, expect, it } from 'vitest';
import { InvariantError, mayRead, Table } from '../src/index';
import { harbour } from './harbour';

function newTable(seats = 2, seed = 'tide') {
  return Table.start(harbour, { seats }, seed);
}

/** A table at the quay, where anyone may act. */
function atTheQuay() {
  const table = newTable();
  table.answer(0, 'bid:1');
  table.answer(1, 'bid:2');
  return table;
}

describe('questions', () => {
  it('are open to several seats at once, and each seat sees only its own', () => {
    const table = newTable();
    expect(table.waitingFor()).toEqual([
      { seat: 0, prompt: 'bid' },
      { seat: 1, prompt: 'bid' },
    ]);
    expect(table.questionFor(0)?.options).toEqual(['bid:0', 'bid:1', 'bid:2']);
    expect(table.questionFor(1)?.options).toEqual(['bid:0', 'bid:1', 'bid:2', 'bid:3']);
    expect(table.questionFor(7)).toBeNull();
  });

  it('show what is blocked, with the rule that blocks it', () => {
    expect(newTable().questionFor(0)?.blocked).toEqual([{ id: 'bid:3', rule: 'GW-GEN-003' }]);
  });

  it('go on with whoever answers first', () => {
    const table = newTable();
    expect(table.answer(1, 'bid:3').ok).toBe(true);
    expect(table.waitingFor()).toEqual([{ seat: 0, prompt: 'bid' }]);
  });

  it('carry what they are about', () => {
    const table = atTheQuay();
    for (let crate = 0; crate < 3; crate++) table.answer(0, 'load');
    expect(table.questionFor(0)?.about).toBe('gold');
    table.answer(0, 'offer:2');
    expect(table.questionFor(1)).toMatchObject({ prompt: 'consent', about: 2 });
  });
});

describe('a flow that asks badly', () => {
  it.each([
    ['nobody', []],
    ['without options', [{ seat: 0, prompt: { id: 'x', answersLieOpen: true, optionId: String }, options: [] }]],
    [
      'one seat twice',
      [0, 0].map((seat) => ({ seat, prompt: { id: 'x', answersLieOpen: true, optionId: String }, options: [1] })),
    ],
  ])('%s is our bug', (_, questions) => {
    const broken = {
      ...harbour,
      *next() {
        yield questions;
      },
    };
    expect(() => Table.start(broken, { seats: 2 }, 'x')).toThrow(InvariantError);
  });
});

describe('a refused answer', () => {
  it.each([
    [0, 'bid:9', 'not-offered'],
    [0, 'bid:3', 'blocked'],
    [5, 'bid:0', 'not-asked'],
  ])('of seat %i with %s is %s, and changes nothing', (seat, option, code) => {
    const table = newTable();
    const before = JSON.stringify(table.save());
    const answered = table.answer(seat, option);
    expect(answered).toMatchObject({ ok: false, refusal: { code, detail: { seat, option } } });
    expect(JSON.stringify(table.save())).toBe(before);
  });

  it('names the seats that are asked when another answers', () => {
    const table = newTable();
    table.answer(0, 'bid:0');
    expect(table.answer(0, 'bid:1')).toMatchObject({
      ok: false,
      refusal: { code: 'not-asked', detail: { waitingFor: [1] } },
    });
  });

  it('after the end is game-over', () => {
    const table = atTheQuay();
    for (let crate = 0; crate < 3; crate++) table.answer(1, 'load');
    table.answer(0, 'none');
    expect(table.isOver).toBe(true);
    expect(table.outcome).toEqual({ places: [2, 1], reason: 'gold', together: null });
    expect(table.answer(0, 'none')).toMatchObject({ ok: false, refusal: { code: 'game-over' } });
  });

  it('by number out of range is our bug, not a move', () => {
    const table = newTable();
    expect(() => table.take(0, 9)).toThrow(InvariantError);
    expect(() => table.take(4, 0)).toThrow(InvariantError);
    expect(table.takeCode(99)).toMatchObject({ ok: false, refusal: { code: 'not-offered' } });
    expect(table.takeCode(-1)).toMatchObject({ ok: false });
    expect(table.takeCode(0.5)).toMatchObject({ ok: false });
    expect(table.answers).toEqual([]);
  });
});

describe('events', () => {
  it('come with the answer, and are cut for each viewer', () => {
    const table = newTable();
    const told = table.answer(0, 'bid:2');
    if (!told.ok) throw new Error('refused');
    expect(told.value.map((event) => harbour.cut(event, 0))).toEqual([{ type: 'bid', seat: 0, amount: 2 }]);
    expect(told.value.map((event) => harbour.cut(event, 1))).toEqual([{ type: 'bid', seat: 0, amount: null }]);
    expect(told.value.map((event) => harbour.cut(event, 'spectator'))).toEqual([
      { type: 'bid', seat: 0, amount: null },
    ]);
    expect(told.value.map((event) => harbour.cut(event, 'everything'))).toEqual(told.value);
  });

  it('are not made on a headless table', () => {
    const table = Table.start(harbour, { seats: 2 }, 'quiet', { isLive: false });
    const told = table.answer(0, 'bid:0');
    expect(told).toEqual({ ok: true, value: [] });
  });
});

describe('hiding', () => {
  it('is declared by place: everyone, the owner, or nobody', () => {
    const hiding = { open: 'everyone', hand: 'owner', deck: 'nobody' } as const;
    const readers = (place: keyof typeof hiding) =>
      ([0, 1, 'spectator', 'everything'] as const).filter((viewer) => mayRead(hiding, place, 0, viewer));
    expect(readers('open')).toEqual([0, 1, 'spectator', 'everything']);
    expect(readers('hand')).toEqual([0, 'everything']);
    expect(readers('deck')).toEqual(['everything']);
  });
});

describe('saving', () => {
  it('keeps a table in the middle of a step, through JSON', () => {
    const table = atTheQuay();
    for (let crate = 0; crate < 3; crate++) table.answer(0, 'load');
    table.answer(0, 'offer:1');
    const saved = JSON.parse(JSON.stringify(table.save()));
    expect(saved.starts.at(-1).at).toBe(saved.answers.length - 1);
    const restored = Table.restore(harbour, saved);
    expect(restored.questionFor(1)).toEqual(table.questionFor(1));
    restored.answer(1, 'accept');
    expect(restored.state.gold).toEqual([1, 4]);
    expect(table.state.gold).toEqual([2, 3]);
  });

  it('names the answers of the past', () => {
    const table = atTheQuay();
    table.answer(1, 'roll');
    expect(table.moves()).toMatchObject([
      { seat: 0, prompt: 'bid', option: 'bid:1' },
      { seat: 1, prompt: 'bid', option: 'bid:2' },
      { seat: 1, prompt: 'quay', option: 'roll' },
    ]);
  });
});

describe('undo', () => {
  it('takes back the own last answer while nothing was revealed', () => {
    const table = newTable(3);
    const before = JSON.stringify(table.state);
    table.answer(0, 'bid:1');
    expect(table.undoable(0)).toBe(1);
    expect(table.undoable(1)).toBe(0);
    expect(table.undo(0)).toEqual({ ok: true, value: null });
    expect(JSON.stringify(table.state)).toBe(before);
    expect(table.questionFor(0)?.prompt).toBe('bid');
  });

  it('stops where another seat has acted', () => {
    const table = newTable(3);
    table.answer(0, 'bid:1');
    table.answer(1, 'bid:0');
    expect(table.undo(0)).toMatchObject({
      ok: false,
      refusal: { code: 'undo-barrier', detail: { why: 'other-seat-acted' } },
    });
    expect(table.undo(1).ok).toBe(true);
  });

  it('stops where something was revealed, drawn or rolled', () => {
    const revealed = atTheQuay();
    expect(revealed.undo(1)).toMatchObject({
      ok: false,
      refusal: { code: 'undo-barrier', detail: { why: 'revealed' } },
    });
    for (const act of ['roll', 'draw']) {
      const table = atTheQuay();
      table.answer(0, act);
      expect(table.undo(0), act).toMatchObject({
        ok: false,
        refusal: { code: 'undo-barrier', detail: { why: 'revealed' } },
      });
    }
    const table = atTheQuay();
    table.answer(0, 'load');
    table.answer(0, 'load');
    expect(table.undoable(0)).toBe(2);
  });

  it('has nothing to take back before the first answer', () => {
    expect(newTable().undo(0)).toMatchObject({ ok: false, refusal: { code: 'nothing-to-undo' } });
  });

  it('goes further back by consent, and the same answers lead to the same place again', () => {
    const table = atTheQuay();
    table.answer(0, 'roll');
    table.answer(1, 'draw');
    const end = JSON.stringify(table.state);
    const answers = [...table.answers];
    expect(table.rewind(1).ok).toBe(true);
    expect(table.waitingFor()).toEqual([{ seat: 1, prompt: 'bid' }]);
    for (const code of answers.slice(1)) table.takeCode(code);
    expect(JSON.stringify(table.state)).toBe(end);
    expect(table.rewind(9)).toMatchObject({ ok: false, refusal: { code: 'no-such-point' } });
  });
});

describe('a fork', () => {
  it('plays on without touching the table', () => {
    const table = atTheQuay();
    const before = JSON.stringify(table.save());
    const fork = table.fork(0, 1);
    fork.take(0, 2);
    fork.take(0, 1);
    expect(JSON.stringify(table.save())).toBe(before);
    expect(fork.state.crates).toBe(1);
  });

  it('has fresh luck: the same act comes out differently in different forks, and never follows the table', () => {
    const faces = new Set<number>();
    const table = atTheQuay();
    for (let seed = 0; seed < 40; seed++) {
      const fork = table.fork(0, seed);
      faces.add(below6(fork.state.rng.a));
    }
    expect(faces.size).toBeGreaterThan(1);
  });

  it('deals anew what the seat cannot know and keeps what it knows', () => {
    const table = newTable(3);
    table.answer(1, 'bid:0');
    table.answer(0, 'bid:2');
    const bids = new Set<number | null | undefined>();
    for (let seed = 0; seed < 30; seed++) {
      const fork = table.fork(0, seed);
      expect(fork.state.bids[0]).toBe(2);
      bids.add(fork.state.bids[1]);
    }
    expect([...bids].sort()).toEqual([0, 1]);
  });

  it('in the middle of a step belongs to the seat that is asked', () => {
    const table = atTheQuay();
    for (let crate = 0; crate < 3; crate++) table.answer(0, 'load');
    table.answer(0, 'offer:2');
    const fork = table.fork(1, 5);
    fork.take(0, 0);
    expect(fork.state.gold).toEqual([0, 5]);
    expect(() => table.fork(0, 5)).toThrow(InvariantError);
  });

  it('of a headless table is refused as our bug', () => {
    const table = Table.start(harbour, { seats: 2 }, 'quiet', { isLive: false });
    expect(() => table.fork(0, 1)).toThrow(InvariantError);
    expect(() => table.save()).toThrow(InvariantError);
  });
});

function below6(word: number): number {
  return Math.abs(word) % 6;
}
