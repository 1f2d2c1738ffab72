import { describe, expect, it } from 'vitest';
import { BOT, duel, firstOption, ME, OPEN, playOut, testServer } from './support/harness';

describe('joining', () => {
  it('needs the right link', async () => {
    const server = await testServer();
    const ada = await server.arrives('Ada');
    const bea = await server.arrives('Bea');
    const { table, keys } = await server.opens(ada.token, [ME, OPEN]);
    expect(await bea.isRefused({ type: 'join', table })).toBe('bad-key');
    expect(await bea.isRefused({ type: 'join', table, key: 'AAAAAAAAAAAAAAAA' })).toBe('bad-key');
    expect(await bea.isRefused({ type: 'join', table, key: keys.spectate })).toBe('bad-key');
    expect(await bea.isRefused({ type: 'join', table: 'AAAAAAAAAAAAAAAAAAAAAA', key: keys.invite })).toBe(
      'no-such-table',
    );
    expect((await server.api(`/api/tables/${table}?key=${keys.spectate}`)).body).toMatchObject({
      may: { join: false, spectate: true },
    });
    expect((await server.api(`/api/tables/${table}?key=wrong`)).body).toMatchObject({ error: { code: 'bad-key' } });
    expect((await server.api(`/api/tables/${table}`)).body).toMatchObject({ error: { code: 'no-such-table' } });
  });

  it('is refused at a full table', async () => {
    const server = await testServer();
    const { table, created } = await duel(server);
    const cyn = await server.arrives('Cyn');
    expect(await cyn.isRefused({ type: 'join', table, key: created.keys.invite })).toBe('table-full');
    expect(await cyn.isRefused({ type: 'join', table, key: created.keys.invite, seat: 1 })).toBe('table-full');
    expect((await server.api(`/api/tables/${table}?key=${created.keys.invite}`)).body).toMatchObject({
      may: { join: false },
      freeSeats: [],
    });
  });

  it('of two who want the last seat at once gives it to one', async () => {
    const server = await testServer();
    const ada = await server.arrives('Ada');
    const { table, keys } = await server.opens(ada.token, [ME, OPEN]);
    const others = await Promise.all(['Bea', 'Cyn', 'Dov'].map((name) => server.arrives(name)));
    const replies = await Promise.all(others.map((client) => client.settle({ type: 'join', table, key: keys.invite })));
    expect(replies.map((reply) => reply.type).sort()).toEqual(['done', 'refused', 'refused']);
  });

  it('needs no key at a listed table, which the list of open tables shows', async () => {
    const server = await testServer();
    const ada = await server.arrives('Ada');
    const bea = await server.arrives('Bea');
    const { table } = await server.opens(ada.token, [ME, OPEN], { visibility: 'listed', ready: true });
    const hidden = await server.opens(ada.token, [ME, OPEN]);
    const open = await server.api('/api/tables?list=open', bea.token);
    expect(open.body).toMatchObject({ tables: [{ id: table, seats: [{ name: 'Ada' }, { kind: 'open' }] }] });
    expect(JSON.stringify(open.body)).not.toContain(hidden.table);
    await bea.does({ type: 'join', table, ready: true });
    expect((await server.api('/api/tables?list=open', bea.token)).body).toEqual({ tables: [] });
    expect((await server.api('/api/tables?list=running')).body).toMatchObject({ tables: [{ id: table }] });
  });
});

describe('the lists', () => {
  it('show what is mine, whether it is my turn, and what is finished', async () => {
    const server = await testServer();
    const { table, ada, bea } = await duel(server);
    const mine = (token: string) => server.api('/api/tables?list=mine', token);
    expect((await mine(ada.token)).body).toMatchObject({ tables: [{ id: table, isMyTurn: true, moves: 2 }] });
    expect((await mine(bea.token)).body).toMatchObject({ tables: [{ id: table, isMyTurn: false }] });
    expect((await server.api('/api/tables?list=mine')).status).toBe(401);
    await ada.does({ type: 'resign', table, seat: 0 });
    expect((await mine(ada.token)).body).toEqual({ tables: [] });
    const finished = await server.api('/api/tables?list=finished', bea.token);
    expect(finished.body).toMatchObject({ tables: [{ id: table, outcome: { by: 'resigned' } }] });
    expect((await server.api('/api/tables?list=finished')).body).toEqual({ tables: [] });
  });
});

