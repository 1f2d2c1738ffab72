import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

export interface Settings {
  readonly port: number;
  readonly host: string;
  readonly dataDir: string;
  /** Where people reach this server, without a slash at the end; null: wherever they asked for it. */
  readonly publicUrl: string | null;
  readonly webDir: string;
  readonly logLevel: LogLevel;
  /** Believe X-Forwarded-For: only behind a proxy that sets it. */
  readonly trustsProxy: boolean;
  readonly botWorkers: number;
  readonly botMilliseconds: number;
  readonly tablesPerPerson: number;
  /** Multiplies every rate limit: below 1 is stricter, far above 1 is for load tests. */
  readonly rateFactor: number;
  /** Sockets and requests that may be open at once. */
  readonly connections: number;
  readonly metricsToken: string | null;
  /** How long somebody may be away from a table without a clock before the others may let a bot play on. */
  readonly awaySeconds: number;
  /** How many answers a game may have: some never end by themselves. */
  readonly answersPerTable: number;
  /** How long a table is kept that is over and at which nobody has a seat. */
  readonly keepDays: number;
  /** How long a table that nobody touches stays in memory. */
  readonly idleSeconds: number;
}

/** A setting that cannot be: said at the start, by name, instead of surprising somebody later. */
export class SettingsError extends Error {}

type Environment = Readonly<Record<string, string | undefined>>;

function whole(env: Environment, name: string, fallback: number, least: number, most: number): number {
  const text = env[name];
  if (text === undefined || text === '') return fallback;
  const value = Number(text);
  if (/^\d+$/.test(text) && value >= least && value <= most) return value;
  throw new SettingsError(`${name} must be a whole number from ${least} to ${most}, not "${text}"`);
}

function positive(env: Environment, name: string, fallback: number): number {
  const text = env[name];
  if (text === undefined || text === '') return fallback;
  const value = Number(text);
  if (Number.isFinite(value) && value > 0) return value;
  throw new SettingsError(`${name} must be a number above 0, not "${text}"`);
}

function flag(env: Environment, name: string): boolean {
  const text = env[name];
  if (text === undefined || text === '' || text === '0') return false;
  if (text === '1') return true;
  throw new SettingsError(`${name} must be 0 or 1, not "${text}"`);
}

function publicUrl(text: string | undefined): string | null {
  if (text === undefined || text === '') return null;
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url === null || !['http:', 'https:'].includes(url.protocol) || url.pathname !== '/' || url.search !== '') {
    throw new SettingsError(`PUBLIC_URL must look like https://example.org, not "${text}"`);
  }
  return url.origin;
}

function logLevel(text: string | undefined): LogLevel {
  if (text === undefined || text === '') return 'info';
  const level = LOG_LEVELS.find((known) => known === text);
  if (level === undefined) throw new SettingsError(`LOG_LEVEL must be one of ${LOG_LEVELS.join(', ')}, not "${text}"`);
  return level;
}

/** Reads the settings from the environment. @throws SettingsError naming the variable that is wrong. */
export function readSettings(env: Environment, home: URL = new URL('../../../', import.meta.url)): Settings {
  const root = fileURLToPath(home);
  return {
    port: whole(env, 'PORT', 8080, 0, 65_535),
    host: env.HOST || '0.0.0.0',
    dataDir: resolve(env.DATA_DIR || `${root}data-local`),
    publicUrl: publicUrl(env.PUBLIC_URL),
    webDir: resolve(env.WEB_DIR || `${root}apps/web/dist`),
    logLevel: logLevel(env.LOG_LEVEL),
    trustsProxy: flag(env, 'TRUST_PROXY'),
    botWorkers: whole(env, 'BOT_WORKERS', 1, 0, 16),
    botMilliseconds: whole(env, 'BOT_MILLISECONDS', 1_000, 10, 30_000),
    tablesPerPerson: whole(env, 'TABLES_PER_PERSON', 50, 1, 1_000_000),
    answersPerTable: whole(env, 'ANSWERS_PER_TABLE', 10_000, 10, 1_000_000),
    keepDays: whole(env, 'KEEP_DAYS', 365, 1, 100_000),
    rateFactor: positive(env, 'RATE_FACTOR', 1),
    connections: whole(env, 'CONNECTIONS', 20_000, 10, 1_000_000),
    metricsToken: env.METRICS_TOKEN || null,
    awaySeconds: whole(env, 'AWAY_SECONDS', 300, 0, 1_000_000),
    idleSeconds: whole(env, 'IDLE_SECONDS', 300, 0, 1_000_000),
  };
}
