import { fileURLToPath } from 'node:url';
import { buildServer } from '../build.mjs';

const folder = new URL('../dist/check/', import.meta.url);

/** The server as it ships, and the protocol beside it, for scripts that play against it. */
export async function buildForChecks() {
  const protocol = fileURLToPath(new URL('../../../packages/protocol/src/index.ts', import.meta.url));
  const bench = fileURLToPath(new URL('./bench/bench-server.ts', import.meta.url));
  await buildServer(fileURLToPath(folder), { protocol, bench });
  return {
    main: fileURLToPath(new URL('main.mjs', folder)),
    bench: fileURLToPath(new URL('bench.mjs', folder)),
    protocolFile: new URL('protocol.mjs', folder).href,
    protocol: await import(new URL('protocol.mjs', folder).href),
  };
}
