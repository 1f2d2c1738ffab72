import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';

const source = new URL('./src/', import.meta.url);
/** Native code and packages that look for their own files stay outside the bundle. */
const external = [/^node:/, /^libsql/, 'fastify', '@fastify/static', 'ws', 'prom-client', 'kysely'];

/** Bundles the server and its bot worker for Node, which cannot read TypeScript by itself. */
export async function buildServer(outDir = fileURLToPath(new URL('./dist/', import.meta.url)), entries = {}) {
  const bundle = await rolldown({
    input: {
      main: fileURLToPath(new URL('./main.ts', source)),
      'bot-worker': fileURLToPath(new URL('./bots/worker.ts', source)),
      ...entries,
    },
    platform: 'node',
    external,
    logLevel: 'warn',
  });
  const { output } = await bundle.write({
    dir: outDir,
    format: 'esm',
    entryFileNames: '[name].mjs',
    chunkFileNames: '[name]-[hash].mjs',
    sourcemap: true,
  });
  await bundle.close();
  await removeOthers(outDir, new Set(output.map(({ fileName }) => fileName)));
}

/** Removes what earlier builds left, afterwards, so that a server which starts meanwhile finds every file it asks for. */
async function removeOthers(folder, written) {
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    if (entry.isFile() && !written.has(entry.name)) await rm(join(folder, entry.name), { force: true });
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await buildServer();
