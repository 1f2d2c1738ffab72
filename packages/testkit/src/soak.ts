import type { Game, GameState, Table } from '@medallion/kernel';
import { randomGame } from './random-play';

export interface SoakOptions<Config, State extends GameState, View, Event> {
  readonly game: Game<Config, State, View, Event>;
  readonly games: number;
  /** The configuration of game number n; a random legal one. */
  readonly config: (seed: string) => Config;
  /** What must hold in every position; each broken promise in words. */
  readonly faults: (state: Readonly<State>, start: Readonly<State>) => readonly string[];
  /** Everything that must have been used before the soak is content. */
  readonly mustUse: ReadonlySet<string>;
  /** What this position uses. */
  readonly used: (table: Table<Config, State, View, Event>) => Iterable<string>;
  readonly seed?: string;
  /** Positions between two invariant checks; 1 checks every one. */
  readonly checkEvery?: number;
  readonly limit?: number;
}

export interface SoakFailure {
  readonly seed: string;
  readonly answer: number;
  readonly what: string;
  /** The one command that plays this game again. */
  readonly repeat: string;
}

export interface SoakReport {
  readonly games: number;
  readonly answers: number;
  readonly unfinished: number;
  readonly failures: readonly SoakFailure[];
  readonly unused: readonly string[];
}

/** Random play over random configurations, with the invariants checked on the way. */
export function soak<Config, State extends GameState, View, Event>(
  options: SoakOptions<Config, State, View, Event>,
): SoakReport {
  const { game } = options;
  const unused = new Set(options.mustUse);
  const failures: SoakFailure[] = [];
  let answers = 0;
  let unfinished = 0;
  for (let index = 0; index < options.games; index++) {
    const seed = `${options.seed ?? 'soak'}-${index}`;
    const failure = playOne(options, seed, unused, (count, isFinished) => {
      answers += count;
      if (!isFinished) unfinished += 1;
    });
    if (failure !== null)
      failures.push({ ...failure, repeat: `npx medallion sim ${game.id} --games 1 --soak ${seed}` });
  }
  return { games: options.games, answers, unfinished, failures, unused: [...unused] };
}

function playOne<Config, State extends GameState, View, Event>(
  options: SoakOptions<Config, State, View, Event>,
  seed: string,
  unused: Set<string>,
  done: (answers: number, isFinished: boolean) => void,
): Omit<SoakFailure, 'repeat'> | null {
  const every = options.checkEvery ?? 1;
  let start: State | null = null;
  let answer = 0;
  const broken: string[] = [];
  const check = (table: Table<Config, State, View, Event>): void => {
    start ??= options.game.clone(table.state);
    if (unused.size > 0) for (const name of options.used(table)) unused.delete(name);
    if (answer % every === 0 && broken.length === 0) {
      broken.push(...options.faults(table.state, start), ...repeatedOptions(table));
    }
    answer += 1;
  };
  try {
    const played = randomGame(options.game, options.config(seed), seed, {
      onAnswer: check,
      ...(options.limit === undefined ? {} : { limit: options.limit }),
    });
    check(played.table);
    done(played.answers, played.isFinished);
  } catch (error) {
    return { seed, answer, what: error instanceof Error ? error.message : String(error) };
  }
  return broken.length > 0 ? { seed, answer, what: broken.join('; ') } : null;
}

/** Each option of a question must have an id of its own. */
function repeatedOptions<Config, State extends GameState, View, Event>(
  table: Table<Config, State, View, Event>,
): readonly string[] {
  return table.waitingFor().flatMap(({ seat, prompt }) => {
    const ids = table.questionFor(seat)?.options ?? [];
    const repeated = ids.find((id, index) => ids.indexOf(id) !== index);
    return repeated === undefined ? [] : [`'${prompt}' offers ${repeated} twice`];
  });
}
