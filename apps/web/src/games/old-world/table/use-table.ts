import type { Seat, Viewer } from '@medallion/kernel';
import type { OldWorldEvent, OldWorldView } from '@medallion/old-world';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { announce } from '../../../pieces/announce';
import type { LogLine } from '../../../play/session';
import { type Act, useActs, useTurnMark } from '../../../table-kit/acts';
import { type Hinted, showHint } from '../../../table-kit/hints';
import { type Moments as Queue, watchMoments } from '../../../table-kit/moments';
import { type Moment, momentsOf } from '../moments/moments';
import type { OldWorldSession, Scene, SceneActs, SheetName } from './scene';
import { soundEvents } from './sounds';
import { lineWords, moveWords, questionWords } from './words';

export type Moments = Queue<Moment>;
export type OpenDialog =
  | 'help'
  | 'menu'
  | { readonly witcher: Seat }
  | { readonly monster: string }
  | { readonly place: string }
  | null;

interface Look {
  readonly dialog: OpenDialog;
  readonly sheet: SheetName | null;
  readonly aimed: string | null;
  readonly explained: string | null;
  readonly hinted: Hinted;
  /** Looks past the sheet of the game's end, or past a scene, at the table. */
  readonly isLooking: boolean;
}

const FRESH_LOOK: Look = { dialog: null, sheet: null, aimed: null, explained: null, hinted: null, isLooking: false };

export interface TableControl {
  readonly scene: Scene | null;
  readonly look: Look;
  readonly stamp: string;
  set(change: Partial<Look>): void;
  undo(): void;
  hint(): void;
  run(act: Act): void;
}

function tell(session: OldWorldSession, lines: readonly LogLine<OldWorldEvent>[]): void {
  const view = session.view.value;
  if (view === null) return;
  soundEvents(
    lines.flatMap((line) => (line.kind === 'event' ? [line.event] : [])),
    session.viewer.value,
  );
  const question = session.question.value;
  const told = lines.slice(-8).map((line) => lineWords(session, view, line));
  announce([...told, question === null ? '' : questionWords(question)].filter(Boolean).join(' '));
}

/** Watches the table from above the hand-over, so that the next player still sees what befell the witcher. */
export function useMoments(session: OldWorldSession): Moments {
  const moments = useMemo(
    () => watchMoments(session, { find: momentsOf, tell: (lines) => tell(session, lines) }),
    [session],
  );
  useEffect(() => moments.stop, [moments]);
  return moments;
}

function seatShown(viewer: Viewer, view: OldWorldView): Seat {
  return typeof viewer === 'number' ? viewer : view.active;
}

/** Everything the board does: what is shown, what an action comes to. */
export function useTable(session: OldWorldSession, moments: Moments, hasMoments: boolean): TableControl {
  const [look, setLook] = useState<Look>(FRESH_LOOK);
  const set = (change: Partial<Look>) => setLook((before) => ({ ...before, ...change }));
  const view = session.view.value;
  const isPaused = hasMoments && moments.now.value !== null;
  const run = useActs(() => set(FRESH_LOOK));
  useTurnMark(session.question.value !== null);
  const act: SceneActs = {
    answer: (option) => void run(() => session.answer(option)),
    explain: (explained) => set({ explained, sheet: null }),
    aim: (aimed) => set({ aimed, explained: null, sheet: null, dialog: null }),
    openWitcher: (witcher) => set({ dialog: { witcher } }),
    openMonster: (monster) => set({ dialog: { monster } }),
    openPlace: (place) => set({ dialog: { place } }),
    openSheet: (sheet) => set({ sheet }),
  };
  const viewer = session.viewer.value;
  const question = isPaused ? null : session.question.value;
  const scene: Scene | null =
    view === null
      ? null
      : { session, view, viewer, me: seatShown(viewer, view), question, aimed: look.aimed, sheet: look.sheet, act };
  const undo = () => {
    if (session.canUndo.value !== null) void run(() => session.undo());
  };
  const hint = () => {
    if (view === null || question === null || scene === null) return;
    const { me } = scene;
    const wordsOf = (option: string) => moveWords(session, view, { seat: me, prompt: question.prompt, option });
    void showHint(session.hint?.bind(session), wordsOf, (hinted) => set({ hinted }));
  };
  const stamp = `${session.answers.value}-${isPaused}-${String(viewer)}-${look.isLooking}`;
  return { scene, look, stamp, set, undo, hint, run: (one) => void run(one) };
}
