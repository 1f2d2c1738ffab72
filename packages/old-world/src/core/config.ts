import { type Json, ok, type Result, refuse } from '@medallion/kernel';
import type { SchoolId } from './cards/card-pack';
import { SCHOOLS } from './cards/components';
import type { ChosenModule } from './manifest';
import { moduleJson, packModule, parseModules, playedModules, unpackModule } from './module-config';
import { rulesFor } from './rules-of';

export const LEAST_PLAYERS = 1;
export const MOST_PLAYERS = 5;

/** What is agreed before a game. */
export interface OldWorldConfig {
  /** @rule OW-SETUP-001 */
  readonly players: number;
  /** Boards by seat, where the table has agreed on them; null when they are drawn. @rule OW-SETUP-029, OW-SETUP-030 */
  readonly schools: readonly SchoolId[] | null;
  /** The first player, or null for a random draw. @rule OW-SETUP-002 */
  readonly first: number | null;
  /** Expansions in play with what was chosen about each, in the one order of modules. */
  readonly modules: readonly ChosenModule[];
}

type Played = Pick<OldWorldConfig, 'players' | 'modules'>;
/** The boards that may be chosen, by id. */
function boardsOf(played: Played): readonly SchoolId[] {
  return rulesFor(playedModules(played)).schools.map(({ id }) => id);
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
  const chosen = parseModules(modules, players);
  if (!chosen.ok) return chosen;
  const pool = boardsOf({ players, modules: chosen.value });
  const boards = parseSchools(schools, players, pool);
  if (!boards.ok) return boards;
  const begins = parseFirst(first, players);
  return begins.ok ? ok({ players, schools: boards.value, first: begins.value, modules: chosen.value }) : begins;
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
    const school = SCHOOLS.find(({ id }) => id === name)?.id;
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

export function configJson({ players, schools, first, modules }: OldWorldConfig): Json {
  return {
    players,
    ...(schools === null ? {} : { schools }),
    ...(first === null ? {} : { first }),
    ...(modules.length === 0 ? {} : { modules: modules.map(moduleJson) }),
  };
}

/** Boards are digits by their place in the pool, and letters from the eleventh on. */
const DIGITS = 36;

/** Players, schools by number, first player and modules: `3~014~x`. */
export function packConfig({ players, schools, first, modules }: OldWorldConfig): string {
  const pool = boardsOf({ players, modules });
  const boards = schools === null ? 'x' : schools.map((school) => pool.indexOf(school).toString(DIGITS)).join('');
  return [players, boards, first ?? 'x', ...modules.map(packModule)].join('~');
}

export function unpackConfig(text: string): Result<OldWorldConfig> {
  const [number = '', boards = '', first = '', ...named] = text.split('~');
  const players = Number(number);
  const modules = named.map(unpackModule);
  const chosen = parseModules(modules, players);
  const pool = chosen.ok ? boardsOf({ players, modules: chosen.value }) : [];
  return parseConfig({
    players,
    schools: boards === 'x' ? null : [...boards].map((digit) => pool[Number.parseInt(digit, DIGITS)] ?? digit),
    first: first === 'x' ? null : Number(first),
    modules,
  });
}
