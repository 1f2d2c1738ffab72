import type { CreateBody, SeatRequest } from '@medallion/protocol';
import { describe, expect, it } from 'vitest';
import type { TestClient } from './support/client';
import { BOT, ME, OPEN, type TestServer, testServer } from './support/harness';

const LIVE = { kind: 'live', move: 60, bank: 0 } as const;

async function road(server: TestServer, others: readonly SeatRequest[], more: Partial<CreateBody> = {}) {
  const ada = await server.arrives('Ada');
  const seats = [ME, ...others];
  const made = { game: 'shared-road', config: { players: seats.length }, ready: true, ...more };
  const { table, keys } = await server.opens(ada.token, seats, made);
  return { ada, table, invite: keys.invite };
}

/** Ada and Bea on the road, both asked. */
async function twoOnTheRoad(server: TestServer, more: Partial<CreateBody> = {}) {
  const { ada, table, invite } = await road(server, [OPEN], more);
  const bea = await server.arrives('Bea');
  await bea.does({ type: 'join', table, key: invite, ready: true });
  await ada.watch(table, 0);
  await bea.watch(table, 1);
  const at = (client: TestClient, seat: number) => client.at(table, seat).state;
  await ada.until(() => at(ada, 0).question?.prompt === 'act');
  return { ada, bea, table, at };
}

describe('a phase in which any seat may act', () => {
  it('takes answers that race, in the order in which they come', async () => {
    const { ada, bea, table, at } = await twoOnTheRoad(await testServer());
    expect(at(ada, 0).waitingFor.map(({ seat }) => seat)).toEqual([0, 1]);
    const moves = 0;
    await Promise.all([
      ada.does({ type: 'answer', table, seat: 0, option: 'stop', moves }),
      bea.does({ type: 'answer', table, seat: 1, option: 'stop', moves }),
    ]);
    await ada.until(() => at(ada, 0).question?.prompt === 'fate');
    expect(at(ada, 0).moves).toBe(2);
  });

  it('refuses an answer to a question that its seat is no longer asked, and shows the one it is asked', async () => {
    const { ada, table, at } = await twoOnTheRoad(await testServer());
    await ada.does({ type: 'answer', table, seat: 0, option: 'roll', moves: 0 });
    expect(await ada.isRefused({ type: 'answer', table, seat: 0, option: 'stop', moves: 0 })).toBe('stale');
    await ada.until(() => at(ada, 0).question?.prompt === 'pay');
    await ada.does({ type: 'answer', table, seat: 0, option: 'pay:0', moves: 1 });
    expect(await ada.isRefused({ type: 'answer', table, seat: 0, option: 'stop', moves: 0 })).toBe('stale');
  });

  it('refuses whoever comes while another is in the middle of an action, and asks them again after it', async () => {
    const { ada, bea, table, at } = await twoOnTheRoad(await testServer());
    await ada.does({ type: 'answer', table, seat: 0, option: 'roll', moves: 0 });
    expect(await bea.isRefused({ type: 'answer', table, seat: 1, option: 'stop', moves: 0 })).toBe('stale');
    await bea.until(() => at(bea, 1).waitingFor.length === 1);
    expect(at(bea, 1)).toMatchObject({ question: null, waitingFor: [{ seat: 0, prompt: 'pay' }] });
    await ada.does({ type: 'answer', table, seat: 0, option: 'pay:0', moves: 1 });
    await bea.until(() => at(bea, 1).question?.prompt === 'act');
    await bea.does({ type: 'answer', table, seat: 1, option: 'stop', moves: 2 });
  });

  it('refuses an answer from before an undo', async () => {
    const { ada, bea, table } = await twoOnTheRoad(await testServer());
    await bea.does({ type: 'answer', table, seat: 1, option: 'stop', moves: 0 });
    await bea.does({ type: 'undo', table, seat: 1 });
    expect(await ada.isRefused({ type: 'answer', table, seat: 0, option: 'stop', moves: 1 })).toBe('stale');
    await ada.does({ type: 'answer', table, seat: 0, option: 'stop', moves: 0 });
  });

  it('lets every answer at the table restart all clocks', async () => {
    const server = await testServer();
    const { ada, bea, table, at } = await twoOnTheRoad(server, { clock: LIVE });
    const [before] = at(ada, 0).clock.deadlines;
    server.time.pass(50_000);
    await bea.does({ type: 'answer', table, seat: 1, option: 'stop', moves: 0 });
    await ada.until(() => at(ada, 0).moves === 1);
    expect(at(ada, 0).clock.deadlines).toEqual([(before ?? 0) + 50_000, null]);
    server.time.pass(50_000); // without it, a bot would sit here now
    expect(at(ada, 0).seats[0]?.kind).toBe('person');
  });

  it('lets bots go only while no person is asked, and to the end', async () => {
    const server = await testServer();
    const { ada, table } = await road(server, [BOT, BOT]);
    await ada.watch(table, 0);
    const at = () => ada.at(table, 0).state;
    await ada.until(() => at().question?.prompt === 'act');
    await ada.does({ type: 'answer', table, seat: 0, option: 'roll', moves: 0 });
    await ada.until(() => at().question?.prompt === 'pay');
    await ada.does({ type: 'answer', table, seat: 0, option: 'pay:0', moves: 1 });
    await ada.until(() => at().question?.prompt === 'act');
    expect([at().moves, at().waitingFor.length]).toEqual([2, 3]); // the bots were asked all the while, and waited
    while (at().phase === 'playing') {
      await ada.until(() => at().question !== null || at().phase !== 'playing');
      const { question, moves } = at();
      if (question === null) break;
      const option = question.options.includes('stop') ? 'stop' : (question.options[0] ?? '');
      await ada.does({ type: 'answer', table, seat: 0, option, moves }).catch(() => null);
      await ada.until(() => at().moves > moves);
    }
    expect(at().outcome?.by).toBe('game');
    expect(at().outcome?.together).toMatch(/won|lost/);
  });

  it('lets both people at one device act, in any order, beside somebody elsewhere', async () => {
    const server = await testServer();
    const { ada, table, invite } = await road(server, [{ kind: 'local', name: 'Cyn' }, OPEN]);
    const bea = await server.arrives('Bea');
    await bea.does({ type: 'join', table, key: invite, ready: true });
    await ada.watch(table, 0);
    await ada.watch(table, 1);
    const at = (seat: number) => ada.at(table, seat).state;
    await ada.until(() => at(0).question?.prompt === 'act' && at(1).question?.prompt === 'act');
    const waits = [0, 1, 2].map((seat) => ({ seat, prompt: 'act', mayWait: true }));
    expect(at(0).waitingFor).toEqual(waits);
    await ada.does({ type: 'answer', table, seat: 1, option: 'roll', moves: 0 });
    await ada.until(() => at(0).moves === 1 && at(1).moves === 1);
    expect([at(0).question, at(1).question?.prompt]).toEqual([null, 'pay']);
    expect(at(0).waitingFor).toEqual([{ seat: 1, prompt: 'pay' }]); // in the middle of an action nobody may wait
    await ada.does({ type: 'answer', table, seat: 1, option: 'pay:0', moves: 1 });
    await bea.does({ type: 'answer', table, seat: 2, option: 'stop', moves: 2 });
    await ada.does({ type: 'answer', table, seat: 0, option: 'stop', moves: 2 }); // what Bea did is no reason to refuse
    await ada.until(() => at(1).moves === 4);
    expect(at(1).waitingFor).toEqual(waits.slice(1, 2));
  });
});
