import { gwent } from '@medallion/gwent';
import { seedRng, Table } from '@medallion/kernel';
import type { SeatRequest } from '@medallion/protocol';
import { randomGame } from '@medallion/testkit';
import { describe, expect, it } from 'vitest';
import { chooserBy } from '../src/bots/chooser';
import { runErrand } from '../src/bots/serve-errands';
import { GAMES } from '../src/game-list';
import { BOT, duel, ME, type TestServer, testServer } from './support/harness';

const SLEEPY: SeatRequest = { kind: 'bot', level: 'sleepy' };
/** What a bot may think in these tests, and how long after that it is given up. */
const LATE = 100 + 2_000;

/** Ada at a table with these others, asked whether she keeps her hand. */
async function seated(server: TestServer, ...others: readonly SeatRequest[]) {
  const ada = await server.arrives('Ada');
  const { table } = await server.opens(ada.token, [ME, ...others], { ready: true });
  await ada.watch(table, 0);
  return { ada, table };
}

const advise = (table: string, more: { seat?: number; moves?: number } = {}) =>
  ({ type: 'advise', table, seat: 0, ...more }) as const;

describe('advice', () => {
  it('comes from the strongest bot with its reasons, and leaves the table as it is', async () => {
    const server = await testServer();
    const { ada, table } = await seated(server, BOT, BOT);
    await ada.until(() => ada.at(table, 0).state.moves === 2);
    const before = await server.store.entries(table);
    const given = await ada.does(advise(table, { moves: 2 }));
    expect(given).toEqual({ option: 'swap', weighed: [{ option: 'swap', chance: 0.75 }] });
    expect(await ada.does(advise(table))).toEqual(given);
    expect(await server.store.entries(table)).toEqual(before);
    expect(ada.at(table, 0).state.question?.prompt).toBe('keep');
  });

  it('is there for whoever sits at a table alone', async () => {
    const { ada, table } = await seated(await testServer());
    expect(await ada.does(advise(table))).toMatchObject({ option: 'swap' });
  });

  it('is not given where somebody else plays, or may come back to a seat that a bot keeps', async () => {
    const server = await testServer();
    const { ada, bea, table } = await duel(server);
    expect(await ada.isRefused(advise(table))).toBe('others-play-here');
    await bea.does({ type: 'leave', table, seat: 1, bot: 'dice' });
    expect(await ada.isRefused(advise(table))).toBe('others-play-here');
  });

  it('is not given where a second player sits at the same device', async () => {
    const { ada, table } = await seated(await testServer(), { kind: 'local', name: 'Bea' }, BOT);
    expect(await ada.isRefused(advise(table))).toBe('others-play-here');
  });

  it('is for a seat of mine that is asked, in a game that runs', async () => {
    const server = await testServer({ botMilliseconds: 100 });
    const { ada, table } = await seated(server, SLEEPY);
    expect(await ada.isRefused(advise(table, { seat: 1 }))).toBe('not-your-seat');
    expect(await ada.isRefused(advise(table, { moves: 7 }))).toBe('stale');
    await ada.answers(table, 0, 'keep');
    expect(await ada.isRefused(advise(table))).toBe('not-asked');
    await ada.does({ type: 'resign', table, seat: 0 });
    expect(await ada.isRefused(advise(table))).toBe('not-playing');
  });

  it('is thought about for one question of a person at a time, and told to nobody once that is answered', async () => {
    const server = await testServer({ botWorkers: 1, botMilliseconds: 100 });
    const { ada, table } = await seated(server, SLEEPY);
    const other = await server.opens(ada.token, [ME, BOT], { ready: true });
    const early = [ada.settle(advise(table)), ada.settle(advise(table))];
    expect(await ada.isRefused(advise(other.table))).toBe('too-fast');
    await ada.answers(table, 0, 'keep');
    await server.time.passWhenAwaited(LATE);
    for (const reply of await Promise.all(early)) expect(reply).toMatchObject({ type: 'refused', code: 'stale' });
  });

  it('says so when no bot can think', async () => {
    const { ada, table } = await seated(await testServer({ botWorkers: 0 }), BOT);
    expect(await ada.isRefused(advise(table))).toBe('no-advice');
  });

  it('is dear', async () => {
    const { ada, table } = await seated(await testServer({ rateFactor: 1 }), BOT);
    const replies = await Promise.all(Array.from({ length: 12 }, () => ada.settle(advise(table))));
    expect(replies[0]).toMatchObject({ type: 'done' });
    expect(replies.at(-1)).toMatchObject({ type: 'refused', code: 'too-fast' });
  });

  it('is the same, with the same reasons, in two worlds that differ only in what the seat cannot know', () => {
    const config = gwent.parseConfig({ decks: ['starter-skellige', 'starter-nilfgaard'] });
    if (!config.ok) throw new Error('a deck is missing');
    const chooser = chooserBy(() => 0);
    let compared = 0;
    randomGame(gwent, config.value, 'advised', {
      isLive: true,
      onAnswer(table) {
        const saved = table.save();
        const step = saved.starts.at(-1);
        const [question, second] = table.questions;
        const isStart = step?.at === table.answers.length && step.state.rng.uses === table.state.rng.uses;
        if (question === undefined || second !== undefined || step === undefined || !isStart) return;
        const { seat } = question;
        const dealtAnew = gwent.clone(step.state);
        gwent.scramble(dealtAnew, seat, seedRng(`anew-${table.answers.length}`));
        const errand = { game: 'gwent', seat, level: 'quartermaster', seed: 1, milliseconds: 1 };
        const advised = runErrand(GAMES, chooser, { ...errand, saved });
        expect(runErrand(GAMES, chooser, { ...errand, saved: Table.from(gwent, dealtAnew).save() })).toEqual(advised);
        if (question.options.length > 1) expect(advised.weighed[0]?.option).toBe(advised.option);
        compared += 1;
      },
    });
    expect(compared).toBeGreaterThan(5);
  });
});
