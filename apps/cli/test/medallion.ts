import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { main } from '../src/main';

const bin = fileURLToPath(new URL('../bin/medallion.mjs', import.meta.url));

export interface Called {
  readonly status: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** The command as people call it, as a process of its own: bundled, with its exit code. */
export function spawned(...args: readonly string[]): Called {
  const { status, stdout, stderr } = spawnSync(process.execPath, [bin, ...args], { encoding: 'utf8' });
  return { status, stdout, stderr };
}

/** The same within the test, which is quicker by the start of a process. One call at a time. */
export async function medallion(...args: readonly string[]): Promise<Called> {
  const told = { stdout: '', stderr: '' };
  const { stdout, stderr } = process;
  const kept = { stdout: stdout.write, stderr: stderr.write };
  stdout.write = (words: string | Uint8Array) => {
    told.stdout += String(words);
    return true;
  };
  stderr.write = (words: string | Uint8Array) => {
    told.stderr += String(words);
    return true;
  };
  try {
    return { status: await main(args), ...told };
  } finally {
    stdout.write = kept.stdout;
    stderr.write = kept.stderr;
  }
}
