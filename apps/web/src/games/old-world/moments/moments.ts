import type { Json, Seat, Viewer } from '@medallion/kernel';
import { eventByNumber, type OldWorldEvent, type OldWorldView, type PokerView } from '@medallion/old-world';
import type { LogLine } from '../../../play/session';
import type { Beat } from '../fight/beats/beats';
import { type Happened, planBeats, standingAfter } from '../fight/beats/plan-beats';
import { type ModulePause, screensOf } from '../module-screens';

type EventOf<Type extends OldWorldEvent['type']> = Extract<OldWorldEvent, { type: Type }>;

type PokerDice = Pick<PokerView, 'own' | 'other' | 'against' | 'pays'>;

/** A pause in which something is shown before play goes on. Only what happens to the viewer's own witcher stops the game. */
export type Moment =
  | { readonly kind: 'fight-beats'; readonly beats: readonly Beat[] }
  | {
      readonly kind: 'story-end';
      readonly card: string;
      readonly option: number | null;
      /** Its story was read before; only how it went is new. */
      readonly isRead: boolean;
      readonly follows: readonly OldWorldEvent[];
    }
  | {
      readonly kind: 'poker-end';
      /** The dice as they lay at the end. */
      readonly poker: PokerDice;
      readonly active: Seat;
      readonly won: EventOf<'poker-won'> | EventOf<'poker-paid'>;
      readonly follows: readonly OldWorldEvent[];
    }
  | {
      readonly kind: 'fight-end';
      readonly ended: EventOf<'fight-ended'>;
      readonly monster: string | null;
      readonly follows: readonly OldWorldEvent[];
      /** How both sides stood when it was over, and its last blows; nothing of it where nobody has seen it. */
      readonly stood: Pick<Beat, 'fight' | 'piles'> | null;
      readonly beats: readonly Beat[];
    }
  /** Another witcher comes for the viewer's own: to fight, or to play dice. */
  | { readonly kind: 'attacked' | 'challenged'; readonly by: Seat; readonly follows: readonly OldWorldEvent[] }
  | { readonly kind: 'quest'; readonly card: string; readonly follows: readonly OldWorldEvent[] }
  /** The first dice of a game, which the viewer throws. */
  | { readonly kind: 'poker-throw'; readonly dice: readonly number[]; readonly against: Seat | null }
  | { readonly kind: 'level'; readonly level: number; readonly follows: readonly OldWorldEvent[] }
  | { readonly kind: 'meditated'; readonly attribute: string; readonly follows: readonly OldWorldEvent[] }
  | {
      readonly kind: 'module';
      readonly pause: ModulePause;
      readonly shown: Json;
      readonly follows: readonly OldWorldEvent[];
    };

/** Where what a moment did is over: the next thing of its own begins. */
const BREAKS: ReadonlySet<OldWorldEvent['type']> = new Set([
  'turn-started',
  'phase-started',
  'turn-ended',
  'fight-started',
  'explored',
  'event-read',
  'option-chosen',
  'poker-started',
]);

/** What came of an event: everything after it up to the next thing of its own. */
function followsOf(events: readonly OldWorldEvent[], from: number): readonly OldWorldEvent[] {
  const after = events.slice(from + 1);
  const end = after.findIndex(({ type }) => BREAKS.has(type));
  return end < 0 ? after : after.slice(0, end);
}

/** The last roll of each side, as far as the events tell; what lay before stands for the rest. */
function diceOf(events: readonly OldWorldEvent[], before: PokerView | null, active: Seat): PokerDice {
  const rolls = events.filter((event): event is EventOf<'dice-rolled'> => event.type === 'dice-rolled');
  const started = events.findLast((event): event is EventOf<'poker-started'> => event.type === 'poker-started');
  const own = rolls.findLast(({ seat, isLocals }) => seat === active && !isLocals)?.dice ?? before?.own ?? [];
  const other = rolls.findLast(({ seat, isLocals }) => seat !== active || isLocals)?.dice ?? before?.other ?? [];
  return {
    own,
    other,
    against: started === undefined ? (before?.against ?? null) : started.against,
    pays: before?.pays ?? null,
  };
}

/** Whether a short fight was over as soon as its event was read, as it is without a hand card: one sheet tells of both. */
function isJustRead(events: readonly OldWorldEvent[], ended: number): boolean {
  const read = events.slice(0, ended).findLastIndex(({ type }) => type === 'event-read');
  return read >= 0 && !events.slice(read + 1, ended).some(({ type }) => BREAKS.has(type));
}

