import { execFileSync } from 'node:child_process';
import { copyFileSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { TableList } from '@medallion/protocol';
import Database from 'libsql';
import { describe, expect, it, vi } from 'vitest';
import { FolderInUseError } from '../src/storage/folder-lock';
import { MIGRATIONS } from '../src/storage/schema';
import { NewerDatabaseError, sql } from '../src/storage/sqlite';
import { SqliteStore } from '../src/storage/sqlite-store';
import { type ChangeWrite, StorageError, type TurnWrite } from '../src/storage/store';
import { TestClient } from './support/client';
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

const TABLE: ChangeWrite = {
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

const CREATED: ChangeWrite = { ...TABLE, created: { ...STORED, command: 'c1' } };

const turn = (number: number): TurnWrite => ({
  table: 't1',
  entries: TABLE.entries.map((entry) => ({ ...entry, number, kind: 'answered', command: `c${number}` })),
  digest: { moves: number, updatedAt: number, deadline: null, isBotTurn: false, waitingFor: [number % 2] },
  isTurnOnly: true,
});

const ending = (number: number): ChangeWrite => {
  const { entries, digest } = turn(number);
  return { ...TABLE, entries, digest: { ...TABLE.digest, ...digest, phase: 'finished' } };
};

const upTo = (last: number): number[] => Array.from({ length: last + 1 }, (_, number) => number);
const numbersOf = async (store: SqliteStore): Promise<number[]> =>
  (await store.entries('t1')).map(({ number }) => number);

/** The files as a power cut would leave them now. */
function crashed(folder: string): string {
  const copy = newFolder();
  for (const file of ['medallion.db', 'medallion.db-wal']) copyFileSync(join(folder, file), join(copy, file));
  return copy;
}

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

  it('belongs to one server at a time', async () => {
    const folder = newFolder();
    const first = new SqliteStore(folder);
    expect(() => new SqliteStore(folder, 10)).toThrow(FolderInUseError);
    const program = `const db = new (require('libsql'))('${join(folder, 'lock')}');
      try { db.exec('begin exclusive'); console.log('free'); } catch (error) { console.log(error.code); }`;
    const other = () =>
      execFileSync(process.execPath, ['-e', program], { encoding: 'utf8', cwd: import.meta.dirname }).trim();
    expect(other()).toBe('SQLITE_BUSY');
    await first.commit([CREATED]);
    await first.close();
    expect(other()).toBe('free');
    const second = new SqliteStore(folder, 10);
    expect(await numbersOf(second)).toEqual([0]);
    await second.close();
  });

  it('finds a list along an index, however many tables there are', async () => {
    const store = new SqliteStore(newFolder());
    const asked = vi.spyOn(store.db, 'all');
    const lists: readonly TableList[] = ['mine', 'open', 'running', 'finished'];
    for (const list of lists) for (const person of ['ada', null]) await store.list(list, person, 100);
    const queries = asked.mock.calls.map(([query]) => query.compile());
    expect(queries.length).toBeGreaterThan(5);
    for (const { sql: text, parameters } of queries) {
      const plan = store.db.statement(`explain query plan ${text}`).all([...parameters]) as { detail: string }[];
      expect(plan.filter(({ detail }) => detail.startsWith('SCAN'))).toEqual([]);
      const isOfAll = !text.includes('seatings');
      expect(plan.some(({ detail }) => detail.includes('TEMP B-TREE') && isOfAll)).toBe(false);
    }
    await store.close();
  });

  it('is for the own user alone, and copied whole while it is written', async () => {
    const folder = newFolder();
    const store = new SqliteStore(folder);
    await store.commit([CREATED]);
    const copy = await store.backUp('copy.db');
    await store.commit([turn(1)]);
    for (const file of readdirSync(folder).filter((name) => name !== 'lock')) {
      expect(statSync(join(folder, file)).mode & 0o077).toBe(0);
    }
    await store.close();
    const other = newFolder();
    copyFileSync(copy, join(other, 'medallion.db'));
    const restored = new SqliteStore(other);
    expect(await numbersOf(restored)).toEqual([0]);
    await restored.close();
  });

  it('lists the latest tables, listed ones and mine, each once', async () => {
    const store = new SqliteStore(newFolder());
    const made = (id: string, updatedAt: number, isListed: boolean, people: string[]): ChangeWrite => ({
      ...CREATED,
      table: id,
      created: { ...STORED, id, command: id },
      digest: { ...CREATED.digest, phase: 'finished', updatedAt, isListed, people },
    });
    await store.commit([made('a', 1, true, ['ada']), made('b', 2, false, ['ada']), made('c', 3, false, ['bea'])]);
    await store.commit([made('d', 4, true, ['bea']), made('e', 5, true, ['bea'])]);
    const ids = async (person: string | null, limit: number) =>
      (await store.list('finished', person, limit)).map(({ table }) => table.id);
    expect(await ids(null, 10)).toEqual(['e', 'd', 'a']);
    expect(await ids('ada', 10)).toEqual(['e', 'd', 'b', 'a']);
    expect(await ids('ada', 3)).toEqual(['e', 'd', 'b']);
    await store.close();
  });

  it('lets go of old tables at which nobody has a seat', async () => {
    const store = new SqliteStore(newFolder());
    const made = (
      id: string,
      updatedAt: number,
      phase: 'finished' | 'closed' | 'playing',
      people: string[],
    ): ChangeWrite => ({
      ...CREATED,
      table: id,
      created: { ...STORED, id, command: id },
      digest: { ...CREATED.digest, phase, updatedAt, people },
    });
    await store.commit([made('mine', 1, 'finished', ['ada']), made('nobodys', 1, 'finished', [])]);
    await store.commit([
      made('off', 1, 'closed', ['ada']),
      made('new', 9, 'finished', []),
      made('on', 1, 'playing', []),
    ]);
    let forgotten = 0;
    for (let round = 0; round < 4; round++) forgotten += await store.forgetTables(5, 2);
    expect(forgotten).toBe(2);
    const left = await Promise.all(['mine', 'nobodys', 'off', 'new', 'on'].map((id) => store.findTable(id)));
    expect(left.map((found) => found?.table.id ?? null)).toEqual(['mine', null, null, 'new', 'on']);
    expect(await store.entries('nobodys')).toEqual([]);
    await store.close();
  });

  it('tells nobody of an identity, a code, a line or a mute before the disk has it', async () => {
    const server = await testServer();
    const { table, ada, bea } = await duel(server);
    let letGo = (): void => undefined;
    const held = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    const onDisk = server.store.db.sync.bind(server.store.db);
    const sync = vi.spyOn(server.store.db, 'sync').mockImplementation(() => held.then(onDisk));
    const told: string[] = [];
    const waits = [
      server.guest('Cyn').then(() => told.push('guest')),
      server.api('/api/me', ada.token, { name: 'Ada II' }).then(() => told.push('name')),
      server.api('/api/me/recovery', ada.token, {}).then(() => told.push('code')),
      ada.does({ type: 'say', table, text: 'hello' }).then(() => told.push('line')),
      bea.does({ type: 'mute', table, person: ada.person?.id ?? '', muted: true }).then(() => told.push('mute')),
    ];
    await vi.waitUntil(() => sync.mock.calls.length >= 5);
    for (let count = 0; count < 3; count++) await server.api('/api/games');
    expect(told).toEqual([]);
    letGo();
    await Promise.all(waits);
    expect(told.sort()).toEqual(['code', 'guest', 'line', 'mute', 'name']);
  });

  it('writes all of a batch or nothing of it', async () => {
    const store = new SqliteStore(newFolder());
    const again = { ...CREATED, created: { ...STORED, id: 't2', command: 'c1' }, table: 't2' };
    await expect(store.commit([CREATED, turn(1), again])).rejects.toThrow(StorageError);
    expect(await store.findTable('t1')).toBeNull();
    expect(await store.entries('t1')).toEqual([]);
    await store.commit([CREATED]);
    expect(await numbersOf(store)).toEqual([0]);
    expect(await store.unfinishedOf('ada')).toEqual(['t1']);
    await store.close();
  });

  it('of the version before is carried over, with what its journal still holds', async () => {
    const folder = newFolder();
    const old = new Database(join(folder, 'medallion.db'));
    for (const step of MIGRATIONS.slice(0, 2)) for (const statement of step) old.exec(statement);
    old.pragma('user_version = 2');
    old.exec(
      `insert into tables values ('t1', 'g', 1, 'ada', 'c1', 'i', 's', 'x', 1, 'playing', 0, 0, 1, 1, null, 0, '0', '{}')`,
    );
    old.exec(`insert into entries values ('t1', 0, 1, 'created', null, null, null, null, '{"clock":{"kind":"none"}}')`);
    old.exec(`insert into entries values ('t1', 1, 2, 'answered', 0, 7, 'ada', 'c2', null)`);
    const { isTurnOnly: _, ...unsorted } = turn(2);
    old.exec(`insert into journal values (5, '${JSON.stringify([unsorted])}')`);
    old.close();
    const store = new SqliteStore(folder);
    const kept = new Database(join(folder, 'medallion-version-2.db'));
    expect(kept.pragma('user_version')).toEqual([{ user_version: 2 }]);
    kept.close();
    const [created, answered] = await store.entries('t1');
    expect(created?.detail).toEqual({ clock: { kind: 'none' } });
    expect(answered).toEqual({
      number: 1,
      time: 2,
      kind: 'answered',
      seat: 0,
      code: 7,
      person: 'ada',
      command: 'c2',
      detail: null,
    });
    expect(await numbersOf(store)).toEqual([0, 1, 2]);
    expect((await store.findTable('t1'))?.digest.moves).toBe(2);
    await store.close();
  });
});

