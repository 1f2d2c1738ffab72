import type { Game, GameState } from './game';
import { type Json, ok, type Result, refuse } from './result';
import { Table } from './table';

/** The record is the game: what was agreed, the seed, and every answer in order. */
export interface GameRecord {
  readonly format: 1;
  readonly game: string;
  readonly version: number;
  readonly config: Json;
  readonly seed: string;
  readonly answers: readonly number[];
  /** Checksum over all of the above: a record that was edited by hand says so. */
  readonly check: string;
}

const FORMAT = 1;
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const SEED = /^[A-Za-z0-9_-]{1,128}$/;

/** Seeds are short texts of letters, digits, `-` and `_`, so that they travel in links. */
export function parseSeed(seed: unknown): Result<string> {
  if (typeof seed === 'string' && SEED.test(seed)) return ok(seed);
  return refuse('bad-seed', { seed: typeof seed === 'string' ? seed.slice(0, 140) : typeof seed });
}

export function makeRecord<Config, State extends GameState, View, Event>(
  game: Game<Config, State, View, Event>,
  config: Config,
  seed: string,
  answers: readonly number[],
  version: number = game.version,
): GameRecord {
  const body = { format: FORMAT, game: game.id, version, config: game.configJson(config), seed, answers };
  return { ...body, format: 1, check: checksum(canonical(body)) };
}

/** Reads a record from JSON text or from a parsed value. */
export function parseRecord(input: unknown): Result<GameRecord> {
  const value = typeof input === 'string' ? parseJson(input) : ok(input);
  if (!value.ok) return value;
  const record = value.value;
  if (typeof record !== 'object' || record === null) return refuse('record-unreadable', { why: 'not an object' });
  const { format, game, version, config, seed, answers, check } = record as Record<string, unknown>;
  if (format !== FORMAT) return refuse('record-format', { format: String(format), known: FORMAT });
  const missing = Object.entries({ game, version, config, seed, answers, check }).find(
    ([, part]) => part === undefined,
  );
  if (missing !== undefined) return refuse('record-cut-short', { missing: missing[0] });
  if (typeof game !== 'string') return refuse('record-unreadable', { why: 'game is not a text' });
  if (typeof version !== 'number') return refuse('record-unreadable', { why: 'version is not a number' });
  const read = parseSeed(seed);
  if (!read.ok) return read;
  if (!isAnswerList(answers)) return refuse('record-unreadable', { why: 'answers are not whole numbers' });
  const body = { format: 1 as const, game, version, config: config as Json, seed: read.value, answers };
  if (check !== checksum(canonical(body))) return refuse('record-edited', { check: String(check) });
  return ok({ ...body, check });
}

function parseJson(text: string): Result<unknown> {
  try {
    return ok(JSON.parse(text));
  } catch {
    const isOpen = text.trimStart().startsWith('{') && text.split('{').length > text.split('}').length;
    if (isOpen) return refuse('record-cut-short', { missing: 'end' });
    return refuse('record-unreadable', { why: 'neither JSON nor a compact record' });
  }
}

function isAnswerList(answers: unknown): answers is readonly number[] {
  return Array.isArray(answers) && answers.every((code) => Number.isSafeInteger(code) && code >= 0);
}

/** The compact form for links: `M1.game.version.config.seed.count.answers.check`. */
export function packRecord<Config, State extends GameState, View, Event>(
  game: Game<Config, State, View, Event>,
  record: GameRecord,
): string {
  const config = game.parseConfig(record.config);
  const packed = config.ok ? game.packConfig(config.value) : null;
  const parts = [
    `M${FORMAT}`,
    record.game,
    String(record.version),
    packed === null ? `*${packText(JSON.stringify(record.config))}` : packed,
    record.seed,
    String(record.answers.length),
    packNumbers(record.answers),
  ];
  return `${parts.join('.')}.${checksum(parts.join('.'))}`;
}

/** The game a compact record is of, before anything else is read: null when the text is no compact record. */
export function packedGame(text: string): string | null {
  const parts = text.trim().split('.');
  return parts[0] === `M${FORMAT}` && parts[1] !== undefined ? parts[1] : null;
}

