import type { Seat, Viewer } from '@medallion/kernel';
import type { TableSession } from '../../play/session';
import { type AnySession, seatInfo } from '../seats/seat-names';
import type { Staged } from './stage';
import type { Staging } from './use-stage';

/** A table while what others do is staged on it. */
export interface StagedTable<View, Shown> {
  /** The table as it is drawn: what is shown again is shown as it lay then. */
  readonly view: View | null;
  readonly staged: Staged<View, Shown> | null;
  /** Nothing is answered until all has been shown and read. */
  readonly isPaused: boolean;
  /** What holds the stage while the person reads; null where nothing is staged. */
  readonly stage: { readonly isReading: boolean; hold(isHeld: boolean): void } | null;
}

/** What is drawn of a table now. `isMoment`: a scene of the viewer's own is read. */
export function stagedTable<View, Event, Shown>(
  session: TableSession<View, Event>,
  { stage, since }: Staging<View, Event, Shown>,
  { isMoment, isShown }: { readonly isMoment: boolean; readonly isShown: boolean },
): StagedTable<View, Shown> {
  const view = session.view.value;
  if (!isShown) return { view, staged: null, isPaused: false, stage: null };
  const isStaging = stage.isBusy.value || stage.isAgain.value;
  const isReading = isMoment || (since.value !== null && !isStaging);
  const staged = stage.now.value;
  return {
    view: view !== null && staged !== null && stage.isAgain.value ? staged.view : view,
    staged,
    isPaused: isReading || isStaging,
    stage: { isReading, hold: (isHeld) => stage.hold(isHeld) },
  };
}

interface Watched {
  readonly session: AnySession;
  readonly viewer: Viewer;
  readonly staged: Staged<unknown, unknown> | null;
}

/** Whose turn is watched: whoever did what is shown, else whoever the table waits for. */
export function watchedSeat({ session, viewer, staged }: Watched): Seat | null {
  if (staged !== null) return staged.seat ?? staged.turn;
  return session.waitingFor.value.find(({ seat }) => seat !== viewer)?.seat ?? null;
}

/** Whether something of another seat is shown, or a bot is at work, so that there is something to watch. */
export function isWatched(scene: Watched): boolean {
  const seat = watchedSeat(scene);
  return scene.staged !== null || (seat !== null && seatInfo(scene.session, seat)?.kind === 'bot');
}
