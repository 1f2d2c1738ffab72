import type { GwentEvent, GwentView } from '@medallion/gwent';
import { type ReadonlySignal, useSignal } from '@preact/signals';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { announce } from '../../../pieces/announce';
import type { LogLine } from '../../../play/session';
import { pace, settings } from '../../../settings/settings';
import { type BriefScenes, briefScenes, useSkipping } from '../../../table/pauses/brief-scenes';
import { type Moments as Queue, watchMoments } from '../../../table/pauses/moments';
import { useActs, useHeldBots, useTurnMark } from '../../../table/question/acts';
import { type Hinted, showHint } from '../../../table/question/hints';
import type { Act } from '../../../table/question/one-at-a-time';
import { type BriefScene, briefScenesOf, lastsFor } from '../stage/scenes';
import { lineWords } from './chronicle';
import { type KeyedCards, keyCards, NO_CARDS } from './keyed-cards';
import { type Moment, momentsOf, withField } from './moments';
import { asksBeforePass } from './passing';
import type { OpenPile } from './piles';
import {
  bottomSeat,
  type GwentSession,
  type Lifted,
  type Previewed,
  type Scene,
  type SceneActs,
  sideOf,
} from './scene';
import { soundEvents } from './sounds';
import { moveWords, questionWords } from './words';

export interface Moments extends Queue<Moment> {
  /** What passes over the field without a pause. */
  readonly brief: BriefScenes<BriefScene>;
}
export type OpenDialog = 'help' | 'menu' | 'chronicle' | OpenPile | null;

/** What this screen remembers beside the table. */
interface Look {
  readonly lifted: Lifted | null;
  readonly isPinned: boolean;
  readonly dialog: OpenDialog;
  readonly isPassing: boolean;
  readonly explained: string | null;
  readonly hinted: Hinted;
  /** Looks past the sheet of a round's or the game's end, at the field. */
  readonly isLooking: boolean;
}

const FRESH_LOOK: Look = {
  lifted: null,
  isPinned: false,
  dialog: null,
  isPassing: false,
  explained: null,
  hinted: null,
  isLooking: false,
};

export interface TableControl {
  readonly scene: Scene | null;
  readonly look: Look;
  /** The card that is looked at. A signal, because a pointer on its way over the cards must not draw them all again. */
  readonly previewed: ReadonlySignal<Previewed | null>;
  readonly moments: Moments;
  /** What passes over the field now. */
  readonly brief: BriefScene | null;
  /** Changes whenever cards may lie elsewhere. */
  readonly stamp: string;
  set(change: Partial<Look>): void;
  pass(): void;
  undo(): void;
  hint(): void;
  /** Does something at the table and says so if it was refused. */
  run(act: Act): void;
}

function tell(session: GwentSession, lines: readonly LogLine<GwentEvent>[]): void {
  const viewer = session.viewer.value;
  // In a task of its own: nobody need wait for a sound to see what happened.
  setTimeout(() => {
    soundEvents(
      lines.flatMap((line) => (line.kind === 'event' ? [line.event] : [])),
      viewer,
    );
  });
  const question = session.question.value;
  const words = [
    ...lines.map((line) => lineWords(session, line)),
    question === null ? '' : questionWords(session, question),
  ];
  announce(words.filter(Boolean).join(' '));
}

/** Whoever wants the bots' moves at once wants no scene in between; the question and the chronicle tell the same. */
function wantsScenes(): boolean {
  return settings.value.botPace !== 'at-once';
}

/** Without movement a scene is a picture, and as long to be seen. */
const lasts = (scene: BriefScene) => lastsFor(scene) * (pace.value || 1);

/** Watches the table from above the hand-over, so that the next player still hears how the round ended. */
export function useMoments(session: GwentSession): Moments {
  const moments = useMemo(() => {
    const brief = briefScenes(lasts);
    const queue = watchMoments<GwentView, GwentEvent, Moment>(session, {
      find: (lines, before, viewer, view) => {
        if (wantsScenes()) brief.show(briefScenesOf(lines, { before, view, viewer }));
        return momentsOf(lines, before, viewer);
      },
      tell: (lines) => tell(session, lines),
    });
    return { ...queue, brief };
  }, [session]);
  useEffect(() => moments.stop, [moments]);
  return moments;
}