export function unpackRecord<Config, State extends GameState, View, Event>(
  game: Game<Config, State, View, Event>,
  text: string,
): Result<GameRecord> {
  const parts = text.trim().split('.');
  const [mark, id, version, config, seed, count, answers, check] = parts;
  if (mark === undefined || !/^M\d+$/.test(mark)) return refuse('record-unreadable', { why: 'no compact record' });
  if (mark !== `M${FORMAT}`) return refuse('record-format', { format: mark, known: FORMAT });
  if (id !== game.id) return refuse('record-other-game', { game: id ?? '', expected: game.id });
  if (version === undefined || config === undefined || seed === undefined || count === undefined) {
    return refuse('record-cut-short', { parts: parts.length });
  }
  if (answers === undefined) return refuse('record-cut-short', { answers: 0, expected: Number(count) });
  const codes = unpackNumbers(answers);
  if (codes === null) return refuse('record-unreadable', { why: 'answers' });
  if (codes.length < Number(count)) {
    return refuse('record-cut-short', { answers: codes.length, expected: Number(count) });
  }
  if (check === undefined) return refuse('record-cut-short', { missing: 'check' });
  if (check !== checksum(parts.slice(0, 7).join('.')) || parts.length > 8) {
    return check.length < CHECK_LETTERS ? refuse('record-cut-short', { missing: 'check' }) : refuse('record-edited');
  }
  const edition = readEdition(game, Number(version));
  if (!edition.ok) return edition;
  const unpacked = unpackConfig(game, config);
  if (!unpacked.ok) return unpacked;
  const read = parseSeed(seed);
  if (!read.ok) return read;
  return ok(makeRecord(game, unpacked.value, read.value, codes, edition.value));
}

/** An edition that this engine plays, or why it does not: it comes from a newer program, or is closed for good. */
export function readEdition(
  game: { readonly id: string; readonly version: number; readonly reads: readonly number[] },
  edition: number,
): Result<number> {
  if (game.reads.includes(edition)) return ok(edition);
  const age = edition > game.version ? 'newer' : 'closed';
  return refuse('record-other-version', { game: game.id, version: edition, known: game.version, age });
}

function unpackConfig<Config, State extends GameState, View, Event>(
  game: Game<Config, State, View, Event>,
  text: string,
): Result<Config> {
  if (!text.startsWith('*')) return game.unpackConfig(text);
  const json = unpackText(text.slice(1));
  const parsed = json === null ? refuse('record-unreadable', { why: 'configuration' }) : parseJson(json);
  return parsed.ok ? game.parseConfig(parsed.value) : parsed;
}

/** Plays a record again, up to answer number `to` or to its end. */
export function replay<Config, State extends GameState, View, Event>(
  game: Game<Config, State, View, Event>,
  record: GameRecord,
  to: number = record.answers.length,
): Result<Table<Config, State, View, Event>> {
  if (record.game !== game.id) return refuse('record-other-game', { game: record.game, expected: game.id });
  const edition = readEdition(game, record.version);
  if (!edition.ok) return edition;
  if (!Number.isInteger(to) || to < 0 || to > record.answers.length) {
    return refuse('no-such-point', { to, last: record.answers.length });
  }
  const config = game.parseConfig(record.config);
  if (!config.ok) return config;
  const table = Table.start(game, config.value, record.seed, { edition: edition.value });
  for (const [index, code] of record.answers.slice(0, to).entries()) {
    const taken = table.takeCode(code);
    if (!taken.ok) return refuse('record-answer', { index, answer: code, why: taken.refusal.code });
  }
  return ok(table);
}

/** JSON with sorted keys, so that equal contents have equal checksums. */
function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const entries = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1));
  return `{${entries.map(([key, part]) => `${JSON.stringify(key)}:${canonical(part)}`).join(',')}}`;
}

const CHECK_LETTERS = 8;

/** 48 bits over the text: against slips and idle edits, not against forgers (the seed's hash serves against those). */
export function checksum(text: string): string {
  let one = 0x811c9dc5 | 0;
  let two = 0x9747b28c | 0;
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index);
    one = Math.imul(one ^ code, 0x01000193);
    two = Math.imul(two ^ code ^ (one >>> 15), 0x5bd1e995);
  }
  two ^= two >>> 13;
  let letters = '';
  for (let index = 0; index < CHECK_LETTERS; index++) {
    const word = index < CHECK_LETTERS / 2 ? one : two;
    letters += LETTERS[(word >>> ((index % 4) * 6)) & 63];
  }
  return letters;
}

/** Whole numbers as letters, five bits each; the sixth bit says that more follows. Most answers take one letter. */
export function packNumbers(numbers: readonly number[]): string {
  let text = '';
  for (const number of numbers) {
    let rest = number;
    while (rest >= 32) {
      text += LETTERS[32 + (rest % 32)];
      rest = Math.floor(rest / 32);
    }
    text += LETTERS[rest];
  }
  return text;
}

export function unpackNumbers(text: string): readonly number[] | null {
  const numbers: number[] = [];
  let number = 0;
  let scale = 1;
  for (const letter of text) {
    const bits = LETTERS.indexOf(letter);
    if (bits < 0 || scale > 2 ** 45) return null;
    number += (bits % 32) * scale;
    scale *= 32;
    if (bits < 32) {
      numbers.push(number);
      number = 0;
      scale = 1;
    }
  }
  return numbers;
}

function packText(text: string): string {
  return packNumbers([...new TextEncoder().encode(text)]);
}

function unpackText(text: string): string | null {
  const bytes = unpackNumbers(text);
  return bytes === null ? null : new TextDecoder().decode(Uint8Array.from(bytes));
}
