import type { Seat } from '@medallion/kernel';
import type { OldWorldEvent, OldWorldView } from '@medallion/old-world';
import { announce } from '../../../pieces/announce';
import { tellLines } from '../../../table/chronicle/tell';
import { isGuided } from '../../../table/guide/guided-game';
import { type Moments as Queue, useMoments as useQueue } from '../../../table/pauses/moments';
import { seatShown } from '../../../table/question/scene';
import { type Control, type TableLook, useControl } from '../../../table/question/use-control';
import { stagedTable } from '../../../table/staging/staged-table';
import { type Staging, useStage } from '../../../table/staging/use-stage';
import { useModules } from '../module-screens';
import { type Moment, momentsOf } from '../moments/moments';
import { deedsOf, isTold, type Shown, turnOf } from '../staging/deeds';
import { useBookParts } from './book-parts';
import { NO_PICKS, narrow, type Picks, withCard, withKind } from './payment-picks';
import { type OldWorldSession, type Scene, type SceneActs, type SheetName, waysTo } from './scene';
import { soundEvents } from './sounds';
import { lineWords, moveWords, paidWords, questionWords } from './words';

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
  readonly picks: Picks;
}

const NONE: OldWorldView['modules'] = {};

const FRESH_LOOK: Look = {
  dialog: null,
  sheet: null,
  aimed: null,
  picks: NO_PICKS,
  explained: null,
  hinted: null,
  isLooking: false,
};

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

export type OldWorldStaging = Staging<OldWorldView, OldWorldEvent, Shown>;

/** The stage of what others do, and what happened since the viewer's last turn. */
export function useStaging(session: OldWorldSession): OldWorldStaging {
  return useStage(session, { turnOf, deedsOf, isOfNote: ({ deeds }) => !isGuided() && deeds.some(isTold) });
}

/** Everything the board does: what is shown, what an action comes to. */
export function useTable(
  session: OldWorldSession,
  moments: Moments,
  staging: OldWorldStaging,
  hasMoments: boolean,
): TableControl {
  const shown = stagedTable(session, staging, { isMoment: moments.now.value !== null, isShown: hasMoments });
  const { view, staged, isPaused } = shown;
  const { stage } = staging;
  const control = useControl<OldWorldView, OldWorldEvent, Look>({
    session,
    isPaused,
    stage: shown.stage,
    fresh: FRESH_LOOK,
    moveWords: (view, move) => moveWords(session, view, move),
  });
  const { look, question, set } = control;
  const pay = (picks: Picks) => {
    const { way, left } = narrow(waysTo({ question }, look.aimed ?? ''), picks);
    if (way !== null) {
      control.act.answer(way.option);
      return;
    }
    set({ picks, explained: null, hinted: null });
    announce(paidWords(picks, left));
  };
  const act: SceneActs = {
    ...control.act,
    // The map may be drawn a frame later than the foot: what is pressed there twice is told by what is aimed at now.
    aim: (place) =>
      set(({ aimed }) => ({
        ...{ aimed: place === aimed ? null : place, picks: NO_PICKS },
        ...{ explained: null, hinted: null, sheet: null, dialog: null },
      })),
    pick: (card) => pay(withCard(look.picks, card)),
    payBy: (kind) => pay(withKind(waysTo({ question }, look.aimed ?? ''), look.picks, kind)),
    openWitcher: (witcher) => set({ dialog: { witcher } }),
    openMonster: (monster) => set({ dialog: { monster } }),
    openPlace: (place) => set({ dialog: { place } }),
  };
  const modules = useModules(view?.modules ?? NONE);
  useBookParts(view?.modules ?? NONE, modules !== null);
  const viewer = session.viewer.value;
  if (view === null) return { ...control, scene: null };
  if (modules === null) return { ...control, scene: null };
  const me = seatShown(viewer, view.active);
  // The map is drawn a frame later: a press may still aim at a place of the question before.
  const aimed = look.aimed !== null && waysTo({ question }, look.aimed).length > 0 ? look.aimed : null;
  const picks = aimed === null ? NO_PICKS : look.picks;
  const { sheet } = look;
  const scene: Scene = { session, view, viewer, me, question, aimed, picks, sheet, act, stage, staged, modules };
  return { ...control, scene };
}
