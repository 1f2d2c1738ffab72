import type { Seat, Viewer } from '@medallion/kernel';
import { effect, type Signal, signal, untracked } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import type { TableSession } from '../../play/session';
import { type Since, TurnMemory, type TurnReader } from './memory';
import { Stage } from './stage';

/** The stage of a table, and what happened since the viewer's last turn while they have not read it. */
export interface Staging<View, Event, Shown> {
  readonly stage: Stage<View, Shown>;
  readonly since: Signal<Since<View, Event, Shown> | null>;
  stop(): void;
}

interface StagingPlan<View, Event, Shown> extends TurnReader<View, Event, Shown> {
  /** Whether there is anything in it worth telling. */
  isOfNote(since: Since<View, Event, Shown>): boolean;
}

/** Watches a table: lets the deeds of others be shown one by one, and keeps them until the viewer's own turn. */
export function watchStage<View, Event, Shown>(
  session: TableSession<View, Event>,
  plan: StagingPlan<View, Event, Shown>,
): Staging<View, Event, Shown> {
  const stage = new Stage<View, Shown>(
    { hold: (isHeld) => session.hold?.(isHeld), hurry: () => session.hurry?.() },
    () => session.seats.peek().length - 1,
  );
  const since = signal<Since<View, Event, Shown> | null>(null);
  const memories = new Map<Viewer, TurnMemory<View, Event, Shown>>();
  const memoryOf = (seat: Seat) => {
    const memory = memories.get(seat) ?? new TurnMemory(seat, plan);
    memories.set(seat, memory);
    return memory;
  };
  session.stage?.();
  const stopParting = effect(() => {
    const parting = session.parting?.value ?? null;
    if (parting !== null) memoryOf(parting.seat).leave(parting);
  });
  const stopNoting = effect(() => {
    const [view, log, viewer] = [session.view.value, session.log.value, session.viewer.value];
    const answers = session.answers.value;
    untracked(() => {
      if (view === null) {
        since.value = null;
        stage.clear();
      } else if (typeof viewer === 'number') {
        const noted = memoryOf(viewer).note({ view, log, answers });
        if (noted.since !== null && plan.isOfNote(noted.since)) since.value = noted.since;
        else if (since.value !== null && plan.turnOf(view) !== viewer) since.value = null;
        stage.add(noted.deeds);
        if (plan.turnOf(view) === viewer) stage.open();
      }
    });
  });
  const stopResting = effect(() => {
    const isAsked = session.question.value !== null || session.outcome.value !== null;
    if (isAsked && !stage.isBusy.value && !stage.isAgain.value) untracked(() => stage.rest());
  });
  const stop = () => {
    stopParting();
    stopNoting();
    stopResting();
    stage.stop();
  };
  return { stage, since, stop };
}

/** Watches from above the hand-over, so that each player of a device has a memory of their own. */
export function useStage<View, Event, Shown>(
  session: TableSession<View, Event>,
  plan: StagingPlan<View, Event, Shown>,
): Staging<View, Event, Shown> {
  const staging = useMemo(() => watchStage(session, plan), [session]);
  useEffect(() => staging.stop, [staging]);
  return staging;
}