describe('leaving', () => {
  it('lets somebody else take the seat over and play on', async () => {
    const server = await testServer();
    const { table, ada, bea, created } = await duel(server);
    await bea.does({ type: 'leave', table, seat: 1 });
    await bea.until(() => bea.gone.length > 0);
    expect(bea.gone[0]).toMatchObject({ as: 1, code: 'not-your-seat' });
    expect(await bea.isRefused({ type: 'answer', table, seat: 1, option: 'keep' })).toBe('not-your-seat');
    await ada.until(() => ada.at(table, 0).state.seats[1]?.kind === 'open');
    const cyn = await server.arrives('Cyn');
    expect(await cyn.does({ type: 'join', table, key: created.keys.invite })).toEqual({ seat: 1 });
    await cyn.watch(table, 1);
    await playOut(table, [
      [ada, 0],
      [cyn, 1],
    ]);
    expect(cyn.at(table, 1).state.outcome?.by).toBe('game');
  });

  it('can leave a bot to play on, whose seat a person may take over again', async () => {
    const server = await testServer();
    const { table, ada, bea, created } = await duel(server);
    await bea.does({ type: 'leave', table, seat: 1, bot: 'dice' });
    await ada.until(() => ada.at(table, 0).state.seats[1]?.kind === 'bot');
    await ada.answers(table, 0, firstOption(ada, table, 0));
    await ada.answers(table, 0, 'hush');
    await ada.until(() => ada.at(table, 0).state.moves >= 6);
    expect(await bea.does({ type: 'join', table, key: created.keys.invite })).toEqual({ seat: 1 });
    await ada.until(() => ada.at(table, 0).state.seats[1]?.name === 'Bea');
  });

  it('does not let anybody sit where they know the other hand', async () => {
    const server = await testServer();
    const ada = await server.arrives('Ada');
    const bea = await server.arrives('Bea');
    const { table, keys } = await server.opens(ada.token, [ME, OPEN, BOT], { ready: true });
    await bea.does({ type: 'join', table, key: keys.invite, ready: true });
    await ada.does({ type: 'leave', table, seat: 0, bot: 'dice' });
    await bea.does({ type: 'set-seat', table, seat: 0, to: { kind: 'open' } });
    const cyn = await server.arrives('Cyn');
    await cyn.does({ type: 'join', table, key: keys.invite, seat: 0 });
    await bea.does({ type: 'leave', table, seat: 1 });
    expect(await ada.isRefused({ type: 'join', table, key: keys.invite, seat: 1 })).toBe('seat-known');
  });

  it('by the last person ends the game', async () => {
    const server = await testServer();
    const ada = await server.arrives('Ada');
    const { table, keys } = await server.opens(ada.token, [ME, BOT], { ready: true });
    const bea = await server.arrives('Bea');
    await bea.watch(table, 'spectator', keys.spectate);
    await ada.does({ type: 'leave', table, seat: 0 });
    await bea.until(() => bea.at(table, 'spectator').state.outcome !== null);
    expect(bea.at(table, 'spectator').state.outcome).toMatchObject({ by: 'abandoned', places: [2, 1] });
  });

  it('before the game by everybody closes the table', async () => {
    const server = await testServer();
    const ada = await server.arrives('Ada');
    const { table } = await server.opens(ada.token, [ME, OPEN]);
    await ada.watch(table, 0);
    await ada.does({ type: 'leave', table, seat: 0 });
    await ada.until(() => ada.gone.length > 0);
    expect(ada.gone[0]?.code).toBe('table-gone');
    expect(await ada.isRefused({ type: 'join', table })).toBe('no-such-table');
  });
});

describe('the host', () => {
  it('settles the seats before the game', async () => {
    const server = await testServer();
    const ada = await server.arrives('Ada');
    const bea = await server.arrives('Bea');
    const { table, keys } = await server.opens(ada.token, [ME, OPEN, OPEN], { ready: true });
    await bea.does({ type: 'join', table, key: keys.invite, seat: 1 });
    expect(await bea.isRefused({ type: 'set-seat', table, seat: 2, to: { kind: 'open' } })).toBe('not-host');
    expect(await bea.isRefused({ type: 'close', table })).toBe('not-host');
    await ada.does({ type: 'set-seat', table, seat: 1, to: { kind: 'open' } });
    const unknown = { type: 'set-seat', table, seat: 1, to: { kind: 'bot', level: 'genius' } } as const;
    expect(await ada.isRefused(unknown)).toBe('no-such-level');
    await ada.does({ type: 'set-seat', table, seat: 1, to: { kind: 'bot', level: 'dice' } });
    await ada.does({ type: 'set-seat', table, seat: 2, to: { kind: 'bot', level: 'dice' } });
    await ada.watch(table, 0);
    expect(ada.at(table, 0).state.phase).toBe('playing');
  });

  it('calls a table off', async () => {
    const server = await testServer();
    const ada = await server.arrives('Ada');
    const bea = await server.arrives('Bea');
    const { table, keys } = await server.opens(ada.token, [ME, OPEN]);
    await bea.does({ type: 'join', table, key: keys.invite });
    await bea.watch(table, 1);
    await ada.does({ type: 'close', table });
    await bea.until(() => bea.gone.length > 0);
    expect((await server.api('/api/tables?list=mine', bea.token)).body).toEqual({ tables: [] });
    const late = await server.api(`/api/tables/${table}?key=${keys.invite}`);
    expect(late).toMatchObject({ status: 410, body: { error: { code: 'table-gone' } } });
  });
});

describe('a rematch', () => {
  it('swaps the seats and takes the choices along', async () => {
    const server = await testServer();
    const { table, ada, bea } = await duel(server);
    expect(await ada.isRefused({ type: 'rematch', table })).toBe('not-finished');
    await ada.does({ type: 'resign', table, seat: 0 });
    const { table: next } = (await ada.does({ type: 'rematch', table })) as { table: string };
    await bea.until(() => bea.at(table, 1).state.rematch === next);
    expect(await bea.does({ type: 'rematch', table })).toEqual({ table: next });
    await bea.watch(next, 0);
    expect(bea.at(next, 0).state).toMatchObject({
      phase: 'gathering',
      config: { sleeves: ['sleeve-1', null] },
      seats: [
        { name: 'Bea', isReady: false },
        { name: 'Ada', isReady: true },
      ],
    });
    await bea.does({ type: 'ready', table: next, seat: 0, ready: true });
    await bea.until(() => bea.at(next, 0).state.phase === 'playing');
  });

  it('asked for by both at once is one table', async () => {
    const server = await testServer();
    const { table, ada, bea } = await duel(server);
    await ada.does({ type: 'resign', table, seat: 0 });
    const [one, other] = await Promise.all([ada, bea].map((client) => client.does({ type: 'rematch', table })));
    expect(one).toEqual(other);
  });
});
