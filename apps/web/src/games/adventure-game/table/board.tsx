import '../../../table-kit/table-kit.css';
import './heroes.css';
import './table.css';
import './scenes.css';
import adventureSheet from 'virtual:art-sheet/adventure';
import type { ComponentChildren } from 'preact';
import { useRef } from 'preact/hooks';
import { loadArtSheet } from '../../../art/art-sheet';
import { announce } from '../../../pieces/announce';
import { Page } from '../../../pieces/frame';
import { Loading } from '../../../pieces/notes';
import { HandOverPage } from '../../../play/hand-over';
import { sayPlay } from '../../../play/text/say-play';
import { TroublePage } from '../../../play/trouble';
import { useFocusKept, useTableKeys } from '../../../table-kit/keys';
import { sayTable } from '../../../table-kit/say-table';
import { nameOf } from '../../../table-kit/seat-names';
import { Requests, TableMenu, TableTools } from '../../../table-kit/table-menu';
import { say } from '../../../text/say';
import type { BoardProps } from '../../boards';
import { BattleScene } from '../battle/battle-scene';
import { EndScene, outcomeId } from '../end/end-scene';
import { AdventureGuide } from '../guide/adventure-guide';
import { isGuided } from '../guide/guided-game';
import { AdventureMap } from '../map/adventure-map';
import { BattleEnd, CardMoment } from '../moments/moment-scenes';
import { sayAdventure } from '../text/say-adventure';
import { TradeScene } from '../trade/trade-scene';
import { Choices } from './choices';
import { Chronicle, Foot } from './foot';
import { HandCards } from './hand';
import { HelpDialog } from './help';
import { MySheet } from './hero-sheet';
import { HeroDialog, Others } from './others';
import { QuestCard } from './quest-card';
import { type AdventureSession, heroOf, isMe, type Scene, type SheetName } from './scene';
import { SupportChart, TurnOrder, VpTrack, WarDial } from './tracks';
import { type Moments, type TableControl, useMoments, useTable } from './use-table';
import { heroNames, moveWords, questionWords, shortHero, waitingWords } from './words';

void loadArtSheet(adventureSheet);

interface PartProps {
  readonly scene: Scene;
  readonly control: TableControl;
  readonly props: BoardProps;
}

/** A panel beside the map; on a phone a sheet that comes up from the foot. */
function Panel({
  scene,
  name,
  children,
}: {
  readonly scene: Scene;
  readonly name: SheetName;
  readonly children: ComponentChildren;
}) {
  const isOpen = scene.sheet === name;
  return (
    <div class={`part part-${name}${isOpen ? ' open' : ''}`}>
      {isOpen ? (
        <button type="button" class="btn sheet-close" onClick={() => scene.act.openSheet(null)}>
          {sayTable('sheet.close')}
        </button>
      ) : null}
      {children}
    </div>
  );
}

function TableScene({ scene, control, props }: PartProps) {
  const { look, undo, hint, set } = control;
  const outcome = scene.session.outcome.value;
  const hero = heroOf(scene, scene.me);
  return (
    <div class="ag" {...(outcome === null ? {} : { 'data-outcome': outcomeId(outcome) })}>
      <h1 class="sr">{midWords(scene)}</h1>
      <div class="map-part">
        <AdventureMap
          scene={scene}
          overlay={
            <>
              <WarDial war={scene.view.war} />
              <SupportChart scene={scene} />
            </>
          }
        />
        <VpTrack scene={scene} />
      </div>
      <div class="right">
        <Panel scene={scene} name="hero">
          <MySheet scene={scene} />
        </Panel>
        <Panel scene={scene} name="quest">
          {hero.quest === null ? (
            <p class="panel no-quest">{sayAdventure('other.no-quest')}</p>
          ) : (
            <QuestCard scene={scene} quest={hero.quest.quest} hero={hero} />
          )}
        </Panel>
        <Panel scene={scene} name="others">
          <Others scene={scene} />
        </Panel>
        {props.aside}
      </div>
      <Panel scene={scene} name="log">
        <Chronicle scene={scene} />
      </Panel>
      {look.sheet === 'cards' ? (
        <Panel scene={scene} name="cards">
          <HandCards scene={scene} hero={hero} />
        </Panel>
      ) : null}
      {props.controls}
      {look.isLooking && outcome !== null ? (
        <div class="foot look-foot">
          <button type="button" class="btn" onClick={() => set({ isLooking: false })}>
            {sayTable('look.back')}
          </button>
        </div>
      ) : (
        <Foot scene={scene} explained={look.explained} hinted={look.hinted} undo={undo} hint={hint} />
      )}
    </div>
  );
}

/** The choice of the first quest: both cards in full, before anything else is on the table. */
function FirstQuest({ scene }: { readonly scene: Scene }) {
  const { question, session, view } = scene;
  return (
    <div class="first-quest" {...(question === null ? {} : { 'data-question': question.prompt })}>
      <h1 class="ask">{question === null ? waitingWords(session, view) : questionWords(question)}</h1>
      <p class="fq-words">
        {sayAdventure('first.words', { player: shortHero(heroOf(scene, scene.me).hero), quests: view.questsToEnd })}
      </p>
      <Choices scene={scene} />
    </div>
  );
}

