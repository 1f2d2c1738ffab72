import { describe, expect, it } from 'vitest';
import type { GameEntry } from '../src/games';
import { type Entry, entryOf, type Happening, storedOf } from '../src/tables/entry';
import { TableCore } from '../src/tables/table-core';
import { logFor, NOBODY, stateFor } from '../src/tables/viewer-state';
import { BOT, ME, testServer } from './support/harness';
import { TEST_GAMES } from './support/high-card';

const STORED = {
  id: 't1',
  game: 'high-card',
  version: 1,
  host: 'ada',
  inviteKey: 'i',
  spectateKey: 's',
  serverSeed: 'x',
  createdAt: 1,
};
const PEOPLE = ['ada', 'bea'].map((id) => ({ kind: 'person', person: { id, name: id } }) as const);

/** The test game, and how many steps of it were played. */
function counted() {
  const entry = TEST_GAMES.get('high-card') as GameEntry;
  const steps = { count: 0 };
  const next: GameEntry['game']['next'] = (play) => {
    steps.count += 1;
    return entry.game.next(play);
  };
  return { entry: { ...entry, game: { ...entry.game, next } }, steps };
}

/** A log in which most of what happens is taken back: `times` back and forth, as chance has it. */
function restless(entry: GameEntry, times: number): { readonly core: TableCore; readonly entries: Entry[] } {
  const core = new TableCore(STORED, entry);
  const entries: Entry[] = [];
  let chance = 7;
  const roll = (below: number) => {
    chance = (chance * 1_103_515_245 + 12_345) % 2 ** 31;
    return Math.floor((chance / 2 ** 31) * below);
  };
  const add = (what: Happening): void => {
    const number = entries.length;
    const entryNow = { number, time: 1_000 + number * 10, person: 'ada', command: `c${number}`, what };
    core.apply(entryNow);
    entries.push(entryNow);
  };
  const config = { sleeves: ['a', 'b'], cards: 20 };
  const clock = { kind: 'live', move: 10, bank: 600 } as const;
  add({ kind: 'created', config, seats: PEOPLE, ready: [true, true], clock, visibility: 'link' });
  add({ kind: 'started' });
  for (let time = 0; time < times; time++) {
    for (let answers = roll(6); answers > 0 && core.answers.length < 70; answers--) {
      const questions = core.table?.questions ?? [];
      const asked = questions[roll(questions.length)];
      const code = asked === undefined ? null : core.table?.codeAt(asked.seat, roll(asked.options.length));
      if (asked === undefined || code?.ok !== true) throw new Error('nobody is asked');
      add({ kind: 'answered', seat: asked.seat, code: code.value, bank: 600_000 - entries.length });
    }
    if (core.answers.length === 0) continue;
    const to = roll(core.answers.length);
    const seat = core.moves[to]?.seat ?? 0;
    if (roll(2) === 0) add({ kind: 'take-back-asked', seat, code: to });
    add({ kind: 'taken-back', seat, code: to });
  }
  return { core, entries };
}

function told(core: TableCore) {
  return ([0, 1, 'spectator'] as const).map((viewer) => [
    stateFor(core, viewer, NOBODY),
    logFor(core, core.log.latest(), viewer),
    core.log.count,
    core.moves,
  ]);
}

describe('a table that was taken back again and again', () => {
  it('is the same after it was loaded, and what nobody is told of is not played again', () => {
    const { entry, steps } = counted();
    const { core, entries } = restless(entry, 800);
    expect(entries.length).toBeGreaterThan(2_000);
    const lived = steps.count;
    const loaded = new TableCore(STORED, entry);
    for (const _ of loaded.replay(entries.map(storedOf).map(entryOf)));
    expect(told(loaded)).toEqual(told(core));
    expect(loaded.resultOf('ada', 'c5')).toBe(core.resultOf('ada', 'c5'));
    expect((steps.count - lived) / lived).toBeLessThan(0.3);
  });

  it('lets others through while it is loaded', async () => {
    const server = await testServer();
    const ada = await server.guest('Ada');
    const { table } = await server.opens(ada.token, [ME, BOT], { config: { sleeves: ['a', 'b'], cards: 20 } });
    const { entries } = restless(TEST_GAMES.get('high-card') as GameEntry, 2_000);
    const digest = { moves: 0, updatedAt: 1, deadline: null, isBotTurn: false, waitingFor: [] };
    const [, ...later] = entries.map(storedOf);
    await server.store.commit([{ isTurnOnly: true, table, entries: later, digest }]);
    server.hall.evict(-1);
    let turns = 0;
    const turn = (): void => {
      turns += 1;
      setImmediate(turn);
    };
    turn();
    await server.hall.find(table);
    expect(turns).toBeGreaterThan(3);
  });
});

describe('a game without end', () => {
  it('is ended after so many answers, with places by points', async () => {
    const server = await testServer({ answersPerTable: 10 });
    const ada = await server.arrives('Ada');
    const config = { sleeves: ['a', 'b'], cards: 20 };
    const local = { kind: 'local', name: 'Bea' } as const;
    const { table } = await server.opens(ada.token, [ME, local], { config, ready: true });
    const seen = await ada.watch(table, 0);
    await ada.watch(table, 1);
    while (seen.state.phase === 'playing') {
      const seat = seen.state.waitingFor[0]?.seat ?? 0;
      const { moves } = seen.state;
      await ada.until(() => ada.at(table, seat).state.moves === moves);
      await ada.answers(table, seat, ada.at(table, seat).state.question?.options[0] ?? '');
      await ada.until(() => seen.state.moves > moves);
    }
    expect(seen.state.moves).toBe(10);
    const { scores } = seen.state.view as unknown as { scores: [number, number] };
    const places = scores[0] > scores[1] ? [1, 2] : [2, 1];
    expect(seen.state.outcome).toMatchObject({ by: 'abandoned', places });
  });

  it('and without answers ends, too', async () => {
    const server = await testServer({ answersPerTable: 10 });
    const ada = await server.arrives('Ada');
    const { table } = await server.opens(ada.token, [ME, { kind: 'open' }]);
    for (let time = 0; time < 38; time++) await ada.does({ type: 'ready', table, seat: 0, ready: true });
    await ada.does({ type: 'ready', table, seat: 0, ready: false });
    expect(await ada.isRefused({ type: 'ready', table, seat: 0, ready: true })).toBe('no-such-table');
  });
});
