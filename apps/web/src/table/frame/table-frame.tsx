import './table-frame.css';
import type { Viewer } from '@medallion/kernel';
import type { ComponentChildren, RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { GameId } from '../../games/catalogue';
import { Page } from '../../pieces/frame';
import { Loading } from '../../pieces/notes';
import { HandOverPage } from '../../play/hand-over';
import type { NamedMove } from '../../play/session';
import { sayPlay } from '../../play/text/say-play';
import { TroublePage } from '../../play/trouble';
import { say } from '../../text/say';
import { warmFonts } from '../drawing/warm-fonts';
import { pressVisible } from '../keys/focus';
import { useFocusKept, useTableKeys } from '../keys/keys';
import type { Act } from '../question/one-at-a-time';
import { type AnySession, nameOf } from '../seats/seat-names';
import { sayTable } from '../text/say-table';
import type { BoardProps } from './board';
import { Requests, TableTools } from './table-menu';

interface DoorProps {
  readonly session: AnySession;
  readonly children: ComponentChildren;
}

/** Before any table: it cannot be opened, or the next player at this device has not confirmed yet. */
export function TableDoor({ session, children }: DoorProps) {
  const { status, handOver, game } = session;
  if (status.value.kind === 'error')
    return <TroublePage game={game} code={status.value.code} detail={status.value.detail} />;
  const over = handOver.value;
  if (over !== null) return <HandOverPage handOver={over} nameOf={(seat) => nameOf(session, seat)} />;
  return <>{children}</>;
}

export function TableLoading({ game }: { readonly game: GameId }) {
  return (
    <Page title={say(`game.${game}.name`)} class="stage-note">
      <Loading words={sayPlay('loading')} />
    </Page>
  );
}

interface FrameProps {
  readonly game: GameId;
  /** Short form of the game for its own styles: `ag` makes `ag-main` and `ag-root`. */
  readonly tag: string;
  readonly board: BoardProps;
  readonly viewer: Viewer;
  readonly root: RefObject<HTMLDivElement | null>;
  readonly mid: ComponentChildren;
  readonly run: (act: Act) => void;
  readonly open: (dialog: 'help' | 'menu') => void;
  readonly moveWords: (move: NamedMove) => string;
  /** False where cards lie on the table itself: then the room is the game's to divide. */
  readonly hasMap?: boolean;
  readonly onPointerDown?: (event: PointerEvent) => void;
  readonly children: ComponentChildren;
}

/** The page of a table: the bar with its tools, a lost line, the scene, and what others ask. */
export function TableFrame(props: FrameProps) {
  const { game, tag, board, viewer, root, mid, run, open, moveWords, hasMap = true, onPointerDown, children } = props;
  const { session, tools } = board;
  useEffect(warmFonts, []);
  return (
    <Page
      game={game}
      title={say(`game.${game}.short`)}
      mid={mid}
      tools={
        <>
          {tools}
          <TableTools session={session} open={open} />
        </>
      }
      class={`table-main ${hasMap ? 'map-table ' : ''}${tag}-main`}
    >
      <div
        class={`table-root ${tag}-root`}
        ref={root}
        onPointerDown={onPointerDown}
        data-viewer={String(viewer)}
        data-answers={session.answers.value}
      >
        {session.status.value.kind === 'reconnecting' ? <p class="line-down">{sayPlay('reconnecting')}</p> : null}
        {children}
        <Requests session={session} run={run} moveWords={moveWords} />
      </div>
    </Page>
  );
}

/** Whatever a key's act gives back is not looked at, unless it is `false`: then the key meant nothing. */
type Keys = Readonly<Record<string, () => unknown>>;

interface KeyControl {
  set(change: { readonly dialog: 'help' }): void;
  undo(): void;
  hint(): void;
}

/** The keys that mean the same at every such table. */
export function commonKeys({ set, undo, hint }: KeyControl, root: HTMLElement): Keys {
  const help = () => set({ dialog: 'help' });
  const press = (key: string) => () => pressVisible(root, `[aria-keyshortcuts="${key}"]`);
  return { f: press('F'), p: press('P'), n: press('N'), x: press('X'), u: undo, t: hint, h: help, '?': help };
}

interface KeyPlan {
  keys(root: HTMLElement): Keys;
  /** Where the focus goes, in this order. */
  readonly places: readonly string[];
  readonly stamp: string;
  readonly lifted?: string | null;
}

/** The keys of a table, and the focus of those who play by them. Gives the root of the table. */
export function useTableRoot({ keys, places, stamp, lifted = null }: KeyPlan): RefObject<HTMLDivElement | null> {
  const root = useRef<HTMLDivElement>(null);
  const press = (key: string, box: HTMLElement) => {
    const all = keys(box);
    const act = Object.hasOwn(all, key) ? all[key] : undefined;
    return act !== undefined && act() !== false;
  };
  useTableKeys(root, press, places);
  useFocusKept(root, stamp, lifted, places);
  return root;
}

interface SheetScene<Name extends string> {
  readonly sheet: Name | null;
  readonly act: { openSheet(sheet: Name | null): void };
}

interface PanelProps<Name extends string> {
  readonly scene: SheetScene<Name>;
  readonly name: Name;
  readonly children: ComponentChildren;
}

/** A panel beside the map; on a phone a sheet that comes up from the foot. */
export function SidePanel<Name extends string>({ scene, name, children }: PanelProps<Name>) {
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

interface TabsProps<Name extends string> {
  readonly scene: SheetScene<Name>;
  readonly sheets: readonly Name[];
  readonly words: (sheet: Name) => string;
  /** Whether something can be answered on it. */
  readonly isLit?: (sheet: Name) => boolean;
}

/** On a phone: what brings up each panel as a sheet. */
export function SheetTabs<Name extends string>({ scene, sheets, words, isLit = () => false }: TabsProps<Name>) {
  return (
    <div class="sheet-tabs">
      {sheets.map((sheet) => (
        <button
          key={sheet}
          type="button"
          class={[scene.sheet === sheet ? 'on' : '', isLit(sheet) ? 'lit' : ''].filter(Boolean).join(' ')}
          aria-expanded={scene.sheet === sheet}
          onClick={() => scene.act.openSheet(scene.sheet === sheet ? null : sheet)}
        >
          {words(sheet)}
        </button>
      ))}
    </div>
  );
}

interface LookFootProps {
  readonly words: string;
  readonly onBack: () => void;
  /** What is asked meanwhile, if something is. */
  readonly question?: string;
  /** Further ways on. */
  readonly children?: ComponentChildren;
}

/** The way back from looking at the table. */
export function LookFoot({ words, onBack, question, children }: LookFootProps) {
  return (
    <div class="foot look-foot" {...(question === undefined ? {} : { 'data-question': question })}>
      <button type="button" class="btn" onClick={onBack}>
        {words}
      </button>
      {children}
    </div>
  );
}
