import { randomBytes } from 'node:crypto';
import { chmodSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const FILE = 'secret';
const BYTES = 32;

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}

/** The key that signs tokens: made at the first start, readable by the server's own user only. */
export function readSecret(dataDir: string): Buffer {
  const path = join(dataDir, FILE);
  try {
    const secret = Buffer.from(readFileSync(path, 'utf8').trim(), 'base64url');
    if (secret.length !== BYTES) throw new Error(`${path} is damaged: restore it, or delete it to sign everybody out`);
    chmodSync(path, 0o600);
    return secret;
  } catch (error) {
    if (!isMissing(error)) throw error;
    const secret = randomBytes(BYTES);
    writeFileSync(path, `${secret.toString('base64url')}\n`, { mode: 0o600, flag: 'wx' });
    return secret;
  }
}
