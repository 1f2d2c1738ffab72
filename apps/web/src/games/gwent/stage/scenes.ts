import {
  CARDS,
  findKind,
  type GwentEvent,
  type GwentView,
  type RoundGoal,
  roundGoal,
  type SideView,
  STRENGTH_STEPS,
  type StrengthStep,
} from '@medallion/gwent';
import type { Seat, Viewer } from '@medallion/kernel';
import type { LogLine } from '../../../play/session';

type Totals = readonly [number, number];

/** How both totals went by it; null where more than one thing happened since the table was last seen. */
export interface Change {
  readonly before: Totals;
  readonly after: Totals;
}

/** Points that one force gave or took, on the side where it did most. */
export interface Reason {
  readonly step: StrengthStep;
  readonly points: number;
}

/** Something that matters, shown large while it passes. */
export type BriefScene =
  | { readonly kind: 'pass'; readonly seat: Seat; readonly goal: RoundGoal; readonly has: number }
  | { readonly kind: 'leader'; readonly seat: Seat; readonly leader: string; readonly change: Change | null }
  | { readonly kind: 'hero'; readonly seat: Seat; readonly card: string; readonly change: Change | null }
  | {
      readonly kind: 'muster';
      readonly seat: Seat;
      readonly card: string;
      readonly came: readonly string[];
      readonly change: Change | null;
    }
  | {
      readonly kind: 'scorch';
      readonly seat: Seat;
      readonly burnt: readonly { readonly side: Seat; readonly card: string }[];
      readonly change: Change | null;
    }
  | {
      readonly kind: 'swing';
      readonly seat: Seat;
      readonly card: string;
      readonly side: Seat;
      readonly gain: number;
      readonly reasons: readonly Reason[];
      readonly change: Change;
    };

/** A lead that changes by so much in one move is explained. */
export const BIG_SWING = 15;
const REASONS = 3;
/** After a longer absence the latest are shown; the rest stands in the chronicle. */
const AT_ONCE = 3;

interface Sight {
  readonly before: GwentView | null;
  readonly view: GwentView;
  readonly viewer: Viewer;
}

/** The scenes in what just happened. The end of a round or of the game has a sheet of its own, which tells all of it. */
export function briefScenesOf(lines: readonly LogLine<GwentEvent>[], sight: Sight): readonly BriefScene[] {
  const told = lines.flatMap((line) => (line.kind === 'event' ? [line] : []));
  if (told.some(({ event }) => event.type === 'round-ended' || event.type === 'game-ended')) return [];
  const answers = [...new Set(told.map(({ answer }) => answer))];
  const change = answers.length === 1 ? changeOf(sight) : null;
  return answers
    .flatMap((number) =>
      scenesOfAnswer(
        told.flatMap(({ answer, event }) => (answer === number ? [event] : [])),
        sight,
        change,
      ),
    )
    .slice(-AT_ONCE);
}

function changeOf({ before, view }: Sight): Change | null {
  return before === null || before.round !== view.round ? null : { before: totalsOf(before), after: totalsOf(view) };
}

function totalsOf({ sides }: GwentView): Totals {
  return [sides[0].score.total, sides[1].score.total];
}

function scenesOfAnswer(events: readonly GwentEvent[], sight: Sight, change: Change | null): readonly BriefScene[] {
  const scenes = events.flatMap((event) => sceneOf(event, events, sight, change) ?? []);
  const swing = scenes.length > 0 ? null : swingOf(events, sight, change);
  return swing === null ? scenes : [swing];
}

function sceneOf(
  event: GwentEvent,
  events: readonly GwentEvent[],
  sight: Sight,
  change: Change | null,
): BriefScene | null {
  switch (event.type) {
    case 'passed':
      return event.seat === sight.viewer ? null : passOf(event.seat, sight.view);
    case 'leader-used':
      return { kind: 'leader', seat: event.seat, leader: event.leader, change };
    case 'scorched':
      if (event.losses.length === 0) return null;
      return {
        kind: 'scorch',
        seat: event.seat,
        burnt: event.losses.map(({ side, card }) => ({ side, card })),
        change,
      };
    case 'played':
      return playedOf(event, events, change);
    default:
      return null;
  }
}

function passOf(seat: Seat, view: GwentView): BriefScene {
  const rest = seat === 0 ? 1 : 0;
  return { kind: 'pass', seat, goal: roundGoal(view, rest), has: view.sides[rest].score.total };
}

/** A hero, or a card that called others; who comes with it is more to tell than that it is a hero. */
function playedOf(
  { seat, card }: Extract<GwentEvent, { type: 'played' }>,
  events: readonly GwentEvent[],
  change: Change | null,
): BriefScene | null {
  const came = events.flatMap((event) => (event.type === 'placed' && event.cause === 'muster' ? [event.card] : []));
  if (came.length > 0) return { kind: 'muster', seat, card, came, change };
  return isHero(card) ? { kind: 'hero', seat, card, change } : null;
}

function isHero(card: string): boolean {
  const facts = CARDS[findKind(card) ?? -1];
  return facts !== undefined && !('effect' in facts) && facts.kind === 'hero';
}

function swingOf(events: readonly GwentEvent[], { before, view }: Sight, change: Change | null): BriefScene | null {
  const played = events.find((event) => event.type === 'played') ?? null;
  if (played === null || before === null || change === null) return null;
  const { seat, card } = played;
  const gained = ([0, 1] as const).map((side) => change.after[side] - change.before[side]);
  const [first = 0, second = 0] = gained;
  const gain = seat === 0 ? first - second : second - first;
  if (Math.abs(gain) < BIG_SWING) return null;
  const side = Math.abs(first) >= Math.abs(second) ? 0 : 1;
  return { kind: 'swing', seat, card, side, gain, reasons: reasonsOf(before.sides[side], view.sides[side]), change };
}

/** What gave and took points on a side, the most first. */
function reasonsOf(before: SideView, after: SideView): readonly Reason[] {
  const [then, now] = [accountOf(before), accountOf(after)];
  return STRENGTH_STEPS.map((step) => ({ step, points: (now.get(step) ?? 0) - (then.get(step) ?? 0) }))
    .filter(({ points }) => points !== 0)
    .sort((one, other) => Math.abs(other.points) - Math.abs(one.points))
    .slice(0, REASONS);
}

function accountOf({ rows }: SideView): ReadonlyMap<StrengthStep, number> {
  const account = new Map<StrengthStep, number>();
  for (const { lines } of rows.flatMap(({ cards }) => cards)) {
    let strength = 0;
    for (const line of lines) {
      account.set(line.step, (account.get(line.step) ?? 0) + line.strength - strength);
      strength = line.strength;
    }
  }
  return account;
}

const LASTS = { pass: 1400, leader: 1100, hero: 800, muster: 900, scorch: 900, swing: 1100 } as const satisfies Record<
  BriefScene['kind'],
  number
>;

/** Milliseconds at the normal pace. */
export function lastsFor({ kind }: BriefScene): number {
  return LASTS[kind];
}
