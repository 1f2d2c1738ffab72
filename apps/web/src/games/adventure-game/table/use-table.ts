import { type AdventureEvent, type AdventureView, MONSTERS, QUESTS } from '@medallion/adventure-game';
import type { AskedQuestion, Seat } from '@medallion/kernel';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import type { LogLine } from '../../../play/session';
import { tellLines } from '../../../table/chronicle/tell';
import { isGuided } from '../../../table/guide/guided-game';
import { type Moments as Queue, useMoments as useQueue } from '../../../table/pauses/moments';
import { seatShown } from '../../../table/question/scene';
import { type Control, type TableLook, useControl } from '../../../table/question/use-control';
import { stagedTable } from '../../../table/staging/staged-table';
import { type Staging, useStage } from '../../../table/staging/use-stage';
import { useCounsel } from '../counsel/use-counsel';
import { type Moment, momentFinder } from '../moments/moments';
import { deedsOf, type Shown, turnOf } from '../staging/deeds';
import { areOnlyBots, isBareMoment } from './asked';
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

/** The viewer's hero is in the midst of something, and somebody else is asked before it goes on. */
function isAskedElsewhere(session: AdventureSession): boolean {
  const viewer = session.viewer.peek();
  const waited = session.waitingFor.peek();
  return session.view.peek()?.active === viewer && waited.length > 0 && waited.every(({ seat }) => seat !== viewer);
}

/** Scenes of the viewer's own. What comes after an own throw is told once the dice lie still. */
export function useMoments(session: AdventureSession, isShown: boolean): Moments {
  const held = useRef<readonly LogLine<AdventureEvent>[]>([]);
  const told = useMemo(() => ({ sound: soundEvents, lineWords, questionWords }), []);
  const watch = useMemo(
    () => ({
      find: momentFinder(() => isAskedElsewhere(session)),
      tell: (lines: readonly LogLine<AdventureEvent>[]) => {
        const own = (line: LogLine<AdventureEvent>) =>
          line.kind === 'event' && line.event.type === 'rolled' && line.event.seat === session.viewer.peek();
        const at = isShown ? lines.findIndex(own) : -1;
        tellLines(session, at < 0 ? lines : lines.slice(0, at), told);
        if (at >= 0) held.current = lines.slice(at + 1);
      },
    }),
    [session],
  );
  const queue = useQueue(session, watch);
  const pass = () => {
    if (queue.now.peek()?.kind === 'battle-throw') {
      tellLines(session, held.current, told);
      held.current = [];
    }
    queue.pass();
  };
  return { ...queue, pass };
}

const ofTier = (tier: string): readonly string[] => MONSTERS.flatMap((one) => (one.tier === tier ? [one.id] : []));

/** Enemies whose odds a player may want to know now; of hidden ones all they could be, where one of them is chosen. */
function enemiesIn(view: AdventureView, seat: Seat, isChosen: boolean): readonly string[] {
  const hero = view.heroes[seat];
  if (hero === undefined) return [];
  const zone = view.zones.find(({ region }) => region === regionOf(hero.at));
  const quest = QUESTS.find(({ id }) => id === hero.quest?.quest)?.main.enemy;
  const all = [
    ...(view.battle === null ? [] : [view.battle.enemy]),
    ...(zone?.monsters ?? []).flatMap(({ monster, tier }) =>
      monster === null ? (isChosen ? ofTier(tier) : []) : [monster],
    ),
    ...(quest === null || quest === undefined ? [] : [quest.id]),
  ];
  return [...new Set(all)];
}

function useScene(
  session: AdventureSession,
  view: AdventureView,
  question: AskedQuestion | null,
  look: Look,
  shown: Pick<Scene, 'act' | 'stage' | 'staged'>,
): Scene {
  const viewer = session.viewer.value;
  const me = seatShown(viewer, view.active);
  const counsel = useCounsel(view, me, enemiesIn(view, me, question?.prompt === 'obstacle'));
  return { session, view, viewer, me, question, counsel, sheet: look.sheet, ...shown };
}

const NO_VIEW = { heroes: [], zones: [], battle: null, decks: [], active: 0 } as unknown as AdventureView;

export type AdventureStaging = Staging<AdventureView, AdventureEvent, Shown>;

/** The stage of what others do, and what happened since the viewer's last turn. */
export function useStaging(session: AdventureSession): AdventureStaging {
  return useStage(session, { turnOf, deedsOf, isOfNote: ({ deeds }) => !isGuided() && deeds.length > 0 });
}

/** Long enough to see that the table goes on, short enough not to be a wait. */
const QUIET_MS = 250;

/**
 * Whoever holds good fortune is asked at every moment, so that other people learn nothing from it. Where only bots sit
 * at the table there is nobody to hide it from, and the screen passes by itself. Not after an undo, which would never get past it.
 */
function usePassedMoments(session: AdventureSession, question: AskedQuestion | null): void {
  const furthest = useRef(0);
  const answers = session.answers.value;
  useEffect(() => {
    const isNew = answers >= furthest.current;
    furthest.current = Math.max(furthest.current, answers);
    if (question === null || !isNew || !isBareMoment(question) || !areOnlyBots(session.seats.value)) return undefined;
    const timer = setTimeout(() => void session.answer('pass'), QUIET_MS);
    return () => clearTimeout(timer);
  }, [session, question, answers]);
}

/** Everything the board does: what is shown, what an action comes to. */
export function useTable(
  session: AdventureSession,
  moments: Moments,
  staging: AdventureStaging,
  hasMoments: boolean,
): TableControl {
  const shown = stagedTable(session, staging, { isMoment: moments.now.value !== null, isShown: hasMoments });
  const { view, staged, isPaused } = shown;
  const { stage } = staging;
  const control = useControl<AdventureView, AdventureEvent, Look>({
    session,
    isPaused,
    stage: shown.stage,
    fresh: FRESH_LOOK,
    moveWords,
  });
  usePassedMoments(session, control.question);
  const act: SceneActs = { ...control.act, openHero: (hero) => control.set({ dialog: { hero } }) };
  const drawn = useScene(session, view ?? NO_VIEW, control.question, control.look, { act, stage, staged });
  return { ...control, scene: view === null ? null : drawn };
}
