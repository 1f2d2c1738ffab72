import { sha256 } from './sha256';

/** What a player added to the luck of the game, by seat. */
export interface Addition {
  readonly seat: number;
  readonly text: string;
}

async function hashOf(text: string): Promise<Uint8Array> {
  const bytes = new TextEncoder().encode(text);
  const { subtle } = globalThis.crypto as Partial<Crypto>;
  return subtle === undefined ? sha256(bytes) : new Uint8Array(await subtle.digest('SHA-256', bytes));
}

/** The hash that is shown before anybody adds anything: SHA-256 of the server's seed, in hexadecimal. */
export async function commitmentOf(serverSeed: string): Promise<string> {
  return [...(await hashOf(serverSeed))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The text whose hash becomes the seed: a heading, the server's seed, then one line of JSON per addition, by seat. */
export function seedText(serverSeed: string, additions: readonly Addition[]): string {
  const lines = additions
    .filter(({ text }) => text !== '')
    .toSorted((one, other) => one.seat - other.seat)
    .map(({ seat, text }) => JSON.stringify([seat, text]));
  return ['medallion-seed-1', serverSeed, ...lines].join('\n');
}

/** The seed of the game: SHA-256 of `seedText` in the url-safe base64 alphabet, without padding. */
export async function deriveSeed(serverSeed: string, additions: readonly Addition[]): Promise<string> {
  const bytes = await hashOf(seedText(serverSeed, additions));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

export interface ShuffleProof {
  readonly hash: string;
  readonly serverSeed: string;
  readonly additions: readonly Addition[];
  /** The seed that stands in the record of the game. */
  readonly seed: string;
}

export interface ShuffleVerdict {
  /** The server's seed is the one whose hash was shown at the start. */
  readonly isCommitted: boolean;
  /** The seed of the game follows from it and from what the players added. */
  readonly isDerived: boolean;
  readonly isFair: boolean;
}

/** Checks a finished game's luck: works in Node and in the browser. */
export async function verifyShuffle(proof: ShuffleProof): Promise<ShuffleVerdict> {
  const isCommitted = (await commitmentOf(proof.serverSeed)) === proof.hash.toLowerCase();
  const isDerived = (await deriveSeed(proof.serverSeed, proof.additions)) === proof.seed;
  return { isCommitted, isDerived, isFair: isCommitted && isDerived };
}
