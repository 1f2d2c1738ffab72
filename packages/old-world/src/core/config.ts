import { type Json, ok, type Result, refuse } from '@medallion/kernel';
import { SCHOOL_IDS, type SchoolId } from './cards/card-pack';
import { isModule, rulesFor } from './rules-of';

export const LEAST_PLAYERS = 1;
export const MOST_PLAYERS = 5;
const SOLO = 'solo';

/** What is agreed before a game. */
export interface OldWorldConfig {
  /** @rule OW-SETUP-001 */
  readonly players: number;
  /** Boards by seat, where the table has agreed on them; null when they are drawn. @rule OW-SETUP-029, OW-SETUP-030 */
  readonly schools: readonly SchoolId[] | null;
  /** The first player, or null for a random draw. @rule OW-SETUP-002 */
  readonly first: number | null;
  readonly modules: readonly string[];
}

type Fields = Record<string, unknown>;

export function parseConfig(input: unknown): Result<OldWorldConfig> {
  if (typeof input !== 'object' || input === null) return refuse('bad-config', { path: '', problem: 'not-an-object' });
  const { players, schools = null, first = null, modules = [], ...rest } = input as Fields;
  const [unknown] = Object.keys(rest);
  if (unknown !== undefined) return refuse('bad-config', { path: unknown, problem: 'unknown-setting' });
  if (typeof players !== 'number' || !Number.isInteger(players) || players < LEAST_PLAYERS || players > MOST_PLAYERS) {
    return refuse('bad-config', { path: 'players', problem: 'needs-one-to-five-players', rule: 'OW-SETUP-001' });
  }
  const named = parseModules(modules);
  if (!named.ok) return named;
  const pool = rulesFor(modulesKey({ players, modules: named.value })).schools;
  const boards = parseSchools(schools, players, pool);
  if (!boards.ok) return boards;
  const begins = parseFirst(first, players);
  return begins.ok ? ok({ players, schools: boards.value, first: begins.value, modules: named.value }) : begins;
}

/** Every board is there once, and those of expansions come with their modules. @rule OW-SETUP-029, OW-SETUP-030 */
function parseSchools(input: unknown, players: number, pool: readonly SchoolId[]): Result<readonly SchoolId[] | null> {
  if (input === null) return ok(null);
  const rule = 'OW-SETUP-029';
  if (!Array.isArray(input) || input.length !== players) {
    return refuse('bad-config', { path: 'schools', problem: 'needs-one-school-a-player', rule });
  }
  const schools: SchoolId[] = [];
  for (const [index, name] of input.entries()) {
    const path = `schools[${index}]`;
    const school = SCHOOL_IDS.find((known) => known === name);
    if (school === undefined) return refuse('bad-config', { path, problem: 'unknown-school', known: pool });
    if (!pool.includes(school)) return refuse('bad-config', { path, problem: 'school-not-in-the-pool', school, rule });
    if (schools.includes(school)) return refuse('bad-config', { path, problem: 'school-taken-twice', school, rule });
    schools.push(school);
  }
  return ok(schools);
}

function parseFirst(input: unknown, players: number): Result<number | null> {
  if (input === null) return ok(null);
  if (typeof input !== 'number' || !Number.isInteger(input) || input < 0 || input >= players) {
    return refuse('bad-config', { path: 'first', problem: 'no-such-seat', rule: 'OW-SETUP-002' });
  }
  return ok(input);
}

function parseModules(input: unknown): Result<readonly string[]> {
  if (!Array.isArray(input)) return refuse('bad-config', { path: 'modules', problem: 'not-a-list' });
  for (const [index, name] of input.entries()) {
    const path = `modules[${index}]`;
    if (typeof name !== 'string' || !isModule(name) || name === SOLO) {
      return refuse('bad-config', { path, problem: 'unknown-module' });
    }
    if (input.indexOf(name) !== index) return refuse('bad-config', { path, problem: 'module-named-twice' });
  }
  return ok(input as readonly string[]);
}

/** One player plays by the solo rules, which are a module like any other. @rule OW-SETUP-001, OW-SOLO-001 */
export function modulesKey({ players, modules }: Pick<OldWorldConfig, 'players' | 'modules'>): string {
  return (players === 1 ? [SOLO, ...modules] : modules).join('+');
}

export function configJson({ players, schools, first, modules }: OldWorldConfig): Json {
  return {
    players,
    ...(schools === null ? {} : { schools }),
    ...(first === null ? {} : { first }),
    ...(modules.length === 0 ? {} : { modules }),
  };
}

/** Players, schools by number, first player and modules: `3~014~x`. */
export function packConfig({ players, schools, first, modules }: OldWorldConfig): string {
  const boards = schools === null ? 'x' : schools.map((school) => SCHOOL_IDS.indexOf(school)).join('');
  return [players, boards, first ?? 'x', ...modules].join('~');
}

export function unpackConfig(text: string): Result<OldWorldConfig> {
  const [players = '', boards = '', first = '', ...modules] = text.split('~');
  return parseConfig({
    players: Number(players),
    schools: boards === 'x' ? null : [...boards].map((digit) => SCHOOL_IDS[Number(digit)] ?? digit),
    first: first === 'x' ? null : Number(first),
    modules,
  });
}
