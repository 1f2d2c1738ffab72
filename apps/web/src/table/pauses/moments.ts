import type { Viewer } from '@medallion/kernel';
import { effect, type Signal, signal, untracked } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import type { LogLine, TableSession } from '../../play/session';
import { letGo } from '../keys/focus';

export interface Moments<Moment> {
  /** The pause that is on now, in which something is shown before play goes on. */
  readonly now: Signal<Moment | null>;
  /** Goes on with play. */
  pass(): void;
  stop(): void;
}

export interface MomentWatch<View, Event, Moment> {
  /** Finds the pauses in what just happened; `before` is the view as it was until then. */
  find(lines: readonly LogLine<Event>[], before: View | null, viewer: Viewer, view: View): readonly Moment[];
  /** Every new line, as it comes: for sounds and the live region. */
  tell(lines: readonly LogLine<Event>[]): void;
}

/** Watches what happens and queues the moments that deserve a pause. Nothing that happened before it began is told. */
export function watchMoments<View, Event, Moment>(
  session: TableSession<View, Event>,
  { find, tell }: MomentWatch<View, Event, Moment>,
): Moments<Moment> {
  const now = signal<Moment | null>(null);
  const waiting: Moment[] = [];
  const seen = new Map<Viewer, number>();
  /** The view as each of those who share the device left it. */
  const before = new Map<Viewer, View>();
  const stop = effect(() => {
    const view = session.view.value;
    const log = session.log.value;
    if (view === null) return;
    const viewer = session.viewer.value;
    untracked(() => {
      const from = seen.get(viewer);
      const fresh = from === undefined ? [] : log.filter(({ key }) => key > from);
      seen.set(viewer, Math.max(from ?? 0, log.at(-1)?.key ?? 0));
      waiting.push(...find(fresh, before.get(viewer) ?? null, viewer, view));
      before.set(viewer, view);
      now.value ??= waiting.shift() ?? null;
      // In a task of its own: to make the sounds takes longer than the eye should wait for what they are about.
      if (fresh.length > 0) setTimeout(tell, 0, fresh);
    });
  });
  let isPassing = false;
  const goOn = () => {
    isPassing = false;
    now.value = waiting.shift() ?? null;
  };
  // In a task of its own: a browser hears a press in the midst of making a frame, and the next scene would be drawn in it.
  const pass = () => {
    letGo();
    if (!isPassing) setTimeout(goOn);
    isPassing = true;
  };
  return { now, pass, stop };
}

/** Watches the table from above the hand-over, so that the next player still sees what befell them. */
export function useMoments<View, Event, Moment>(
  session: TableSession<View, Event>,
  watch: MomentWatch<View, Event, Moment>,
): Moments<Moment> {
  const moments = useMemo(() => watchMoments(session, watch), [session]);
  useEffect(() => moments.stop, [moments]);
  return moments;
}
