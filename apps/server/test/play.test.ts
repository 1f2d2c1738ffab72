import { replay, unpackRecord } from '@medallion/kernel';
import { verifyShuffle } from '@medallion/protocol';
import { describe, expect, it } from 'vitest';
import { BOT, duel, firstOption, ME, OPEN, playOut, testServer } from './support/harness';
import { highCard } from './support/high-card';

describe('a table', () => {
  it('starts when everybody is ready, and not before', async () => {
    const server = await testServer();
    const ada = await server.arrives('Ada');
    const bea = await server.arrives('Bea');
    const { table, keys, hash } = await server.opens(ada.token, [ME, OPEN]);
    const seen = await ada.watch(table);
    expect(seen.state).toMatchObject({ phase: 'gathering', view: null, fairness: { hash, serverSeed: null } });
    expect(await bea.does({ type: 'join', table, key: keys.invite, ready: true })).toEqual({ seat: 1 });
    await ada.until(() => ada.at(table, 0).state.seats[1]?.isReady === true);
    expect(ada.at(table, 0).state.phase).toBe('gathering');
    await ada.does({ type: 'ready', table, seat: 0, ready: true });
    await ada.until(() => ada.at(table, 0).state.phase === 'playing');
    expect(ada.at(table, 0).state.question).toMatchObject({ prompt: 'keep', options: ['keep', 'swap'] });
  });

  it('is played to its end, and then shows the whole record and a fair shuffle', async () => {
    const server = await testServer();
    const { table, ada, bea } = await duel(server);
    await playOut(table, [
      [ada, 0],
      [bea, 1],
    ]);
    const { state } = ada.at(table, 0);
    expect(state.outcome).toMatchObject({ by: 'game', reason: 'sum' });
    const record = unpackRecord(highCard, state.record ?? '');
    if (!record.ok) throw new Error(record.refusal.code);
    const replayed = replay(highCard, record.value);
    expect(replayed.ok && replayed.value.outcome?.places).toEqual(state.outcome?.places);
    const { hash, additions, serverSeed } = state.fairness;
    const proof = { hash, additions, serverSeed: serverSeed ?? '', seed: record.value.seed };
    expect((await verifyShuffle(proof)).isFair).toBe(true);
    const fetched = await server.api(`/api/tables/${table}/record`, ada.token);
    expect(fetched.body).toMatchObject({ record: state.record, fairness: { serverSeed } });
  });

  it('mixes what the players add into the luck of the game', async () => {
    const server = await testServer();
    const ada = await server.arrives('Ada');
    const bea = await server.arrives('Bea');
    const { table, keys, hash } = await server.opens(ada.token, [ME, OPEN]);
    await ada.does({ type: 'ready', table, seat: 0, ready: true, addition: 'wolf' });
    await bea.does({ type: 'join', table, key: keys.invite, ready: true, addition: 'bear' });
    await ada.watch(table, 0);
    await ada.does({ type: 'resign', table, seat: 0 });
    await ada.until(() => ada.at(table, 0).state.phase === 'finished');
    const { fairness } = ada.at(table, 0).state;
    expect(fairness.additions).toEqual([
      { seat: 0, text: 'wolf' },
      { seat: 1, text: 'bear' },
    ]);
    expect(fairness.hash).toBe(hash);
    const proof = { ...fairness, serverSeed: fairness.serverSeed ?? '', seed: fairness.seed ?? '' };
    expect((await verifyShuffle(proof)).isFair).toBe(true);
    expect((await verifyShuffle({ ...proof, additions: [] })).isFair).toBe(false);
  });

  it('refuses answers out of turn, not offered, blocked and stale', async () => {
    const server = await testServer();
    const { table, ada, bea } = await duel(server);
    const card = firstOption(ada, table, 0);
    expect(await bea.isRefused({ type: 'answer', table, seat: 1, option: card })).toBe('not-asked');
    expect(await ada.isRefused({ type: 'answer', table, seat: 0, option: 'play:7' })).toBe('not-offered');
    expect(await ada.isRefused({ type: 'answer', table, seat: 0, option: 'play:0' })).toBe('blocked');
    expect(await ada.isRefused({ type: 'answer', table, seat: 0, option: card, moves: 1 })).toBe('stale');
    expect(await bea.isRefused({ type: 'answer', table, seat: 0, option: card })).toBe('not-your-seat');
    expect(ada.at(table, 0).state.moves).toBe(2);
    await ada.does({ type: 'answer', table, seat: 0, option: card, moves: 2 });
  });

  it('lets a second player share the device', async () => {
    const server = await testServer();
    const ada = await server.arrives('Ada');
    const { table } = await server.opens(ada.token, [ME, { kind: 'local', name: 'Bea' }], { ready: true });
    await ada.watch(table, 0);
    await ada.watch(table, 1);
    expect(ada.at(table, 0).state.seats[1]).toMatchObject({ kind: 'local', name: 'Bea', isHere: true });
    await playOut(table, [
      [ada, 0],
      [ada, 1],
    ]);
    expect(ada.at(table, 1).state.phase).toBe('finished');
  });

  it('seats bots that play to the end by themselves', async () => {
    const server = await testServer();
    const ada = await server.arrives('Ada');
    const { table } = await server.opens(ada.token, [ME, BOT, BOT], { ready: true });
    await ada.watch(table, 0);
    await playOut(table, [[ada, 0]]);
    expect(ada.at(table, 0).state.outcome?.by).toBe('game');
  });

  it('keeps what a seat chose from the others until the end', async () => {
    const server = await testServer();
    const ada = await server.arrives('Ada');
    const bea = await server.arrives('Bea');
    const { table, keys } = await server.opens(ada.token, [ME, OPEN], { ready: true });
    const wrong = { type: 'join', table, key: keys.invite, choice: 'x'.repeat(50) } as const;
    expect(await bea.isRefused(wrong)).toBe('bad-config');
    await bea.does({ type: 'join', table, key: keys.invite, choice: 'velvet', ready: true });
    await ada.watch(table, 0);
    await bea.watch(table, 1);
    expect(ada.at(table, 0).state.config).toEqual({ sleeves: ['sleeve-0', null], cards: 3 });
    expect(bea.at(table, 1).state.config).toEqual({ sleeves: [null, 'velvet'], cards: 3 });
    await ada.does({ type: 'resign', table, seat: 0 });
    await ada.until(() => ada.at(table, 0).state.phase === 'finished');
    expect(ada.at(table, 0).state.config).toEqual({ sleeves: ['sleeve-0', 'velvet'], cards: 3 });
  });
});
