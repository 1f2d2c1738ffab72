import type { AdventureEvent, AdventureView } from '@medallion/adventure-game';
import type { Seat } from '@medallion/kernel';
import type { LogLine } from '../../../play/session';
import type { Weight } from '../../../table/staging/plan';
import type { Staged } from '../../../table/staging/stage';
import { regionOf } from '../map/region-of';

/** What is shown of a deed: the event, and where the hero stood. */
export interface Shown {
  readonly event: AdventureEvent;
  readonly at: string | null;
  /** It was done to the viewer. */
  readonly hitsMe: boolean;
}

export type AdventureDeed = Omit<Staged<AdventureView, Shown>, 'view'>;

/** Deeds that are shown. What is not named here is a part of one of them. */
const WEIGHTS: Readonly<Partial<Record<AdventureEvent['type'], Weight>>> = {
  moved: 'road',
  'action-started': 'words',
  investigated: 'card',
  developed: 'card',
  'foul-fate-drawn': 'card',
  'fortune-played': 'card',
  'companion-used': 'card',
  'task-completed': 'words',
  'battle-started': 'card',
  'battle-skipped': 'words',
  'battle-decided': 'dice',
  'hero-rolled': 'dice',
  'monster-defeated': 'words',
  'side-completed': 'words',
  'main-completed': 'words',
  'vp-changed': 'words',
  supported: 'words',
  traded: 'words',
  wounded: 'words',
  delayed: 'words',
  exchanged: 'words',
  'monster-placed': 'words',
  'monster-moved': 'words',
  'end-triggered': 'words',
};

/** Actions that no other deed shows. */
const TOLD_ACTIONS: readonly string[] = ['rest', 'brew', 'prepare', 'sing', 'command'];

export function isDeed(event: AdventureEvent): boolean {
  if (event.type === 'action-started') return TOLD_ACTIONS.includes(event.action);
  // Points that are won come with what won them, and with the sum beside it.
  if (event.type === 'vp-changed') return event.n < 0;
  return WEIGHTS[event.type] !== undefined;
}

const ON_TURN: readonly AdventureView['phase'][] = ['turn-start', 'turn', 'trade', 'obstacle'];

export function turnOf({ phase, active }: AdventureView): Seat | null {
  return ON_TURN.includes(phase) ? active : null;
}

/** A monster that comes to where the viewer stands. */
function comesToMe(event: AdventureEvent, before: AdventureView, viewer: Seat): boolean {
  const region = event.type === 'monster-placed' ? event.region : event.type === 'monster-moved' ? event.to : null;
  const at = before.heroes[viewer]?.at;
  return region !== null && at !== undefined && regionOf(at) === region;
}

/** What others did, as it is shown on the table; what befell the viewer's own hero has scenes of its own. */
export function deedsOf(
  lines: readonly LogLine<AdventureEvent>[],
  before: AdventureView,
  viewer: Seat,
): readonly AdventureDeed[] {
  const places = before.heroes.map(({ at }) => at);
  return lines.flatMap((line): readonly AdventureDeed[] => {
    if (line.kind === 'note') return [];
    const { event, key } = line;
    if (event.type === 'moved') places[event.seat] = event.to;
    const seat = 'seat' in event ? event.seat : null;
    const weight = WEIGHTS[event.type];
    if (weight === undefined || !isDeed(event) || seat === viewer) return [];
    const at = seat === null ? null : (places[seat] ?? null);
    return [{ key, seat, weight, turn: before.active, shown: { event, at, hitsMe: comesToMe(event, before, viewer) } }];
  });
}
