import { type AdventureEvent, adventureGame, MONSTERS } from '@medallion/adventure-game';
import type { Seat } from '@medallion/kernel';
import { Counts, type History, Race, storyOf, type TurningPoint } from '../../../table/end/history';
import { type Rest, readRecord } from '../../../table/end/read-record';
import { type CountName, POINT_KINDS, type PointKind, type PointSource } from './kinds';

export type AdventureHistory = History<PointKind, PointSource, CountName | PointSource, AdventureEvent>;

type Told = Extract<AdventureEvent, { type: 'main-completed' | 'side-completed' | 'supported' }>;
const SOURCES = { 'main-completed': 'main', 'side-completed': 'side', supported: 'support' } as const;

/** Reads a game of the Adventure Game: one event after the other, nothing is reckoned that they do not say. */
class Reader {
  round = 1;
  readonly counts = new Counts<CountName | PointSource>();
  readonly race = new Race<PointSource>();
  readonly #best = new Map<PointKind, TurningPoint<PointKind, AdventureEvent>>();
  readonly #leads: TurningPoint<PointKind, AdventureEvent>[] = [];
  readonly #seen = new Map<Seat, Set<string>>();
  #greatest = -1;

  get points(): readonly TurningPoint<PointKind, AdventureEvent>[] {
    return storyOf([...this.#best.values(), ...this.#leads], POINT_KINDS);
  }

  #keep(kind: PointKind, event: AdventureEvent, answer: number): void {
    this.#best.set(kind, { kind, round: this.round, answer, event });
  }

  /** What points are for stands right before them. */
  note(event: AdventureEvent, before: AdventureEvent | null, answer: number): void {
    switch (event.type) {
      case 'turn-started':
        this.round = event.round;
        return;
      case 'moved':
        this.#visit(event.seat, event.from);
        this.#visit(event.seat, event.to);
        return;
      case 'gained':
        if (event.what === 'red' || event.what === 'blue' || event.what === 'purple') {
          this.counts.add('leads', event.seat, event.n);
        }
        return;
      case 'exchanged':
        this.counts.add('proofs', event.seat);
        return;
      case 'developed':
        this.counts.add('cards', event.seat);
        return;
      case 'vp-changed':
        this.#notePoints(event, before, answer);
        return;
      default:
        this.#noteDeed(event, answer);
    }
  }

  #noteDeed(event: AdventureEvent, answer: number): void {
    switch (event.type) {
      case 'main-completed':
        if (!this.#best.has('first')) this.#keep('first', event, answer);
        this.counts.add('quests', event.seat);
        return;
      case 'monster-defeated':
        this.counts.add('monsters', event.seat);
        this.#noteMonster(event, answer);
        return;
      case 'supported':
        this.#keep('support', event, answer);
        return;
      case 'task-completed':
        this.#keep('task', event, answer);
        return;
      case 'wounded':
        if (event.wound === 'severe') this.#keep('wound', event, answer);
        return;
      case 'end-triggered':
        this.#keep('last', event, answer);
        return;
      default:
    }
  }

  #noteMonster(event: Extract<AdventureEvent, { type: 'monster-defeated' }>, answer: number): void {
    const tier = MONSTERS.find(({ id }) => id === event.monster)?.tier ?? 'bronze';
    const rank = ['bronze', 'silver', 'gold'].indexOf(tier);
    if (rank <= this.#greatest) return;
    this.#greatest = rank;
    this.#keep('monster', event, answer);
  }

  #notePoints(event: Extract<AdventureEvent, { type: 'vp-changed' }>, before: AdventureEvent | null, answer: number) {
    const told = isTold(before) ? before : null;
    const source = told === null ? 'other' : SOURCES[told.type];
    this.counts.add(source, event.seat, event.n);
    const isLead = this.race.note(event.seat, { round: this.round, score: event.total, cause: source });
    if (isLead && told !== null) this.#leads.push({ kind: 'lead', round: this.round, answer, event: told });
  }

  #visit(seat: Seat, place: string): void {
    const seen = this.#seen.get(seat) ?? new Set<string>();
    if (!seen.has(place)) this.counts.add('places', seat);
    this.#seen.set(seat, seen.add(place));
  }
}

const isTold = (event: AdventureEvent | null): event is Told => event !== null && Object.hasOwn(SOURCES, event.type);

export async function historyOf(record: string, rest: Rest): Promise<AdventureHistory | null> {
  const reader = new Reader();
  const isRead = await readRecord(adventureGame, record, rest, (events, answer) => {
    let cause: AdventureEvent | null = null;
    for (const event of events) {
      reader.note(event, cause, answer);
      // A friend's help brings points to two, and a card may take its share before they are told.
      if (event.type !== 'vp-changed' && event.type !== 'card-discarded') cause = event;
    }
  });
  if (!isRead) return null;
  return { rounds: reader.round, race: reader.race.marks, points: reader.points, counts: reader.counts };
}
