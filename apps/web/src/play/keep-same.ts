const isPlain = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function keepList(before: readonly unknown[], after: readonly unknown[]): readonly unknown[] {
  const kept = after.map((one, index) => keepSame(before[index], one));
  return kept.length === before.length && kept.every((one, index) => one === before[index]) ? before : kept;
}

function keepFields(
  before: Readonly<Record<string, unknown>>,
  after: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> {
  const names = Object.keys(after);
  const kept = Object.fromEntries(names.map((name) => [name, keepSame(before[name], after[name])]));
  const isSame =
    names.length === Object.keys(before).length && names.every((name) => name in before && kept[name] === before[name]);
  return isSame ? before : kept;
}

/**
 * The new value, with everything in it that says the same as before being the very same object as before. What comes
 * from a worker is always a copy: without this, a screen could not tell a row that changed from one that did not.
 */
export function keepSame<Value>(before: unknown, after: Value): Value;
export function keepSame(before: unknown, after: unknown): unknown {
  if (Object.is(before, after)) return before;
  if (Array.isArray(before) && Array.isArray(after)) return keepList(before, after);
  return isPlain(before) && isPlain(after) ? keepFields(before, after) : after;
}
