import { isDeepStrictEqual } from 'node:util';
import { type Game, type GameRecord, type GameState, Table, type Viewer } from '@medallion/kernel';
import { mentions, type WireWatch } from './wire-watch';

/** What a viewer could see and could have heard of after so many answers. */
interface Known {
  readonly view: unknown;
  readonly ids: ReadonlySet<string>;
}

/**
 * What a game says of its own secrets once it is over: by playing its record again, what each viewer could know at any
 * time is compared with what was sent. `ids` are the names of everything that can be hidden.
 */
export class RecordSecrets<Config, State extends GameState, View, Event> {
  readonly #known = new Map<Viewer, readonly Known[]>();

  constructor(
    private readonly game: Game<Config, State, View, Event>,
    private readonly record: GameRecord,
    private readonly ids: ReadonlySet<string>,
  ) {}

  #knownBy(viewer: Viewer): readonly Known[] {
    const before = this.#known.get(viewer);
    if (before !== undefined) return before;
    const config = this.game.parseConfig(this.record.config);
    if (!config.ok) throw new Error(config.refusal.code);
    const table = Table.start(this.game, config.value, this.record.seed);
    const sofar = new Set<string>();
    const look = (): Known => {
      const events = table.takeEvents().map((event) => this.game.cut(event, viewer));
      const question = typeof viewer === 'number' ? table.questionFor(viewer) : null;
      const view = table.view(viewer);
      for (const id of mentions(JSON.stringify([view, events, question]), this.ids)) sofar.add(id);
      return { view, ids: new Set(sofar) };
    };
    const known = [look()];
    for (const code of this.record.answers) {
      const taken = table.takeCode(code);
      if (!taken.ok) throw new Error(taken.refusal.code);
      known.push(look());
    }
    this.#known.set(viewer, known);
    return known;
  }

  /** What was named to this viewer, in any message, before the viewer could know it. */
  leaks({ frames }: WireWatch, viewer: Viewer): readonly string[] {
    const known = this.#knownBy(viewer);
    return frames
      .filter(({ isOver }) => !isOver)
      .flatMap(({ text, moves }) =>
        mentions(text, this.ids)
          .filter((id) => known[moves]?.ids.has(id) !== true)
          .map((id) => `${id} after ${moves} answers`),
      );
  }

  /** The points of the game at which the table that was sent is not the one that this viewer may see. */
  falseViews({ frames }: WireWatch, viewer: Viewer): readonly number[] {
    return frames.flatMap(({ state, as, isOver }) => {
      // Before the game has begun there is no table to see.
      if (state === null || state.view === null || isOver) return [];
      const truth = this.#knownBy(as === 'spectator' ? as : viewer)[state.moves]?.view ?? null;
      return isDeepStrictEqual(state.view, JSON.parse(JSON.stringify(truth))) ? [] : [state.moves];
    });
  }
}
