import type { AdventureEvent, AdventureView, HeroView } from '@medallion/adventure-game';
import { type AskedQuestion, InvariantError, type Seat, type Viewer } from '@medallion/kernel';
import type { TableSession } from '../../../play/session';
import type { Stage, Staged } from '../../../table/staging/stage';
import type { Counsel } from '../counsel/counsel-worker';
import type { Shown } from '../staging/deeds';

export { answerProps, blockOf, isMe, offers } from '../../../table/question/scene';

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
  readonly stage: Stage<AdventureView, Shown>;
  /** What another seat did and is shown on the table now. */
  readonly staged: Staged<AdventureView, Shown> | null;
  readonly act: SceneActs;
}

export function heroOf({ view }: { readonly view: AdventureView }, seat: Seat): HeroView {
  const hero = view.heroes[seat];
  if (hero === undefined) throw new InvariantError('no such seat', { seat });
  return hero;
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
