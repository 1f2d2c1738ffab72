import { at, type Game, type GameState, reseedFast, type Seat, seedRng, Table, type Viewer } from '@medallion/kernel';
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
  /** Whether this event, uncut, opens to the viewer what was hidden from it, as the rules want; such moves are not compared. */
  readonly reveals: (event: Event, viewer: Viewer) => boolean;
  /** Left out: the same answer is given in both worlds and its events are compared. */
  readonly comparesMoves?: boolean;
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
  const step = at(saved.starts, saved.starts.length - 1);
  const state = game.clone(step.state);
  options.twin(state, viewer, where);
  const real = Table.from(game, game.clone(step.state));
  const twin = Table.from(game, state);
  const told = [...real.takeEvents(), ...twin.takeEvents()];
  // Twins are made where a step begins; in its middle the answers since are given again, in both worlds.
  const since = step.at === saved.answers.length ? [] : table.moves().slice(step.at);
  for (const { seat, option } of since) {
    const [inReal, inTwin] = [real.answer(seat, option), twin.answer(seat, option)];
    if (!inReal.ok || !inTwin.ok) return 0; // a card the twin does not hold
    told.push(...inReal.value, ...inTwin.value);
  }
  if (told.some((event) => options.reveals(event, viewer))) return 0;
  differ(found, `${where}: view`, game.view(real.state, viewer), game.view(twin.state, viewer));
  if (typeof viewer === 'number') {
    differ(found, `${where}: options`, real.questionFor(viewer), twin.questionFor(viewer));
  }
  differ(found, `${where}: waiting`, real.waitingFor(), twin.waitingFor());
  return options.comparesMoves === false ? 0 : compareMove(options, real, twin, viewer, where, found);
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
  let compared = 0;
  for (const { seat } of real.waitingFor()) {
    const shared = sharedOption(real, twin, seat, where);
    if (shared === null) continue;
    const [one, other] = [real, twin].map((table) => tellingOf(options.game, table, seat, shared));
    if ([...(one ?? []), ...(other ?? [])].some((event) => options.reveals(event, viewer))) continue;
    const cut = (events: readonly Event[]) => events.map((event) => options.game.cut(event, viewer));
    differ(found, `${where}: events of ${shared}`, cut(one ?? []), cut(other ?? []));
    compared += 1;
  }
  return compared;
}

/** What this answer would tell, uncut; the table is not touched. */
function tellingOf<Config, State extends GameState, View, Event>(
  game: Game<Config, State, View, Event>,
  table: Table<Config, State, View, Event>,
  seat: Seat,
  option: string,
): readonly Event[] {
  const told = Table.restore(game, table.save()).answer(seat, option);
  return told.ok ? told.value : [];
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
