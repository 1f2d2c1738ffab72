import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { answer, ERROR_CODES, LIMITS, parseBy, parseClientMessage, parseServerMessage } from '../src/index';

const table = 'AAAAAAAAAAAAAAAAAAAAAA';
const parse = (message: unknown) => parseClientMessage(JSON.stringify(message));

describe('client messages', () => {
  it('read back what a client sends', () => {
    const answer = { type: 'answer', id: 'c1', table, seat: 0, option: 'pass', moves: 3 };
    expect(parse(answer)).toEqual({ ok: true, value: answer });
  });

  it('drop fields that nobody knows', () => {
    const read = parse({ type: 'undo', id: 'c1', table, seat: 1, isAdmin: true });
    expect(read).toEqual({ ok: true, value: { type: 'undo', id: 'c1', table, seat: 1 } });
  });

  it.each([
    ['no JSON', '{'],
    ['no object', '7'],
    ['an unknown type', '{"type":"sudo"}'],
    ['a seat that cannot be', JSON.stringify({ type: 'undo', id: 'c1', table, seat: -1 })],
    ['a fractional seat', JSON.stringify({ type: 'undo', id: 'c1', table, seat: 0.5 })],
    ['a table id of the wrong shape', JSON.stringify({ type: 'undo', id: 'c1', table: '../etc', seat: 0 })],
    ['a command without an id', JSON.stringify({ type: 'undo', table, seat: 0 })],
    [
      'chat beyond the limit',
      JSON.stringify({ type: 'say', id: 'c', table, text: 'x'.repeat(LIMITS.chatLetters + 1) }),
    ],
  ])('refuse %s', (_, text) => {
    expect(parseClientMessage(text)).toMatchObject({ ok: false, code: 'bad-message' });
  });

  it('say where a message is wrong, without repeating it', () => {
    expect(parse({ type: 'answer', id: 'c1', table, seat: 'secret', option: 'pass' })).toEqual({
      ok: false,
      code: 'bad-message',
      detail: { at: 'seat' },
    });
  });

  it('refuse JSON nested beyond reason', () => {
    const nested = `${'['.repeat(5_000)}${']'.repeat(5_000)}`;
    const text = `{"type":"ready","id":"c","table":"${table}","seat":0,"ready":true,"choice":${nested}}`;
    expect(parseClientMessage(text)).toMatchObject({ ok: false, detail: { at: 'choice' } });
  });
});

describe('server messages', () => {
  it('know every error code', () => {
    for (const code of ERROR_CODES) {
      expect(parseServerMessage(JSON.stringify({ type: 'refused', id: 'c', code, detail: {} })).ok).toBe(true);
    }
    expect(parseServerMessage(JSON.stringify({ type: 'refused', id: 'c', code: 'no', detail: {} })).ok).toBe(false);
  });

  it('check a patch in depth', () => {
    const delta = (patch: unknown) =>
      parseServerMessage(JSON.stringify({ type: 'delta', table, as: 0, seq: 1, time: 0, patch, log: [] }));
    expect(delta(['o', { view: ['a', { 0: ['=', 1] }] }, []]).ok).toBe(true);
    expect(delta(['o', { view: ['x', 1] }, []]).ok).toBe(false);
  });
});

describe('an answer', () => {
  const odd = fc.constantFrom(
    null,
    true,
    -1,
    -0,
    0.5,
    8,
    1e308,
    '',
    ' ',
    'a b',
    'x'.repeat(201),
    [],
    {},
    '\u0000',
    'é',
  );
  const fields = {
    id: fc.oneof(fc.stringMatching(/^[A-Za-z0-9_-]{1,41}$/), odd),
    table: fc.oneof(fc.stringMatching(/^[A-Za-z0-9_-]{21,23}$/), odd),
    seat: fc.oneof(fc.integer({ min: -1, max: 8 }), odd),
    option: fc.oneof(fc.string({ minLength: 0, maxLength: 201 }), odd),
    moves: fc.oneof(fc.nat(), odd),
    extra: fc.jsonValue(),
  };
  const any = fc.record({ type: fc.constant('answer'), ...fields }, { requiredKeys: ['type'] });
  const good = fc.record({
    type: fc.constant('answer'),
    id: fc.stringMatching(/^[A-Za-z0-9_-]{1,40}$/),
    table: fc.stringMatching(/^[A-Za-z0-9_-]{22}$/),
    seat: fc.integer({ min: 0, max: 7 }),
    option: fc.string({ minLength: 1, maxLength: 200 }),
    moves: fields.moves,
    extra: fields.extra,
  });

  it('is read as its schema reads it', () => {
    let count = 0;
    fc.assert(
      fc.property(fc.oneof(any, good), (message) => {
        const text = JSON.stringify(message);
        const read = parseClientMessage(text);
        expect(read).toEqual(parseBy(answer, JSON.parse(text)));
        if (read.ok) count += 1;
      }),
      { numRuns: 2_000 },
    );
    expect(count).toBeGreaterThan(100);
  });
});
