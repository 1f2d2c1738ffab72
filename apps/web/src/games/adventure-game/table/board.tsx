import './heroes.css';
import './board.css';
import adventureSheet from 'virtual:art-sheet/adventure';
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { loadArtSheet } from '../../../art/art-sheet';
import { announce } from '../../../pieces/announce';
import { Slice } from '../../../table/drawing/slice';
import { outcomeId } from '../../../table/end/end-scene';
import type { BoardProps } from '../../../table/frame/board';
import {
  commonKeys,
  LookFoot,
  SidePanel,
  TableDoor,
  TableFrame,
  TableLoading,
  useTableRoot,
} from '../../../table/frame/table-frame';
import { TableMenu } from '../../../table/frame/table-menu';
import { TableUnder } from '../../../table/frame/table-under';
import { isGuided } from '../../../table/guide/guided-game';
import { pressVisible } from '../../../table/keys/focus';
import { Notes } from '../../../table/notes/notes';
import { sayTable } from '../../../table/text/say-table';
import { BattleScene } from '../battle/battle-scene';
import { BattleThrow } from '../battle/battle-throw';
import { EndScene } from '../end/end-scene';
import { AdventureGuide } from '../guide/adventure-guide';
import { AdventureMap, mapShows } from '../map/adventure-map';
import { BattleEnd, CardMoment } from '../moments/moment-scenes';
import type { Moment } from '../moments/moments';
import { QuestDone, SideDone, Supported } from '../moments/quest-scenes';
import { AdventureSinceScene } from '../staging/since-sheet';
import { sayAdventure } from '../text/say-adventure';
import { TradeScene } from '../trade/trade-scene';
import { AdventurePeek } from './card';
import { Chronicle, Foot } from './foot';
import { HelpDialog } from './help';
import { HeroDialog } from './others';
import { Goods, MyQuest, OpenSheet, QuestStrip } from './own-panels';
import { Emblem } from './pieces';
import { QuestChoice } from './quest-choice/quest-choice';
import { type AdventureSession, heroOf, isMe, type Scene } from './scene';
import { TurnOrder, VpTrack } from './tracks';
import { type AdventureStaging, type Moments, type TableControl, useMoments, useStaging, useTable } from './use-table';
import { heroNames, moveWords } from './words';

void loadArtSheet(adventureSheet);

interface PartProps {
  readonly scene: Scene;
  readonly control: TableControl;
  readonly props: BoardProps;
}

function TableScene({ scene, control, props, isCovered }: PartProps & { readonly isCovered: boolean }) {
  const { look, undo, hint, set } = control;
  const outcome = scene.session.outcome.value;
  const log = scene.session.log.value;
  const { view, me, viewer, question } = scene;
  const hero = heroOf(scene, me);
  const [isLogOpen, setLogOpen] = useState(false);
  return (
    <div class="ag" {...(outcome === null || isCovered ? {} : { 'data-outcome': outcomeId(outcome) })}>
      <h1 class="sr">{midWords(scene)}</h1>
      <div class="map-part">
        <QuestStrip scene={scene} hero={hero} />
        <Slice by={mapShows(scene)} turn={0} draw={() => <AdventureMap scene={scene} />} />
        <VpTrack scene={scene} />
      </div>
      <div class="right">
        <SidePanel scene={scene} name="quest">
          <Slice by={[hero, view, viewer, question]} turn={1} draw={() => <MyQuest scene={scene} hero={hero} />} />
        </SidePanel>
        <Slice by={[hero, viewer, question]} turn={2} draw={() => <Goods scene={scene} hero={hero} />} />
        {props.aside}
      </div>
      <div class={isLogOpen ? 'log-drawer is-open' : 'log-drawer'}>
        <button type="button" class="log-tab" aria-expanded={isLogOpen} onClick={() => setLogOpen(!isLogOpen)}>
          <Emblem name="quill-ink" /> <span class="sr">{sayTable('log.title')}</span>
        </button>
        <SidePanel scene={scene} name="log">
          <Slice by={[log]} turn={3} draw={() => <Chronicle view={view} log={log} />} />
        </SidePanel>
      </div>
      <OpenSheet scene={scene} hero={hero} />
      {props.controls}
      {look.isLooking && outcome !== null ? (
        <LookFoot words={sayTable('look.back')} onBack={() => set({ isLooking: false })} />
      ) : (
        <Foot scene={scene} explained={look.explained} hinted={look.hinted} undo={undo} hint={hint} />
      )}
    </div>
  );
}

interface MomentSceneProps {
  readonly scene: Scene;
  readonly moment: Moment;
  readonly onContinue: () => void;
}

const numbers = new WeakMap<Moment, number>();
let counted = 0;

/** A scene is drawn anew also after one of its kind. */
function keyOf(moment: Moment): number {
  const known = numbers.get(moment) ?? ++counted;
  numbers.set(moment, known);
  return known;
}

/** Something of the viewer's own that is shown before play goes on. */
function MomentScene({ scene, moment, onContinue }: MomentSceneProps) {
  const common = { scene, onContinue };
  switch (moment.kind) {
    case 'battle-throw':
      return <BattleThrow {...common} moment={moment} />;
    case 'battle-end':
      return <BattleEnd {...common} moment={moment} />;
    case 'quest-done':
      return <QuestDone {...common} moment={moment} />;
    case 'side-done':
      return <SideDone {...common} moment={moment} />;
    case 'supported':
      return <Supported {...common} moment={moment} />;
    default:
      return <CardMoment {...common} moment={moment} />;
  }
}

type ScenesProps = PartProps & { readonly moments: Moments; readonly staging: AdventureStaging };

