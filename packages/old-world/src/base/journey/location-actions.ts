import { choose, type Prompt, type Seat } from '@medallion/kernel';
import type { RuleId } from '@medallion/rulebook';
import { actionCard, cardId, costOf } from '../../core/cards/components';
import { modified } from '../../core/hooks';
import type { LocationAction } from '../../core/rules';
import { rulesOf } from '../../core/rules-of';
import {
  ALCHEMY,
  ATTRIBUTE_INDEXES,
  type Attribute,
  type Card,
  COMBAT,
  DEFENSE,
  type Location,
  MAX_LEVEL,
  type Market,
  NONE,
  type OldWorldPlay,
  type OldWorldState,
  SPECIALTY,
  witcherOf,
} from '../../core/state';
import { closedPrompt, openPrompt, optionId } from '../../options';
import { showAttribute, showCard } from '../../options/show';
import { leavePool, marketIndex, marketOf } from '../market/market';
import { playWithLocals } from '../poker/dice-poker';
import { gainTrailQuest } from '../trails/trails';
import { raiseAttribute } from '../witcher/attributes';
import { trashCard } from '../witcher/decks';
import { gainGold, gainPotion, payGold } from '../witcher/resources';

/** Raises the attribute shown, if it is not above the witcher's level. @rule OW-LOC-001, OW-LOC-002 */
const attribute: LocationAction = {
  id: 'attribute',
  blockedBy: (state, seat, at) => {
    const witcher = witcherOf(state, seat);
    const level = witcher.attributes[shownAt(state, at)];
    if (level > witcher.level) return 'OW-LOC-002';
    return level >= MAX_LEVEL ? 'OW-ATTR-010' : null;
  },
  perform: (play, seat, at) => raiseAttribute(play, seat, shownAt(play.state, at), 'OW-LOC-001'),
};
function shownAt(state: OldWorldState, at: Location): Attribute {
  return rulesOf(state).board.attributes[at] as Attribute;
}

/** The top potion of the deck. @rule OW-LOC-003 */
const potion: LocationAction = {
  id: 'potion',
  blockedBy: (state) => (state.potionDeck.length + state.potionDiscard.length === 0 ? 'OW-LOC-003' : null),
  perform: (play, seat) => gainPotion(play, seat, 1, 'OW-LOC-003'),
};

/** @rule OW-LOC-004, OW-LOC-005, OW-LOC-008 */
const gambling: LocationAction = {
  id: 'gambling',
  blockedBy: (state, seat) => (witcherOf(state, seat).gold === 0 ? 'OW-LOC-005' : null),
  perform: playWithLocals,
};

/** The gold comes first, whatever becomes of the rumour. @rule OW-LOC-018, OW-LOC-021 */
const rumour: LocationAction = {
  id: 'rumour',
  blockedBy: () => null,
  perform: function* (play, seat) {
    gainGold(play, seat, 1, 'OW-LOC-018');
    yield* gainTrailQuest(play, seat);
  },
};

/** Gold off a training never makes it free. */
const LEAST_PRICE = 1;
/** @rule OW-LOC-015 */
export function trainingPrice(state: Readonly<OldWorldState>, seat: Seat, trained: Attribute): number {
  const { attributes, training: own } = witcherOf(state, seat);
  const price = attributes[trained] + 1;
  const off = modified(rulesOf(state).modifyTrainingOff, own, state, seat);
  return off === 0 ? price : Math.max(LEAST_PRICE, price - off);
}
const BASIC: readonly Attribute[] = [COMBAT, DEFENSE, ALCHEMY];

