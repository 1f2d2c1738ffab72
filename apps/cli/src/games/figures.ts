import type { Json } from '@medallion/kernel';
import { wilson } from '../arena-stats';

/** Three digits are more than any sample here deserves. */
export function rounded(value: number): number {
  return Number(value.toFixed(3));
}

export function share(part: number, whole: number): number {
  return rounded(part / Math.max(1, whole));
}

/** A share with the limits within which the true one lies with 95 % certainty. */
export function shareWithin(part: number, whole: number): Json {
  const [low, high] = wilson(part / Math.max(1, whole), whole);
  return { of: whole, share: share(part, whole), low: rounded(low), high: rounded(high) };
}

/** The mean and how far the values lie apart. */
export function spread(values: readonly number[]): Json {
  const sorted = values.toSorted((one, other) => one - other);
  const at = (place: number): number => sorted[Math.floor(place * (sorted.length - 1))] ?? 0;
  const mean = values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
  return { mean: rounded(mean), least: at(0), tenth: at(0.1), ninetieth: at(0.9), most: at(1) };
}

/** Counts under names, which come in the order in which they were first met. */
export class Counts {
  readonly #counts = new Map<string, number>();

  add(name: string, n = 1): void {
    this.#counts.set(name, this.of(name) + n);
  }

  of(name: string): number {
    return this.#counts.get(name) ?? 0;
  }

  names(): readonly string[] {
    return [...this.#counts.keys()].sort();
  }

  /** Each count divided by the same number. */
  per(whole: number): Json {
    return Object.fromEntries(this.names().map((name) => [name, share(this.of(name), whole)]));
  }
}
