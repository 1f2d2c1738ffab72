/**
 * The dice of every game: xoshiro128** by Blackman and Vigna, seeded from a text.
 * It lives in the state as plain numbers, so a saved game goes on with the same luck.
 */
export interface RngState {
  a: number;
  b: number;
  c: number;
  d: number;
  /** How often chance was asked. The table compares it before and after an answer: chance bars undo. */
  uses: number;
  /** Loaded dice for tests: the next results of `below`, in order. Null in every real game. */
  script: number[] | null;
}

const TWO_32 = 4_294_967_296;

export function seedRng(seed: string): RngState {
  const rng: RngState = { a: 0, b: 0, c: 0, d: 0, uses: 0, script: null };
  reseed(rng, seed);
  return rng;
}

/** Gives the generator new luck from a text; the loaded dice of a test stay in place. */
export function reseed(rng: RngState, seed: string): void {
  let a = 0x9e3779b9 | 0;
  let b = 0x243f6a88 | 0;
  let c = 0xb7e15162 | 0;
  let d = 0xdeadbeef | 0;
  for (let i = 0; i < seed.length; i++) {
    const code = seed.charCodeAt(i);
    a = mix(a ^ code, 0x85ebca6b) ^ d;
    b = mix(b ^ code, 0xc2b2ae35) ^ a;
    c = mix(c ^ code, 0x27d4eb2f) ^ b;
    d = mix(d ^ code, 0x165667b1) ^ c;
  }
  rng.a = mix(a ^ c, 0x21f0aaad);
  rng.b = mix(b ^ d, 0x735a2d97);
  rng.c = mix(c ^ rng.a, 0x85ebca6b);
  rng.d = mix(d ^ rng.b, 0xc2b2ae35) | 1;
  for (let i = 0; i < 8; i++) nextWord(rng);
}

/** Gives a fork new luck from a number: cheaper than a text, for search. */
export function reseedFast(rng: RngState, seed: number): void {
  let z = seed | 0;
  z = (z + 0x9e3779b9) | 0;
  rng.a = mix(z, 0x21f0aaad);
  z = (z + 0x9e3779b9) | 0;
  rng.b = mix(z, 0x735a2d97);
  z = (z + 0x9e3779b9) | 0;
  rng.c = mix(z, 0x21f0aaad);
  z = (z + 0x9e3779b9) | 0;
  rng.d = mix(z, 0x735a2d97) | 1;
}

function mix(word: number, factor: number): number {
  let mixed = Math.imul(word ^ (word >>> 16), factor);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x2c1b3c6d);
  return mixed ^ (mixed >>> 13);
}

/** The next 32 bits of the reference sequence, as a signed integer. */
export function nextWord(rng: RngState): number {
  const scrambled = Math.imul(rng.b, 5);
  const word = Math.imul((scrambled << 7) | (scrambled >>> 25), 9);
  const shifted = rng.b << 9;
  rng.c ^= rng.a;
  rng.d ^= rng.b;
  rng.b ^= rng.c;
  rng.a ^= rng.d;
  rng.c ^= shifted;
  rng.d = (rng.d << 11) | (rng.d >>> 21);
  return word;
}

/** A number from 0 up to, not including, `count`; every one equally likely (by rejection, not by remainder). */
export function below(rng: RngState, count: number): number {
  rng.uses += 1;
  if (rng.script !== null) return scripted(rng.script, count);
  return draw(rng, count);
}

/** In whole numbers: the remainder of a floating point number costs more than all the rest. `count` is below 2 ** 31. */
function draw(rng: RngState, count: number): number {
  for (;;) {
    const word = nextWord(rng);
    const low = Math.imul(word, count) >>> 0;
    if (low >= count || low >= TWO_32 % count) return (((word >>> 0) * count - low) / TWO_32) | 0;
  }
}

function scripted(script: number[], count: number): number {
  const result = script.shift();
  if (result === undefined) throw new RangeError(`the loaded dice have run out (asked for one of ${count})`);
  if (!Number.isInteger(result) || result < 0 || result >= count) {
    throw new RangeError(`the loaded dice say ${result}, but only 0 to ${count - 1} can come up`);
  }
  return result;
}

/** Shuffles in place (Fisher and Yates). Loaded dice do not reach shuffles: a test that needs an order sets it. */
export function shuffle<T>(rng: RngState, list: T[]): void {
  rng.uses += 1;
  for (let last = list.length - 1; last > 0; last--) {
    const other = draw(rng, last + 1);
    const moved = list[last] as T;
    list[last] = list[other] as T;
    list[other] = moved;
  }
}

/** Cards and tokens are small numbers; how many there are of each is counted here. */
const counts = new Uint16Array(1024);

/**
 * Shuffles cards that somebody must not know: the new order owes nothing to the one they lie in, so that two worlds with
 * the same hidden cards in another order give the same with the same luck.
 */
export function shuffleAnew(rng: RngState, cards: number[]): void {
  let highest = -1;
  for (const card of cards) {
    counts[card] = (counts[card] as number) + 1;
    if (card > highest) highest = card;
  }
  if (highest >= counts.length) throw new RangeError(`card ${highest} is not below ${counts.length}`);
  let place = 0;
  for (let card = 0; card <= highest; card++) {
    for (let left = counts[card] as number; left > 0; left--) cards[place++] = card;
    counts[card] = 0;
  }
  shuffle(rng, cards);
}

export function cloneRng(rng: RngState): RngState {
  return {
    a: rng.a,
    b: rng.b,
    c: rng.c,
    d: rng.d,
    uses: rng.uses,
    script: rng.script === null ? null : rng.script.slice(),
  };
}
