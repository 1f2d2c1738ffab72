import { describe, expect, it } from 'vitest';
import { Clock } from '../src/tables/clock';
import { timeBy } from '../src/time';
import { BOT, duel, firstOption, ME, OPEN, testServer } from './support/harness';

describe('a clock', () => {
  it('charges the bank only for what a move takes beyond its own time', () => {
    const clock = new Clock({ kind: 'live', move: 10, bank: 60 }, 2);
    clock.ask([0], 0, null);
    expect(clock.bankAfter(0, 9_000)).toBe(60_000);
    expect(clock.bankAfter(0, 25_000)).toBe(45_000);
    expect(clock.deadlines()).toEqual([70_000, null]);
  });

  it('runs on for a seat that is still asked while another answers', () => {
    const clock = new Clock({ kind: 'live', move: 10, bank: 0 }, 2);
    clock.ask([0, 1], 0, null);
    clock.ask([1], 4_000, 0);
    expect(clock.deadlines()).toEqual([null, 10_000]);
  });

  it('counts days by correspondence, also while the server is away', () => {
    const clock = new Clock({ kind: 'correspondence', days: 2 }, 1);
    clock.ask([0], 0, null);
    clock.forgive(86_400_000);
    expect(clock.deadlineOf(0)).toBe(2 * 86_400_000);
  });

  it('forgives a live seat the time that the server was away', () => {
    const clock = new Clock({ kind: 'live', move: 10, bank: 5 }, 1);
    clock.ask([0], 0, null);
    clock.forgive(100_000);
    expect(clock.deadlineOf(0)).toBe(115_000);
  });
});

describe('the clock on the wall', () => {
  it('may be set without time jumping, until somebody asks for it', () => {
    const clocks = { wall: 1_000_000, steady: 500 };
    const time = timeBy({ wall: () => clocks.wall, steady: () => clocks.steady });
    clocks.wall += 3_600_010;
    clocks.steady += 10;
    expect(time.now()).toBe(1_000_010);
    expect(time.settle()).toBe(3_600_000);
    expect(time.now()).toBe(4_600_010);
    clocks.wall += 1_015;
    clocks.steady += 1_000;
    expect(time.settle()).toBe(0);
    expect(time.now()).toBe(4_601_025);
  });

  it.each([3_600_000, -3_600_000])('set by %i ms takes or gives nobody any time', async (jump) => {
    const server = await testServer();
    const { table, ada } = await duel(server, { clock: { kind: 'live', move: 10, bank: 600 } });
    const left = () => (ada.at(table, 0).state.clock.deadlines[0] ?? 0) - server.time.now();
    server.time.pass(4_000);
    const before = left();
    server.time.jump(jump);
    await server.tidy();
    await ada.until(() => left() === before);
    expect(ada.at(table, 0).state.outcome).toBeNull();
    server.time.pass(before - 1);
    await ada.does({ type: 'say', table, text: 'still here' });
    expect(ada.at(table, 0).state.outcome).toBeNull();
    server.time.pass(2);
    await ada.until(() => ada.at(table, 0).state.outcome?.by === 'time');
  });

  it('of a live table runs from the restart, also while nobody opens it', async () => {
    const server = await testServer();
    const { table, bea } = await duel(server, { clock: { kind: 'live', move: 10, bank: 0 } });
    server.time.pass(9_000);
    const restarted = await server.restart();
    restarted.time.pass(9_999);
    await restarted.tidy();
    const back = await restarted.connects(bea.token);
    expect((await back.watch(table, 1)).state.outcome).toBeNull();
    restarted.time.pass(2);
    await back.until(() => back.at(table, 1).state.outcome?.by === 'time');
  });
});

