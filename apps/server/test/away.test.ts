import { describe, expect, it } from 'vitest';
import { duel, ME, OPEN, playOut, testServer } from './support/harness';

const toBot = (table: string, seat: number) =>
  ({ type: 'set-seat', table, seat, to: { kind: 'bot', level: 'dice' } }) as const;

describe('somebody who is away from a table without a clock', () => {
  it('is replaced by a bot when the others ask for it, and takes the seat again without a link', async () => {
    const server = await testServer({ awaySeconds: 0 });
    const { table, ada, bea } = await duel(server);
    expect(await ada.isRefused(toBot(table, 1))).toBe('seat-taken');
    expect(ada.at(table, 0).state.seats[1]?.replaceableAt).toBeNull();
    bea.drop();
    await ada.until(() => (ada.at(table, 0).state.seats[1]?.replaceableAt ?? null) !== null);
    await ada.does(toBot(table, 1));
    await ada.until(() => ada.at(table, 0).state.seats[1]?.isStandIn === true);
    const back = await server.connects(bea.token);
    expect((await server.api(`/api/tables/${table}`, bea.token)).body).toMatchObject({ may: { join: true } });
    expect(await back.does({ type: 'join', table })).toEqual({ seat: 1 });
    await back.watch(table, 1);
    await playOut(table, [
      [ada, 0],
      [back, 1],
    ]);
    expect(back.at(table, 1).state.outcome?.by).toBe('game');
  });

  it('has some minutes to come back, and more under a clock', async () => {
    const server = await testServer();
    const { table, ada, bea } = await duel(server);
    bea.drop();
    await ada.until(() => ada.at(table, 0).state.seats[1]?.replaceableAt === server.time.now() + 300_000);
    server.time.pass(299_000);
    expect(await ada.isRefused(toBot(table, 1))).toBe('seat-taken');
    server.time.pass(1_000);
    await ada.does(toBot(table, 1));
    const hurried = await testServer({ awaySeconds: 0 });
    const timed = await duel(hurried, { clock: { kind: 'correspondence', days: 3 } });
    timed.bea.drop();
    await timed.ada.until(() => timed.ada.at(timed.table, 0).state.seats[1]?.isHere === false);
    expect(timed.ada.at(timed.table, 0).state.seats[1]?.replaceableAt).toBeNull();
    expect(await timed.ada.isRefused(toBot(timed.table, 1))).toBe('seat-taken');
  });

  it('is not opened to strangers, nor replaced by them', async () => {
    const server = await testServer({ awaySeconds: 0 });
    const { table, ada, bea } = await duel(server);
    bea.drop();
    await ada.until(() => (ada.at(table, 0).state.seats[1]?.replaceableAt ?? null) !== null);
    expect(await ada.isRefused({ type: 'set-seat', table, seat: 1, to: { kind: 'open' } })).toBe('seat-taken');
    const cyn = await server.arrives('Cyn');
    expect(await cyn.isRefused(toBot(table, 1))).toBe('not-seated');
    expect(await cyn.isRefused({ type: 'join', table })).toBe('bad-key');
  });

  it('is not thrown out before the game by anybody but the host', async () => {
    const server = await testServer({ awaySeconds: 0 });
    const ada = await server.arrives('Ada');
    const bea = await server.arrives('Bea');
    const cyn = await server.arrives('Cyn');
    const { table, keys } = await server.opens(ada.token, [ME, OPEN, OPEN]);
    await bea.does({ type: 'join', table, key: keys.invite });
    await cyn.does({ type: 'join', table, key: keys.invite });
    expect(await cyn.isRefused(toBot(table, 1))).toBe('not-host');
  });
});