/** What keeps this attribute from being trained here. @rule OW-LOC-012, OW-LOC-013, OW-LOC-014, OW-LOC-016, OW-LOC-017 */
export function trainingBlock(state: OldWorldState, seat: Seat, trained: Attribute): RuleId | null {
  const witcher = witcherOf(state, seat);
  if (trained === SPECIALTY && witcher.home !== witcher.at) return 'OW-LOC-013';
  if (witcher.attributes[trained] >= MAX_LEVEL) return 'OW-ATTR-010';
  return witcher.gold < trainingPrice(state, seat, trained) ? 'OW-LOC-016' : null;
}
export const trainPrompt: Prompt<OldWorldState, Attribute> = openPrompt('train', showAttribute, {
  blocked: (state, seat) =>
    ATTRIBUTE_INDEXES.flatMap((trained) => {
      const rule = trainingBlock(state, seat, trained);
      return rule === null ? [] : [{ id: optionId('train', showAttribute(trained)), rule }];
    }),
});
const training: LocationAction = {
  id: 'training',
  blockedBy: (state, seat) => {
    if (ATTRIBUTE_INDEXES.some((trained) => trainingBlock(state, seat, trained) === null)) return null;
    return BASIC.every((trained) => trainingBlock(state, seat, trained) === 'OW-ATTR-010')
      ? 'OW-ATTR-010'
      : 'OW-LOC-016';
  },
  perform: function* (play, seat) {
    const witcher = witcherOf(play.state, seat);
    const open = ATTRIBUTE_INDEXES.filter((one) => trainingBlock(play.state, seat, one) === null);
    const trained = yield* choose(seat, trainPrompt, open);
    payGold(play, seat, trainingPrice(play.state, seat, trained), 'OW-LOC-015');
    witcher.training = 0;
    yield* raiseAttribute(play, seat, trained, trained === SPECIALTY ? 'OW-LOC-013' : 'OW-LOC-012');
  },
};

export const tradeInPrompt: Prompt<OldWorldState, Card> = closedPrompt('trade-in', showCard);
export const tradeForPrompt: Prompt<OldWorldState, Card, string> = openPrompt('trade-for', showCard);
/** @rule OW-LOC-010, OW-LOC-011, OW-MT-035 */
function tradedFor(market: Market, card: Card): Card[] {
  return market.row.filter(
    (other) => other !== NONE && !actionCard(other).isPaidByTrash && costOf(other) <= costOf(card) + 1,
  );
}
/** A card of the hand for a card of the pool that costs at most 1 more. @rule OW-LOC-009, OW-LOC-010, OW-LOC-011 */
const cardExchange: LocationAction = {
  id: 'card-exchange',
  blockedBy: (state, seat) => {
    const market = marketOf(state, seat);
    const { hand } = witcherOf(state, seat);
    return hand.some((card) => tradedFor(market, card).length > 0) ? null : 'OW-LOC-009';
  },
  perform: function* (play, seat) {
    const { state } = play;
    const { hand } = witcherOf(state, seat);
    const market = marketOf(state, seat);
    const open = hand.filter((one) => tradedFor(market, one).length > 0);
    const given = yield* choose(seat, tradeInPrompt, open);
    const taken = yield* choose(seat, tradeForPrompt, tradedFor(market, given), cardId(given));
    trashCard(play, seat, given, hand, 'OW-LOC-009');
    leavePool(play, marketIndex(state, seat), taken);
    hand.push(taken);
    if (play.isWatched)
      play.tell({ type: 'card-gained', seat, card: cardId(taken), to: 'hand', paid: [], rule: 'OW-LOC-009' });
  },
};

const DONE = NONE;
const MOST_CLEARED = 2;
export const clearPrompt: Prompt<OldWorldState, Card, readonly string[]> = openPrompt('clear-pool', (card) =>
  card === DONE ? { kind: 'done' } : showCard(card),
);
/** A coin for the penniless, and up to two cards out of the pool. @rule OW-LOC-023, OW-LOC-024, OW-LOC-025 */
const poolClearing: LocationAction = {
  id: 'pool-clearing',
  blockedBy: () => null,
  perform: function* (play, seat) {
    if (witcherOf(play.state, seat).gold === 0) gainGold(play, seat, 1, 'OW-LOC-023');
    const index = marketIndex(play.state, seat);
    const { row } = play.state.markets[index] as Market;
    const cleared: Card[] = [];
    while (cleared.length < MOST_CLEARED) {
      const open = row.filter((card) => card !== NONE && !cleared.includes(card));
      const card = yield* choose(seat, clearPrompt, [DONE, ...open], cleared.map(cardId));
      if (card === DONE) break;
      cleared.push(card);
    }
    clearPool(play, seat, index, cleared);
  },
};
function clearPool(play: OldWorldPlay, seat: Seat, index: number, cleared: readonly Card[]): void {
  if (cleared.length === 0) return;
  if (play.isWatched) play.tell({ type: 'pool-trashed', seat, cards: cleared.map(cardId), rule: 'OW-LOC-024' });
  for (const card of cleared) {
    leavePool(play, index, card);
    play.state.trashed.push(card);
  }
}

export const LOCATION_ACTIONS: readonly LocationAction[] = [
  attribute,
  potion,
  gambling,
  rumour,
  training,
  cardExchange,
  poolClearing,
];
