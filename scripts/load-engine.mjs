import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { rolldown } from 'rolldown';
import { root } from './install-if-needed.mjs';

/** Modules of the workspace for a script, bundled for Node, which cannot read TypeScript by itself: by name, each a file. */
export async function loadEngine(script, sources) {
  const cache = join(root, 'node_modules/.cache', `medallion-${script}`);
  await mkdir(cache, { recursive: true });
  const input = Object.fromEntries(Object.entries(sources).map(([name, file]) => [name, join(root, file)]));
  const bundle = await rolldown({ input, platform: 'node', logLevel: 'warn' });
  await bundle.write({ dir: cache, entryFileNames: '[name].mjs', chunkFileNames: 'shared-[name].mjs' });
  await bundle.close();
  const load = async (name) => [name, await import(pathToFileURL(join(cache, `${name}.mjs`)).href)];
  return Object.fromEntries(await Promise.all(Object.keys(sources).map(load)));
}
