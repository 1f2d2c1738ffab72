import type { ShellIcon } from '../art/shell-icons';
import type { ReplayGame } from './replay-games';
import type { ReplaySession } from './replay-session';

interface Told {
  readonly session: ReplaySession;
  readonly kind: ReplayGame;
}

export interface Chapter {
  readonly number: number;
  readonly position: number;
}

export function chaptersOf({ session, kind }: Told): readonly Chapter[] {
  return session.past.events.flatMap((events, position) =>
    events.flatMap((event) => {
      const number = kind.chapterOf(event);
      return number === null ? [] : [{ number, position }];
    }),
  );
}

export interface TimeMark {
  readonly position: number;
  readonly icon: ShellIcon;
}

/** As many marks as stand beside each other on a time line without touching. */
const MOST_MARKS = 24;

/** Marks for what people look for; where a long game has too many, the rarest of each stretch is kept. */
export function marksOf({ session, kind }: Told): readonly TimeMark[] {
  const all = session.past.events.flatMap((events, position) =>
    events.flatMap((event) => {
      const icon = kind.markOf(event);
      return icon === null ? [] : [{ position, icon }];
    }),
  );
  const often = new Map<ShellIcon, number>();
  for (const { icon } of all) often.set(icon, (often.get(icon) ?? 0) + 1);
  const kept = new Map<number, TimeMark>();
  for (const mark of all) {
    const stretch = Math.floor((mark.position / Math.max(1, session.length + 1)) * MOST_MARKS);
    const before = kept.get(session.length <= MOST_MARKS ? mark.position : stretch);
    if (before !== undefined && (often.get(before.icon) ?? 0) <= (often.get(mark.icon) ?? 0)) continue;
    kept.set(session.length <= MOST_MARKS ? mark.position : stretch, mark);
  }
  return [...kept.values()];
}
