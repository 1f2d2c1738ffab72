import type { Seat } from '@medallion/kernel';
import { type OldWorldEvent, oldWorld } from '@medallion/old-world';
import { Counts, type History, Race, storyOf, type TurningPoint } from '../../../table/end/history';
import { type Rest, readRecord } from '../../../table/end/read-record';
import { ATTRIBUTE_ICONS } from '../art/emblems';
import { type CountName, POINT_KINDS, type PointKind, type TrophyCause } from './kinds';

export type OldWorldHistory = History<PointKind, TrophyCause, CountName, OldWorldEvent>;

/** The side of a fight that attacked, as events name it. */
const ATTACKER = 0;

function causeOf(trophy: string): TrophyCause {
  if (trophy.startsWith('school-')) return 'duel';
  return Object.hasOwn(ATTRIBUTE_ICONS, trophy) ? 'meditation' : 'monster';
}

/** Reads a game of Old World: one event after the other, nothing is reckoned that they do not say. */
class Reader {
  round = 1;
  readonly counts = new Counts<CountName>();
  readonly race = new Race<TrophyCause>();
  readonly #best = new Map<PointKind, TurningPoint<PointKind, OldWorldEvent>>();
  readonly #leads: TurningPoint<PointKind, OldWorldEvent>[] = [];
  readonly #seen = new Map<Seat, Set<string>>();
  #trophy: Extract<OldWorldEvent, { type: 'trophy-gained' }> | null = null;
  #hardest = 0;
  #luckiest = 0;

  get points(): readonly TurningPoint<PointKind, OldWorldEvent>[] {
    return storyOf([...this.#best.values(), ...this.#leads], POINT_KINDS);
  }

  #keep(kind: PointKind, event: OldWorldEvent, answer: number): void {
    this.#best.set(kind, { kind, round: this.round, answer, event });
  }

  note(event: OldWorldEvent, answer: number): void {
    switch (event.type) {
      case 'turn-started':
        this.round = event.round;
        return;
      case 'board-chosen':
        this.#visit(event.seat, event.at);
        return;
      case 'moved':
        this.#visit(event.seat, event.to);
        return;
      case 'card-gained':
        this.counts.add('cards', event.seat);
        return;
      case 'quest-resolved':
        this.counts.add('quests', event.seat);
        return;
      case 'game-won':
        this.#keep('last', this.#trophy ?? event, answer);
        return;
      default:
        this.#noteFight(event, answer);
    }
  }

  #noteFight(event: OldWorldEvent, answer: number): void {
    switch (event.type) {
      case 'combo-done':
        this.counts.raise('blow', event.seat, event.damage);
        if (event.damage > this.#hardest) this.#keep('blow', event, answer);
        this.#hardest = Math.max(this.#hardest, event.damage);
        return;
      case 'poker-won':
        if (event.isLocals) return;
        this.counts.add('dice', event.seat);
        if (event.gold > this.#luckiest) this.#keep('dice', event, answer);
        this.#luckiest = Math.max(this.#luckiest, event.gold);
        return;
      case 'knocked-out':
        this.#keep('fall', event, answer);
        return;
      case 'fight-ended':
        this.#noteEnd(event, answer);
        return;
      case 'trophy-gained':
        this.#trophy = event;
        if (this.race.marks.size === 0) this.#keep('first', event, answer);
        return;
      case 'advanced':
        this.#advance(event.seat, event.spot, answer);
        return;
      default:
    }
  }

  #noteEnd(event: Extract<OldWorldEvent, { type: 'fight-ended' }>, answer: number): void {
    const winner = event.winner === ATTACKER ? event.seat : event.against;
    if (winner !== null) this.counts.add('fights', winner);
    if (event.against !== null) this.#keep('duel', event, answer);
  }

  #advance(seat: Seat, score: number, answer: number): void {
    const trophy = this.#trophy;
    const isLead = this.race.note(seat, { round: this.round, score, cause: causeOf(trophy?.trophy ?? '') });
    if (isLead && trophy !== null) this.#leads.push({ kind: 'lead', round: this.round, answer, event: trophy });
  }

  #visit(seat: Seat, place: string): void {
    const seen = this.#seen.get(seat) ?? new Set<string>();
    if (!seen.has(place)) this.counts.add('places', seat);
    this.#seen.set(seat, seen.add(place));
  }
}

export async function historyOf(record: string, rest: Rest): Promise<OldWorldHistory | null> {
  const reader = new Reader();
  const isRead = await readRecord(oldWorld, record, rest, (events, answer) => {
    for (const event of events) reader.note(event, answer);
  });
  if (!isRead) return null;
  return { rounds: reader.round, race: reader.race.marks, points: reader.points, counts: reader.counts };
}