describe('a clock for a new table', () => {
  it('may have any sensible values, and no others', async () => {
    const server = await testServer();
    const { token } = await server.guest('Ada');
    const good = [
      { kind: 'live', move: 7, bank: 0 },
      { kind: 'live', move: 3_600, bank: 86_400 },
      { kind: 'live', move: 45, bank: 1_234 },
      { kind: 'correspondence', days: 1 },
      { kind: 'correspondence', days: 60 },
    ] as const;
    for (const clock of good) {
      const { table, keys } = await server.opens(token, [ME, OPEN], { clock });
      expect((await server.api(`/api/tables/${table}?key=${keys.invite}`)).body).toMatchObject({ table: { clock } });
    }
    const bad = [
      { kind: 'live', move: 0, bank: 10 },
      { kind: 'live', move: 3_601, bank: 0 },
      { kind: 'live', move: 1.5, bank: 0 },
      { kind: 'live', move: 10, bank: -1 },
      { kind: 'live', move: 10, bank: 86_401 },
      { kind: 'live', move: 10 },
      { kind: 'correspondence', days: 0 },
      { kind: 'correspondence', days: 61 },
      { kind: 'hourglass' },
    ];
    for (const clock of bad) {
      await expect(server.opens(token, [ME, OPEN], { clock: clock as never })).rejects.toThrow('bad-message');
    }
  });
});

describe('time', () => {
  it('that is up loses the duel', async () => {
    const server = await testServer();
    const { table, ada, bea } = await duel(server, { clock: { kind: 'live', move: 1, bank: 0 } });
    expect(ada.at(table, 0).state.clock.deadlines[0]).toBe(server.time.now() + 1_000);
    server.time.pass(999);
    await ada.does({ type: 'say', table, text: 'still here' });
    expect(bea.at(table, 1).state.outcome).toBeNull();
    server.time.pass(2);
    await bea.until(() => bea.at(table, 1).state.outcome !== null);
    expect(bea.at(table, 1).state.outcome).toMatchObject({ places: [2, 1], reason: 'time', by: 'time' });
    expect(bea.at(table, 1).log.at(-1)).toMatchObject({ kind: 'time-out', seat: 0 });
  });

  it('that is up at a larger table seats a bot', async () => {
    const server = await testServer();
    const ada = await server.arrives('Ada');
    const bea = await server.arrives('Bea');
    const clock = { kind: 'live', move: 1, bank: 0 } as const;
    const { table, keys } = await server.opens(ada.token, [ME, OPEN, BOT], { ready: true, clock });
    await bea.does({ type: 'join', table, key: keys.invite, ready: true });
    await ada.watch(table, 0);
    await ada.answers(table, 0, 'keep');
    server.time.pass(1_001);
    await ada.until(() => ada.at(table, 0).state.seats[1]?.kind === 'bot');
    expect(ada.at(table, 0).state.seats[1]).toMatchObject({ isStandIn: true, level: 'dice' });
    expect(await bea.isRefused({ type: 'answer', table, seat: 1, option: 'keep' })).toBe('not-your-seat');
    expect(await bea.does({ type: 'join', table, key: keys.invite })).toEqual({ seat: 1 });
  });

  it('is taken from the bank, which outlasts a restart', async () => {
    const server = await testServer();
    const { table, ada } = await duel(server, { clock: { kind: 'live', move: 1, bank: 60 } });
    server.time.pass(1_300);
    await ada.answers(table, 0, firstOption(ada, table, 0));
    await ada.until(() => (ada.at(table, 0).state.clock.banks[0] ?? 60_000) < 60_000);
    const bank = ada.at(table, 0).state.clock.banks[0];
    expect(bank).toBe(59_700);
    const restarted = await server.restart();
    const back = await restarted.connects(ada.token);
    expect((await back.watch(table, 0)).state.clock.banks[0]).toBe(bank);
  });

  it('that ran out while the server was down is noticed', async () => {
    const server = await testServer();
    const { table, ada, bea } = await duel(server, { clock: { kind: 'live', move: 1, bank: 0 } });
    await ada.answers(table, 0, firstOption(ada, table, 0));
    const restarted = await server.restart();
    const back = await restarted.connects(bea.token);
    await back.watch(table, 1);
    restarted.time.pass(1_001);
    await back.until(() => back.at(table, 1).state.outcome !== null);
    expect(back.at(table, 1).state.outcome?.by).toBe('time');
  });
});
