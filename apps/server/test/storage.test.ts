import { copyFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'libsql';
import { describe, expect, it } from 'vitest';
import { NewerDatabaseError } from '../src/storage/sqlite';
import { SqliteStore } from '../src/storage/sqlite-store';
import { StorageError, type TableWrite } from '../src/storage/store';
import { duel, firstOption, ME, newFolder, OPEN, playOut, testServer } from './support/harness';

const STORED = {
  id: 't1',
  game: 'g',
  version: 1,
  host: 'ada',
  inviteKey: 'i',
  spectateKey: 's',
  serverSeed: 'x',
  createdAt: 1,
};

const TABLE: TableWrite = {
  table: 't1',
  created: null,
  entries: [{ number: 0, time: 1, kind: 'created', seat: null, code: null, person: null, command: null, detail: null }],
  digest: {
    phase: 'gathering',
    isListed: false,
    hasOpenSeat: true,
    moves: 0,
    updatedAt: 1,
    deadline: null,
    isBotTurn: false,
    waitingFor: [],
    people: ['ada'],
    summary: null,
  },
  isTurnOnly: false,
};

const turn = (number: number): TableWrite => ({
  ...TABLE,
  entries: TABLE.entries.map((entry) => ({ ...entry, number, kind: 'answered' })),
  digest: { ...TABLE.digest, moves: number },
  isTurnOnly: true,
});

describe('the database', () => {
  it('from a newer version is refused and left alone', () => {
    const folder = newFolder();
    const file = join(folder, 'medallion.db');
    const newer = new Database(file);
    newer.pragma('user_version = 99');
    newer.close();
    expect(() => new SqliteStore(folder)).toThrow(NewerDatabaseError);
    expect(() => new SqliteStore(folder)).toThrow(/version 99.*DATA_DIR/s);
    const after = new Database(file);
    expect(after.pragma('user_version')).toEqual([{ user_version: 99 }]);
    after.close();
  });

  it('writes all of a batch or nothing of it', async () => {
    const store = new SqliteStore(newFolder());
    const first = { ...TABLE, created: { ...STORED, command: 'c1' }, isTurnOnly: false };
    const twice = { ...TABLE, isTurnOnly: true };
    await expect(store.commit([first, twice])).rejects.toThrow(StorageError);
    expect(await store.findTable('t1')).toBeNull();
    await store.commit([first]);
    expect((await store.entries('t1')).map(({ number }) => number)).toEqual([0]);
    expect(await store.unfinishedOf('ada')).toEqual(['t1']);
    await store.close();
  });
});

describe('a full disk', () => {
  it('refuses the answer, keeps the table as it was, and goes on once there is room', async () => {
    const server = await testServer();
    const { table, ada, bea } = await duel(server);
    const option = firstOption(ada, table, 0);
    const [{ page_count: pages } = { page_count: 0 }] = server.store.db.pragma('page_count') as {
      page_count: number;
    }[];
    server.store.db.pragma(`max_page_count = ${pages}`);
    const answer = { type: 'answer', table, seat: 0, option } as const;
    const undo = { type: 'undo', table, seat: 0 } as const;
    // The pages at hand take a few more rows before they are full.
    let last = await ada.settle(answer);
    let moves = 3;
    while (last.type === 'done') {
      last = await ada.settle(moves === 3 ? undo : answer);
      if (last.type === 'done') moves = moves === 3 ? 2 : 3;
    }
    expect(last).toMatchObject({ type: 'refused', code: 'storage-full' });
    expect(ada.at(table, 0).state.moves).toBe(moves);
    expect((await server.store.findTable(table))?.digest.moves).toBe(moves);
    const again = await server.connects(bea.token);
    expect((await again.watch(table, 1)).state.moves).toBe(moves);
    server.store.db.pragma('max_page_count = 1000000');
    await playOut(table, [
      [ada, 0],
      [bea, 1],
    ]);
    expect(ada.at(table, 0).state.outcome?.by).toBe('game');
  });

  it('makes no table and no guest, and says why over HTTP', async () => {
    const server = await testServer({ tablesPerPerson: 100_000 });
    const ada = await server.arrives('Ada');
    const [{ page_count: pages } = { page_count: 0 }] = server.store.db.pragma('page_count') as {
      page_count: number;
    }[];
    server.store.db.pragma(`max_page_count = ${pages}`);
    const open = async (): Promise<string> => {
      for (let index = 0; index < 300; index++) {
        const failed = await server.opens(ada.token, [ME, OPEN]).catch((error: Error) => error.message);
        if (typeof failed === 'string') return failed;
      }
      return 'never';
    };
    expect(await open()).toContain('storage-full');
    const body = { id: 'one-more', game: 'high-card', config: { sleeves: ['a', 'b'], cards: 3 }, seats: [ME, OPEN] };
    expect(await server.api('/api/tables', ada.token, body)).toMatchObject({
      status: 507,
      body: { error: { code: 'storage-full' } },
    });
    expect((await server.api('/api/tables?list=mine', ada.token)).status).toBe(200);
    server.store.db.pragma('max_page_count = 1000000');
    expect((await server.api('/api/tables', ada.token, body)).status).toBe(201);
  });
});

describe('turns in the journal', () => {
  it('are read back before they are sorted in, and after a kill', async () => {
    const folder = newFolder();
    const store = new SqliteStore(folder);
    await store.commit([{ ...TABLE, created: { ...STORED, command: 'c1' }, isTurnOnly: false }]);
    for (const number of [1, 2, 3]) await store.commit([turn(number)]);
    expect((await store.entries('t1')).map((entry) => entry.number)).toEqual([0, 1, 2, 3]);
    expect((await store.findTable('t1'))?.digest.moves).toBe(3);
    const copy = newFolder();
    for (const file of ['medallion.db', 'medallion.db-wal']) copyFileSync(join(folder, file), join(copy, file));
    const revived = new SqliteStore(copy);
    expect((await revived.entries('t1')).map((entry) => entry.number)).toEqual([0, 1, 2, 3]);
    expect((await revived.list('mine', 'ada', 10)).map(({ digest }) => digest.moves)).toEqual([3]);
    expect(revived.db.pragma('user_version')).toEqual([{ user_version: 2 }]);
    await revived.close();
    await store.close();
  });

  it('are sorted in many at once, in order, and before what is more than a turn', async () => {
    const store = new SqliteStore(newFolder());
    await store.commit([{ ...TABLE, created: { ...STORED, command: 'c1' }, isTurnOnly: false }]);
    for (let number = 1; number <= 50; number++) await store.commit([turn(number)]);
    const end = { ...turn(51), isTurnOnly: false };
    await store.commit([{ ...end, digest: { ...end.digest, phase: 'finished' } }]);
    expect((await store.entries('t1')).map((entry) => entry.number)).toEqual(Array.from({ length: 52 }, (_, n) => n));
    expect((await store.findTable('t1'))?.digest).toMatchObject({ phase: 'finished', moves: 51 });
    await store.close();
  });
});

describe('the data folder', () => {
  it('holds the database and the secret, nothing else that matters', async () => {
    const server = await testServer();
    expect(
      readdirSync(server.dataDir)
        .filter((name) => !/-(wal|shm)$/.test(name))
        .sort(),
    ).toEqual(['medallion.db', 'secret']);
  });
});