/** Whose event it is, for the viewer's own witcher. */
function momentOf(
  event: OldWorldEvent,
  index: number,
  events: readonly OldWorldEvent[],
  before: OldWorldView | null,
  viewer: Seat,
): Moment | null {
  const follows = followsOf(events, index);
  switch (event.type) {
    case 'option-chosen':
      return event.seat === viewer
        ? { kind: 'story-end', card: event.card, option: event.option, isRead: false, follows }
        : null;
    case 'event-read': {
      const facts = eventByNumber(event.event);
      if (event.seat !== viewer || facts === undefined || facts.kind === 'options') return null;
      return { kind: 'story-end', card: facts.id, option: null, isRead: false, follows };
    }
    case 'short-fight-ended': {
      const facts = eventByNumber(event.event);
      if (event.seat !== viewer || facts === undefined || isJustRead(events, index)) return null;
      return { kind: 'story-end', card: facts.id, option: null, isRead: true, follows: [event, ...follows] };
    }
    case 'poker-won':
    case 'poker-paid': {
      const active = before?.active ?? event.seat;
      const poker = diceOf(events.slice(0, index), before?.poker ?? null, active);
      const isMine = active === viewer || poker.against === viewer;
      return isMine ? { kind: 'poker-end', poker, active, won: event, follows: [] } : null;
    }
    case 'fight-started':
      return event.against === viewer ? { kind: 'attacked', by: event.seat, follows: [] } : null;
    case 'poker-started':
      return event.against === viewer ? { kind: 'challenged', by: event.seat, follows: [] } : null;
    case 'quest-resolved':
      return event.seat === viewer ? { kind: 'quest', card: event.card, follows: [] } : null;
    case 'dice-rolled': {
      const started = events
        .slice(0, index)
        .findLast((one): one is EventOf<'poker-started'> => one.type === 'poker-started');
      const isFirst = !events
        .slice(0, index)
        .some((one) => one.type === 'dice-rolled' && one.seat === event.seat && !one.isLocals);
      const isThrown = event.seat === viewer && !event.isLocals && isFirst && started !== undefined;
      return isThrown ? { kind: 'poker-throw', dice: event.dice, against: started.against } : null;
    }
    case 'fight-ended': {
      const isMine = event.seat === viewer || event.against === viewer;
      const started = events.findLast((one): one is EventOf<'fight-started'> => one.type === 'fight-started');
      const monster = before?.fight?.monster?.monster ?? started?.monster ?? null;
      return isMine ? { kind: 'fight-end', ended: event, monster, follows, stood: null, beats: [] } : null;
    }
    case 'meditated':
      return event.seat === viewer ? { kind: 'meditated', attribute: event.attribute, follows } : null;
    case 'level-gained':
      return event.seat === viewer ? { kind: 'level', level: event.level, follows } : null;
    default:
      return pauseOfModule(event, follows, before?.modules ?? {}, viewer);
  }
}

/** What a module in play pauses for. */
function pauseOfModule(
  event: OldWorldEvent,
  follows: readonly OldWorldEvent[],
  modules: OldWorldView['modules'],
  viewer: Seat,
): Moment | null {
  for (const pause of screensOf(modules).flatMap(({ pauses = [] }) => pauses)) {
    const shown = pause.of(event, viewer);
    if (shown !== null) return { kind: 'module', pause, shown, follows };
  }
  return null;
}

/** The end of a fight shows how it stood; the rest is as it is. */
function withStanding(moment: Moment, happened: Happened | null, beats: readonly Beat[]): Moment {
  if (moment.kind !== 'fight-end' || happened === null) return moment;
  return { ...moment, stood: standingAfter(happened), beats };
}

/** The pauses in what just happened, in their order: fights for all who see them, the rest for whom it befell. */
export function momentsOf(
  lines: readonly LogLine<OldWorldEvent>[],
  before: OldWorldView | null,
  viewer: Viewer,
  view: OldWorldView,
): readonly Moment[] {
  const events = lines.flatMap((line) => (line.kind === 'event' ? [line.event] : []));
  const beats = screensOf(view.modules).flatMap((screens) => screens.beats ?? []);
  const happened = before === null ? null : { before, view, events, viewer, beats };
  const plan = happened === null ? null : planBeats(happened);
  const fought = plan === null ? [] : [{ at: plan.from, moment: { kind: 'fight-beats' as const, beats: plan.beats } }];
  // The end of the game has its own scene.
  const isOver = events.some(({ type }) => type === 'game-won');
  if (typeof viewer !== 'number' || isOver) return fought.map(({ moment }) => moment);
  const found = events.flatMap((event, at) => {
    const moment = momentOf(event, at, events, before, viewer);
    return moment === null ? [] : [{ at, moment: withStanding(moment, happened, plan?.beats ?? []) }];
  });
  return [...fought, ...found].toSorted((one, other) => one.at - other.at).map(({ moment }) => moment);
}
