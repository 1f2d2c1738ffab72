import { describe, expect, it, vi } from 'vitest';
import { BOT, duel, firstOption, ME, playOut, testServer } from './support/harness';
import { CHANGED_GAMES, CLOSED_GAMES } from './support/high-card';

describe('a broken connection', () => {
  it('is resumed without missing or repeating anything', async () => {
    const server = await testServer();
    const { table, ada, bea } = await duel(server);
    const { stream, seq, state } = bea.at(table, 1);
    bea.drop();
    await ada.until(() => ada.at(table, 0).state.seats[1]?.isHere === false);
    await ada.answers(table, 0, firstOption(ada, table, 0));
    await ada.answers(table, 0, 'boast');
    const again = await server.connects(bea.token);
    again.seen.set(`${table} 1`, { stream, seq, state, log: [], chat: [], whole: 0, keys: null });
    again.send({ type: 'watch', table, as: 1, resume: { stream, seq } });
    await again.until(() => again.at(table, 1).state.moves === 4);
    expect(again.at(table, 1).whole).toBe(0);
    expect(again.at(table, 1).log.map((line) => line.kind)).toEqual(['answered', 'answered']);
    const fresh = await server.connects(bea.token);
    await fresh.watch(table, 1);
    expect(again.at(table, 1).state).toEqual(fresh.at(table, 1).state);
  });

  it('gets the whole table where the past is no longer kept', async () => {
    const server = await testServer();
    const { table, bea } = await duel(server);
    const { seq } = bea.at(table, 1);
    const again = await server.connects(bea.token);
    again.send({ type: 'watch', table, as: 1, resume: { stream: 'from-before-the-flood', seq } });
    await again.until(() => again.seen.size === 1);
    expect(again.at(table, 1).state.moves).toBe(2);
    again.send({ type: 'watch', table, as: 1, resume: { stream: again.at(table, 1).stream, seq: 9_999 } });
    await again.until(() => again.at(table, 1).whole === 2);
  });
});

describe('a command that comes twice', () => {
  it('is applied once and answered twice', async () => {
    const server = await testServer();
    const { table, ada } = await duel(server);
    const answer = { type: 'answer', id: 'once', table, seat: 0, option: firstOption(ada, table, 0) } as const;
    expect(await ada.settle(answer)).toMatchObject({ type: 'done' });
    expect(await ada.settle(answer)).toMatchObject({ type: 'done' });
    expect((await server.store.entries(table)).filter((entry) => entry.command === 'once')).toHaveLength(1);
  });

  it('is applied once although both came together, on two connections, or after a restart', async () => {
    const server = await testServer();
    const { table, ada } = await duel(server);
    const answer = { type: 'answer', id: 'once', table, seat: 0, option: firstOption(ada, table, 0) } as const;
    const other = await server.connects(ada.token);
    const replies = await Promise.all([ada.settle(answer), other.settle(answer)]);
    expect(replies.map((reply) => reply.type)).toEqual(['done', 'done']);
    const restarted = await server.restart();
    const back = await restarted.connects(ada.token);
    expect(await back.settle(answer)).toMatchObject({ type: 'done' });
    expect((await back.watch(table, 0)).state.moves).toBe(3);
  });

  it('makes one table and seats a guest once', async () => {
    const server = await testServer();
    const ada = await server.arrives('Ada');
    const bea = await server.arrives('Bea');
    const one = await server.opens(ada.token, [ME, { kind: 'open' }], { id: 'mine' });
    expect(await server.opens(ada.token, [ME, { kind: 'open' }], { id: 'mine' })).toEqual(one);
    const join = { type: 'join', id: 'sit', table: one.table, key: one.keys.invite } as const;
    expect(await bea.does(join)).toEqual({ seat: 1 });
    expect(await bea.does(join)).toEqual({ seat: 1 });
  });
});

