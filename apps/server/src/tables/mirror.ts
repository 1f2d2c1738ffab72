import type { Json } from '@medallion/kernel';
import type { Patch } from '@medallion/protocol';

type Fields = Record<string, unknown>;
type Writable = Record<string, Json>;

/** `__proto__` is a key like any other in JSON, but not in an object. */
function put<T>(target: Record<string, T>, key: string, value: T): void {
  if (key !== '__proto__') target[key] = value;
  else Object.defineProperty(target, key, { value, enumerable: true, configurable: true, writable: true });
}

function own<T>(fields: Readonly<Record<string, T>>, key: string): T | undefined {
  return key !== '__proto__' || Object.hasOwn(fields, key) ? fields[key] : undefined;
}

/** A copy that shares nothing with what it was made of. */
export function copyOf(value: unknown): Json {
  if (typeof value !== 'object' || value === null) return value as Json;
  if (Array.isArray(value)) return value.map(copyOf);
  const copy: Writable = {};
  for (const key in value) {
    const part = (value as Fields)[key];
    if (part !== undefined) put(copy, key, copyOf(part));
  }
  return copy;
}

/**
 * Brings a copy up to date with the living value it was made of, in one pass and without making anew what is the same.
 * Returns the patch that does the same to the viewer's copy, or null when nothing has changed.
 */
export function follow(copy: Writable, living: Fields): Patch | null {
  let changed: Record<string, Patch> | null = null;
  let count = 0;
  for (const key in living) {
    const value = living[key];
    if (value === undefined) continue;
    count += 1;
    const change = followPart(own(copy, key), value);
    if (change === null) continue;
    if (change[0] === '=') put(copy, key, change[1]);
    changed ??= {};
    put(changed, key, change);
  }
  const removed = Object.keys(copy).length === count ? [] : forget(copy, living);
  return changed === null && removed.length === 0 ? null : ['o', changed ?? {}, removed];
}

function forget(copy: Writable, living: Fields): string[] {
  const removed = Object.keys(copy).filter((key) => !Object.hasOwn(living, key) || living[key] === undefined);
  for (const key of removed) delete copy[key];
  return removed;
}

/** A part that must be replaced comes back as a new value; every other part is changed in place. */
function followPart(copy: Json | undefined, living: unknown): Patch | null {
  if (copy === living) return null;
  const isPlain = typeof living !== 'object' || living === null || typeof copy !== 'object' || copy === null;
  if (isPlain || Array.isArray(living) !== Array.isArray(copy)) return ['=', copyOf(living)];
  if (Array.isArray(living)) return followList(copy as Json[], living);
  return follow(copy as Writable, living as Fields);
}

function followList(copy: Json[], living: readonly unknown[]): Patch | null {
  if (copy.length !== living.length) return splice(copy, living);
  let changed: Record<string, Patch> | null = null;
  for (let index = 0; index < living.length; index++) {
    const change = followPart(copy[index], living[index]);
    if (change === null) continue;
    if (change[0] === '=') copy[index] = change[1];
    changed ??= {};
    changed[index] = change;
  }
  return changed === null ? null : ['a', changed];
}

function splice(copy: Json[], living: readonly unknown[]): Patch {
  const shorter = Math.min(copy.length, living.length);
  let start = 0;
  while (start < shorter && isSame(copy[start], living[start])) start += 1;
  let end = 0;
  while (end < shorter - start && isSame(copy[copy.length - 1 - end], living[living.length - 1 - end])) end += 1;
  const inserted = living.slice(start, living.length - end).map(copyOf);
  const removed = copy.length - start - end;
  copy.splice(start, removed, ...inserted);
  return ['s', start, removed, inserted];
}

function isSame(copy: Json | undefined, living: unknown): boolean {
  if (copy === living) return true;
  if (typeof copy !== 'object' || copy === null || typeof living !== 'object' || living === null) return false;
  if (Array.isArray(copy) || Array.isArray(living)) {
    if (!Array.isArray(copy) || !Array.isArray(living) || copy.length !== living.length) return false;
    return copy.every((part, index) => isSame(part, living[index]));
  }
  const keys = Object.keys(living).filter((key) => (living as Fields)[key] !== undefined);
  const fields = copy as Readonly<Writable>;
  return (
    keys.length === Object.keys(fields).length && keys.every((key) => isSame(own(fields, key), (living as Fields)[key]))
  );
}
