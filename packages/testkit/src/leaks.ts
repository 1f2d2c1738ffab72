import { type Game, type GameState, reseedFast, type Seat, seedRng, Table, type Viewer } from '@medallion/kernel';
import { randomGame } from './random-play';

export interface LeakOptions<Config, State extends GameState, View, Event> {
  readonly game: Game<Config, State, View, Event>;
  readonly positions: number;
  readonly config: (seed: string) => Config;
  /**
   * Turns a state into one that the viewer cannot tell apart from it, but in which as much as possible of what is
   * hidden from the viewer differs. What the viewer itself will draw next must stay, so that its own moves can be compared.
   */
  readonly twin: (state: State, viewer: Viewer, seed: string) => void;
  /** Whether this answer tells the viewer nothing that was hidden from it before: only then must the events be equal. */
  readonly isQuiet: (state: Readonly<State>, seat: Seat, viewer: Viewer, option: string) => boolean;
  readonly seed?: string;
  /** Checks only every n-th position of a game, so that many games are seen. */
  readonly every?: number;
}

export interface LeakReport {
  readonly positions: number;
  readonly comparedMoves: number;
  /** What differed and where; empty when nothing leaks. */
  readonly leaks: readonly string[];
}

/**
 * The twin-world check: two worlds that a viewer cannot tell apart must give byte-equal views and options, and the
 * same answer in both must give byte-equal events.
 */
export function leaks<Config, State extends GameState, View, Event>(
  options: LeakOptions<Config, State, View, Event>,
): LeakReport {
  const found: string[] = [];
  let positions = 0;
  let comparedMoves = 0;
  for (let index = 0; positions < options.positions; index++) {
    const seed = `${options.seed ?? 'leak'}-${index}`;
    const config = options.config(seed);
    const viewers: readonly Viewer[] = [
      ...Array.from({ length: options.game.seats(config) }, (_, seat) => seat),
      'spectator',
    ];
    let answer = index % (options.every ?? 1);
    randomGame(options.game, config, seed, {
      isLive: true,
      onAnswer(table) {
        answer += 1;
        if (answer % (options.every ?? 1) !== 0 || positions >= options.positions) return;
        positions += 1;
        for (const viewer of viewers) {
          const where = `${seed}, answer ${answer}, viewer ${viewer}`;
          comparedMoves += compare(options, table, viewer, where, found);
        }
      },
    });
  }
  return { positions, comparedMoves, leaks: found };
}

function compare<Config, State extends GameState, View, Event>(
  options: LeakOptions<Config, State, View, Event>,
  table: Table<Config, State, View, Event>,
  viewer: Viewer,
  where: string,
  found: string[],
): number {
  const { game } = options;
  const saved = table.save();
  const state = game.clone(saved.step);
  options.twin(state, viewer, where);
  const real = Table.from(game, game.clone(saved.step));
  const twin = Table.from(game, state);
  // Twins are made where a step begins; in its middle the answers since are given again, in both worlds.
  const since = saved.stepAt === saved.answers.length ? [] : table.moves().slice(saved.stepAt);
  for (const { seat, option } of since) {
    if (!options.isQuiet(real.state, seat, viewer, option)) return 0;
    real.answer(seat, option);
    if (!twin.answer(seat, option).ok) return 0; // another seat's hidden card, which the twin does not hold
  }
  real.takeEvents();
  twin.takeEvents();
  differ(found, `${where}: view`, game.view(real.state, viewer), game.view(twin.state, viewer));
  if (typeof viewer === 'number') {
    differ(found, `${where}: options`, real.questionFor(viewer), twin.questionFor(viewer));
  }
  differ(found, `${where}: waiting`, real.waitingFor(), twin.waitingFor());
  return compareMove(options, real, twin, viewer, where, found);
}

/** Lets the same answer be given in both worlds, where there is one, and compares what the viewer is told. */
function compareMove<Config, State extends GameState, View, Event>(
  options: LeakOptions<Config, State, View, Event>,
  real: Table<Config, State, View, Event>,
  twin: Table<Config, State, View, Event>,
  viewer: Viewer,
  where: string,
  found: string[],
): number {
  const { game } = options;
  let compared = 0;
  for (const { seat } of real.waitingFor()) {
    const shared = sharedOption(real, twin, seat, where);
    if (shared === null || !options.isQuiet(real.state, seat, viewer, shared)) continue;
    const [one, other] = [real, twin].map((table) => {
      const copy = Table.restore(game, table.save());
      const told = copy.answer(seat, shared);
      if (!told.ok) return [told.refusal];
      return told.value.map((event) => game.cut(event, viewer)).filter((event) => event !== null);
    });
    differ(found, `${where}: events of ${shared}`, one, other);
    compared += 1;
  }
  return compared;
}

function sharedOption<Config, State extends GameState, View, Event>(
  real: Table<Config, State, View, Event>,
  twin: Table<Config, State, View, Event>,
  seat: Seat,
  where: string,
): string | null {
  const other = new Set(twin.questionFor(seat)?.options ?? []);
  const shared = (real.questionFor(seat)?.options ?? []).filter((option) => other.has(option));
  const rng = seedRng(where);
  reseedFast(rng, shared.length);
  return shared.length === 0 ? null : (shared[Math.abs(rng.a) % shared.length] ?? null);
}

function differ(found: string[], what: string, one: unknown, other: unknown): void {
  const [left, right] = [JSON.stringify(one), JSON.stringify(other)];
  if (left !== right && found.length < 20) found.push(`${what}\n  ${left}\n  ${right}`);
}
