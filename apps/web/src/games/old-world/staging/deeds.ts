import type { Seat } from '@medallion/kernel';
import type { OldWorldEvent, OldWorldView } from '@medallion/old-world';
import type { LogLine } from '../../../play/session';
import type { Weight } from '../../../table/staging/plan';
import type { Staged } from '../../../table/staging/stage';
import { deedOfModule } from '../module-screens';

/** What is shown of a deed: the event, where it took place, and what belongs to it and stands in other events. */
export interface Shown {
  readonly event: OldWorldEvent;
  /** The place on the map; null where none is known. */
  readonly at: string | null;
  readonly dice: readonly number[] | null;
  readonly monster: string | null;
  /** It was done to the viewer. */
  readonly hitsMe: boolean;
}

export type OldWorldDeed = Omit<Staged<OldWorldView, Shown>, 'view'>;

/** Deeds that are shown. What is not named here is a part of one of them. */
const WEIGHTS: Readonly<Partial<Record<OldWorldEvent['type'], Weight>>> = {
  moved: 'road',
  'attribute-raised': 'words',
  'potion-gained': 'words',
  'card-gained': 'card',
  'trail-quest-taken': 'words',
  'trail-found': 'words',
  'trail-taken': 'words',
  'poker-won': 'dice',
  'poker-paid': 'dice',
  explored: 'words',
  'quest-taken': 'words',
  'quest-resolved': 'words',
  'companion-gained': 'words',
  meditated: 'words',
  'level-gained': 'words',
  'fight-started': 'words',
  'combo-done': 'card',
  'fight-ended': 'words',
  'trophy-gained': 'words',
  fatigued: 'small',
  'monster-placed': 'words',
  module: 'words',
};

export function turnOf({ active, turn, outcome }: OldWorldView): Seat | null {
  return turn.number === 0 || outcome !== null ? null : active;
}

/** Follows the events for what a deed needs to know of those before it. */
class Thread {
  readonly places: (string | null)[];
  dice: readonly number[] | null = null;
  gambler: Seat | null;
  monster: string | null;

  constructor(before: OldWorldView) {
    this.places = before.witchers.map(({ at }) => at);
    this.gambler = before.poker?.against ?? null;
    this.monster = before.fight?.monster?.monster ?? null;
  }

  follow(event: OldWorldEvent): void {
    switch (event.type) {
      case 'moved':
        this.places[event.seat] = event.to;
        break;
      case 'dice-rolled':
        this.dice = event.dice;
        break;
      case 'poker-started':
        this.gambler = event.against;
        break;
      case 'fight-started':
        this.monster = event.monster;
        break;
    }
  }

  placeOf(event: OldWorldEvent): string | null {
    if (event.type === 'monster-placed') return event.at;
    const at = deedOfModule(event)?.at;
    if (at !== undefined) return at;
    return 'seat' in event && event.seat !== null ? (this.places[event.seat] ?? null) : null;
  }

  isAgainst(event: OldWorldEvent, viewer: Seat): boolean {
    if (event.type === 'fight-started' || event.type === 'fight-ended') return event.against === viewer;
    return event.type === 'poker-won' && this.gambler === viewer;
  }
}

/** What others did, as it is shown on the table; what befell the viewer's own witcher has scenes of its own. */
export function deedsOf(
  lines: readonly LogLine<OldWorldEvent>[],
  before: OldWorldView,
  viewer: Seat,
): readonly OldWorldDeed[] {
  const thread = new Thread(before);
  // The scene of the viewer's own fight shows its blows.
  const isMyFight = before.fight?.attacker === viewer || before.fight?.defender === viewer;
  return lines.flatMap((line): readonly OldWorldDeed[] => {
    if (line.kind === 'note') return [];
    const { event, key } = line;
    thread.follow(event);
    const weight = WEIGHTS[event.type];
    const seat = 'seat' in event && event.seat !== undefined ? event.seat : null;
    if (weight === undefined || seat === viewer || (event.type === 'combo-done' && isMyFight)) return [];
    const { monster } = thread;
    const dice = weight === 'dice' ? thread.dice : null;
    const shown = { event, at: thread.placeOf(event), dice, monster, hitsMe: thread.isAgainst(event, viewer) };
    return [{ key, seat, weight, turn: before.active, shown }];
  });
}

/** What somebody does that can change another's board; travel, training and shopping change one's own alone. */
const REACHING: ReadonlySet<OldWorldEvent['type']> = new Set([
  'fight-started',
  'combo-done',
  'fight-ended',
  'poker-won',
  'explored',
  'quest-resolved',
  'module',
]);

export function reachesOthers({ type }: OldWorldEvent): boolean {
  return REACHING.has(type);
}

/** A blow is seen when it is struck; told afterwards it is nothing. */
export function isTold({ shown }: Pick<OldWorldDeed, 'shown'>): boolean {
  return shown.event.type !== 'combo-done';
}
