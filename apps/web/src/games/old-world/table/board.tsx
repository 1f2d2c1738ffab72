import './board.css';
import './chronicle-tab.css';
import './crowded.css';
import '../colours.css';
import oldWorldSheet from 'virtual:art-sheet/oldworld';
import type { ComponentChildren } from 'preact';
import { useRef } from 'preact/hooks';
import { loadArtSheet } from '../../../art/art-sheet';
import { announce } from '../../../pieces/announce';
import { Icon } from '../../../pieces/icon';
import { Slice } from '../../../table/drawing/slice';
import { outcomeId } from '../../../table/end/end-scene';
import type { BoardProps } from '../../../table/frame/board';
import { TableDialog } from '../../../table/frame/table-dialog';
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
import { EndScene } from '../end/end-scene';
import { OldWorldGuide } from '../guide/old-world-guide';
import { Continent, mapShows } from '../map/continent';
import { PlaceFacts } from '../map/place-note';
import { replayedFight } from '../replay/replayed-fight';
import { screenFor } from '../screens';
import { OldWorldSinceScene } from '../staging/since-sheet';
import { named, sayOldWorld } from '../text/say-old-world';
import { CardPeek } from './card-peek';
import { Chronicle, Foot } from './foot';
import { HelpDialog } from './help';
import { MonsterDialog } from './monster-card';
import { Others, WitcherDialog } from './others';
import { boardShows, WitcherBoard } from './own-board';
import { NO_PICKS } from './payment-picks';
import { type OldWorldSession, placeOf, type Scene, witcherOf } from './scene';
import { Phases } from './tracks';
import { type Moments, type OldWorldStaging, type TableControl, useMoments, useStaging, useTable } from './use-table';
import { moveWords, witcherName } from './words';

void loadArtSheet(oldWorldSheet);

interface PartProps {
  readonly scene: Scene;
  readonly control: TableControl;
  readonly props: BoardProps;
}

function TableScene({ scene, control, props, isCovered }: PartProps & { readonly isCovered: boolean }) {
  const { look, undo, hint, set } = control;
  const outcome = scene.session.outcome.value;
  const log = scene.session.log.value;
  const { view, me } = scene;
  return (
    <div
      class={scene.sheet === 'market' ? 'ow market-open' : 'ow'}
      {...(outcome === null || isCovered ? {} : { 'data-outcome': outcomeId(outcome) })}
    >
      <h1 class="sr">{sayOldWorld('bar.round', { round: Math.max(1, scene.view.round) })}</h1>
      <Slice by={[view.witchers, view.active, me]} turn={2} draw={() => <Others scene={scene} />} />
      <Slice by={mapShows(scene)} turn={0} draw={() => <Continent scene={scene} />} />
      <div class="right">
        <SidePanel scene={scene} name="board">
          <Slice
            by={boardShows(scene, me)}
            turn={1}
            draw={() => <WitcherBoard scene={scene} witcher={witcherOf(scene, me)} />}
          />
        </SidePanel>
        {scene.modules.flatMap(({ panels = [] }) => panels.map((Panel, index) => <Panel key={index} scene={scene} />))}
        <SidePanel scene={scene} name="log">
          <Slice by={[log]} turn={3} draw={() => <Chronicle scene={scene} log={log} />} />
        </SidePanel>
        <ChronicleTab scene={scene} />
        {isCovered ? null : props.aside}
      </div>
      {isCovered ? null : props.controls}
      {look.isLooking ? (
        <LookFoot
          words={outcome === null ? sayOldWorld('look.back') : sayTable('look.back')}
          onBack={() => set({ isLooking: false })}
        />
      ) : (
        <Foot scene={scene} explained={look.explained} hinted={look.hinted} undo={undo} hint={hint} />
      )}
    </div>
  );
}

/** More new lines than this are not counted. */
const MOST_FRESH = 99;

/** A tab at the edge of the map, which opens the chronicle over it. */
function ChronicleTab({ scene }: { readonly scene: Scene }) {
  const isOpen = scene.sheet === 'log';
  const log = scene.session.log.value;
  const read = useRef(log.at(-1)?.key ?? 0);
  if (isOpen) read.current = log.at(-1)?.key ?? 0;
  const fresh = log.filter(({ key }) => key > read.current).length;
  return (
    <button
      type="button"
      class="log-open"
      aria-expanded={isOpen}
      aria-label={sayTable('log.title')}
      onClick={() => scene.act.openSheet(isOpen ? null : 'log')}
    >
      <Icon name="quill" /> <span>{sayTable('log.title')}</span>
      {fresh === 0 ? null : <b class="log-fresh">{fresh > MOST_FRESH ? `${MOST_FRESH}+` : fresh}</b>}
    </button>
  );
}

type ScenesProps = PartProps & { readonly moments: Moments; readonly staging: OldWorldStaging };

