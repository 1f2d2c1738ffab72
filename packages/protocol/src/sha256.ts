/** The first 32 bits of the fractional parts of a root of each of the first primes, as FIPS 180-4 has them. */
function rootsOfPrimes(count: number, root: (prime: number) => number): Uint32Array {
  const found: number[] = [];
  for (let candidate = 2; found.length < count; candidate++) {
    if (found.every((prime) => candidate % prime !== 0)) found.push(candidate);
  }
  return Uint32Array.from(found, (prime) => (root(prime) % 1) * 2 ** 32);
}

const START = rootsOfPrimes(8, Math.sqrt);
const ROUNDS = rootsOfPrimes(64, Math.cbrt);
const BLOCK = 64;

const turned = (word: number, by: number) => (word >>> by) | (word << (32 - by));

/** The message, a single bit, zeros, and its length in bits, up to a whole number of blocks. */
function padded(message: Uint8Array): DataView {
  const blocks = Math.ceil((message.length + 9) / BLOCK);
  const bytes = new Uint8Array(blocks * BLOCK);
  bytes.set(message);
  bytes[message.length] = 0x80;
  const view = new DataView(bytes.buffer);
  view.setUint32(bytes.length - 8, Math.floor(message.length / 2 ** 29));
  view.setUint32(bytes.length - 4, message.length << 3);
  return view;
}

function schedule(view: DataView, offset: number): Uint32Array {
  const words = new Uint32Array(64);
  const word = (index: number) => words[index] ?? 0;
  for (let index = 0; index < 64; index++) {
    const near = word(index - 2);
    const far = word(index - 15);
    const mixed =
      (turned(near, 17) ^ turned(near, 19) ^ (near >>> 10)) + (turned(far, 7) ^ turned(far, 18) ^ (far >>> 3));
    words[index] = index < 16 ? view.getUint32(offset + index * 4) : mixed + word(index - 7) + word(index - 16);
  }
  return words;
}

/** SHA-256 for pages that browsers keep `crypto.subtle` from, as they do over plain HTTP. */
export function sha256(message: Uint8Array): Uint8Array {
  const view = padded(message);
  const sums = START.slice();
  for (let offset = 0; offset < view.byteLength; offset += BLOCK) {
    const words = schedule(view, offset);
    let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = sums;
    for (const [index, word] of words.entries()) {
      const chosen = (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) + ((e & f) ^ (~e & g));
      const first = (h + chosen + (ROUNDS[index] ?? 0) + word) | 0;
      const second = ((turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
      [a, b, c, d, e, f, g, h] = [(first + second) | 0, a, b, c, (d + first) | 0, e, f, g];
    }
    for (const [index, part] of [a, b, c, d, e, f, g, h].entries()) sums[index] = (sums[index] ?? 0) + part;
  }
  const digest = new DataView(new ArrayBuffer(32));
  for (const [index, sum] of sums.entries()) digest.setUint32(index * 4, sum);
  return new Uint8Array(digest.buffer);
}
