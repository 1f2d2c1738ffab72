import { describe, expect, it } from 'vitest';
import { type SavedTable, Table } from '../src/index';
import { harbour } from './harbour';

/** The harbour, and how many steps it has begun. */
function counted() {
  let steps = 0;
  const game: typeof harbour = {
    ...harbour,
    next(play) {
      steps += 1;
      return harbour.next(play);
    },
  };
  return { game, since: (mark: number) => steps - mark, mark: () => steps };
}

/** Two bids, and two crates that seat 0 loads: each answer a step of its own. */
function loaded(game: typeof harbour) {
  const table = Table.start(game, { seats: 2 }, 'tide');
  table.answer(0, 'bid:1');
  table.answer(1, 'bid:2');
  table.answer(0, 'load');
  table.answer(0, 'load');
  return table;
}

const saved = <State>(table: { save(): SavedTable<State> }): SavedTable<State> =>
  JSON.parse(JSON.stringify(table.save()));

describe('undo', () => {
  it.each(['live', 'restored'])('of a %s table begins no step but the one it goes back to', (kind) => {
    const { game, since, mark } = counted();
    const played = loaded(game);
    const table = kind === 'live' ? played : Table.restore(game, saved(played));
    for (const left of [3, 2]) {
      const before = mark();
      expect(table.undo(0).ok).toBe(true);
      expect(since(before)).toBe(1);
      expect(table.answers).toHaveLength(left);
    }
    expect(table.undo(0).ok).toBe(false); // the bids were shown
  });

  it('keeps no start from before something was shown', () => {
    const table = Table.start(harbour, { seats: 2 }, 'tide');
    table.answer(0, 'bid:1');
    table.answer(1, 'bid:2');
    expect(table.save().starts.map(({ at }) => at)).toEqual([2]);
  });

  it('keeps no start that no seat can go back to on its own', () => {
    const table = loaded(harbour);
    expect(table.save().starts.map(({ at }) => at)).toEqual([2, 3, 4]);
    table.answer(1, 'load');
    expect(table.save().starts.map(({ at }) => at)).toEqual([4, 5]);
  });

  it('plays the game again beyond that, and leads to the same place', () => {
    const { game, since, mark } = counted();
    const table = loaded(game);
    const before = mark();
    table.rewind(1);
    expect(since(before)).toBe(2);
    expect(table.waitingFor()).toEqual([{ seat: 1, prompt: 'bid' }]);
  });
});

describe('a rewind in a long game', () => {
  it('plays again only what came since the last milestone', () => {
    const { game, since, mark } = counted();
    const begun = Table.start(game, { seats: 2 }, 'tide').state;
    const table = Table.from(game, { ...structuredClone(begun), phase: 'quay', crates: 3_000 });
    for (let turn = 0; turn < 1_200; turn++) table.answer(turn % 2, turn % 7 === 0 ? 'roll' : 'load');
    const fresh = Table.from(game, { ...structuredClone(begun), phase: 'quay', crates: 3_000 });
    for (const code of table.answers.slice(0, 600)) fresh.takeCode(code);
    for (const to of [1_190, 700, 600]) {
      const before = mark();
      expect(table.rewind(to).ok).toBe(true);
      expect(since(before)).toBeLessThan(260);
    }
    expect(table.state).toEqual(fresh.state);
    expect(table.undoable(1)).toBe(fresh.undoable(1));
  });
});

describe('the last move', () => {
  it('is named as it was offered, and known again after an undo', () => {
    const table = Table.start(harbour, { seats: 2 }, 'tide');
    expect(table.lastMove()).toBeNull();
    expect(table.lastAnswerOf(0)).toBeNull();
    const played = loaded(harbour);
    for (let { length } = played.answers; length > 2; length--) {
      expect(played.lastMove()).toEqual(played.moves().at(-1));
      expect(Table.restore(harbour, saved(played)).lastMove()).toEqual(played.lastMove());
      played.undo(0);
    }
    expect(played.lastMove()).toMatchObject({ seat: 1, prompt: 'bid', option: 'bid:2', liesOpen: false });
    expect(played.lastAnswerOf(0)).toBe(0);
  });
});

describe('the number of an answer', () => {
  it('says the same as its name, at every open question', () => {
    const table = Table.start(harbour, { seats: 3 }, 'tide');
    for (const { seat } of table.waitingFor()) {
      for (const [place, option] of (table.questionFor(seat)?.options ?? []).entries()) {
        const code = table.codeOf(seat, option);
        expect(code).toEqual(table.codeAt(seat, place));
        expect(code.ok && table.nameOf(code.value)).toMatchObject({ ok: true, value: { seat, prompt: 'bid', option } });
      }
    }
  });

  it('is refused where the answer would be', () => {
    const table = Table.start(harbour, { seats: 2 }, 'tide');
    expect(table.codeOf(0, 'bid:3')).toMatchObject({ refusal: { code: 'blocked', detail: { rule: 'GW-GEN-003' } } });
    expect(table.codeOf(0, 'sing')).toMatchObject({ refusal: { code: 'not-offered' } });
    expect(table.codeOf(5, 'bid:1')).toMatchObject({ refusal: { code: 'not-asked' } });
    expect(table.codeAt(0, 3)).toMatchObject({ refusal: { code: 'not-offered' } });
    expect(table.codeAt(5, 0)).toMatchObject({ refusal: { code: 'not-asked' } });
    expect(table.nameOf(99)).toMatchObject({ refusal: { code: 'not-offered' } });
  });
});
