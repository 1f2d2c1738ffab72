import { beginSearch, findLevel, runSearch, SEARCH_SETTINGS, sightOf } from '@medallion/bots';
import { below, type GameState, type Json, seedRng, Table } from '@medallion/kernel';
import type { AnyCliGame } from './games';

/** Compiled code is several times as fast: what is measured runs so long before it counts. */
export const WARM_UP = 3;

export interface Limits {
  /** Processor seconds of each measurement. */
  readonly seconds: number;
  /** Processor seconds before it. */
  readonly warmUp: number;
}

export type AnyTable = Table<unknown, GameState, unknown, unknown>;
type Rng = ReturnType<typeof seedRng>;

/** Processor seconds of this process: what else goes on in the machine does not count. */
export function clock(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}

/** Repeats a piece of work until the time is over, once to warm up and once to measure: how often, and units, a second. */
export function perSecond(
  { seconds, warmUp }: Limits,
  batch: number,
  work: (index: number) => number,
): { done: number; units: number } {
  const run = (limit: number): { done: number; units: number } => {
    const start = clock();
    let done = 0;
    let units = 0;
    let took = 0;
    while (took < limit) {
      for (let count = 0; count < batch; count++) units += work(done++);
      took = clock() - start;
    }
    return { done: done / took, units: units / took };
  };
  run(warmUp);
  return run(seconds);
}

export function configsOf(entry: AnyCliGame, configs: readonly Json[] = entry.bench.configs): readonly unknown[] {
  return configs.map((json) => {
    const config = entry.game.parseConfig(json);
    if (!config.ok) throw new Error(`a configuration of the bench is not legal: ${JSON.stringify(config.refusal)}`);
    return config.value;
  });
}

function step(table: AnyTable, rng: Rng): void {
  const open = table.questions.length;
  const question = open === 1 ? 0 : below(rng, open);
  table.take(question, below(rng, table.questions[question]?.options.length ?? 1));
}

/** Headless random games. */
export function playSpeed(entry: AnyCliGame, configs: readonly unknown[], limits: Limits) {
  const rng = seedRng('bench');
  const { limit } = entry.bench;
  return perSecond(limits, limit > 1000 && limit < Number.POSITIVE_INFINITY ? 1 : 50, (index) => {
    const table = Table.start(entry.game, configs[index % configs.length], `bench-${index}`, { isLive: false });
    let answers = 0;
    for (; answers < limit && !table.isOver; answers++) step(table, rng);
    return answers;
  });
}

/** A live table after so many random answers, and on to the kind of question that is asked for. */
export function tableInMiddle(entry: AnyCliGame, config: unknown, seed: string, rng: Rng): AnyTable {
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

/** Positions in the middle of games; many, for one step is much longer than another. */
function positions(entry: AnyCliGame, configs: readonly unknown[]): readonly AnyTable[] {
  const rng = seedRng('forks');
  const tables = Array.from({ length: 200 }, (_, index) =>
    tableInMiddle(entry, configs[index % configs.length], `fork-${index}`, rng),
  );
  return tables.filter((table) => !table.isOver);
}

function forksOf(tables: readonly AnyTable[], limits: Limits): number {
  return perSecond(limits, 50, (index) => {
    const table = tables[index % tables.length] as AnyTable;
    table.fork(table.questions[0]?.seat ?? 0, index);
    return 1;
  }).done;
}

/** Forks for search a second. */
export function forkSpeed(entry: AnyCliGame, configs: readonly unknown[], limits: Limits): number {
  return forksOf(positions(entry, configs), limits);
}

/** Forks with modules as a part of those without: best of six in turns, for what runs later in a process runs slower. */
export function forkRatio(entry: AnyCliGame, configs: readonly unknown[], own: readonly unknown[], limits: Limits) {
  const [base, extended] = [positions(entry, configs), positions(entry, own)];
  const short = { seconds: limits.seconds / 6, warmUp: 0 };
  const best = { base: 0, extended: 0 };
  forksOf([...base, ...extended], { seconds: 0, warmUp: limits.warmUp });
  for (let turn = 0; turn < 6; turn++) {
    best.base = Math.max(best.base, forksOf(base, short));
    best.extended = Math.max(best.extended, forksOf(extended, short));
  }
  return best.extended / best.base;
}

/** Iterations of the tree search a second at the first turn of games, one tree after the other as in play. */
export function searchSpeed(entry: AnyCliGame, configs: readonly unknown[], limits: Limits): number {
  const tables = configs.slice(0, 10).map((config, index) => {
    const table = Table.start(entry.game, config, `search-${index}`);
    while (table.questions[0]?.prompt.id !== entry.bench.searchAt) table.take(0, 0);
    return table;
  });
  const rng = seedRng('search');
  const settings = findLevel(entry.game.id, 'search')?.search ?? SEARCH_SETTINGS;
  return perSecond(limits, 1, (turn) => {
    const table = tables[turn % tables.length] as AnyTable;
    const search = beginSearch(sightOf(table, table.questions[0]?.seat ?? 0), rng, settings);
    return runSearch(search, { milliseconds: 0, iterations: 200, now: null });
  }).units;
}

/** A live table in which so many answers were given and the last can be taken back, and who gave it. */
function tableToUndo(entry: AnyCliGame, config: unknown, answers: number): { table: AnyTable; seat: number } {
  for (let game = 0; ; game++) {
    const rng = seedRng(`undo-${game}`);
    const table = Table.start(entry.game, config, `undo-${game}`);
    while (!table.isOver) {
      const { seat } = table.questions[0] ?? { seat: 0 };
      step(table, rng);
      table.takeEvents();
      if (table.answers.length >= answers && table.undoable(seat) > 0) return { table, seat };
    }
  }
}

/** Answers taken back (and given again) a second, late in a game; null where the plan names no place. */
export function undoSpeed(entry: AnyCliGame, configs: readonly unknown[], limits: Limits): number | null {
  const { undoAt } = entry.bench;
  if (undoAt === undefined) return null;
  const late = configs.map((config) => tableToUndo(entry, config, undoAt));
  return perSecond(limits, 1, (index) => {
    const { table, seat } = late[index % late.length] as { table: AnyTable; seat: number };
    const last = table.answers.at(-1) ?? 0;
    if (!table.undo(seat).ok || !table.takeCode(last).ok) throw new Error('an undo of the bench was refused');
    table.takeEvents();
    return 1;
  }).done;
}

/** Every row of a game that two builds are compared by, each as so many a second. */
export function speedsOf(entry: AnyCliGame, limits: Limits): Record<string, number> {
  const configs = configsOf(entry);
  const { title } = entry.bench;
  const short = { seconds: limits.seconds, warmUp: Math.min(1, limits.warmUp) };
  const speeds: Record<string, number> = {
    [`${title}, random play`]: playSpeed(entry, configs, limits).units,
    [`${title}, forks`]: forkSpeed(entry, configs, short),
    [`${title}, search`]: searchSpeed(entry, configs, short),
  };
  const undo = undoSpeed(entry, configs, short);
  if (undo !== null) speeds[`${title}, late undo`] = undo;
  for (const { title: modules, configs: own } of entry.bench.modules ?? []) {
    speeds[`${title}, random play, ${modules}`] = playSpeed(entry, configsOf(entry, own), short).units;
    speeds[`${title}, forks, ${modules}`] = forkSpeed(entry, configsOf(entry, own), short);
  }
  return speeds;
}
