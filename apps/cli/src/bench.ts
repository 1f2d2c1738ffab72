import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { beginSearch, findLevel, runSearch, SEARCH_SETTINGS, sightOf } from '@medallion/bots';
import { below, type GameState, type Json, makeRecord, packRecord, seedRng, Table } from '@medallion/kernel';
import { slowestUndo } from './bench-undo';
import type { Command } from './flags';
import { ALL_GAMES, type AnyCliGame, findGame } from './games';
import { ticTacToeMovesPerSecond } from './tic-tac-toe';

const SECONDS = 3;
const TABLES_HELD = 500;
const RECORDS = 4;

export const bench: Command = {
  name: 'bench',
  usage: 'bench [game] [flags]',
  summary: "Measures the engines on one core, beside boardgame.io's tic-tac-toe in the same run.",
  flags: {
    seconds: { type: 'string', value: 'N', help: `seconds for each measurement (${SECONDS})` },
    json: { type: 'boolean', help: 'print JSON instead of a table' },
  },
  async run(words, flags) {
    const seconds = flags.number('seconds', SECONDS, 1, 600);
    const entries = words.length === 0 ? ALL_GAMES : words.map(findGame);
    const measured: Measured[] = [];
    // Before and after each game, so that a machine that grows busier or quieter in between does not tilt the ratio.
    let before = ticTacToeMovesPerSecond(seconds / 2);
    for (const entry of entries) {
      const figures = measure(entry, seconds);
      const after = ticTacToeMovesPerSecond(seconds / 2);
      measured.push({ entry, figures, peer: (before + after) / 2 });
      before = after;
    }
    process.stdout.write(flags.has('json') ? `${JSON.stringify(jsonOf(measured))}\n` : `${tableOf(measured)}\n`);
    return 0;
  },
};

interface Figures {
  readonly gamesPerSecond: number;
  readonly answersPerSecond: number;
  readonly timesBoardgameIo: number;
  readonly forksPerSecond: number;
  readonly searchIterationsPerSecond: number;
  readonly slowestUndo: number;
  readonly recordBytes: { readonly compact: number; readonly json: number };
  readonly tableBytes: number;
}

interface Measured {
  readonly entry: AnyCliGame;
  readonly figures: Omit<Figures, 'timesBoardgameIo'>;
  readonly peer: number;
}

/** Repeats a piece of work for so many seconds, after a short warm-up, and says how often it was done a second. */
function perSecond(seconds: number, batch: number, work: (index: number) => number): { done: number; units: number } {
  const run = (limit: number): { done: number; units: number; took: number } => {
    const start = performance.now();
    let done = 0;
    let units = 0;
    while (performance.now() - start < limit * 1000) {
      for (let count = 0; count < batch; count++) units += work(done++);
    }
    return { done, units, took: (performance.now() - start) / 1000 };
  };
  run(Math.min(1, seconds / 2));
  const { done, units, took } = run(seconds);
  return { done: done / took, units: units / took };
}

type AnyTable = Table<unknown, GameState, unknown, unknown>;
type Rng = ReturnType<typeof seedRng>;

function configsOf(entry: AnyCliGame): readonly unknown[] {
  return entry.bench.configs.map((json) => {
    const config = entry.game.parseConfig(json);
    if (!config.ok) throw new Error(`a configuration of the bench is not legal: ${JSON.stringify(config.refusal)}`);
    return config.value;
  });
}

function measure(entry: AnyCliGame, seconds: number): Measured['figures'] {
  const configs = configsOf(entry);
  const rng = seedRng('bench');
  const play = (index: number): number => {
    const table = Table.start(entry.game, configs[index % configs.length], `bench-${index}`, { isLive: false });
    let answers = 0;
    for (; answers < entry.bench.limit && !table.isOver; answers++) step(table, rng);
    return answers;
  };
  const speed = perSecond(seconds, entry.bench.limit > 1000 ? 1 : 50, play);
  const forks = perSecond(seconds, 50, forkingAt(entry, configs, rng));
  return {
    gamesPerSecond: Math.round(speed.done),
    answersPerSecond: Math.round(speed.units),
    forksPerSecond: Math.round(forks.done),
    searchIterationsPerSecond: searchSpeed(entry, configs, seconds),
    slowestUndo: slowestUndo(entry, configs),
    recordBytes: longestRecord(entry, configs),
    tableBytes: tableBytes(entry, configs),
  };
}

function step(table: AnyTable, rng: Rng): void {
  const open = table.questions.length;
  const question = open === 1 ? 0 : below(rng, open);
  table.take(question, below(rng, table.questions[question]?.options.length ?? 1));
}

/** A live table after so many random answers, and on to the kind of question that is asked for. */
function tableInMiddle(entry: AnyCliGame, config: unknown, seed: string, rng: Rng): AnyTable {
  const table = Table.start(entry.game, config, seed);
  const { middle, forksAt } = entry.bench;
  for (let answer = 0; answer < middle && !table.isOver; answer++) step(table, rng);
  for (let answer = 0; forksAt !== undefined && answer < 5000 && !table.isOver; answer++) {
    if (table.questions[0]?.prompt.id === forksAt) break;
    step(table, rng);
  }
  table.takeEvents();
  return table;
}

/** Forks for search, at twenty positions in the middle of games. */
function forkingAt(entry: AnyCliGame, configs: readonly unknown[], rng: Rng): (index: number) => number {
  const tables = Array.from({ length: 20 }, (_, index) =>
    tableInMiddle(entry, configs[index % configs.length], `fork-${index}`, rng),
  );
  const live = tables.filter((table) => !table.isOver);
  return (index) => {
    const table = live[index % live.length] as AnyTable;
    table.fork(table.questions[0]?.seat ?? 0, index);
    return 1;
  };
}

