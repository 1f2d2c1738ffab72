import type { AskedQuestion } from '@medallion/kernel';
import { useState } from 'preact/hooks';
import type { NamedMove, TableSession } from '../../play/session';
import { useActs, useHeldBots, useTurnMark } from './acts';
import { type Hinted, showHint } from './hints';
import type { Act } from './one-at-a-time';
import { offers } from './scene';

/** What the screen of a table with a map remembers beside the table. */
export interface TableLook {
  readonly dialog: unknown;
  /** The panel that is open as a sheet, on a phone. */
  readonly sheet: string | null;
  /** The rule of a blocked option that was pressed. */
  readonly explained: string | null;
  readonly hinted: Hinted;
  /** Looks past a scene, or the sheet of the game's end, at the table. */
  readonly isLooking: boolean;
}

type Change<Look> = Partial<Look> | ((before: Look) => Partial<Look>);

export interface Control<Look extends TableLook> {
  readonly look: Look;
  /** What the viewer is asked, while nothing else has to be read first. */
  readonly question: AskedQuestion | null;
  /** Changes whenever something else may be answered. */
  readonly stamp: string;
  /** What changes; told by a function, it may depend on what is remembered by then. */
  set(change: Change<Look>): void;
  undo(): void;
  hint(): void;
  run(act: Act): void;
  /** What the parts of every such table do. */
  readonly act: {
    answer(option: string): void;
    /** Says why something cannot be done. */
    explain(rule: string): void;
    openSheet(sheet: Look['sheet']): void;
  };
}

interface ControlPlan<View, Event, Look extends TableLook> {
  readonly session: TableSession<View, Event>;
  /** Something that happened is shown, and nothing is answered until it has been read. */
  readonly isPaused: boolean;
  /** Where what others do is staged: holds it while the person reads; null where the session is held itself. */
  readonly stage?: { readonly isReading: boolean; hold(isHeld: boolean): void } | null;
  readonly fresh: Look;
  moveWords(view: View, move: NamedMove): string;
}

/** What is shown beside the table, and what an action comes to. Every action puts away what it makes stale. */
export function useControl<View, Event, Look extends TableLook>(plan: ControlPlan<View, Event, Look>): Control<Look> {
  const { session, isPaused, stage = null, fresh, moveWords } = plan;
  const [look, setLook] = useState<Look>(fresh);
  const set = (change: Change<Look>) =>
    setLook((before) => ({ ...before, ...(typeof change === 'function' ? change(before) : change) }));
  const run = useActs(
    () => setLook(fresh),
    () => session.answers.peek(),
  );
  useTurnMark(session.question.value !== null);
  const isOpen = look.dialog !== null || look.sheet !== null;
  useHeldBots(stage ?? session, (stage?.isReading ?? isPaused) || isOpen);
  const question = isPaused ? null : session.question.value;
  const hint = () => {
    const view = session.view.value;
    if (view === null || question === null) return;
    const { seat, prompt, about } = question;
    const wordsOf = (option: string) => moveWords(view, { seat, prompt, option, about });
    void showHint(session.hint?.bind(session), wordsOf, (hinted) => setLook((before) => ({ ...before, hinted })));
  };
  return {
    look,
    question,
    stamp: `${session.answers.value}-${isPaused}-${String(session.viewer.value)}-${look.isLooking}`,
    set,
    undo: () => {
      if (session.canUndo.value !== null) void run(() => session.undo());
    },
    hint,
    run: (act) => void run(act),
    act: {
      answer: (option) => {
        // A part of the table that is drawn a frame later may still show what answered the question before.
        if (offers({ question: session.question.value }, option)) void run(() => session.answer(option));
      },
      explain: (explained) => setLook((before) => ({ ...before, explained, sheet: null })),
      openSheet: (sheet) => setLook((before) => ({ ...before, sheet })),
    },
  };
}
