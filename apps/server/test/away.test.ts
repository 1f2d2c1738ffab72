import { describe, expect, it } from 'vitest';
import { TestClient } from './support/client';
import { duel, firstOption, ME, OPEN, playOut, testServer } from './support/harness';

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

  it('keeps the seat for a day: nobody else sits down there, or opens it', async () => {
    const server = await testServer({ awaySeconds: 0 });
    const { table, ada, bea, created } = await duel(server);
    const key = created.keys.invite;
    bea.drop();
    await ada.until(() => (ada.at(table, 0).state.seats[1]?.replaceableAt ?? null) !== null);
    await ada.does(toBot(table, 1));
    const second = await server.arrives('Second me');
    expect(await second.isRefused({ type: 'join', table, key })).toBe('table-full');
    expect(await second.isRefused({ type: 'join', table, key, seat: 1 })).toBe('table-full');
    expect(await ada.isRefused({ type: 'set-seat', table, seat: 1, to: { kind: 'open' } })).toBe('seat-taken');
    await ada.does(toBot(table, 1));
    expect((await server.api(`/api/tables/${table}?key=${key}`, second.token)).body).toMatchObject({ freeSeats: [] });
    expect((await server.api(`/api/tables/${table}`, bea.token)).body).toMatchObject({ freeSeats: [1] });
    server.time.pass(86_400_000);
    expect(await second.does({ type: 'join', table, key })).toEqual({ seat: 1 });
  });

  it('is not made to unplay what was played', async () => {
    const server = await testServer({ awaySeconds: 0 });
    const { table, ada, bea } = await duel(server);
    const answer = async (client: typeof ada, seat: number, option = firstOption(client, table, seat)) => {
      const { moves } = client.at(table, seat).state;
      await client.answers(table, seat, option);
      await TestClient.anyUntil([ada, bea], () =>
        [0, 1].every((one) => [ada, bea][one]?.at(table, one).state.moves === moves + 1),
      );
    };
    await answer(ada, 0);
    await answer(ada, 0, 'hush');
    await answer(bea, 1);
    await answer(bea, 1, 'hush');
    await answer(ada, 0);
    bea.drop();
    await ada.until(() => (ada.at(table, 0).state.seats[1]?.replaceableAt ?? null) !== null);
    await ada.does(toBot(table, 1));
    expect(await ada.isRefused({ type: 'ask-take-back', table, seat: 0, to: 2 })).toBe('undo-barrier');
    await ada.does({ type: 'ask-take-back', table, seat: 0, to: 6 });
    const back = await server.connects(bea.token);
    await back.does({ type: 'join', table });
    await ada.does({ type: 'ask-take-back', table, seat: 0, to: 2 });
    await back.does({ type: 'consent', table, seat: 1, to: 'take-back', agree: true });
    expect((await back.watch(table, 1)).state.moves).toBe(2);
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
