import { type AskedQuestion, InvariantError, type Seat, type Viewer } from '@medallion/kernel';
import type { LocationView, OldWorldEvent, OldWorldView, WitcherView } from '@medallion/old-world';
import type { TableSession } from '../../../play/session';

export { answerProps, blockOf, isMe, offers } from '../../../table-kit/scene';

export type OldWorldSession = TableSession<OldWorldView, OldWorldEvent>;

/** Panels that are sheets on a phone. */
export const SHEETS = ['board', 'market', 'others', 'log'] as const;
export type SheetName = (typeof SHEETS)[number];

export interface SceneActs {
  answer(option: string): void;
  /** Says why something cannot be done. */
  explain(rule: string): void;
  /** Chooses where to go, before it is settled how to pay; null puts it back. */
  aim(place: string | null): void;
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
  /** The place that was chosen to go to; the ways to pay for it are shown. */
  readonly aimed: string | null;
  readonly sheet: SheetName | null;
  readonly act: SceneActs;
}

export function witcherOf({ view }: { readonly view: OldWorldView }, seat: Seat): WitcherView {
  const witcher = view.witchers[seat];
  if (witcher === undefined) throw new InvariantError('no such seat', { seat });
  return witcher;
}

export function placeOf({ view }: { readonly view: OldWorldView }, id: string): LocationView | null {
  return view.locations.find((place) => place.id === id) ?? null;
}

/** The ways to pay for a step to a place, as options. */
export function waysTo({ question }: Pick<Scene, 'question'>, place: string): readonly string[] {
  if (question?.prompt !== 'journey') return [];
  return question.options.filter((option) => option.startsWith(`move:${place}:`));
}
