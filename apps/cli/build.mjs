import { existsSync } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const output = join(root, 'apps/cli/dist/main.mjs');

/** Bundles the command line when its sources are newer than the bundle, and says where the bundle is. */
export async function ensureBuilt() {
  const built = existsSync(output) ? (await stat(output)).mtimeMs : 0;
  if ((await newestSource()) > built) await build();
  return pathToFileURL(output).href;
}

async function build() {
  const { rolldown } = await import('rolldown');
  const bundle = await rolldown({
    input: { main: join(root, 'apps/cli/src/main.ts') },
    platform: 'node',
    external: ['boardgame.io/client', 'boardgame.io/core'],
    logLevel: 'warn',
  });
  await bundle.write({ dir: join(root, 'apps/cli/dist'), entryFileNames: '[name].mjs', chunkFileNames: '[name].mjs' });
}

async function newestSource() {
  const packages = (await readdir(join(root, 'packages'))).map((name) => join(root, 'packages', name));
  const folders = [join(root, 'apps/cli'), ...packages].flatMap((folder) =>
    ['src', 'data', 'text'].map((part) => join(folder, part)),
  );
  const times = await Promise.all(folders.filter((folder) => existsSync(folder)).map(newestIn));
  return Math.max(...times);
}

async function newestIn(folder) {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const times = await Promise.all(files.map(async (file) => (await stat(file)).mtimeMs));
  return Math.max(0, ...times);
}
