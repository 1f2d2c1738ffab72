import { mkdtempSync, rmSync } from 'node:fs';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { GAMES, type RunningServer, readSettings, startServer } from '@medallion/server';
import { rolldown } from 'rolldown';

export interface TableServer {
  readonly origin: string;
  /** Breaks every connection, as a lost network does: without a word. */
  cut(): void;
  /** Nothing gets through until `mend`. */
  block(): void;
  mend(): void;
  /** Stops the server and starts it again on the same data. */
  restart(): Promise<void>;
  /** The game so far with its seed, which no page is told before the end: what a test checks the messages by. */
  recordOf(table: string): Promise<string>;
  close(): Promise<void>;
}

/** Node cannot read TypeScript, so the bots' worker is bundled. */
async function bundledWorker(folder: string): Promise<URL> {
  const file = join(folder, 'bot-worker.mjs');
  const bundle = await rolldown({
    input: fileURLToPath(new URL('../../../server/src/bots/worker.ts', import.meta.url)),
    platform: 'node',
    external: [/^node:/],
  });
  await bundle.write({ codeSplitting: false, file, format: 'esm' });
  await bundle.close();
  return pathToFileURL(file);
}

/** The real server with a built app, behind a cable that the test can pull. */
export async function serveTables(webDir: string): Promise<TableServer> {
  const folder = mkdtempSync(join(tmpdir(), 'medallion-tables-'));
  const botWorker = await bundledWorker(folder);
  const start = () =>
    startServer({
      games: GAMES,
      botWorker,
      settings: readSettings({
        PORT: '0',
        HOST: '127.0.0.1',
        DATA_DIR: folder,
        WEB_DIR: webDir,
        LOG_LEVEL: 'silent',
        RATE_FACTOR: '1000',
      }),
    });
  let server: RunningServer = await start();
  let isBlocked = false;
  const sockets = new Set<Socket>();
  const cable = createServer((near) => {
    if (isBlocked) {
      near.destroy();
      return;
    }
    const far = connect(server.port, '127.0.0.1');
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(one);
      one.pipe(other);
      one.on('error', () => other.destroy());
      one.on('close', () => {
        sockets.delete(one);
        other.destroy();
      });
    }
  });
  await new Promise<void>((resolve) => cable.listen(0, '127.0.0.1', resolve));
  const cut = () => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    origin: `http://127.0.0.1:${(cable.address() as AddressInfo).port}`,
    cut,
    block: () => {
      isBlocked = true;
      cut();
    },
    mend: () => {
      isBlocked = false;
    },
    restart: async () => {
      await server.close();
      server = await start();
    },
    recordOf: async (table) => {
      const record = (await server.hall.find(table))?.core.record() ?? null;
      if (record === null) throw new Error(`no game has begun at ${table}`);
      return record;
    },
    close: async () => {
      cut();
      cable.close();
      await server.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
