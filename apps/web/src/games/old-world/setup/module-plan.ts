import type { Json, Refusal } from '@medallion/kernel';
import {
  type ChosenModule,
  LEAST_PLAYERS,
  type Manifest,
  MOST_PLAYERS,
  manifests,
  moduleJson,
  packModule,
  parseModules,
  unpackModule,
} from '@medallion/old-world';

/** Modules that a table may choose. */
export const CHOICES: readonly Manifest[] = manifests().filter(({ comes }) => comes === 'by-choice');

/** Modules that were chosen, with their options. */
export type Chosen = readonly ChosenModule[];

/** Why a module cannot be played: what is chosen beside it, or how many play. */
export type Lock =
  | { readonly why: 'beside'; readonly others: readonly string[]; readonly rule: string }
  | { readonly why: 'players'; readonly least: number; readonly most: number; readonly rule: string };

const isChosen = (chosen: Chosen, id: string): boolean => chosen.some((one) => one.id === id);

/** What stands in the way of a module beside those that are chosen; null where nothing does. */
export function lockOf(manifest: Manifest, chosen: Chosen, players: number): Lock | null {
  const { id, players: made, excludes = {} } = manifest;
  if (made !== undefined && (players < made.least || players > made.most)) return { why: 'players', ...made };
  const forbidden = chosen.flatMap((other) => {
    const rule = excludes[other.id] ?? CHOICES.find((one) => one.id === other.id)?.excludes?.[id];
    return rule === undefined || other.id === id ? [] : [{ id: other.id, rule }];
  });
  const [first] = forbidden;
  return first === undefined ? null : { why: 'beside', others: forbidden.map((one) => one.id), rule: first.rule };
}

/** The chosen modules that so many can play. */
export function fitting(chosen: Chosen, players: number): Chosen {
  return chosen.filter(({ id }) => {
    const manifest = CHOICES.find((one) => one.id === id);
    return manifest !== undefined && lockOf(manifest, [], players) === null;
  });
}

/** With a module ticked, as it is usually played, or without it. */
export function ticked(chosen: Chosen, id: string, isOn: boolean): Chosen {
  const others = chosen.filter((one) => one.id !== id);
  const manifest = CHOICES.find((one) => one.id === id);
  if (!isOn || manifest === undefined) return others;
  return inOrder([...others, { id, options: manifest.options?.default ?? null }]);
}

export function withOptions(chosen: Chosen, id: string, options: Json): Chosen {
  return chosen.map((one) => (one.id === id ? { ...one, options } : one));
}

/** As many of these modules as may lie on one table, the first first. */
export function together(ids: readonly string[], players: number): Chosen {
  let chosen: Chosen = [];
  for (const manifest of CHOICES) {
    const { id } = manifest;
    if (ids.includes(id) && lockOf(manifest, chosen, players) === null) chosen = ticked(chosen, id, true);
  }
  return chosen;
}

/** Are the same modules chosen, whatever their options? */
export function isSame(one: Chosen, other: Chosen): boolean {
  return one.length === other.length && one.every(({ id }) => isChosen(other, id));
}

function inOrder(chosen: Chosen): Chosen {
  const order = CHOICES.map(({ id }) => id);
  return [...chosen].sort((one, other) => order.indexOf(one.id) - order.indexOf(other.id));
}

/** The modules as a configuration holds them. */
export function configPart(chosen: Chosen): { readonly modules?: readonly Json[] } {
  return chosen.length === 0 ? {} : { modules: chosen.map(moduleJson) };
}

/** The modules of a configuration, or of a part of one; none where they cannot be read. */
export function modulesIn(config: Json): Chosen {
  if (typeof config !== 'object' || config === null || Array.isArray(config)) return [];
  const { modules = [] } = config as { readonly [key: string]: Json };
  for (let players = LEAST_PLAYERS; players <= MOST_PLAYERS; players++) {
    const read = parseModules(modules, players);
    if (read.ok) return read.value;
  }
  return [];
}

const BETWEEN = '.';

/** The modules for an address: their short forms with points between. */
export const packed = (chosen: Chosen): string => chosen.map(packModule).join(BETWEEN);

export interface Asked {
  readonly chosen: Chosen;
  /** Why what was asked for cannot be played; then nothing of it is chosen. */
  readonly refusal: Refusal | null;
  /** What was asked for, as it was written. */
  readonly written: readonly string[];
}

/** The modules that an address asks for. */
export function readPacked(text: string, players: number): Asked {
  const written = text === '' ? [] : text.split(BETWEEN);
  const read = parseModules(written.map(unpackModule), players);
  return read.ok ? { chosen: read.value, refusal: null, written } : { chosen: [], refusal: read.refusal, written };
}