describe('the log of the database', () => {
  it('is brought into the file while the server goes on, and is empty once it has stopped', async () => {
    const folder = newFolder();
    const store = new SqliteStore(folder);
    const inFile = (text: string) => readFileSync(join(folder, 'medallion.db')).includes(text);
    await store.commit([CREATED]);
    expect(inFile('t1')).toBe(false);
    await vi.waitFor(() => expect(inFile('t1')).toBe(true), 10_000);
    for (let number = 1; number <= 9; number++) await store.commit([turn(number)]);
    await vi.waitFor(() => expect(inFile('"c9"')).toBe(true), 10_000);
    expect(await numbersOf(store)).toEqual(upTo(9));
    await store.close();
    expect(statSync(join(folder, 'medallion.db-wal'), { throwIfNoEntry: false })?.size ?? 0).toBe(0);
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

describe('a disk that does not confirm', () => {
  it('leaves the answer as the rows have it, and says that it is not certain', async () => {
    const server = await testServer();
    const { table, ada, bea } = await duel(server);
    vi.spyOn(server.store.db, 'sync').mockRejectedValueOnce(new StorageError('storage-failed', null));
    const answer = { type: 'answer', id: 'unsure', table, seat: 0, option: firstOption(ada, table, 0) } as const;
    expect(await ada.isRefused(answer)).toBe('storage-unknown');
    await bea.until(() => bea.at(table, 1).state.moves === 3);
    await ada.does(answer);
    expect(ada.at(table, 0).state.moves).toBe(3);
  });

  it('and cannot be read either lets everybody at the table come back', async () => {
    const server = await testServer();
    const { table, ada, bea } = await duel(server);
    vi.spyOn(server.store.db, 'sync').mockRejectedValueOnce(new StorageError('storage-failed', null));
    vi.spyOn(server.store, 'entries').mockRejectedValueOnce(new Error('no disk'));
    ada.send({ type: 'answer', id: 'lost', table, seat: 0, option: firstOption(ada, table, 0) });
    await TestClient.anyUntil([ada, bea], () => ada.closed !== null && bea.closed !== null);
    expect(bea.closed?.code).toBe(1011);
    const back = await server.connects(bea.token);
    expect((await back.watch(table, 1)).state.moves).toBe(3);
  });
});

describe('turns in the journal', () => {
  it('are read back before they are sorted in, and after a crash', async () => {
    const folder = newFolder();
    const store = new SqliteStore(folder);
    await store.commit([CREATED]);
    for (const number of [1, 2, 3]) await store.commit([turn(number)]);
    expect(await numbersOf(store)).toEqual([0, 1, 2, 3]);
    expect((await store.findTable('t1'))?.digest.moves).toBe(3);
    expect((await store.list('mine', 'ada', 10)).map(({ digest }) => digest.moves)).toEqual([3]);
    const revived = new SqliteStore(crashed(folder));
    expect(await numbersOf(revived)).toEqual([0, 1, 2, 3]);
    expect((await revived.list('mine', 'ada', 10)).map(({ digest }) => digest.moves)).toEqual([3]);
    expect(revived.db.pragma('user_version')).toEqual([{ user_version: MIGRATIONS.length }]);
    expect(revived.db.all(sql.selectFrom('journal').selectAll())).toEqual([]);
    await revived.close();
    await store.close();
  });

  it('wake the tables at which something is due, and no others', async () => {
    const store = new SqliteStore(newFolder());
    const playing: ChangeWrite = { ...CREATED, digest: { ...CREATED.digest, phase: 'playing', isBotTurn: true } };
    await store.commit([playing]);
    expect(await store.waking(10)).toEqual(['t1']);
    await store.commit([turn(1)]);
    expect(await store.waking(10)).toEqual([]);
    const late = turn(2);
    await store.commit([{ ...late, digest: { ...late.digest, deadline: 10 } }]);
    expect(await store.waking(9)).toEqual([]);
    expect(await store.waking(10)).toEqual(['t1']);
    await store.close();
  });

  it('come before what is more than a turn, and are not written twice when a crash keeps the journal', async () => {
    const folder = newFolder();
    const store = new SqliteStore(folder);
    await store.commit([CREATED]);
    for (let number = 1; number <= 50; number++) await store.commit([turn(number)]);
    await store.commit([ending(51)]);
    expect(await numbersOf(store)).toEqual(upTo(51));
    const revived = new SqliteStore(crashed(folder));
    expect((await revived.findTable('t1'))?.digest).toMatchObject({ phase: 'finished', moves: 51 });
    const inView = revived.db.all(sql.selectFrom('entries').select('number').orderBy('number'));
    expect(inView.map(({ number }) => number)).toEqual(upTo(51));
    await revived.close();
    await store.close();
  });

  it('are sorted in by the time the store is closed, each once, whatever order they came in', async () => {
    const folder = newFolder();
    const store = new SqliteStore(folder);
    const other = (write: TurnWrite): TurnWrite => ({ ...write, table: 't2' });
    const second = { ...CREATED, table: 't2', created: { ...STORED, id: 't2', command: 'c2' } };
    await store.commit([CREATED, second]);
    for (let number = 1; number <= 90; number++) await store.commit([turn(number), other(turn(number))]);
    // Tried again, as after a failed sync.
    await store.commit([turn(90)]);
    await store.close();
    const reopened = new SqliteStore(folder);
    expect(reopened.db.all(sql.selectFrom('pages').selectAll()).length).toBeLessThan(90);
    expect(reopened.db.all(sql.selectFrom('journal').selectAll())).toEqual([]);
    expect(await numbersOf(reopened)).toEqual(upTo(90));
    expect((await reopened.entries('t2')).map(({ command }) => command).slice(1)).toEqual(
      upTo(89).map((number) => `c${number + 1}`),
    );
    await reopened.close();
  });
});

describe('the data folder', () => {
  it('holds the database and the secret, nothing else that matters', async () => {
    const server = await testServer();
    expect(
      readdirSync(server.dataDir)
        .filter((name) => !/-(wal|shm)$/.test(name))
        .sort(),
    ).toEqual(['lock', 'medallion.db', 'secret']);
  });
});
