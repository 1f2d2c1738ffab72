import type { AdventureEvent, AdventureView, HeroView } from '@medallion/adventure-game';
import { type AskedQuestion, InvariantError, type Seat, type Viewer } from '@medallion/kernel';
import type { TableSession } from '../../../play/session';
import type { Counsel } from '../counsel/counsel-worker';

export type AdventureSession = TableSession<AdventureView, AdventureEvent>;

/** Panels that are sheets on a phone. */
export const SHEETS = ['hero', 'quest', 'cards', 'others', 'log'] as const;
export type SheetName = (typeof SHEETS)[number];

export interface SceneActs {
  answer(option: string): void;
  /** Says why something cannot be done. */
  explain(rule: string): void;
  openHero(seat: Seat): void;
  openSheet(sheet: SheetName | null): void;
}

/** All that the parts of the table read. Made anew for each drawing. */
export interface Scene {
  readonly session: AdventureSession;
  readonly view: AdventureView;
  readonly viewer: Viewer;
  /** Whose sheet lies at the foot: the viewer's own, or for a spectator that of whoever is active. */
  readonly me: Seat;
  readonly question: AskedQuestion | null;
  readonly counsel: Counsel | null;
  readonly sheet: SheetName | null;
  readonly act: SceneActs;
}

export function heroOf({ view }: { readonly view: AdventureView }, seat: Seat): HeroView {
  const hero = view.heroes[seat];
  if (hero === undefined) throw new InvariantError('no such seat', { seat });
  return hero;
}

export function isMe(scene: Scene, seat: Seat): boolean {
  return scene.viewer === seat;
}

export function offers({ question }: Scene, option: string): boolean {
  return question?.options.includes(option) ?? false;
}

/** The attributes of an element that answers with this option; null where it is not on offer. */
export function answerProps(scene: Scene, option: string) {
  if (!offers(scene, option)) return null;
  return { 'data-option': option, onClick: () => scene.act.answer(option) };
}

export function blockOf({ question }: Scene, option: string): string | null {
  return question?.blocked.find(({ id }) => id === option)?.rule ?? null;
}

/** A card that is there twice is called by its number the second time: `igni`, `igni-2`. */
export function slotIds(hero: HeroView): readonly string[] {
  const seen = new Map<string, number>();
  return hero.development.map(({ card }) => {
    const copy = (seen.get(card) ?? 0) + 1;
    seen.set(card, copy);
    return copy === 1 ? card : `${card}-${copy}`;
  });
}