function useKeyed(view: GwentView | null, viewer: unknown): KeyedCards {
  const last = useRef<{ view: GwentView | null; viewer: unknown; keyed: KeyedCards }>({
    view: null,
    viewer: null,
    keyed: NO_CARDS,
  });
  const { current } = last;
  if (view !== null && current.view !== view) {
    const before = current.viewer === viewer ? current.keyed : { ...NO_CARDS, nextKey: current.keyed.nextKey };
    last.current = { view, viewer, keyed: keyCards(before, view) };
  }
  return last.current.keyed;
}

/** The same object when nothing changes, so that nothing is drawn again. */
function changed(before: Look, change: Partial<Look>): Look {
  const after = { ...before, ...change };
  const isSame = (Object.keys(after) as (keyof Look)[]).every((key) => after[key] === before[key]);
  return isSame ? before : after;
}

function hintFor({ hinted }: Look, lifted: Lifted | null): Hinted {
  if (hinted === null || typeof hinted === 'string' || lifted === null) return null;
  return hinted.option.startsWith(`play:${lifted.card}:`) ? hinted : null;
}

/** Everything the board does: what is shown, what is lifted, what an action comes to. */
export function useTable(session: GwentSession, moments: Moments, hasMoments: boolean): TableControl {
  const [look, setLook] = useState<Look>(FRESH_LOOK);
  const view = session.view.value;
  const viewer = session.viewer.value;
  const moment = hasMoments ? moments.now.value : null;
  const held = moment?.kind === 'round-end' ? moment.field : null;
  const shown = useMemo(() => (view === null || held === null ? view : withField(view, held)), [view, held]);
  const keyed = useKeyed(shown, viewer);
  const question = moment === null ? session.question.value : null;
  useTurnMark(session.question.value !== null);
  const brief = hasMoments && moment === null ? moments.brief.now.value : null;
  useHeldBots(session, moment !== null || brief !== null || look.dialog !== null);
  useSkipping(moments.brief);

  const set = (change: Partial<Look>) => setLook((before) => changed(before, change));
  const settle = { lifted: null, isPassing: false, explained: null, hinted: null } as const;
  const run = useActs(
    () => set({ ...settle, isPinned: false }),
    () => session.answers.peek(),
  );
  const previewed = useSignal<Previewed | null>(null);
  // Made once: what does not change need not be drawn again because of a new handle on it.
  const act = useMemo(
    (): SceneActs => ({
      answer: (option) => void run(() => session.answer(option)),
      // Advice about this very card still stands: it names the place.
      lift: (lifted) => setLook((before) => changed(before, { ...settle, lifted, hinted: hintFor(before, lifted) })),
      preview: (card, isPinned) => {
        previewed.value = card;
        if (isPinned === true) set({ isPinned });
      },
      openPile: (seat, pile) => set({ dialog: { seat, pile } }),
      explain: (explained) => set({ explained }),
    }),
    [session],
  );
  const me = bottomSeat(viewer);
  const scene: Scene | null =
    shown === null
      ? null
      : { session, view: shown, viewer, me, foe: me === 0 ? 1 : 0, question, keyed, lifted: look.lifted, act };
  const pass = () => {
    if (scene === null || scene.question?.options.includes('pass') !== true) return;
    if (look.isPassing || !asksBeforePass(scene)) act.answer('pass');
    else set({ ...settle, isPassing: true });
  };
  const undo = () => {
    if (session.canUndo.value !== null) void run(() => session.undo());
  };
  const hint = () => {
    if (scene === null || question === null) return;
    const { leader } = sideOf(scene, me);
    const wordsOf = (option: string) => moveWords({ seat: me, prompt: question.prompt, option }, leader.id);
    void showHint(session.hint?.bind(session), wordsOf, (hinted) => set({ hinted }));
  };
  const stamp = `${session.answers.value}-${moment === null ? '' : moment.kind}-${String(viewer)}`;
  return { scene, look, previewed, moments, brief, stamp, set, pass, undo, hint, run: (one) => void run(one) };
}
