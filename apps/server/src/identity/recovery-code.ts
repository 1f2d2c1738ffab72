import { createHmac, randomInt } from 'node:crypto';

/** Crockford's alphabet: no I, L, O or U, so that a code can be read aloud and typed from paper. */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 12;

/** Sixty bits in three groups of four. */
export function newRecoveryCode(): string {
  const letters = Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]);
  return [letters.slice(0, 4), letters.slice(4, 8), letters.slice(8)].map((group) => group.join('')).join('-');
}

/** A code as typed, with the usual slips put right; null when it cannot be one. */
export function readRecoveryCode(typed: string): string | null {
  const code = typed.toUpperCase().replace(/[\s-]/g, '').replaceAll('O', '0').replace(/[IL]/g, '1');
  return code.length === LENGTH && [...code].every((letter) => LETTERS.includes(letter)) ? code : null;
}

/** What is stored of a code: useless without the server's secret. */
export function hashRecoveryCode(secret: Buffer, code: string): string {
  return createHmac('sha256', secret).update(`recovery\n${code}`).digest('base64url');
}