describe('a restart', () => {
  it('loses nothing: seats, answers, take-backs, chat and choices', async () => {
    const server = await testServer();
    const { table, ada, bea } = await duel(server);
    await ada.answers(table, 0, firstOption(ada, table, 0));
    await ada.does({ type: 'undo', table, seat: 0 });
    await ada.answers(table, 0, firstOption(ada, table, 0));
    await ada.answers(table, 0, 'hush');
    await ada.does({ type: 'ask-take-back', table, seat: 0 });
    await ada.does({ type: 'say', table, text: 'sorry' });
    await bea.until(() => bea.at(table, 1).chat.length === 1 && bea.at(table, 1).state.takeBack !== null);
    const before = bea.at(table, 1);
    const restarted = await server.restart();
    const [ada2, bea2] = await Promise.all([ada, bea].map(({ token }) => restarted.connects(token)));
    if (ada2 === undefined || bea2 === undefined) throw new Error('nobody came back');
    await ada2.watch(table, 0);
    const after = await bea2.watch(table, 1);
    expect(after.state).toEqual(before.state);
    expect(after.log.map((line) => line.number)).toEqual(before.log.map((line) => line.number));
    expect(after.chat).toEqual(before.chat);
    await bea2.does({ type: 'consent', table, seat: 1, to: 'take-back', agree: false });
    await playOut(table, [
      [ada2, 0],
      [bea2, 1],
    ]);
    expect(ada2.at(table, 0).state.outcome?.by).toBe('game');
  });

  it('finds the bots that were about to move', async () => {
    const server = await testServer({ botWorkers: 1 });
    const ada = await server.arrives('Ada');
    const { table } = await server.opens(ada.token, [ME, { kind: 'bot', level: 'sleepy' }], { ready: true });
    await ada.answers(table, 0, 'keep');
    const restarted = await server.restart();
    const back = await restarted.connects(ada.token);
    await back.watch(table, 0);
    await restarted.time.passWhenAwaited(60_000);
    await back.until(() => back.at(table, 0).state.question?.prompt === 'card');
  });

  it('with other rules keeps the table, says so, and lets nobody play on', async () => {
    const server = await testServer();
    const { table, ada } = await duel(server);
    await server.close();
    const changed = await testServer({ dataDir: server.dataDir, games: CLOSED_GAMES });
    const back = await changed.connects(ada.token);
    const seen = await back.watch(table, 0);
    expect(seen.state.trouble).toMatchObject({ code: 'other-rules', detail: { version: 1, known: 2, age: 'closed' } });
    expect(await back.isRefused({ type: 'answer', table, seat: 0, option: 'keep' })).toBe('other-rules');
    await changed.close();
    const again = await testServer({ dataDir: server.dataDir });
    const once = await again.connects(ada.token);
    expect((await once.watch(table, 0)).state.question?.prompt).toBe('card');
  });

  it('goes on with a table of an earlier edition by its own rules, and opens new ones by the new', async () => {
    const server = await testServer();
    const { table, ada, bea } = await duel(server);
    await server.close();
    const changed = await testServer({ dataDir: server.dataDir, games: CHANGED_GAMES });
    const old = { table, ada: await changed.connects(ada.token), bea: await changed.connects(bea.token) };
    for (const [seat, player] of [old.ada, old.bea].entries()) await player.watch(table, seat);
    const fresh = await duel(changed);
    for (const game of [old, fresh]) {
      const card = firstOption(game.ada, game.table, 0);
      await game.ada.answers(game.table, 0, card);
      await game.ada.answers(game.table, 0, 'boast');
      await game.ada.until(() => game.ada.at(game.table, 0).state.moves === 4);
      const { trouble, version, view } = game.ada.at(game.table, 0).state;
      expect([trouble, version]).toEqual([null, game === old ? 1 : 2]);
      const worth = Number(card.slice('play:'.length));
      expect(view).toMatchObject({ scores: [game === old ? worth : worth + 1_000, 0] });
    }
  });

  it('brings back tables that were let go of', async () => {
    const server = await testServer({ idleSeconds: 0 });
    const { table, ada, bea } = await duel(server);
    await server.tidy();
    expect(server.hall.size).toBe(1);
    const { state } = ada.at(table, 0);
    ada.drop();
    bea.drop();
    await vi.waitUntil(() => server.hall.known(table)?.isQuiet === true);
    await server.tidy();
    expect(server.hall.size).toBe(0);
    const back = await server.connects(ada.token);
    expect((await back.watch(table, 0)).state.view).toEqual(state.view);
  });
});

describe('a stop', () => {
  it('tells everybody to come back', async () => {
    const server = await testServer();
    const ada = await server.arrives('Ada');
    await server.opens(ada.token, [ME, BOT], { ready: true });
    await server.close();
    await ada.until(() => ada.closed !== null);
    expect(ada.closed).toEqual({ code: 1012, reason: 'shutting-down' });
  });
});
