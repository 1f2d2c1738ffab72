import '../../../table-kit/table-kit.css';
import './cards.css';
import './table.css';
import './scenes.css';
import oldWorldSheet from 'virtual:art-sheet/oldworld';
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
import { TableDialog } from '../../../table-kit/table-dialog';
import { Requests, TableMenu, TableTools } from '../../../table-kit/table-menu';
import { say } from '../../../text/say';
import type { BoardProps } from '../../boards';
import { EndScene, outcomeId } from '../end/end-scene';
import { Continent } from '../map/continent';
import { PlaceFacts } from '../map/place-note';
import { named, sayOldWorld } from '../text/say-old-world';
import { Chronicle, Foot } from './foot';
import { HelpDialog } from './help';
import { MonsterDialog } from './monster-card';
import { Others, WitcherDialog } from './others';
import { WitcherBoard } from './own-board';
import { type OldWorldSession, placeOf, type Scene, type SheetName, witcherOf } from './scene';
import { sceneFor } from './scenes';
import { Phases } from './tracks';
import { type Moments, type TableControl, useMoments, useTable } from './use-table';
import { moveWords, witcherName } from './words';

void loadArtSheet(oldWorldSheet);

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
  return (
    <div
      class={scene.sheet === 'market' ? 'ow market-open' : 'ow'}
      {...(outcome === null ? {} : { 'data-outcome': outcomeId(outcome) })}
    >
      <h1 class="sr">{sayOldWorld('bar.round', { round: Math.max(1, scene.view.round) })}</h1>
      <Continent scene={scene} />
      <div class="right">
        <Panel scene={scene} name="board">
          <WitcherBoard scene={scene} witcher={witcherOf(scene, scene.me)} />
        </Panel>
        <Panel scene={scene} name="others">
          <Others scene={scene} />
        </Panel>
        <Panel scene={scene} name="log">
          <Chronicle scene={scene} />
        </Panel>
        {props.aside}
      </div>
      {props.controls}
      {look.isLooking ? (
        <div class="foot look-foot">
          <button type="button" class="btn" onClick={() => set({ isLooking: false })}>
            {outcome === null ? sayOldWorld('look.back') : sayTable('look.back')}
          </button>
        </div>
      ) : (
        <Foot scene={scene} explained={look.explained} hinted={look.hinted} undo={undo} hint={hint} />
      )}
    </div>
  );
}

function Scenes({ scene, control, moments, props }: PartProps & { readonly moments: Moments }) {
  const outcome = scene.session.outcome.value;
  if (props.hasMoments !== false && !control.look.isLooking) {
    if (outcome !== null && moments.now.value === null) {
      return (
        <EndScene
          scene={scene}
          outcome={outcome}
          onLook={() => control.set({ isLooking: true })}
          extras={props.extras}
        />
      );
    }
    const own = sceneFor(scene, control, moments);
    if (own !== null) return own;
  }
  return <TableScene scene={scene} control={control} props={props} />;
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
  if (dialog === 'help') return <HelpDialog onClose={close} />;
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

function pressKey(key: string, root: HTMLElement, { scene, set, undo, hint }: TableControl): boolean {
  if (scene === null) return false;
  const press = (selector: string, place = 0) => {
    const found = [...root.querySelectorAll<HTMLElement>(selector)].filter((one) => one.checkVisibility())[place];
    found?.click();
    return found !== undefined;
  };
  if (/^[1-9]$/.test(key))
    return press('.hand .owc[data-option], .m-row .owc[data-option], .slip-opts [data-option]', Number(key) - 1);
  switch (key) {
    case 'e':
      return press('[aria-keyshortcuts="E"]');
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
      set({ dialog: { witcher: scene.view.witchers.find(({ seat }) => seat !== scene.me)?.seat ?? scene.me } });
      break;
    case 'h':
    case '?':
      set({ dialog: 'help' });
      break;
    case 'escape':
      set({ sheet: null, aimed: null, explained: null, hinted: null });
      break;
    default:
      return false;
  }
  return true;
}

interface LiveProps {
  readonly session: OldWorldSession;
  readonly moments: Moments;
  readonly props: BoardProps;
}

/** Answers in the foot come before those on the map. */
const FOCUS_PLACES = [
  '.pay [data-option]',
  '.slip-opts [data-option]',
  '.hand [data-option]',
  '.m-row [data-option]',
  '.touch[data-choose]',
  '[data-option]',
] as const;

function LiveBoard({ session, moments, props }: LiveProps) {
  const control = useTable(session, moments, props.hasMoments !== false);
  const root = useRef<HTMLDivElement>(null);
  const { scene, stamp } = control;
  useTableKeys(root, (key, box) => pressKey(key, box, control), FOCUS_PLACES);
  useFocusKept(root, stamp, scene?.aimed ?? null, FOCUS_PLACES);
  if (scene === null) {
    return (
      <Page title={say('game.old-world.name')} class="stage-note">
        <Loading words={sayPlay('loading')} />
      </Page>
    );
  }
  return (
    <Page
      title={say('game.old-world.short')}
      mid={<Phases scene={scene} />}
      tools={
        <>
          {props.tools}
          <TableTools session={session} open={(dialog) => control.set({ dialog })} />
        </>
      }
      class="table-main ow-main"
    >
      <div class="ow-root" ref={root} data-viewer={String(scene.viewer)}>
        {session.status.value.kind === 'reconnecting' ? <p class="line-down">{sayPlay('reconnecting')}</p> : null}
        <Scenes scene={scene} control={control} moments={moments} props={props} />
        <Requests session={session} run={control.run} moveWords={(move) => moveWords(session, scene.view, move)} />
        <Dialogs scene={scene} control={control} />
      </div>
    </Page>
  );
}

/** Old World's table, for any session: local, online or a replay. */
export function OldWorldBoard(props: BoardProps) {
  // The registry of boards knows sessions of every game; this board is only ever given its own.
  const session = props.session as OldWorldSession;
  const { status, handOver } = session;
  const moments = useMoments(session);
  if (status.value.kind === 'error') return <TroublePage game="old-world" code={status.value.code} />;
  const over = handOver.value;
  if (over !== null) return <HandOverPage name={nameOf(session, over.to)} handOver={over} />;
  return <LiveBoard key={session.table} session={session} moments={moments} props={props} />;
}
