import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { beginSearch, runSearch, SEARCH_SETTINGS, sightOf } from '@medallion/bots';
import { READY_MADE } from '@medallion/gwent';
import { below, type Json, makeRecord, packRecord, seedRng, Table } from '@medallion/kernel';
import type { Command } from './flags';
import { type AnyCliGame, findGame } from './games';
import { ticTacToeMovesPerSecond } from './tic-tac-toe';

const SECONDS = 3;

export const bench: Command = {
  name: 'bench',
  usage: 'bench [flags]',
  summary: "Measures the engines on one core, beside boardgame.io's tic-tac-toe in the same run.",
  flags: {
    seconds: { type: 'string', value: 'N', help: `seconds for each measurement (${SECONDS})` },
    json: { type: 'boolean', help: 'print JSON instead of a table' },
  },
  async run(_words, flags) {
    const seconds = flags.number('seconds', SECONDS, 1, 600);
    // Before and after, so that a machine that grows busier or quieter in between does not tilt the ratio.
    const before = ticTacToeMovesPerSecond(seconds / 2);
    const gwent = measureGwent(seconds);
    const peer = (before + ticTacToeMovesPerSecond(seconds / 2)) / 2;
    const result = {
      gwent: { ...gwent, timesBoardgameIo: Number((gwent.answersPerSecond / peer).toFixed(1)) },
      'boardgame.io': { movesPerSecond: Math.round(peer), game: 'tic-tac-toe, own client, version 0.50.2' },
      node: process.version,
    };
    process.stdout.write(flags.has('json') ? `${JSON.stringify(result)}\n` : `${tableOf(result)}\n`);
    return 0;
  },
};

/** Repeats a piece of work for so many seconds, after a short warm-up, and says how often it was done a second. */
function perSecond(seconds: number, work: (index: number) => number): { done: number; units: number } {
  const run = (limit: number): { done: number; units: number; took: number } => {
    const start = performance.now();
    let done = 0;
    let units = 0;
    while (performance.now() - start < limit * 1000) {
      for (let batch = 0; batch < 50; batch++) units += work(done++);
    }
    return { done, units, took: (performance.now() - start) / 1000 };
  };
  run(Math.min(1, seconds / 2));
  const { done, units, took } = run(seconds);
  return { done: done / took, units: units / took };
}

function startersOnly(entry: AnyCliGame) {
  const starters = READY_MADE.filter((deck) => deck.kind === 'starter').map((deck) => deck.id);
  return starters.flatMap((first) =>
    starters.map((second) => {
      const config = entry.game.parseConfig({ decks: [first, second] });
      if (!config.ok) throw new Error('a starter deck is not legal');
      return config.value;
    }),
  );
}

function measureGwent(seconds: number) {
  const entry = findGame('gwent');
  const configs = startersOnly(entry);
  const rng = seedRng('bench');
  const play = (index: number, isLive: boolean) => {
    const config = configs[index % configs.length] as (typeof configs)[number];
    const table = Table.start(entry.game, config, `bench-${index}`, { isLive });
    while (!table.isOver) step(table, rng);
    return { table, config };
  };
  const speed = perSecond(seconds, (index) => play(index, false).table.answers.length);
  const forks = perSecond(seconds, forkingAt(entry, configs, rng));
  const records = Array.from({ length: 200 }, (_, index) => {
    const { table, config } = play(index, false);
    const record = makeRecord(entry.game, config, `bench-${index}`, table.answers);
    return { json: JSON.stringify(record).length, compact: packRecord(entry.game, record).length };
  });
  return {
    gamesPerSecond: Math.round(speed.done),
    answersPerSecond: Math.round(speed.units),
    forksPerSecond: Math.round(forks.done),
    searchIterationsPerSecond: searchSpeed(entry, configs, seconds),
    recordBytes: { compact: most(records.map(({ compact }) => compact)), json: most(records.map(({ json }) => json)) },
    tableBytes: tableBytes(entry, configs),
  };
}

