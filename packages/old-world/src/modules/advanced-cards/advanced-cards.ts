import type { Json } from '@medallion/kernel';
import * as v from 'valibot';
import { layMarket } from '../../base/setup';
import { actionCardIndex, cardId } from '../../core/cards/components';
import { marketCards } from '../../core/cards-of';
import type { Module } from '../../core/module';
import { slice } from '../../core/slice';
import type { Card, OldWorldState } from '../../core/state';
import { CARD_ABILITIES } from '../../parts/card-abilities/card-abilities';
import { ADVANCED_CARD_FACTS, ADVANCED_KINDS, kindOf } from './kinds';

export const ADVANCED_CARDS = 'advanced-cards';

/** The kinds that are shuffled in, in the order of the box. @rule OW-MT-029 */
export type AdvancedOptions = { kinds: string[] };
const options = v.pipe(
  v.strictObject({ kinds: v.pipe(v.array(v.picklist(ADVANCED_KINDS)), v.minLength(1)) }),
  v.transform(({ kinds }) => ({ kinds: ADVANCED_KINDS.filter((kind) => kinds.includes(kind)) })),
);
const ALL: AdvancedOptions = { kinds: ADVANCED_KINDS.slice() };

/** Cards of kinds that are not played stay in the box. */
export interface AdvancedCardsState {
  readonly kinds: readonly string[];
  readonly box: readonly Card[];
}
export const advancedCards = slice<AdvancedCardsState>(ADVANCED_CARDS);

const numbers = (): readonly Card[] => ADVANCED_CARD_FACTS.map(({ id }) => actionCardIndex(id));
function boxOf({ kinds }: AdvancedOptions): readonly Card[] {
  return numbers().filter((card) => !kinds.includes(kindOf(cardId(card))));
}

/** Shuffled into the common deck before the pool is laid. @rule OW-MT-028 */
function layPool(state: OldWorldState, chosen: Json): void {
  const box = boxOf((chosen ?? ALL) as AdvancedOptions);
  state.markets.push(
    layMarket(
      state,
      marketCards(state).filter((card) => !box.includes(card)),
    ),
  );
}

/** Stronger cards for the pool: grey ones, some paid by a trashed card, some that act when damage takes them. @rule OW-MT-028 to OW-MT-036 */
export const advancedCardsModule: Module<AdvancedCardsState, AdvancedOptions> = {
  manifest: {
    id: ADVANCED_CARDS,
    comes: 'by-choice',
    requires: [CARD_ABILITIES],
    options: {
      schema: options,
      default: ALL,
      pack: ({ kinds }) => ADVANCED_KINDS.map((kind) => (kinds.includes(kind) ? '1' : '0')).join(''),
      unpack: (text) => ({ kinds: ADVANCED_KINDS.filter((_, at) => text[at] === '1') }),
    },
  },
  lay: (_, chosen) => ({ kinds: (chosen ?? ALL).kinds, box: boxOf(chosen ?? ALL) }),
  view: ({ kinds }) => ({ kinds: kinds.slice() }),
  holds: ({ box }) => ({ actionCards: box }),
  lists: {
    actionCards: { add: ADVANCED_CARD_FACTS },
    setup: { replace: [{ id: 'market', lay: layPool }] },
  },
};
