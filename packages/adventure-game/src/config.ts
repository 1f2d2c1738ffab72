import { type Json, ok, type Result, refuse } from '@medallion/kernel';
import { HERO_IDS, type HeroId } from './pack';
import { MODES, type Mode } from './state';

export const LEAST_PLAYERS = 2;
export const MOST_PLAYERS = 4;

/** What is agreed before a game: who plays which hero, and how long. @rule AG-SETUP-001, AG-EPIC-001 */
export interface AdventureConfig {
  readonly heroes: readonly HeroId[];
  readonly mode: Mode;
}

export function parseConfig(input: unknown): Result<AdventureConfig> {
  if (typeof input !== 'object' || input === null) return refuse('bad-config', { path: '', problem: 'not-an-object' });
  const { heroes, mode = 'standard', ...rest } = input as Record<string, unknown>;
  const [unknown] = Object.keys(rest);
  if (unknown !== undefined) return refuse('bad-config', { path: unknown, problem: 'unknown-setting' });
  const chosen = MODES.find((known) => known === mode);
  if (chosen === undefined) return refuse('bad-config', { path: 'mode', problem: 'unknown-value', known: MODES });
  const read = parseHeroes(heroes);
  return read.ok ? ok({ heroes: read.value, mode: chosen }) : read;
}

function parseHeroes(input: unknown): Result<readonly HeroId[]> {
  const rule = 'AG-SETUP-001';
  if (!Array.isArray(input) || input.length < LEAST_PLAYERS || input.length > MOST_PLAYERS) {
    return refuse('bad-config', { path: 'heroes', problem: 'needs-two-to-four-heroes', rule });
  }
  const heroes: HeroId[] = [];
  for (const [index, name] of input.entries()) {
    const path = `heroes[${index}]`;
    const hero = HERO_IDS.find((known) => known === name);
    if (hero === undefined) return refuse('bad-config', { path, problem: 'unknown-hero', known: HERO_IDS });
    if (heroes.includes(hero)) return refuse('bad-config', { path, problem: 'hero-taken-twice', hero, rule });
    heroes.push(hero);
  }
  return ok(heroes);
}

export function configJson({ heroes, mode }: AdventureConfig): Json {
  return mode === 'standard' ? { heroes } : { heroes, mode };
}

/** The heroes' first letters and the mode's number: `gtdy-0`. */
export function packConfig({ heroes, mode }: AdventureConfig): string {
  return `${heroes.map((hero) => hero.charAt(0)).join('')}-${MODES.indexOf(mode)}`;
}

export function unpackConfig(text: string): Result<AdventureConfig> {
  const [letters = '', mode = ''] = text.split('-');
  const heroes = [...letters].map((letter) => HERO_IDS.find((hero) => hero.startsWith(letter)) ?? letter);
  return parseConfig({ heroes, mode: MODES[Number(mode)] ?? mode });
}
