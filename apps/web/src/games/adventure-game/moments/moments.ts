import { type AdventureEvent, type AdventureView, type BattleView, ENEMIES } from '@medallion/adventure-game';
import type { Seat, Viewer } from '@medallion/kernel';
import type { LogLine } from '../../../play/session';

/** A pause in which something is shown before play goes on. Only what happens to the viewer's own hero stops the game. */
export type Moment =
  | {
      readonly kind: 'battle-end';
      readonly enemy: string;
      readonly faces: BattleView['faces'];
      readonly pool: BattleView['pool'];
      readonly attack: boolean;
      readonly defence: boolean;
      readonly follows: readonly AdventureEvent[];
    }
  | {
      readonly kind: 'foul-fate' | 'investigated';
      readonly card: string;
      readonly follows: readonly AdventureEvent[];
    };

type EventOf<Type extends AdventureEvent['type']> = Extract<AdventureEvent, { type: Type }>;
const isType =
  <Type extends AdventureEvent['type']>(type: Type) =>
  (event: AdventureEvent): event is EventOf<Type> =>
    event.type === type;

const NO_POOL: BattleView['pool'] = { sword: 0, shield: 0, dodge: 0, ritual: 0, sign: 0 };
/** Where what a card did is over: the next thing of its own begins. */
const BREAKS: ReadonlySet<AdventureEvent['type']> = new Set([
  'turn-started',
  'action-started',
  'battle-started',
  'foul-fate-drawn',
  'investigated',
]);

/** What came of an event: everything after it up to the next thing of its own; a battle it leads to is named. */
function followsOf(events: readonly AdventureEvent[], from: number): readonly AdventureEvent[] {
  const after = events.slice(from + 1);
  const end = after.findIndex(({ type }) => BREAKS.has(type));
  if (end < 0) return after;
  return after.slice(0, after[end]?.type === 'battle-started' ? end + 1 : end);
}

/** Adds up what was rolled and made in this battle, as far as the events tell, on top of what was seen before. */
function totalsOf(events: readonly AdventureEvent[], before: BattleView | null): Pick<BattleView, 'faces' | 'pool'> {
  const rolled = events.findLast(isType('rolled'));
  const faces = rolled === undefined ? [...(before?.faces ?? [])] : [...rolled.faces];
  const pool = rolled === undefined ? { ...(before?.pool ?? NO_POOL) } : poolOf(faces);
  for (const event of events) {
    if (event.type === 'rerolled') {
      change(pool, faces[event.die], -1);
      faces[event.die] = event.face;
      change(pool, event.face, 1);
    } else if (event.type === 'produced') pool[event.result] += event.n;
    else if (event.type === 'dodged') {
      pool.dodge -= 1;
      pool.sword -= 1;
      pool.shield += 1;
    }
  }
  return { faces, pool };
}

type Pool = { -readonly [Result in keyof BattleView['pool']]: number };

function change(pool: Pool, face: BattleView['faces'][number] | undefined, by: number): void {
  const parts: Readonly<Record<string, Partial<Pool>>> = {
    sword: { sword: 1 },
    shield: { shield: 1 },
    dodge: { dodge: 1 },
    ritual: { ritual: 1 },
    sign: { sign: 1 },
    'double-sword': { sword: 2 },
    'double-shield': { shield: 2 },
    'dodge-shield': { dodge: 1, shield: 1 },
    'sword-double-shield': { sword: 1, shield: 2 },
  };
  for (const [result, n] of Object.entries(parts[face ?? 'blank'] ?? {})) pool[result as keyof Pool] += n * by;
}

function poolOf(faces: BattleView['faces']): Pool {
  const pool: Pool = { ...NO_POOL };
  for (const face of faces) change(pool, face, 1);
  return pool;
}

function battleEnd(events: readonly AdventureEvent[], seat: Seat, before: AdventureView | null): readonly Moment[] {
  const compared = events.findIndex(
    (event) => event.type === 'compared' && event.stat === 'attack' && event.seat === seat,
  );
  if (compared < 0) return [];
  const started = events.findLast(isType('battle-started'));
  const past = started === undefined ? (before?.battle ?? null) : null;
  const enemy = started?.enemy ?? past?.enemy ?? null;
  if (enemy === null || !ENEMIES.some(({ id }) => id === enemy)) return [];
  const { faces, pool } = totalsOf(events.slice(0, compared), past);
  const attack = events.some((event) => event.type === 'compared' && event.stat === 'attack' && event.isSuccess);
  // The defence may be compared only after a question: what lies there decides it already. @rule AG-BATTLE-008
  const defence = pool.shield >= (ENEMIES.find(({ id }) => id === enemy)?.shield ?? 0);
  const follows = followsOf(events, compared).filter(({ type }) => type !== 'compared');
  return [{ kind: 'battle-end', enemy, faces, pool, attack, defence, follows }];
}

/** The pauses in what just happened to this viewer's hero, in their order. */
export function momentsOf(
  lines: readonly LogLine<AdventureEvent>[],
  before: AdventureView | null,
  viewer: Viewer,
): readonly Moment[] {
  if (typeof viewer !== 'number') return [];
  const events = lines.flatMap((line) => (line.kind === 'event' ? [line.event] : []));
  if (events.some(({ type }) => type === 'game-ended')) return []; // the end of the game has its own scene
  const cards = events.flatMap((event, index): readonly Moment[] => {
    if ((event.type !== 'foul-fate-drawn' && event.type !== 'investigated') || event.seat !== viewer) return [];
    const kind = event.type === 'investigated' ? 'investigated' : 'foul-fate';
    return [{ kind, card: event.card, follows: followsOf(events, index) }];
  });
  return [...cards, ...battleEnd(events, viewer, before)];
}
