import { type AskedQuestion, InvariantError, type Seat, type Viewer } from '@medallion/kernel';
import type { LocationView, OldWorldEvent, OldWorldView, Payment, WitcherView } from '@medallion/old-world';
import type { TableSession } from '../../../play/session';
import type { Stage, Staged } from '../../../table/staging/stage';
import type { ModuleScreens } from '../module-screens';
import type { Shown } from '../staging/deeds';
import type { Picks } from './payment-picks';
import { readOptions } from './read-options';
import type { WayKind } from './way-kinds';

export { answerProps, blockOf, isMe, offers } from '../../../table/question/scene';

export type OldWorldSession = TableSession<OldWorldView, OldWorldEvent>;

/** Panels that are sheets on a phone. */
export const SHEETS = ['board', 'market', 'log'] as const;
export type SheetName = (typeof SHEETS)[number];

export interface SceneActs {
  answer(option: string): void;
  /** Says why something cannot be done. */
  explain(rule: string): void;
  /** Chooses where to go, before it is settled how to pay; the same place again, or null, puts it back. */
  aim(place: string | null): void;
  /** Chooses a card to pay with, or puts it back. What pays for the step is taken at once. */
  pick(card: string): void;
  /** Asks for a kind of payment that cards alone do not say, or gives it up. */
  payBy(kind: WayKind): void;
  openWitcher(seat: Seat): void;
  openMonster(monster: string): void;
  openPlace(place: string): void;
  openSheet(sheet: SheetName | null): void;
}

/** All that the parts of the table read. Made anew for each drawing. */
export interface Scene {
  readonly session: OldWorldSession;
  readonly view: OldWorldView;
  readonly viewer: Viewer;
  /** Whose board lies on the right: the viewer's own, or for a spectator that of whoever is active. */
  readonly me: Seat;
  readonly question: AskedQuestion | null;
  /** The place that was chosen to go to, and has to be paid for. */
  readonly aimed: string | null;
  /** What was chosen so far to pay for it. */
  readonly picks: Picks;
  readonly sheet: SheetName | null;
  readonly act: SceneActs;
  readonly stage: Stage<OldWorldView, Shown>;
  /** What another seat did and is shown on the table now. */
  readonly staged: Staged<OldWorldView, Shown> | null;
  /** What the modules in play draw. */
  readonly modules: readonly ModuleScreens[];
}

export function witcherOf({ view }: { readonly view: OldWorldView }, seat: Seat): WitcherView {
  const witcher = view.witchers[seat];
  if (witcher === undefined) throw new InvariantError('no such seat', { seat });
  return witcher;
}

export function placeOf({ view }: { readonly view: OldWorldView }, id: string): LocationView | null {
  return view.locations.find((place) => place.id === id) ?? null;
}

/** A way to pay for a step. */
export interface Way {
  readonly option: string;
  readonly pay: Payment;
}

const ways = new WeakMap<AskedQuestion, ReadonlyMap<string, readonly Way[]>>();

function waysOf(question: AskedQuestion): ReadonlyMap<string, readonly Way[]> {
  const known = ways.get(question);
  if (known !== undefined) return known;
  const found = new Map<string, Way[]>();
  for (const { id, option } of readOptions(question)) {
    if (option?.kind !== 'move') continue;
    const way = { option: id, pay: option.pay };
    const others = found.get(option.to);
    if (others === undefined) found.set(option.to, [way]);
    else others.push(way);
  }
  ways.set(question, found);
  return found;
}

/** The ways to pay for a step to a place. */
export function waysTo({ question }: Pick<Scene, 'question'>, place: string): readonly Way[] {
  return question === null ? [] : (waysOf(question).get(place) ?? []);
}
