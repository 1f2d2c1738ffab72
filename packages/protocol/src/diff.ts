import type { Json } from '@medallion/kernel';
import * as v from 'valibot';

/**
 * What turns one JSON value into another:
 * `['=', value]` puts a new value; `['o', {key: patch}, [removed]]` changes an object;
 * `['a', {index: patch}]` changes elements; `['s', start, removed, [inserted]]` cuts and inserts elements.
 */
export type Patch =
  | readonly ['=', Json]
  | readonly ['o', { readonly [key: string]: Patch }, readonly string[]]
  | readonly ['a', { readonly [index: string]: Patch }]
  | readonly ['s', number, number, readonly Json[]];

const place = v.pipe(v.number(), v.integer(), v.minValue(0));
const jsonValue = v.custom<Json>((value) => value !== undefined);
export const patchSchema: v.GenericSchema<unknown> = v.lazy(() =>
  v.union([
    v.strictTuple([v.literal('='), jsonValue]),
    v.strictTuple([v.literal('o'), v.record(v.string(), patchSchema), v.array(v.string())]),
    v.strictTuple([v.literal('a'), v.record(v.string(), patchSchema)]),
    v.strictTuple([v.literal('s'), place, place, v.array(jsonValue)]),
  ]),
);

type JsonObject = { readonly [key: string]: Json };

function isObject(value: Json): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isList(value: Json): value is readonly Json[] {
  return Array.isArray(value);
}

/** The patch from one value to the other; null when they are equal. */
export function diff(before: Json, after: Json): Patch | null {
  if (before === after) return null;
  if (isObject(before) && isObject(after)) return diffObjects(before, after);
  if (isList(before) && isList(after)) return diffLists(before, after);
  return ['=', after];
}

function diffObjects(before: JsonObject, after: JsonObject): Patch | null {
  const changed: Record<string, Patch> = {};
  let hasChanged = false;
  for (const key of Object.keys(after)) {
    const value = after[key] as Json;
    const change: Patch | null = Object.hasOwn(before, key) ? diff(before[key] as Json, value) : ['=', value];
    if (change === null) continue;
    hasChanged = true;
    setOwn(changed, key, change);
  }
  const removed = Object.keys(before).filter((key) => !Object.hasOwn(after, key));
  return hasChanged || removed.length > 0 ? ['o', changed, removed] : null;
}

/** `__proto__` as a key must stay a key. */
function setOwn<T>(target: Record<string, T>, key: string, value: T): void {
  Object.defineProperty(target, key, { value, enumerable: true, configurable: true, writable: true });
}

function diffLists(before: readonly Json[], after: readonly Json[]): Patch | null {
  return before.length === after.length ? diffElements(before, after) : diffSplice(before, after);
}

function diffElements(before: readonly Json[], after: readonly Json[]): Patch | null {
  const changed: Record<string, Patch> = {};
  let hasChanged = false;
  for (let index = 0; index < after.length; index++) {
    const change = diff(before[index] as Json, after[index] as Json);
    if (change === null) continue;
    hasChanged = true;
    changed[index] = change;
  }
  return hasChanged ? ['a', changed] : null;
}

function diffSplice(before: readonly Json[], after: readonly Json[]): Patch {
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && isSame(before[start], after[start])) start += 1;
  let end = 0;
  while (end < shorter - start && isSame(before[before.length - 1 - end], after[after.length - 1 - end])) end += 1;
  return ['s', start, before.length - start - end, after.slice(start, after.length - end)];
}

function isSame(one: Json | undefined, other: Json | undefined): boolean {
  return one !== undefined && other !== undefined && diff(one, other) === null;
}

/** A patch that does not fit what it is applied to: the client has lost its place and asks for the table anew. */
export class PatchError extends Error {}

/** Applies a patch; the value given is left as it was. */
export function patch(before: Json, change: Patch): Json {
  switch (change[0]) {
    case '=':
      return change[1];
    case 'o':
      return patchObject(before, change[1], change[2]);
    case 'a':
      return patchElements(before, change[1]);
    case 's': {
      if (!isList(before) || change[1] + change[2] > before.length) throw new PatchError('no such elements');
      return [...before.slice(0, change[1]), ...change[3], ...before.slice(change[1] + change[2])];
    }
  }
}

function patchObject(before: Json, changed: { readonly [key: string]: Patch }, removed: readonly string[]): Json {
  if (!isObject(before)) throw new PatchError('not an object');
  const after: Record<string, Json> = {};
  for (const key of Object.keys(before)) if (!removed.includes(key)) setOwn(after, key, before[key] as Json);
  for (const key of Object.keys(changed)) {
    const change = changed[key] as Patch;
    if (!Object.hasOwn(after, key) && change[0] !== '=') throw new PatchError(`nothing at ${key}`);
    setOwn(after, key, patch(Object.hasOwn(after, key) ? (after[key] as Json) : null, change));
  }
  return after;
}

function patchElements(before: Json, changed: { readonly [index: string]: Patch }): Json {
  if (!isList(before)) throw new PatchError('not a list');
  const after = before.slice();
  for (const key of Object.keys(changed)) {
    const element = after[Number(key)];
    if (element === undefined) throw new PatchError(`no element ${key}`);
    after[Number(key)] = patch(element, changed[key] as Patch);
  }
  return after;
}
