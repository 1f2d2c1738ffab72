import type { Json } from '@medallion/kernel';

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
 * Returns the patch that does the same to the viewer's copy, already as text, or '' when nothing has changed: it is made
 * for every viewer of every turn, and only ever sent.
 */
export function follow(copy: Writable, living: Fields): string {
  return followObject(copy, living, true);
}

/** The same for some fields of an object, as the inner part of its patch: other fields stay as they are. */
export function followFields(copy: Writable, living: Fields): string {
  return followObject(copy, living, false);
}

function followObject(copy: Writable, living: Fields, isWhole: boolean): string {
  let changed = '';
  let count = 0;
  for (const key in living) {
    const value = living[key];
    if (value === undefined) continue;
    count += 1;
    const known = own(copy, key);
    if (known === value) continue;
    const isNew = !isFollowed(known, value);
    const change = isNew ? replaced(value) : followWhole(known, value);
    if (isNew) put(copy, key, copyOf(value));
    if (change !== '') changed += `${changed === '' ? '' : ','}${named(key)}${change}`;
  }
  if (!isWhole) return changed;
  const removed = sizeOf(copy) === count ? [] : forget(copy, living);
  return changed === '' && removed.length === 0
    ? ''
    : `["o",{${changed}},${removed.length === 0 ? '[]' : JSON.stringify(removed)}]`;
}

/** Counted without a list of the keys: it is asked of every object in every view of every turn. */
function sizeOf(fields: Fields): number {
  let size = 0;
  for (const _ in fields) size += 1;
  return size;
}

function forget(copy: Writable, living: Fields): string[] {
  const removed = Object.keys(copy).filter((key) => !Object.hasOwn(living, key) || living[key] === undefined);
  for (const key of removed) delete copy[key];
  return removed;
}

function replaced(living: unknown): string {
  return `["=",${Number.isFinite(living) ? living : JSON.stringify(living)}]`;
}

const KEYS_KEPT = 4_096;
const keys = new Map<string, string>();

/** A key as it stands in a text: nearly always one of the same few. */
function named(key: string): string {
  const known = keys.get(key);
  if (known !== undefined) return known;
  const text = `${JSON.stringify(key)}:`;
  if (keys.size < KEYS_KEPT) keys.set(key, text);
  return text;
}

/** Both are lists, or both are objects: changed in place, where anything else is replaced. */
function isFollowed(copy: Json | undefined, living: unknown): copy is Json[] | Writable {
  if (typeof living !== 'object' || living === null || typeof copy !== 'object' || copy === null) return false;
  return Array.isArray(living) === Array.isArray(copy);
}

function followWhole(copy: Json[] | Writable, living: unknown): string {
  return Array.isArray(copy) ? followList(copy, living as readonly unknown[]) : follow(copy, living as Fields);
}

function followList(copy: Json[], living: readonly unknown[]): string {
  if (copy.length !== living.length) return splice(copy, living);
  let changed = '';
  for (let index = 0; index < living.length; index++) {
    const value = living[index];
    const known = copy[index];
    if (known === value) continue;
    const isNew = !isFollowed(known, value);
    const change = isNew ? replaced(value) : followWhole(known, value);
    if (isNew) copy[index] = copyOf(value);
    if (change !== '') changed += `${changed === '' ? '' : ','}"${index}":${change}`;
  }
  return changed === '' ? '' : `["a",{${changed}}]`;
}

function splice(copy: Json[], living: readonly unknown[]): string {
  const shorter = Math.min(copy.length, living.length);
  let start = 0;
  while (start < shorter && isSame(copy[start], living[start])) start += 1;
  let end = 0;
  while (end < shorter - start && isSame(copy[copy.length - 1 - end], living[living.length - 1 - end])) end += 1;
  const inserted = living.slice(start, living.length - end).map(copyOf);
  const removed = copy.length - start - end;
  copy.splice(start, removed, ...inserted);
  return `["s",${start},${removed},${JSON.stringify(inserted)}]`;
}

function isSame(copy: Json | undefined, living: unknown): boolean {
  if (copy === living) return true;
  if (typeof copy !== 'object' || copy === null || typeof living !== 'object' || living === null) return false;
  if (Array.isArray(copy) || Array.isArray(living)) {
    if (!Array.isArray(copy) || !Array.isArray(living) || copy.length !== living.length) return false;
    return copy.every((part, index) => isSame(part, living[index]));
  }
  const fields = copy as Readonly<Writable>;
  let count = 0;
  for (const key in living) {
    const value = (living as Fields)[key];
    if (value === undefined) continue;
    if (!isSame(own(fields, key), value)) return false;
    count += 1;
  }
  return count === sizeOf(fields);
}
