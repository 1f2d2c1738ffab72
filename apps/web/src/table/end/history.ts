import type { Seat } from '@medallion/kernel';

/** A score as it was reached, and what brought it. */
export interface RaceMark<Cause extends string> {
  readonly round: number;
  readonly score: number;
  readonly cause: Cause;
}

/** A moment that is worth telling. */
export interface TurningPoint<Kind extends string, Event> {
  readonly kind: Kind;
  readonly round: number;
  /** The number of the answer after which it is seen in the replay. */
  readonly answer: number;
  readonly event: Event;
}

/** How a game went, as its record tells. */
export interface History<Kind extends string, Cause extends string, Count extends string, Event> {
  readonly rounds: number;
  /** By seats. */
  readonly race: ReadonlyMap<Seat, readonly RaceMark<Cause>[]>;
  readonly points: readonly TurningPoint<Kind, Event>[];
  readonly counts: Counts<Count>;
}

/** What the seats did, counted. */
export class Counts<Count extends string> {
  readonly #counts = new Map<string, number>();

  of(count: Count, seat: Seat): number {
    return this.#counts.get(`${count} ${seat}`) ?? 0;
  }

  add(count: Count, seat: Seat, n = 1): void {
    this.#counts.set(`${count} ${seat}`, this.of(count, seat) + n);
  }

  /** Keeps the greatest; true where this is one. */
  raise(count: Count, seat: Seat, n: number): boolean {
    const isGreater = n > this.of(count, seat);
    if (isGreater) this.#counts.set(`${count} ${seat}`, n);
    return isGreater;
  }
}

/** The race while it is read: scores by seats, and who is ahead. */
export class Race<Cause extends string> {
  readonly marks = new Map<Seat, RaceMark<Cause>[]>();
  #leader: Seat | null = null;

  /** Notes a score; true where the seat takes the lead from another. */
  note(seat: Seat, mark: RaceMark<Cause>): boolean {
    this.marks.set(seat, [...(this.marks.get(seat) ?? []), mark]);
    const others = [...this.marks].filter(([other]) => other !== seat).map(([, marks]) => marks.at(-1)?.score ?? 0);
    if (others.some((score) => score >= mark.score)) return false;
    const hadLead = this.#leader;
    this.#leader = seat;
    return hadLead !== null && hadLead !== seat;
  }
}

/** A story is short: so many points are told. */
const MOST = 6;
const MOST_OF_A_KIND = 2;

/** The points to tell, in the order of the game. Those of the kinds named first are taken first, the latest of a kind before the others. */
export function storyOf<Kind extends string, Event>(
  found: readonly TurningPoint<Kind, Event>[],
  kinds: readonly Kind[],
): readonly TurningPoint<Kind, Event>[] {
  const ranked = found.toSorted(
    (one, other) => kinds.indexOf(one.kind) - kinds.indexOf(other.kind) || other.answer - one.answer,
  );
  const told: TurningPoint<Kind, Event>[] = [];
  for (const point of ranked) {
    const isTold = told.some(({ answer }) => answer === point.answer);
    const alike = told.filter(({ kind }) => kind === point.kind).length;
    if (!isTold && alike < MOST_OF_A_KIND && told.length < MOST) told.push(point);
  }
  return told.toSorted((one, other) => one.answer - other.answer);
}