function step(
  table: ReturnType<typeof Table.start<never, never, never, never>> | TableLike,
  rng: ReturnType<typeof seedRng>,
): void {
  const open = table.questions.length;
  const question = open === 1 ? 0 : below(rng, open);
  table.take(question, below(rng, table.questions[question]?.options.length ?? 1));
}

interface TableLike {
  readonly questions: readonly { readonly options: readonly unknown[] }[];
  take(question: number, option: number): void;
}

/** Forks for search, at twenty positions in the middle of games. */
function forkingAt(entry: AnyCliGame, configs: ReturnType<typeof startersOnly>, rng: ReturnType<typeof seedRng>) {
  const tables = configs.slice(0, 20).map((config, index) => {
    const table = Table.start(entry.game, config, `fork-${index}`);
    for (let answer = 0; answer < 14 && !table.isOver; answer++) step(table, rng);
    return table;
  });
  const live = tables.filter((table) => !table.isOver);
  return (index: number) => {
    const table = live[index % live.length] as (typeof live)[number];
    table.fork(table.questions[0]?.seat ?? 0, index);
    return 1;
  };
}

/** Iterations of the tree search at the first turn of games, one tree after the other as in play. */
function searchSpeed(entry: AnyCliGame, configs: ReturnType<typeof startersOnly>, seconds: number): number {
  const perTree = 1000;
  const tables = configs.slice(0, 10).map((config, index) => {
    const table = Table.start(entry.game, config, `search-${index}`);
    while (table.questions[0]?.prompt.id !== 'turn') table.take(0, 0);
    return table;
  });
  const rng = seedRng('search');
  const run = (limit: number): number => {
    const start = performance.now();
    let done = 0;
    for (let turn = 0; performance.now() - start < limit * 1000; turn++) {
      const table = tables[turn % tables.length] as (typeof tables)[number];
      const search = beginSearch(sightOf(table, table.questions[0]?.seat ?? 0), rng, SEARCH_SETTINGS);
      done += runSearch(search, { milliseconds: 0, iterations: perTree, now: null });
    }
    return (done * 1000) / (performance.now() - start);
  };
  run(Math.min(1, seconds / 2));
  return Math.round(run(seconds));
}

/** Memory of a live table in mid-game: the growth of the heap by many of them. */
function tableBytes(entry: AnyCliGame, configs: ReturnType<typeof startersOnly>): number {
  const rng = seedRng('memory');
  const held: unknown[] = [];
  const count = 2000;
  setFlagsFromString('--expose-gc');
  const collect: () => void = runInNewContext('gc');
  collect();
  const before = process.memoryUsage().heapUsed;
  for (let index = 0; index < count; index++) {
    const table = Table.start(
      entry.game,
      configs[index % configs.length] as (typeof configs)[number],
      `memory-${index}`,
    );
    for (let answer = 0; answer < 16 && !table.isOver; answer++) step(table, rng);
    held.push(table);
  }
  collect();
  const bytes = (process.memoryUsage().heapUsed - before) / held.length;
  return Math.round(bytes);
}

function most(values: readonly number[]): number {
  return Math.max(...values);
}

function tableOf(result: {
  readonly gwent: Awaited<ReturnType<typeof measureGwent>> & { timesBoardgameIo: number };
  readonly 'boardgame.io': { movesPerSecond: number };
}): string {
  const number = (value: Json) => Number(value).toLocaleString('en-GB').padStart(12);
  const { gwent } = result;
  return [
    `Gwent, random play         ${number(gwent.gamesPerSecond)} games/s`,
    `                           ${number(gwent.answersPerSecond)} answers/s`,
    `Gwent, forks in mid-game   ${number(gwent.forksPerSecond)} forks/s`,
    `Gwent, search, first turn  ${number(gwent.searchIterationsPerSecond)} iterations/s`,
    `Gwent, longest record      ${number(gwent.recordBytes.compact)} bytes compact, ${gwent.recordBytes.json} as JSON`,
    `Gwent, a live table        ${number(gwent.tableBytes)} bytes`,
    `boardgame.io, tic-tac-toe  ${number(result['boardgame.io'].movesPerSecond)} moves/s`,
    `Gwent answers to its moves ${number(gwent.timesBoardgameIo)} times`,
  ].join('\n');
}
