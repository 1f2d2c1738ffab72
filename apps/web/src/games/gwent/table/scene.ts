import {
  CARDS,
  cardName,
  findKind,
  type GwentEvent,
  type GwentView,
  type RowName,
  type RowView,
  type SideView,
  type UnitView,
} from '@medallion/gwent';
import { type AskedQuestion, InvariantError, type Seat, type Viewer } from '@medallion/kernel';
import type { TableSession } from '../../../play/session';
import { language } from '../../../settings/settings';
import { nameOf, seatInfo } from '../../../table/seats/seat-names';
import type { GwentCardFace } from '../card-face';
import { faceOf } from '../decks/faces';
import type { KeyedCards } from './keyed-cards';
import { type CardPlay, playsOf } from './options';

export { nameOf, seatInfo };

export type GwentSession = TableSession<GwentView, GwentEvent>;

/** A card the person looks at, with the account of its strength where it lies in a row. */
export interface Previewed {
  readonly card: string;
  readonly unit: UnitView | null;
}

/** A card of the hand that has been lifted and still needs a place. */
export interface Lifted {
  readonly card: string;
  readonly key: string;
}

export type PileName = 'discard' | 'secondary' | 'removed' | 'known';

export interface SceneActs {
  answer(option: string): void;
  lift(lifted: Lifted | null): void;
  /** Shows a card in the preview; `isPinned` opens the sheet on small screens. */
  preview(previewed: Previewed, isPinned?: boolean): void;
  openPile(seat: Seat, pile: PileName): void;
  /** Says why something cannot be done. */
  explain(rule: string): void;
}

/** All that the parts of the table read. Made anew for each drawing. */
export interface Scene {
  readonly session: GwentSession;
  readonly view: GwentView;
  readonly viewer: Viewer;
  readonly me: Seat;
  readonly foe: Seat;
  readonly question: AskedQuestion | null;
  readonly keyed: KeyedCards;
  readonly lifted: Lifted | null;
  readonly act: SceneActs;
}

export function sideOf(scene: Scene, seat: Seat): SideView {
  return seat === 0 ? scene.view.sides[0] : scene.view.sides[1];
}

/** Who sits at the foot of the screen. */
export function bottomSeat(viewer: Viewer): Seat {
  return viewer === 1 ? 1 : 0;
}

/** What the cards of a scene depend on: while it is the same, they need not be drawn again. */
export function cardInputs({ view, question, lifted, keyed, viewer }: Scene): readonly unknown[] {
  return [view, question, lifted, keyed, viewer];
}

export function namesOf(session: GwentSession): readonly [string, string] {
  return [nameOf(session, 0), nameOf(session, 1)];
}

export function isMe(scene: Scene, seat: Seat): boolean {
  return scene.viewer === seat;
}

export function nameOfCard(card: string): string {
  return cardName(language.value, card);
}

export function cardFace(card: string, unit: UnitView | null = null): GwentCardFace {
  const facts = CARDS[findKind(card) ?? -1];
  if (facts === undefined) throw new InvariantError('no such card', { card });
  const face = faceOf(facts, language.value);
  return unit === null || face.printed === null ? face : { ...face, strength: unit.strength };
}

function isSpy(card: string): boolean {
  const facts = CARDS[findKind(card) ?? -1];
  return facts !== undefined && 'abilities' in facts && facts.abilities.includes('spy');
}

export interface Target {
  readonly option: string;
  readonly row: RowName;
  readonly seat: Seat;
  /** The unit it is for, where a place is not a row but a unit. */
  readonly unit: string | null;
  readonly card: string;
}

/** The places that can be answered with now: those of the lifted card, or the rows that are asked for. */
export function targetsOf(scene: Scene): readonly Target[] {
  const { question, lifted, me } = scene;
  if (question?.prompt === 'row') {
    const card = typeof question.about === 'string' ? question.about : '';
    return (['close', 'ranged', 'siege'] as const)
      .filter((row) => question.options.includes(row))
      .map((row) => ({ option: row, row, seat: me, unit: null, card }));
  }
  if (lifted === null) return [];
  return playsOf(question, lifted.card).flatMap((play) => targetOf(scene, play));
}

function targetOf({ me, foe }: Scene, { option, row, card, target }: CardPlay): readonly Target[] {
  if (row === null) return [];
  return [{ option, row, seat: isSpy(card) ? foe : me, unit: target, card }];
}

/** What a row would come to under a Horn, from the account of each unit: the figure on the button. */
export function totalUnderHorn(row: RowView): number {
  return row.cards.reduce((sum, { strength, lines }) => {
    const isFixed = lines.some(({ step }) => step === 'hero' || step === 'horn');
    return sum + (isFixed ? strength : strength * 2);
  }, 0);
}