/** Iterations of the tree search at the first turn of games, one tree after the other as in play. */
function searchSpeed(entry: AnyCliGame, configs: readonly unknown[], seconds: number): number {
  const perTree = 1000;
  const tables = configs.slice(0, 10).map((config, index) => {
    const table = Table.start(entry.game, config, `search-${index}`);
    while (table.questions[0]?.prompt.id !== entry.bench.searchAt) table.take(0, 0);
    return table;
  });
  const rng = seedRng('search');
  const settings = findLevel(entry.game.id, 'search')?.search ?? SEARCH_SETTINGS;
  const run = (limit: number): number => {
    const start = performance.now();
    let done = 0;
    for (let turn = 0; performance.now() - start < limit * 1000; turn++) {
      const table = tables[turn % tables.length] as AnyTable;
      const search = beginSearch(sightOf(table, table.questions[0]?.seat ?? 0), rng, settings);
      done += runSearch(search, { milliseconds: 0, iterations: perTree, now: null });
    }
    return (done * 1000) / (performance.now() - start);
  };
  run(Math.min(1, seconds / 2));
  return Math.round(run(seconds));
}

/** The longest record of a few games that end by the rules. */
function longestRecord(entry: AnyCliGame, configs: readonly unknown[]): Figures['recordBytes'] {
  const { recordBot } = entry.bench;
  const level = findLevel(entry.game.id, recordBot);
  if (level === null) throw new Error(`no such bot: ${recordBot}`);
  const rng = seedRng('record');
  const sizes = Array.from({ length: recordBot === 'random' ? 200 : RECORDS }, (_, index) => {
    const config = configs[index % configs.length];
    const table = Table.start(entry.game, config, `record-${index}`);
    while (!table.isOver) {
      const seat = table.questions[0]?.seat ?? 0;
      const budget = { milliseconds: 0, iterations: 1, now: null };
      table.take(0, level.bot(sightOf(table, seat), rng, budget).option);
      table.takeEvents();
    }
    const record = makeRecord(entry.game, config, `record-${index}`, table.answers);
    return { json: JSON.stringify(record).length, compact: packRecord(entry.game, record).length };
  });
  return { compact: most(sizes.map(({ compact }) => compact)), json: most(sizes.map(({ json }) => json)) };
}

/** Memory of a live table in mid-game: the growth of the heap by many of them. */
function tableBytes(entry: AnyCliGame, configs: readonly unknown[]): number {
  const rng = seedRng('memory');
  const held: unknown[] = [];
  setFlagsFromString('--expose-gc');
  const collect: () => void = runInNewContext('gc');
  collect();
  const before = process.memoryUsage().heapUsed;
  for (let index = 0; index < TABLES_HELD; index++) {
    held.push(tableInMiddle(entry, configs[index % configs.length], `memory-${index}`, rng));
  }
  collect();
  return Math.round((process.memoryUsage().heapUsed - before) / held.length);
}

function most(values: readonly number[]): number {
  return Math.max(...values);
}

function timesOf({ figures, peer }: Measured): number {
  return Number((figures.answersPerSecond / peer).toFixed(1));
}

function jsonOf(measured: readonly Measured[]): Json {
  const peer = measured.reduce((sum, one) => sum + one.peer, 0) / Math.max(1, measured.length);
  return {
    ...Object.fromEntries(
      measured.map((one) => [
        one.entry.game.id,
        { ...one.figures, timesBoardgameIo: timesOf(one), bars: { ...one.entry.bench.bars } },
      ]),
    ),
    'boardgame.io': { movesPerSecond: Math.round(peer), game: 'tic-tac-toe, own client, version 0.50.2' },
    node: process.version,
  } as Json;
}

function tableOf(measured: readonly Measured[]): string {
  const number = (value: number) => value.toLocaleString('en-GB').padStart(12);
  const lines = measured.flatMap((one) => {
    const { figures, entry, peer } = one;
    const { title, bars } = entry.bench;
    const line = (what: string, value: number, unit: string, bar?: string): string =>
      `${`${title}, ${what}`.padEnd(34)} ${number(value)} ${unit}${bar === undefined ? '' : `  (bar: ${bar})`}`;
    const least = (bar: number | undefined): string | undefined =>
      bar === undefined ? undefined : `at least ${bar.toLocaleString('en-GB')}`;
    const under = (bar: number): string => `under ${bar.toLocaleString('en-GB')}`;
    return [
      line('random play', figures.gamesPerSecond, 'games/s'),
      line('random play', figures.answersPerSecond, 'answers/s'),
      line('beside boardgame.io', timesOf(one), 'times its moves/s', least(bars.timesBoardgameIo)),
      line('forks in mid-game', figures.forksPerSecond, 'forks/s', least(bars.forksPerSecond)),
      line(
        'search, first turn',
        figures.searchIterationsPerSecond,
        'iterations/s',
        least(bars.searchIterationsPerSecond),
      ),
      line('undo late in a game', figures.slowestUndo, 'microseconds, of a hundred the slowest', under(1000)),
      line(
        'longest record',
        figures.recordBytes.compact,
        `bytes compact, ${figures.recordBytes.json} as JSON`,
        under(bars.recordBytes),
      ),
      line('a live table', figures.tableBytes, 'bytes', under(bars.tableBytes)),
      `${'boardgame.io, tic-tac-toe'.padEnd(34)} ${number(Math.round(peer))} moves/s`,
      '',
    ];
  });
  return lines.join('\n').trimEnd();
}
