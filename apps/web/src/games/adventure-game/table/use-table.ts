import { type AdventureEvent, type AdventureView, QUESTS } from '@medallion/adventure-game';
import type { AskedQuestion, Seat } from '@medallion/kernel';
import { tellLines } from '../../../table/chronicle/tell';
import { type Moments as Queue, useMoments as useQueue } from '../../../table/pauses/moments';
import { seatShown } from '../../../table/question/scene';
import { type Control, type TableLook, useControl } from '../../../table/question/use-control';
import { useCounsel } from '../counsel/use-counsel';
import { type Moment, momentsOf } from '../moments/moments';
import type { AdventureSession, Scene, SceneActs, SheetName } from './scene';
import { soundEvents } from './sounds';
import { lineWords, moveWords, questionWords, regionOf } from './words';

export type Moments = Queue<Moment>;

interface Look extends TableLook {
  readonly dialog: 'help' | 'menu' | { readonly hero: Seat } | null;
  readonly sheet: SheetName | null;
}

const FRESH_LOOK: Look = { dialog: null, sheet: null, explained: null, hinted: null, isLooking: false };

export interface TableControl extends Control<Look> {
  readonly scene: Scene | null;
}

export function useMoments(session: AdventureSession): Moments {
  return useQueue(session, {
    find: (lines, _before, viewer) => momentsOf(lines, viewer),
    tell: (lines) => tellLines(session, lines, { sound: soundEvents, lineWords, questionWords }),
  });
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
  question: AskedQuestion | null,
  look: Look,
  act: SceneActs,
): Scene {
  const viewer = session.viewer.value;
  const me = seatShown(viewer, view.active);
  const counsel = useCounsel(view, me, enemiesIn(view, me));
  return { session, view, viewer, me, question, counsel, sheet: look.sheet, act };
}

const NO_VIEW = { heroes: [], zones: [], battle: null, decks: [], active: 0 } as unknown as AdventureView;

/** Everything the board does: what is shown, what an action comes to. */
export function useTable(session: AdventureSession, moments: Moments, hasMoments: boolean): TableControl {
  const isPaused = hasMoments && moments.now.value !== null;
  const control = useControl<AdventureView, AdventureEvent, Look>({ session, isPaused, fresh: FRESH_LOOK, moveWords });
  const view = session.view.value;
  const act: SceneActs = { ...control.act, openHero: (hero) => control.set({ dialog: { hero } }) };
  const drawn = useScene(session, view ?? NO_VIEW, control.question, control.look, act);
  return { ...control, scene: view === null ? null : drawn };
}
