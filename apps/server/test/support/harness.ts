import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { CreateBody, CreatedTable, Identity, SeatRequest } from '@medallion/protocol';
import { rolldown } from 'rolldown';
import { afterAll, afterEach } from 'vitest';
import { readSettings, type Settings } from '../../src/settings';
import { type RunningServer, type ServerOptions, startServer } from '../../src/start-server';
import { TestClient } from './client';
import { TEST_GAMES } from './high-card';
import { TestTime } from './test-time';

const folders: string[] = [];
const closers: (() => Promise<unknown>)[] = [];

afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close();
});
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

export function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'medallion-test-'));
  folders.push(folder);
  return folder;
}

let worker: Promise<URL> | null = null;

/** Node cannot read TypeScript, so the worker of the tests is bundled once per test file. */
function testWorker(): Promise<URL> {
  worker ??= bundleWorker();
  return worker;
}

async function bundleWorker(): Promise<URL> {
  const file = join(newFolder(), 'test-worker.mjs');
  const bundle = await rolldown({
    input: fileURLToPath(new URL('./test-worker.ts', import.meta.url)),
    platform: 'node',
    external: [/^node:/],
  });
  await bundle.write({ file, format: 'esm' });
  await bundle.close();
  return pathToFileURL(file);
}

export interface TestServer extends RunningServer {
  readonly dataDir: string;
  readonly time: TestTime;
  /** Stops it, as an operator would, and starts it again on the same data. */
  restart(): Promise<TestServer>;
  guest(name: string): Promise<Identity>;
  /** A guest with an open socket. */
  arrives(name: string): Promise<TestClient & { readonly token: string }>;
  connects(token: string): Promise<TestClient>;
  api(path: string, token?: string, body?: unknown): Promise<{ status: number; body: never; headers: Headers }>;
  opens(token: string, seats: readonly SeatRequest[], more?: Partial<CreateBody>): Promise<CreatedTable>;
}

type Overrides = Partial<Settings> & Partial<Pick<ServerOptions, 'games' | 'logTo'>> & { readonly time?: TestTime };

let tables = 0;

export async function testServer(overrides: Overrides = {}): Promise<TestServer> {
  const { games = TEST_GAMES, logTo, time = new TestTime(), ...settings } = overrides;
  const dataDir = settings.dataDir ?? newFolder();
  const defaults = readSettings({
    PORT: '0',
    HOST: '127.0.0.1',
    DATA_DIR: dataDir,
    LOG_LEVEL: 'silent',
    RATE_FACTOR: '1000',
  });
  const server = await startServer({
    settings: { ...defaults, ...settings },
    games,
    time,
    botWorker: await testWorker(),
    ...(logTo === undefined ? {} : { logTo }),
  });
  let isOpen = true;
  const close = async (): Promise<void> => {
    if (isOpen) await server.close();
    isOpen = false;
  };
  closers.push(close);
  const api = async (path: string, token?: string, body?: unknown) => {
    const response = await fetch(`${server.url}${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: {
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.startsWith('application/json') === true;
    return { status: response.status, body: (isJson ? JSON.parse(text) : text) as never, headers: response.headers };
  };
  const guest = async (name: string): Promise<Identity> => (await api('/api/guest', undefined, { name })).body;
  const connects = async (token: string): Promise<TestClient> => {
    const client = await TestClient.open(server.url, token);
    closers.push(async () => client.drop());
    return client;
  };
  return {
    ...server,
    dataDir,
    time,
    close,
    api,
    guest,
    connects,
    arrives: async (name) => {
      const { token } = await guest(name);
      return Object.assign(await connects(token), { token });
    },
    opens: async (token, seats, more = {}) => {
      tables += 1;
      const config = { sleeves: seats.map((_, seat) => `sleeve-${seat}`), cards: 3 };
      const body = { id: `table-${tables}`, game: 'high-card', config, seats, ...more };
      const created = await api('/api/tables', token, body);
      if (created.status !== 201) throw new Error(JSON.stringify(created.body));
      return created.body;
    },
    restart: async () => {
      await close();
      return testServer({ ...overrides, dataDir, time });
    },
  };
}

export const ME: SeatRequest = { kind: 'me' };
export const OPEN: SeatRequest = { kind: 'open' };
export const BOT: SeatRequest = { kind: 'bot', level: 'dice' };

export interface Duel {
  readonly table: string;
  readonly ada: TestClient & { readonly token: string };
  readonly bea: TestClient & { readonly token: string };
  readonly created: CreatedTable;
}

/** Ada and Bea at one table, hands kept, Ada to play. */
export async function duel(server: TestServer, more: Partial<CreateBody> = {}): Promise<Duel> {
  const ada = await server.arrives('Ada');
  const bea = await server.arrives('Bea');
  const created = await server.opens(ada.token, [ME, OPEN], { ready: true, ...more });
  const { table } = created;
  await bea.does({ type: 'join', table, key: created.keys.invite, ready: true });
  await ada.watch(table, 0);
  await bea.watch(table, 1);
  await ada.answers(table, 0, 'keep');
  await bea.answers(table, 1, 'keep');
  return { table, ada, bea, created };
}

/** The first card that the seat could play. */
export function firstOption(client: TestClient, table: string, seat: number): string {
  const option = client.at(table, seat).state.question?.options[0];
  if (option === undefined) throw new Error(`seat ${seat} is not asked`);
  return option;
}

/** Lets each client answer with its first option until the game is over. */
export async function playOut(table: string, seats: readonly (readonly [TestClient, number])[]): Promise<void> {
  const isOver = () => seats.every(([client, seat]) => client.at(table, seat).state.phase === 'finished');
  const isAsked = () => seats.some(([client, seat]) => client.at(table, seat).state.question !== null);
  const clients = seats.map(([client]) => client);
  while (!isOver()) {
    for (const [client, seat] of seats) {
      while (client.at(table, seat).state.question !== null) {
        const { moves } = client.at(table, seat).state;
        await client.answers(table, seat, firstOption(client, table, seat));
        await client.until(() => client.at(table, seat).state.moves > moves);
      }
    }
    await TestClient.anyUntil(clients, () => isOver() || isAsked());
  }
}
