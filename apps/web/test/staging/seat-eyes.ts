import { below, type Game, type GameState, type Seat, seedRng, Table } from '@medallion/kernel';
import type { LogLine } from '../../src/play/session';
import { type Noted, type Since, TurnMemory, type TurnReader } from '../../src/table/staging/memory';
import { planTurn } from '../../src/table/staging/plan';
import type { Staged } from '../../src/table/staging/stage';

interface Watched<Config, State extends GameState, View, Event> {
  readonly game: Game<Config, State, View, Event>;
  readonly config: Config;
  readonly seed: string;
  readonly most: number;
}

/** Plays by the game's own rules of thumb, with a whim now and then, and gives all that the first seat's memory noted. */
export function watchGame<Config, State extends GameState, View, Event, Shown>(
  { game, config, seed, most }: Watched<Config, State, View, Event>,
  reader: TurnReader<View, Event, Shown>,
): readonly Noted<View, Event, Shown>[] {
  const table = Table.start(game, config, seed);
  const memory = new TurnMemory<View, Event, Shown>(0, reader);
  const rng = seedRng(seed);
  const log: LogLine<Event>[] = [];
  const noted: Noted<View, Event, Shown>[] = [];
  const look = () => {
    const answers = table.answers.length;
    for (const event of table.takeEvents()) {
      const seen = game.cut(event, 0);
      if (seen !== null) log.push({ key: log.length + 1, answer: answers, kind: 'event', event: seen });
    }
    noted.push(memory.note({ view: table.view(0), log: [...log], answers }));
  };
  look();
  for (let count = 0; count < most && !table.isOver; count++) {
    const [question] = table.questions;
    if (question === undefined) break;
    const promises = game.knowledge.priors?.(table.state as State, question) ?? [];
    const best = Math.max(0, promises.indexOf(Math.max(...promises)));
    table.take(0, below(rng, 4) === 0 ? below(rng, question.options.length) : best);
    look();
  }
  return noted;
}

export function sinces<View, Event, Shown>(
  noted: readonly Noted<View, Event, Shown>[],
): readonly Since<View, Event, Shown>[] {
  return noted.flatMap(({ since }) => since ?? []);
}

/** The parts of a player's state that are other than they were, as JSON tells them. */
export function changedFields<Own extends object>(before: Own, after: Own): readonly (keyof Own & string)[] {
  const fields = Object.keys(after) as (keyof Own & string)[];
  return fields.filter((field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]));
}

/** How long each turn of others in a round is shown. */
export function turnTimes<View, Shown>(deeds: readonly Staged<View, Shown>[], others: number): readonly number[] {
  const turns = new Map<Seat, Staged<View, Shown>[]>();
  for (const deed of deeds) turns.set(deed.turn, [...(turns.get(deed.turn) ?? []), deed]);
  return [...turns.values()].map((turn) =>
    planTurn(
      turn.map(({ weight }) => weight),
      others,
    ).reduce((sum, time) => sum + time, 0),
  );
}