/** What takes the place of the table now; null while the table itself is shown. */
function coverOf({ scene, control, moments, staging, props }: ScenesProps): ComponentChildren {
  const { stage, since } = staging;
  if (props.hasMoments === false || stage.isAgain.value) return null;
  const { view, session } = scene;
  const outcome = session.outcome.value;
  const moment = moments.now.value;
  const onContinue = () => moments.pass();
  if (moment !== null) return <MomentScene key={keyOf(moment)} scene={scene} moment={moment} onContinue={onContinue} />;
  if (outcome === null && since.value !== null && !stage.isBusy.value) {
    const close = () => {
      since.value = null;
    };
    return <AdventureSinceScene since={since.value} stage={stage} onContinue={close} />;
  }
  if (outcome !== null && !control.look.isLooking) {
    return (
      <EndScene scene={scene} outcome={outcome} onLook={() => control.set({ isLooking: true })} extras={props.extras} />
    );
  }
  if (view.trade !== null && [view.trade.by, view.trade.to].some((seat) => isMe(scene, seat))) {
    const { by, to, isCounter, isOnTable } = view.trade;
    const key = `${by}-${to}-${isCounter}-${isOnTable}`;
    return <TradeScene key={key} scene={scene} trade={view.trade} undo={control.undo} run={control.run} />;
  }
  const asked = scene.question?.prompt ?? '';
  if (view.phase === 'first-quests' || asked === 'keep-quest') return <QuestChoice scene={scene} />;
  const isOfBattle = ['battle-start', 'modify-results', 'reroll'].includes(asked);
  if (view.battle !== null && isMe(scene, view.battle.seat) && isOfBattle) {
    return <BattleScene scene={scene} battle={view.battle} undo={control.undo} />;
  }
  return null;
}

function Scenes(all: ScenesProps) {
  const { scene, control, props } = all;
  const draw = (isCovered: boolean) => (
    <TableScene
      scene={isCovered ? { ...scene, question: null } : scene}
      control={control}
      props={props}
      isCovered={isCovered}
    />
  );
  return <TableUnder cover={coverOf(all)} draw={draw} />;
}

function Dialogs({ scene, control }: Omit<PartProps, 'props'>) {
  const { dialog } = control.look;
  const close = () => control.set({ dialog: null });
  if (dialog === null) return null;
  if (dialog === 'help') return <HelpDialog onClose={close} />;
  if (dialog === 'menu') return <TableMenu session={scene.session} run={control.run} onClose={close} />;
  return <HeroDialog scene={scene} seat={dialog.hero} onClose={close} />;
}

function midWords({ view }: Scene): string {
  return sayAdventure('bar.round', { round: Math.max(1, view.round), quests: view.questsToEnd });
}

function sayScore({ view }: Scene): void {
  const names = heroNames(view);
  announce(
    view.heroes
      .map(({ seat, vp, completed }) =>
        sayAdventure('order.of', { player: names[seat] ?? '', vp, quests: completed.count }),
      )
      .join('. '),
  );
}

function keysOf(control: TableControl, root: HTMLElement) {
  const { scene, set } = control;
  if (scene === null) return {};
  const press = (selector: string) => () => pressVisible(root, selector);
  const actions = heroOf(scene, scene.me).spaces.flatMap(({ action }) => action ?? []);
  return {
    ...commonKeys(control, root),
    ...Object.fromEntries(actions.map((action, index) => [String(index + 1), press(`[data-option="${action}"]`)])),
    e: press('[data-option="end-turn"], [data-option="done"], [data-option="continue"]'),
    b: press('[aria-keyshortcuts="B"]'),
    s: () => sayScore(scene),
    o: () => set({ dialog: { hero: scene.view.heroes.find(({ seat }) => seat !== scene.me)?.seat ?? 0 } }),
    escape: () => set({ sheet: null, explained: null, hinted: null }),
  };
}

interface LiveProps {
  readonly session: AdventureSession;
  readonly moments: Moments;
  readonly staging: AdventureStaging;
  readonly props: BoardProps;
}

/** Answers in the foot come before those on the map: the map has the same ones. */
const FOCUS_PLACES = [
  '.slip-opts [data-option]',
  '.card-choices [data-option]',
  '.action-slips [data-option]',
  '.prompt [data-option]',
  '[data-option]',
] as const;

function LiveBoard({ session, moments, staging, props }: LiveProps) {
  const control = useTable(session, moments, staging, props.hasMoments !== false);
  const { scene, stamp, run, set } = control;
  const root = useTableRoot({ keys: (box) => keysOf(control, box), places: FOCUS_PLACES, stamp });
  if (scene === null) return <TableLoading game="adventure-game" />;
  return (
    <TableFrame
      game="adventure-game"
      tag="ag"
      board={props}
      viewer={scene.viewer}
      root={root}
      mid={<TurnOrder scene={scene} />}
      run={run}
      open={(dialog) => set({ dialog })}
      moveWords={(move) => moveWords(scene.view, move)}
    >
      <Scenes scene={scene} control={control} moments={moments} staging={staging} props={props} />
      {isGuided() && props.hasMoments !== false ? <AdventureGuide scene={scene} moment={moments.now.value} /> : null}
      <Dialogs scene={scene} control={control} />
      <AdventurePeek stamp={stamp} />
      <Notes stamp={stamp} />
    </TableFrame>
  );
}

/** The Adventure Game's table, for any session: local, online or a replay. */
export function AdventureBoard(props: BoardProps) {
  // The registry of boards knows sessions of every game; this board is only ever given its own.
  const session = props.session as AdventureSession;
  const moments = useMoments(session, props.hasMoments !== false);
  const staging = useStaging(session);
  return (
    <TableDoor session={session}>
      <LiveBoard key={session.table} session={session} moments={moments} staging={staging} props={props} />
    </TableDoor>
  );
}
