import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  makeRecord,
  packNumbers,
  packRecord,
  parseRecord,
  parseSeed,
  replay,
  Table,
  unpackNumbers,
  unpackRecord,
} from '../src/index';
import { harbour } from './harbour';

function played(seats = 2) {
  const table = Table.start(harbour, { seats }, 'voyage');
  table.answer(0, 'bid:1');
  table.answer(1, 'bid:2');
  if (seats === 3) table.answer(2, 'bid:0');
  table.answer(1, 'roll');
  table.answer(0, 'draw');
  table.answer(0, 'load');
  table.answer(0, 'offer:2');
  table.answer(1, 'accept');
  return { table, record: makeRecord(harbour, { seats }, 'voyage', table.answers) };
}

function codeOf(result: { ok: true } | { ok: false; refusal: { code: string } }): string {
  return result.ok ? 'ok' : result.refusal.code;
}

describe('a record', () => {
  it('is the game: played again, it comes to the same state', () => {
    const { table, record } = played();
    const again = replay(harbour, record);
    expect(again.ok && JSON.stringify(again.value.state)).toBe(JSON.stringify(table.state));
  });

  it('can be played to any point', () => {
    const { record } = played();
    for (let to = 0; to <= record.answers.length; to++) {
      const again = replay(harbour, record, to);
      expect(again.ok && again.value.answers.length).toBe(to);
    }
    expect(codeOf(replay(harbour, record, 99))).toBe('no-such-point');
    expect(codeOf(replay(harbour, record, -1))).toBe('no-such-point');
  });

  it.each([2, 3])('goes through JSON and the compact form with %i seats', (seats) => {
    const { record } = played(seats);
    expect(parseRecord(JSON.stringify(record))).toEqual({ ok: true, value: record });
    const compact = packRecord(harbour, record);
    expect(compact).toMatch(/^[A-Za-z0-9._~*-]+$/);
    expect(unpackRecord(harbour, compact)).toEqual({ ok: true, value: record });
  });
});

describe('a broken record', () => {
  it('cut short anywhere says so or is unreadable, and never plays', () => {
    const { record } = played();
    const compact = packRecord(harbour, record);
    for (let length = 0; length < compact.length; length++) {
      expect(['record-cut-short', 'record-unreadable', 'record-other-game'], `first ${length}`).toContain(
        codeOf(unpackRecord(harbour, compact.slice(0, length))),
      );
    }
    const json = JSON.stringify(record);
    for (let length = 1; length < json.length; length++) {
      expect(codeOf(parseRecord(json.slice(0, length)))).toBe('record-cut-short');
    }
  });

  it('edited in any letter is refused', () => {
    const compact = packRecord(harbour, played().record);
    for (let index = 0; index < compact.length; index++) {
      const letter = compact[index] === 'Q' ? 'R' : 'Q';
      const edited = compact.slice(0, index) + letter + compact.slice(index + 1);
      expect(codeOf(unpackRecord(harbour, edited)), edited).not.toBe('ok');
    }
  });

  it('edited as JSON is refused as edited', () => {
    const { record } = played();
    expect(codeOf(parseRecord({ ...record, seed: 'another' }))).toBe('record-edited');
    expect(codeOf(parseRecord({ ...record, answers: record.answers.slice(1) }))).toBe('record-edited');
    expect(codeOf(parseRecord({ ...record, config: { seats: 3 } }))).toBe('record-edited');
  });

  it('of another format, game or version names both', () => {
    const { record } = played();
    expect(parseRecord({ ...record, format: 2 })).toMatchObject({
      refusal: { code: 'record-format', detail: { format: '2' } },
    });
    const other = { ...harbour, id: 'quay' };
    expect(replay(other, record)).toMatchObject({
      refusal: { code: 'record-other-game', detail: { game: 'harbour' } },
    });
    expect(unpackRecord(other, packRecord(harbour, record))).toMatchObject({ refusal: { code: 'record-other-game' } });
    const newer = { ...harbour, version: 4, reads: [4] };
    expect(replay(newer, record)).toMatchObject({
      refusal: { code: 'record-other-version', detail: { version: 3, known: 4, age: 'closed' } },
    });
    expect(codeOf(unpackRecord(newer, packRecord(harbour, record)))).toBe('record-other-version');
    expect(codeOf(unpackRecord(harbour, 'M9.harbour.3.two.x.0..AAAAAAAA'))).toBe('record-format');
  });

  it('with an answer that does not fit names the answer', () => {
    const table = Table.start(harbour, { seats: 2 }, 'voyage');
    const forged = makeRecord(harbour, { seats: 2 }, 'voyage', [...table.answers, 2, 999]);
    expect(replay(harbour, forged)).toMatchObject({
      refusal: { code: 'record-answer', detail: { index: 1, answer: 999 } },
    });
  });

  it.each([null, 5, 'hello', '{', '[]', '{}', [1], { format: 1 }, ''])('such as %j is refused with a code', (input) => {
    expect(codeOf(parseRecord(input))).toMatch(/^record-/);
  });

  it('with wrong parts names the part', () => {
    const { record } = played();
    expect(codeOf(parseRecord({ ...record, answers: [1.5] }))).toBe('record-unreadable');
    expect(codeOf(parseRecord({ ...record, answers: 'AB' }))).toBe('record-unreadable');
    expect(codeOf(parseRecord({ ...record, seed: 'a b' }))).toBe('bad-seed');
    expect(codeOf(parseRecord({ ...record, game: 7 }))).toBe('record-unreadable');
  });
});

describe('letters for numbers', () => {
  it('give back every list of whole numbers', () => {
    fc.assert(
      fc.property(fc.array(fc.nat({ max: 2 ** 31 - 1 })), (numbers) => {
        expect(unpackNumbers(packNumbers(numbers))).toEqual(numbers);
      }),
    );
  });

  it('take one letter for an answer below 32', () => {
    expect(packNumbers([0, 31, 5])).toHaveLength(3);
    expect(unpackNumbers('A!')).toBeNull();
  });
});

describe('a seed', () => {
  it.each(['', 'a b', 'ä', 'x'.repeat(129), 5, null])('%j is refused', (seed) => {
    expect(codeOf(parseSeed(seed))).toBe('bad-seed');
  });
  it('of letters, digits, - and _ is taken', () => {
    expect(parseSeed('Kaer_Morhen-42')).toEqual({ ok: true, value: 'Kaer_Morhen-42' });
  });
});
