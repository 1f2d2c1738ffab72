import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';

/** Builds the app as it ships, into a folder of its own, and gives that folder. */
export async function builtApp(): Promise<string> {
  const outDir = mkdtempSync(join(tmpdir(), 'medallion-web-'));
  // The test runner sets this to "test", and the bundler would make a development build of it.
  process.env.NODE_ENV = 'production';
  await build({
    configFile: join(import.meta.dirname, '../vite.config.ts'),
    mode: 'production',
    logLevel: 'error',
    build: { outDir, emptyOutDir: true },
  });
  return outDir;
}
