import { type AdventureEvent, type AdventureView, QUESTS } from '@medallion/adventure-game';
import type { Seat, Viewer } from '@medallion/kernel';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { announce } from '../../../pieces/announce';
import type { LogLine } from '../../../play/session';
import { type Act, useActs, useTurnMark } from '../../../table-kit/acts';
import { type Hinted, showHint } from '../../../table-kit/hints';
import { type Moments as Queue, watchMoments } from '../../../table-kit/moments';
import { useCounsel } from '../counsel/use-counsel';
import { type Moment, momentsOf } from '../moments/moments';
import type { AdventureSession, Scene, SceneActs, SheetName } from './scene';
import { soundEvents } from './sounds';
import { lineWords, moveWords, questionWords, regionOf } from './words';

export type Moments = Queue<Moment>;
export type OpenDialog = 'help' | 'menu' | { readonly hero: Seat } | null;

interface Look {
  readonly dialog: OpenDialog;
  readonly sheet: SheetName | null;
  readonly explained: string | null;
  readonly hinted: Hinted;
  /** Looks past the sheet of the game's end, at the table. */
  readonly isLooking: boolean;
}

const FRESH_LOOK: Look = { dialog: null, sheet: null, explained: null, hinted: null, isLooking: false };

export interface TableControl {
  readonly scene: Scene | null;
  readonly look: Look;
  readonly stamp: string;
  set(change: Partial<Look>): void;
  undo(): void;
  hint(): void;
  run(act: Act): void;
}

function tell(session: AdventureSession, lines: readonly LogLine<AdventureEvent>[]): void {
  const view = session.view.value;
  if (view === null) return;
  soundEvents(
    lines.flatMap((line) => (line.kind === 'event' ? [line.event] : [])),
    session.viewer.value,
  );
  const question = session.question.value;
  const words = [...lines.map((line) => lineWords(view, line)), question === null ? '' : questionWords(question)];
  announce(words.filter(Boolean).join(' '));
}

/** Watches the table from above the hand-over, so that the next player still sees what befell the hero. */
export function useMoments(session: AdventureSession): Moments {
  const moments = useMemo(
    () => watchMoments(session, { find: momentsOf, tell: (lines) => tell(session, lines) }),
    [session],
  );
  useEffect(() => moments.stop, [moments]);
  return moments;
}

function seatShown(viewer: Viewer, view: AdventureView | null): Seat {
  return typeof viewer === 'number' ? viewer : (view?.active ?? 0);
}

/** Enemies whose odds a player may want to know now. */
function enemiesIn(view: AdventureView, seat: Seat): readonly string[] {
  const hero = view.heroes[seat];
  if (hero === undefined) return [];
  const zone = view.zones.find(({ region }) => region === regionOf(hero.at));
  const quest = QUESTS.find(({ id }) => id === hero.quest?.quest)?.main.enemy;
  const all = [
    ...(view.battle === null ? [] : [view.battle.enemy]),
    ...(zone?.monsters ?? []).flatMap(({ monster }) => (monster === null ? [] : [monster])),
    ...(quest === null || quest === undefined ? [] : [quest.id]),
  ];
  return [...new Set(all)];
}

function useScene(
  session: AdventureSession,
  view: AdventureView,
  isPaused: boolean,
  look: Look,
  act: SceneActs,
): Scene {
  const viewer = session.viewer.value;
  const me = seatShown(viewer, view);
  const counsel = useCounsel(view, me, enemiesIn(view, me));
  const question = isPaused ? null : session.question.value;
  return { session, view, viewer, me, question, counsel, sheet: look.sheet, act };
}

const NO_VIEW = { heroes: [], zones: [], battle: null, decks: [], active: 0 } as unknown as AdventureView;

/** Everything the board does: what is shown, what an action comes to. */
export function useTable(session: AdventureSession, moments: Moments, hasMoments: boolean): TableControl {
  const [look, setLook] = useState<Look>(FRESH_LOOK);
  const set = (change: Partial<Look>) => setLook((before) => ({ ...before, ...change }));
  const view = session.view.value;
  const isPaused = hasMoments && moments.now.value !== null;
  const run = useActs(() => set({ explained: null, hinted: null, sheet: null, dialog: null }));
  useTurnMark(session.question.value !== null);
  const act: SceneActs = {
    answer: (option) => void run(() => session.answer(option)),
    explain: (explained) => set({ explained, sheet: null }),
    openHero: (hero) => set({ dialog: { hero } }),
    openSheet: (sheet) => set({ sheet }),
  };
  const drawn = useScene(session, view ?? NO_VIEW, isPaused, look, act);
  const scene = view === null ? null : drawn;
  const undo = () => {
    if (session.canUndo.value !== null) void run(() => session.undo());
  };
  const hint = () => {
    const { question, me: seat } = drawn;
    if (view === null || question === null) return;
    const wordsOf = (option: string) => moveWords(view, { seat, prompt: question.prompt, option });
    void showHint(session.hint?.bind(session), wordsOf, (hinted) => set({ hinted }));
  };
  const stamp = `${session.answers.value}-${isPaused}-${String(session.viewer.value)}-${look.isLooking}`;
  return { scene, look, stamp, set, undo, hint, run: (one) => void run(one) };
}