function Scenes({ scene, control, moments, props }: PartProps & { readonly moments: Moments }) {
  const { view, session } = scene;
  const outcome = session.outcome.value;
  const moment = props.hasMoments === false ? null : moments.now.value;
  if (props.hasMoments !== false) {
    const onContinue = () => moments.pass();
    if (moment?.kind === 'battle-end') return <BattleEnd scene={scene} moment={moment} onContinue={onContinue} />;
    if (moment !== null) return <CardMoment scene={scene} moment={moment} onContinue={onContinue} />;
    if (outcome !== null && !control.look.isLooking) {
      return (
        <EndScene
          scene={scene}
          outcome={outcome}
          onLook={() => control.set({ isLooking: true })}
          extras={props.extras}
        />
      );
    }
    if (view.phase === 'first-quests') return <FirstQuest scene={scene} />;
    if (view.trade !== null && [view.trade.by, view.trade.to].some((seat) => isMe(scene, seat))) {
      return <TradeScene scene={scene} trade={view.trade} undo={control.undo} />;
    }
    const asked = scene.question?.prompt ?? '';
    const isOfBattle = ['battle-start', 'modify-results', 'reroll'].includes(asked);
    if (view.battle !== null && isMe(scene, view.battle.seat) && isOfBattle) {
      return <BattleScene scene={scene} battle={view.battle} />;
    }
  }
  return <TableScene scene={scene} control={control} props={props} />;
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

function pressKey(key: string, root: HTMLElement, { scene, set, undo, hint }: TableControl): boolean {
  if (scene === null) return false;
  const press = (selector: string) => {
    const found = [...root.querySelectorAll<HTMLElement>(selector)].find((one) => one.checkVisibility());
    found?.click();
    return found !== undefined;
  };
  const action = heroOf(scene, scene.me).spaces.filter((space) => space.action !== null)[Number(key) - 1]?.action;
  if (/^[1-5]$/.test(key)) return action === undefined ? false : press(`[data-option="${action}"]`);
  switch (key) {
    case 'e':
      return press('[data-option="end-turn"], [data-option="done"], [data-option="continue"]');
    case 'b':
      return press('[aria-keyshortcuts="B"]');
    case 'f':
      return press('[aria-keyshortcuts="F"]');
    case 'u':
      undo();
      break;
    case 't':
      hint();
      break;
    case 's':
      sayScore(scene);
      break;
    case 'o':
      set({ dialog: { hero: scene.view.heroes.find(({ seat }) => seat !== scene.me)?.seat ?? 0 } });
      break;
    case 'h':
    case '?':
      set({ dialog: 'help' });
      break;
    case 'escape':
      set({ sheet: null, explained: null, hinted: null });
      break;
    default:
      return false;
  }
  return true;
}

interface LiveProps {
  readonly session: AdventureSession;
  readonly moments: Moments;
  readonly props: BoardProps;
}

/** Answers in the foot come before those on the map: the map has the same ones. */
const FOCUS_PLACES = [
  '.slip-opts [data-option]',
  '.card-choices [data-option]',
  '.acts [data-option]',
  '.prompt [data-option]',
  '[data-option]',
] as const;

function LiveBoard({ session, moments, props }: LiveProps) {
  const control = useTable(session, moments, props.hasMoments !== false);
  const root = useRef<HTMLDivElement>(null);
  const { scene, stamp } = control;
  useTableKeys(root, (key, box) => pressKey(key, box, control), FOCUS_PLACES);
  useFocusKept(root, stamp, null, FOCUS_PLACES);
  if (scene === null) {
    return (
      <Page title={say('game.adventure-game.name')} class="stage-note">
        <Loading words={sayPlay('loading')} />
      </Page>
    );
  }
  return (
    <Page
      title={say('game.adventure-game.short')}
      mid={<TurnOrder scene={scene} />}
      tools={
        <>
          {props.tools}
          <TableTools session={session} open={(dialog) => control.set({ dialog })} />
        </>
      }
      class="table-main ag-main"
    >
      <div class="ag-root" ref={root} data-viewer={String(scene.viewer)}>
        {session.status.value.kind === 'reconnecting' ? <p class="line-down">{sayPlay('reconnecting')}</p> : null}
        <Scenes scene={scene} control={control} moments={moments} props={props} />
        {isGuided() && props.hasMoments !== false ? <AdventureGuide scene={scene} moment={moments.now.value} /> : null}
        <Requests session={session} run={control.run} moveWords={(move) => moveWords(scene.view, move)} />
        <Dialogs scene={scene} control={control} />
      </div>
    </Page>
  );
}

/** The Adventure Game's table, for any session: local, online or a replay. */
export function AdventureBoard(props: BoardProps) {
  // The registry of boards knows sessions of every game; this board is only ever given its own.
  const session = props.session as AdventureSession;
  const { status, handOver } = session;
  const moments = useMoments(session);
  if (status.value.kind === 'error') return <TroublePage game="adventure-game" code={status.value.code} />;
  const over = handOver.value;
  if (over !== null) return <HandOverPage name={nameOf(session, over.to)} handOver={over} />;
  return <LiveBoard key={session.table} session={session} moments={moments} props={props} />;
}
