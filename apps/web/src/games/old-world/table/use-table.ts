import type { Seat } from '@medallion/kernel';
import type { OldWorldEvent, OldWorldView } from '@medallion/old-world';
import { tellLines } from '../../../table/chronicle/tell';
import { type Moments as Queue, useMoments as useQueue } from '../../../table/pauses/moments';
import { seatShown } from '../../../table/question/scene';
import { type Control, type TableLook, useControl } from '../../../table/question/use-control';
import { useModules } from '../module-screens';
import { type Moment, momentsOf } from '../moments/moments';
import { type OldWorldSession, type Scene, type SceneActs, type SheetName, waysTo } from './scene';
import { soundEvents } from './sounds';
import { lineWords, moveWords, questionWords } from './words';

export type Moments = Queue<Moment>;

interface Look extends TableLook {
  readonly dialog:
    | 'help'
    | 'menu'
    | { readonly witcher: Seat }
    | { readonly monster: string }
    | { readonly place: string }
    | null;
  readonly sheet: SheetName | null;
  readonly aimed: string | null;
}

const NONE: OldWorldView['modules'] = {};

const FRESH_LOOK: Look = { dialog: null, sheet: null, aimed: null, explained: null, hinted: null, isLooking: false };

export interface TableControl extends Control<Look> {
  readonly scene: Scene | null;
}

export function useMoments(session: OldWorldSession): Moments {
  return useQueue(session, {
    find: momentsOf,
    tell: (lines) =>
      tellLines(session, lines, {
        sound: soundEvents,
        lineWords: (view, line) => lineWords(session, view, line),
        questionWords: (question) => questionWords(session, question),
      }),
  });
}

/** Everything the board does: what is shown, what an action comes to. */
export function useTable(session: OldWorldSession, moments: Moments, hasMoments: boolean): TableControl {
  const control = useControl<OldWorldView, OldWorldEvent, Look>({
    session,
    isPaused: hasMoments && moments.now.value !== null,
    fresh: FRESH_LOOK,
    moveWords: (view, move) => moveWords(session, view, move),
  });
  const { look, question, set } = control;
  const act: SceneActs = {
    ...control.act,
    aim: (aimed) => set({ aimed, explained: null, sheet: null, dialog: null }),
    openWitcher: (witcher) => set({ dialog: { witcher } }),
    openMonster: (monster) => set({ dialog: { monster } }),
    openPlace: (place) => set({ dialog: { place } }),
  };
  const view = session.view.value;
  const modules = useModules(view?.modules ?? NONE);
  const viewer = session.viewer.value;
  if (view === null) return { ...control, scene: null };
  if (modules === null) return { ...control, scene: null };
  const me = seatShown(viewer, view.active);
  // The map is drawn a frame later: a press may still aim at a place of the question before.
  const aimed = look.aimed !== null && waysTo({ question }, look.aimed).length > 0 ? look.aimed : null;
  const scene: Scene = { session, view, viewer, me, question, aimed, sheet: look.sheet, act, modules };
  return { ...control, scene };
}