/** What takes the place of the table now; null while the table itself is shown. */
function coverOf({ scene, control, moments, staging, props }: ScenesProps): ComponentChildren {
  const { stage, since } = staging;
  if (control.look.isLooking) return null;
  if (props.hasMoments === false) return replayedFight(scene, control, props);
  if (stage.isAgain.value) return null;
  const outcome = scene.session.outcome.value;
  if (moments.now.value === null && outcome === null && since.value !== null && !stage.isBusy.value) {
    const close = () => {
      since.value = null;
    };
    return <OldWorldSinceScene session={scene.session} since={since.value} stage={stage} onContinue={close} />;
  }
  if (outcome === null || moments.now.value !== null) return screenFor(scene, control, moments);
  return (
    <EndScene scene={scene} outcome={outcome} onLook={() => control.set({ isLooking: true })} extras={props.extras} />
  );
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

function PlaceDialog({
  scene,
  place: id,
  onClose,
}: {
  readonly scene: Scene;
  readonly place: string;
  readonly onClose: () => void;
}) {
  const place = placeOf(scene, id);
  if (place === null) return null;
  return (
    <TableDialog title={named('location', id)} class="place-dialog" onClose={onClose}>
      <PlaceFacts scene={scene} place={place} />
    </TableDialog>
  );
}

function Dialogs({ scene, control }: Omit<PartProps, 'props'>) {
  const { dialog } = control.look;
  const close = () => control.set({ dialog: null });
  if (dialog === null) return null;
  if (dialog === 'help') return <HelpDialog scene={scene} onClose={close} />;
  if (dialog === 'menu') return <TableMenu session={scene.session} run={control.run} onClose={close} />;
  if ('monster' in dialog) return <MonsterDialog monster={dialog.monster} onClose={close} />;
  if ('place' in dialog) return <PlaceDialog scene={scene} place={dialog.place} onClose={close} />;
  return <WitcherDialog scene={scene} seat={dialog.witcher} onClose={close} />;
}

function sayScore(scene: Scene): void {
  const words = scene.view.witchers.map(({ seat, spot, gold }) =>
    sayOldWorld('score.of', { player: witcherName(scene, seat), spot, gold }),
  );
  announce(words.join('. '));
}

const NUMBERED =
  '.poker-dice [data-choose], .hand .action-card:is([data-option], [data-choose]), .market-row .action-card[data-option], .slip-opts [data-option]';

/** One thing after the other: a card chosen to pay with, then the place, then whatever else is open. */
function putAway({ look, set }: TableControl): void {
  const hasPicks = look.picks.cards.length > 0 || look.picks.kind !== null;
  set({
    sheet: null,
    explained: null,
    hinted: null,
    picks: NO_PICKS,
    aimed: hasPicks ? look.aimed : null,
  });
}

function keysOf(control: TableControl, root: HTMLElement) {
  const { scene, set } = control;
  if (scene === null) return {};
  const press =
    (selector: string, place = 0) =>
    () =>
      pressVisible(root, selector, place);
  return {
    ...commonKeys(control, root),
    ...Object.fromEntries(Array.from({ length: 9 }, (_, index) => [String(index + 1), press(NUMBERED, index)])),
    e: press('[aria-keyshortcuts="E"]'),
    s: () => sayScore(scene),
    o: () => set({ dialog: { witcher: scene.view.witchers.find(({ seat }) => seat !== scene.me)?.seat ?? scene.me } }),
    escape: () => putAway(control),
  };
}

interface LiveProps {
  readonly session: OldWorldSession;
  readonly moments: Moments;
  readonly staging: OldWorldStaging;
  readonly props: BoardProps;
}

/** Answers in the foot come before those on the map. */
const FOCUS_PLACES = [
  '.paying .hand :is([data-option], [data-choose])',
  '.paying :is([data-option], [data-choose])',
  '.slip-opts [data-option]',
  '.hand [data-option]',
  '.market-row [data-option]',
  '.touch[data-choose]',
  '[data-option]',
] as const;

function LiveBoard({ session, moments, staging, props }: LiveProps) {
  const control = useTable(session, moments, staging, props.hasMoments !== false);
  const { scene, stamp, look, run, set } = control;
  const root = useTableRoot({ keys: (box) => keysOf(control, box), places: FOCUS_PLACES, stamp, lifted: look.aimed });
  if (scene === null) return <TableLoading game="old-world" />;
  return (
    <TableFrame
      game="old-world"
      tag="ow"
      board={props}
      viewer={scene.viewer}
      root={root}
      mid={<Phases scene={scene} isPaused={props.hasMoments !== false && moments.now.value !== null} />}
      run={run}
      open={(dialog) => set({ dialog })}
      moveWords={(move) => moveWords(session, scene.view, move)}
    >
      <Scenes scene={scene} control={control} moments={moments} staging={staging} props={props} />
      {isGuided() && props.hasMoments !== false ? <OldWorldGuide scene={scene} moment={moments.now.value} /> : null}
      <Dialogs scene={scene} control={control} />
      <CardPeek stamp={control.stamp} />
      <Notes stamp={control.stamp} />
    </TableFrame>
  );
}

/** Old World's table, for any session: local, online or a replay. */
export function OldWorldBoard(props: BoardProps) {
  // The registry of boards knows sessions of every game; this board is only ever given its own.
  const session = props.session as OldWorldSession;
  const moments = useMoments(session);
  const staging = useStaging(session);
  return (
    <TableDoor session={session}>
      <LiveBoard key={session.table} session={session} moments={moments} staging={staging} props={props} />
    </TableDoor>
  );
}
