import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { findLevel, sightOf } from '@medallion/bots';
import { type Json, makeRecord, packRecord, seedRng, Table } from '@medallion/kernel';
import { configsOf, forkRatio, forkSpeed, playSpeed, searchSpeed, tableInMiddle, WARM_UP } from './bench-rows';
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
  summary:
    "Measures the engines in processor time, beside boardgame.io's tic-tac-toe in the same run. To compare two builds: npm run bench -- --against <commit>.",
  flags: {
    seconds: { type: 'string', value: 'N', help: `processor seconds for each measurement (${SECONDS})` },
    json: { type: 'boolean', help: 'print JSON instead of a table' },
  },
  async run(words, flags) {
    const seconds = flags.number('seconds', SECONDS, 1, 600);
    const entries = words.length === 0 ? ALL_GAMES : words.map(findGame);
    const measured: Measured[] = [];
    // The yardstick is warmed up like the games: cold it is half as fast, and the game measured first would look best.
    ticTacToeMovesPerSecond(WARM_UP);
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
  readonly withModules: readonly {
    readonly title: string;
    readonly answersPerSecond: number;
    /** As a part of those of the base game. */
    readonly forks: number;
  }[];
  readonly recordBytes: { readonly compact: number; readonly json: number };
  readonly tableBytes: number;
}

interface Measured {
  readonly entry: AnyCliGame;
  readonly figures: Omit<Figures, 'timesBoardgameIo'>;
  readonly peer: number;
}

function measure(entry: AnyCliGame, seconds: number): Measured['figures'] {
  const configs = configsOf(entry);
  const limits = { seconds, warmUp: WARM_UP };
  const speed = playSpeed(entry, configs, limits);
  return {
    gamesPerSecond: Math.round(speed.done),
    answersPerSecond: Math.round(speed.units),
    forksPerSecond: Math.round(forkSpeed(entry, configs, limits)),
    searchIterationsPerSecond: Math.round(searchSpeed(entry, configs, limits)),
    slowestUndo: slowestUndo(entry, configs),
    withModules: (entry.bench.modules ?? []).map(({ title, configs: own }) => ({
      title,
      answersPerSecond: Math.round(playSpeed(entry, configsOf(entry, own), limits).units),
      forks: Number(forkRatio(entry, configs, configsOf(entry, own), limits).toFixed(2)),
    })),
    recordBytes: longestRecord(entry, configs),
    tableBytes: tableBytes(entry, configs),
  };
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
      ...figures.withModules.flatMap(({ title: modules, answersPerSecond, forks }) => [
        line(`${modules}, random play`, answersPerSecond, 'answers/s'),
        line(`${modules}, forks`, forks, 'of those without', 'at least 0.85'),
      ]),
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
