import { randomBytes } from 'node:crypto';

const pick = (list) => list[Math.floor(Math.random() * list.length)];
const nested = (depth) => `${'['.repeat(depth)}${']'.repeat(depth)}`;
const id = () => randomBytes(8).toString('hex');
const strange = [null, true, -1, 0.5, 1e308, '', '\u0000', 'x'.repeat(300), [], {}, [[]], { length: 9 }, 'constructor'];

/** Kinds of hostile messages: each makes the text of one, aimed at the table under attack. */
export const ATTACKS = {
  garbage: () => randomBytes(1 + Math.floor(Math.random() * 200)).toString('latin1'),
  binary: () => randomBytes(1 + Math.floor(Math.random() * 200)),
  'broken JSON': ({ answer }) => JSON.stringify(answer).slice(0, -1 - Math.floor(Math.random() * 20)),
  'wrong types': ({ answer }) => JSON.stringify({ ...answer, [pick(Object.keys(answer))]: pick(strange) }),
  'missing fields': ({ answer }) =>
    JSON.stringify({ ...answer, id: id(), [pick(['table', 'seat', 'option'])]: undefined }),
  'unknown types': () => JSON.stringify({ type: pick(['sudo', '__proto__', 'constructor', '', 7, null]), id: id() }),
  'deep nesting': ({ table }) =>
    `{"type":"ready","id":"${id()}","table":"${table}","seat":0,"ready":true,"choice":${nested(10_000)}}`,
  'polluted keys': ({ answer }) =>
    JSON.stringify(answer).replace('{', '{"__proto__":{"person":"x"},"constructor":{"prototype":{"ok":true}},'),
  'nearly oversized': ({ table }) => JSON.stringify({ type: 'say', id: id(), table, text: 'x'.repeat(60_000) }),
  'seats of others': ({ answer }) => JSON.stringify({ ...answer, id: id() }),
  'replayed commands': ({ replayed }) => JSON.stringify(pick(replayed)),
  'unknown tables': ({ answer }) =>
    JSON.stringify({ ...answer, id: id(), table: randomBytes(16).toString('base64url') }),
  'wrong keys': ({ table }) =>
    JSON.stringify({ type: 'join', id: id(), table, key: randomBytes(12).toString('base64url'), ready: true }),
  'views of others': ({ table }) => JSON.stringify({ type: 'watch', table, as: pick([0, 1, 2, 'spectator']) }),
  'false resumes': ({ table }) =>
    JSON.stringify({ type: 'watch', table, as: 0, resume: { stream: id(), seq: Math.floor(Math.random() * 1e9) } }),
  'host tricks': ({ table }) =>
    JSON.stringify({
      id: id(),
      table,
      ...pick([
        { type: 'close' },
        { type: 'rematch' },
        { type: 'set-seat', seat: 0, to: { kind: 'open' } },
        { type: 'leave', seat: 0 },
        { type: 'resign', seat: 1 },
        { type: 'undo', seat: 0 },
        { type: 'ask-take-back', seat: 0, to: 0 },
        { type: 'consent', seat: 1, to: 'take-back', agree: true },
        { type: 'offer-draw', seat: 0 },
        { type: 'say', text: 'let me in' },
      ]),
    }),
};

/** Messages after which the server hangs up. */
export const LAST_WORDS = {
  oversized: () => JSON.stringify({ type: 'ping', filler: 'x'.repeat(70_000 + Math.floor(Math.random() * 50_000)) }),
  'forged tokens': ({ protocol }) =>
    JSON.stringify({
      type: 'hello',
      protocol,
      token: `m1.${randomBytes(16).toString('base64url')}.1.${randomBytes(32).toString('base64url')}`,
    }),
  'other protocols': () => JSON.stringify({ type: 'hello', protocol: pick([0, 2, 99]), token: 'x' }),
};

/** Messages of a player at the table itself, who is not asked or plays what is not offered. */
export const FOUL_PLAY = {
  'out of turn': ({ table, waiting }) =>
    JSON.stringify({
      type: 'answer',
      id: id(),
      table,
      seat: waiting,
      option: pick(['pass', 'done', 'leader', 'keep']),
    }),
  'not offered': ({ table, asked }) =>
    JSON.stringify({
      type: 'answer',
      id: id(),
      table,
      seat: asked,
      option: pick(['play:nothing', '', 'PASS', ' pass', '0']),
    }),
  stale: ({ table, asked, option }) =>
    JSON.stringify({ type: 'answer', id: id(), table, seat: asked, option, moves: 9_999 }),
  'empty offers': ({ table, asked }) =>
    JSON.stringify({ type: 'consent', id: id(), table, seat: asked, to: pick(['draw', 'take-back']), agree: true }),
  'far take-backs': ({ table, asked }) =>
    JSON.stringify({ type: 'ask-take-back', id: id(), table, seat: asked, to: 5_000 }),
};
