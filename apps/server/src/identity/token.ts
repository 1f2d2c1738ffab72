import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** Ids of people and tables: 128 bits that nobody can guess. */
export function newId(): string {
  return randomBytes(16).toString('base64url');
}

/** Keys of links: 96 bits. */
export function newKey(): string {
  return randomBytes(12).toString('base64url');
}

export interface TokenClaims {
  readonly person: string;
  /** Raised when the person signs out every other device: older tokens end there. */
  readonly generation: number;
}

const TOKEN = /^m1\.([A-Za-z0-9_-]{22})\.(\d{1,9})\.([A-Za-z0-9_-]{43})$/;

function sign(secret: Buffer, body: string): string {
  return createHmac('sha256', secret).update(`token\n${body}`).digest('base64url');
}

export function makeToken(secret: Buffer, claims: TokenClaims): string {
  const body = `m1.${claims.person}.${claims.generation}`;
  return `${body}.${sign(secret, body)}`;
}

/** What a token says, if this server signed it. */
export function readToken(secret: Buffer, token: string): TokenClaims | null {
  const parts = TOKEN.exec(token);
  const [, person, generation, signature] = parts ?? [];
  if (person === undefined || generation === undefined || signature === undefined) return null;
  if (!isSameKey(signature, sign(secret, `m1.${person}.${generation}`))) return null;
  return { person, generation: Number(generation) };
}

/** Compares two short secrets without telling by its time how far they agree. */
export function isSameKey(given: string | undefined, expected: string): boolean {
  if (given === undefined) return false;
  const [one, other] = [Buffer.from(given), Buffer.from(expected)];
  return one.length === other.length && timingSafeEqual(one, other);
}
