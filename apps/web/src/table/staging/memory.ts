import type { Seat } from '@medallion/kernel';
import type { LogLine, Parting } from '../../play/session';
import type { Staged } from './stage';

/** What a game says about its turns and deeds. */
export interface TurnReader<View, Event, Shown> {
  /** Whether it is this seat's turn; null before the first turn and after the last. */
  turnOf(view: View): Seat | null;
  /** What is shown of what just happened, in its order; `before` is the table until then. */
  deedsOf(lines: readonly LogLine<Event>[], before: View, viewer: Seat): readonly Omit<Staged<View, Shown>, 'view'>[];
}

/** All that happened between two turns of one seat, as it may know it. */
export interface Since<View, Event, Shown> {
  readonly seat: Seat;
  /** The table at the end of the seat's turn, and now. */
  readonly before: View;
  readonly after: View;
  readonly lines: readonly LogLine<Event>[];
  readonly deeds: readonly Staged<View, Shown>[];
}

interface Seen<View, Event> {
  readonly view: View;
  readonly log: readonly LogLine<Event>[];
  /** How many answers the view comes after. */
  readonly answers: number;
}

export interface Noted<View, Event, Shown> {
  /** What just happened and is to be shown. */
  readonly deeds: readonly Staged<View, Shown>[];
  /** Where the seat's own turn has just begun again. */
  readonly since: Since<View, Event, Shown> | null;
}

const NOTHING: Noted<never, never, never> = { deeds: [], since: null };

/** What one seat has seen since its last turn. */
export class TurnMemory<View, Event, Shown> {
  readonly #seat: Seat;
  readonly #game: TurnReader<View, Event, Shown>;
  #last: { readonly view: View; readonly key: number } | null = null;
  #left: { readonly view: View; readonly answers: number } | null = null;
  #deeds: Staged<View, Shown>[] = [];

  constructor(seat: Seat, game: TurnReader<View, Event, Shown>) {
    this.#seat = seat;
    this.#game = game;
  }

  /** The table as the seat sees it now. */
  note({ view, log, answers }: Seen<View, Event>): Noted<View, Event, Shown> {
    const last = this.#last;
    this.#last = { view, key: Math.max(last?.key ?? 0, log.at(-1)?.key ?? 0) };
    if (last === null) return NOTHING;
    const wasMine = this.#game.turnOf(last.view) === this.#seat;
    const isMine = this.#game.turnOf(view) === this.#seat;
    if (this.#left !== null && answers < this.#left.answers) this.#forget(); // taken back to before the turn's end
    if (wasMine) {
      this.#forget();
      if (!isMine) this.#left = { view, answers };
      return NOTHING;
    }
    const fresh = log.filter(({ key }) => key > last.key);
    const deeds = this.#game.deedsOf(fresh, last.view, this.#seat).map((deed) => ({ ...deed, view }));
    this.#deeds.push(...deeds);
    return { deeds, since: isMine ? this.#since(view, log) : null };
  }

  /** The seat gives the device away with the table like this, which it does not get to see any more. */
  leave({ view, answers }: Parting<View>): void {
    const last = this.#last;
    if (last !== null && this.#game.turnOf(last.view) === this.#seat) {
      this.#forget();
      this.#left = { view, answers };
    }
    this.#last = { view, key: last?.key ?? 0 };
  }

  #forget(): void {
    this.#left = null;
    this.#deeds = [];
  }

  #since(view: View, log: readonly LogLine<Event>[]): Since<View, Event, Shown> | null {
    const left = this.#left;
    if (left === null) return null;
    const lines = log.filter(({ answer }) => answer > left.answers);
    const keys = new Set(lines.map(({ key }) => key));
    const deeds = this.#deeds.filter(({ key }) => keys.has(key));
    return { seat: this.#seat, before: left.view, after: view, lines, deeds };
  }
}
