import { describe, expect, it } from 'vitest';
import { BOT, ME, playOut, testServer } from './support/harness';

describe('bots', () => {
  it('that are slow delay nobody else, and a legal answer is taken for them', async () => {
    const server = await testServer({ botWorkers: 1, botMilliseconds: 100 });
    const ada = await server.arrives('Ada');
    const bea = await server.arrives('Bea');
    const slow = await server.opens(ada.token, [ME, { kind: 'bot', level: 'sleepy' }], { ready: true });
    await ada.watch(slow.table, 0);
    const quick = await server.opens(bea.token, [ME, BOT], { ready: true });
    await bea.watch(quick.table, 0);
    await playOut(quick.table, [[bea, 0]]);
    expect(ada.at(slow.table, 0).state.seats[1]?.level).toBe('sleepy');
    expect(ada.at(slow.table, 0).state.waitingFor.map(({ seat }) => seat)).toContain(1);
    server.time.pass(100 + 2_000);
    await ada.until(() => ada.at(slow.table, 0).state.waitingFor.every((open) => open.seat === 0));
    const metrics = await server.api('/metrics');
    expect(metrics.body).toMatch(/medallion_bot_moves_total\{how="late"\} [1-9]/);
  });

  it('think for everybody in turn, however many tables one person has', async () => {
    const server = await testServer({ botWorkers: 1, botMilliseconds: 100 });
    const ada = await server.arrives('Ada');
    const bea = await server.arrives('Bea');
    const opens = (token: string, level: string) => server.opens(token, [ME, { kind: 'bot', level }], { ready: true });
    await opens(ada.token, 'sleepy');
    for (let count = 0; count < 6; count++) await opens(ada.token, 'ponderer');
    const { table } = await opens(bea.token, 'ponderer');
    const order: string[] = [];
    server.hall.onChange(({ id, core }) => {
      if (core.moves.length > 0 && !order.includes(id)) order.push(id);
    });
    await server.time.passWhenAwaited(100 + 2_000);
    await bea.watch(table, 0);
    await bea.until(() => bea.at(table, 0).state.moves > 0);
    expect(order.indexOf(table)).toBeLessThanOrEqual(2);
  });

  it('that break down are replaced, and the game goes on', async () => {
    const server = await testServer();
    const ada = await server.arrives('Ada');
    const { table } = await server.opens(ada.token, [ME, { kind: 'bot', level: 'clumsy' }], { ready: true });
    await ada.watch(table, 0);
    await playOut(table, [[ada, 0]]);
    expect(ada.at(table, 0).state.outcome?.by).toBe('game');
  });

  it('play even without workers', async () => {
    const server = await testServer({ botWorkers: 0 });
    const ada = await server.arrives('Ada');
    const { table } = await server.opens(ada.token, [ME, BOT], { ready: true });
    await ada.watch(table, 0);
    await playOut(table, [[ada, 0]]);
    expect(ada.at(table, 0).state.outcome?.by).toBe('game');
  });
});
