import { randomUUID } from 'node:crypto';
import { mkdtempSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    /** Folder of the build that all browser tests of a run share. */
    builtApp: string;
  }
}

/** Builds the app as it ships, into a folder of its own, and gives that folder. */
export async function buildApp(): Promise<string> {
  // Only who builds loads the bundler.
  const { build } = await import('vite');
  const outDir = mkdtempSync(join(tmpdir(), 'medallion-web-'));
  const { NODE_ENV } = process.env;
  // The test runner sets this to "test", and the bundler would make a development build of it.
  process.env.NODE_ENV = 'production';
  await build({
    configFile: join(import.meta.dirname, '../vite.config.ts'),
    mode: 'production',
    logLevel: 'error',
    build: { outDir, emptyOutDir: true },
  });
  if (NODE_ENV !== undefined) process.env.NODE_ENV = NODE_ENV;
  return outDir;
}

/** The app as it ships: a link to the build of this run, which a test may remove; or a build of its own. */
export async function builtApp(): Promise<string> {
  const shared = inject('builtApp');
  if (shared === undefined) return buildApp();
  const link = join(tmpdir(), `medallion-web-${randomUUID()}`);
  symlinkSync(shared, link);
  return link;
}
