import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { gwent } from '@medallion/gwent';
import { replay, unpackRecord } from '@medallion/kernel';
import type { SeatRequest } from '@medallion/protocol';
import { describe, expect, it } from 'vitest';
import { GAMES } from '../src/game-list';
import { ME, OPEN, playOut, type TestServer, testServer } from './support/harness';

const run = promisify(execFile);
const example = fileURLToPath(new URL('../../../examples/bot.mjs', import.meta.url));

const opens = (server: TestServer, token: string, seats: SeatRequest[]) =>
  server.opens(token, seats, {
    game: 'gwent',
    config: { decks: ['starter-skellige', 'starter-nilfgaard'] },
    ready: true,
  });

interface Hands {
  readonly sides: readonly { readonly hand: readonly (string | null)[] | unknown }[];
}

describe('gwent at the server', () => {
  it('is played to the end by two people, one of whom brings another deck', async () => {
    const server = await testServer({ games: GAMES });
    const ada = await server.arrives('Ada');
    const bea = await server.arrives('Bea');
    const { table, keys } = await opens(server, ada.token, [ME, OPEN]);
    const illegal = { type: 'join', table, key: keys.invite, choice: 'no-such-deck' } as const;
    expect(await bea.isRefused(illegal)).toBe('bad-config');
    await bea.does({ type: 'join', table, key: keys.invite, choice: 'starter-monsters', ready: true });
    await ada.watch(table, 0);
    await bea.watch(table, 1);
    await playOut(table, [
      [ada, 0],
      [bea, 1],
    ]);
    const { record, outcome, config } = ada.at(table, 0).state;
    expect(config).toEqual({ decks: ['starter-skellige', 'starter-monsters'] });
    const unpacked = unpackRecord(gwent, record ?? '');
    const replayed = unpacked.ok ? replay(gwent, unpacked.value) : unpacked;
    expect(replayed.ok && replayed.value.outcome?.places).toEqual(outcome?.places);
  });

  it('shows a spectator no view that differs from what a spectator may see', async () => {
    const server = await testServer({ games: GAMES });
    const ada = await server.arrives('Ada');
    const bea = await server.arrives('Bea');
    const cyn = await server.arrives('Cyn');
    const { table, keys } = await opens(server, ada.token, [ME, OPEN]);
    await bea.does({ type: 'join', table, key: keys.invite, ready: true });
    await ada.watch(table, 0);
    await bea.watch(table, 1);
    await cyn.watch(table, 'spectator', keys.spectate);
    const live = await server.hall.find(table);
    const view = live?.core.table?.view('spectator') as Hands;
    expect(cyn.at(table, 'spectator').state.view).toEqual(JSON.parse(JSON.stringify(view)));
    expect(cyn.at(table, 'spectator').state.view).not.toEqual(ada.at(table, 0).state.view);
    expect(bea.at(table, 1).state.view).not.toEqual(ada.at(table, 0).state.view);
  });

  it('is played by the example bot over the documented API', async () => {
    const server = await testServer({ games: GAMES, botWorkers: 0 });
    const { stdout } = await run(process.execPath, [example, server.url], { timeout: 50_000 });
    expect(JSON.parse(stdout)).toMatchObject({ by: 'game', places: expect.any(Array) });
  });

  it('is joined by the example bot through an invite link', async () => {
    const server = await testServer({ games: GAMES });
    const ada = await server.arrives('Ada');
    const { table, keys } = await opens(server, ada.token, [ME, OPEN]);
    await ada.watch(table, 0);
    const bot = run(process.execPath, [example, server.url, table, keys.invite], { timeout: 50_000 });
    await ada.until(() => ada.at(table, 0).state.phase === 'playing');
    await playOut(table, [[ada, 0]]);
    expect(JSON.parse((await bot).stdout).by).toBe('game');
  });
});
