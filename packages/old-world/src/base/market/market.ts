import { choose, type Flow, InvariantError, type Prompt, type Seat, shuffle } from '@medallion/kernel';
import type { RuleId } from '@medallion/rulebook';
import { actionCard, cardId, costOf, isOfCost } from '../../core/cards/components';
import type { MarketRules } from '../../core/rules';
import { rulesOf } from '../../core/rules-of';
import { type Card, type Market, NONE, type OldWorldPlay, type OldWorldState, witcherOf } from '../../core/state';
import { openPrompt } from '../../options';
import { showCard } from '../../options/show';

export const takePrompt: Prompt<OldWorldState, Card> = openPrompt('take-card', showCard);

/** The market a seat buys from: the first that serves it. */
export function marketIndex(state: OldWorldState, seat: Seat): number {
  const { markets } = rulesOf(state);
  if (markets.length === 1) return 0;
  const index = markets.findIndex(({ serves }) => serves(witcherOf(state, seat)));
  if (index < 0) throw new InvariantError('nobody sells to this seat', { seat });
  return index;
}
export function marketOf(state: OldWorldState, seat: Seat): Market {
  return state.markets[marketIndex(state, seat)] as Market;
}

/** What a card costs whose price is one card that leaves the game, on whatever space. @rule OW-MT-033, OW-MT-034 */
const TRASH_PRICE = 1;
/** The printed cost changed by the space, but never below 0. @rule OW-DRAW-006, OW-DRAW-007, OW-DRAW-008 */
export function priceAt(state: OldWorldState, market: number, place: number): number {
  const card = (state.markets[market] as Market).row[place] as Card;
  if (actionCard(card).isPaidByTrash) return TRASH_PRICE;
  const { prices } = rulesOf(state).markets[market] as MarketRules;
  return Math.max(0, costOf(card) + (prices[place] as number));
}

/** An empty deck is made anew from the common discard pile. */
function drawFor({ state }: OldWorldPlay, market: Market): Card {
  if (market.deck.length === 0 && market.discard.length > 0) {
    market.deck = market.discard;
    market.discard = [];
    shuffle(state.rng, market.deck);
  }
  return market.deck.pop() ?? NONE;
}

/** The rest slides to the right, and a new card comes to the leftmost space. @rule OW-TERM-013, OW-SETUP-008 */
export function leavePool(play: OldWorldPlay, index: number, card: Card): void {
  const market = play.state.markets[index] as Market;
  const { row } = market;
  const place = row.indexOf(card);
  if (place < 0) throw new InvariantError('no such card in the pool', { card });
  for (let to = place; to > 0; to--) row[to] = row[to - 1] as Card;
  const next = drawFor(play, market);
  row[0] = next;
  play.reveal();
  if (play.isWatched && next !== NONE) {
    play.tell({ type: 'pool-filled', card: cardId(next), market: index, rule: 'OW-TERM-013' });
  }
}

/** Cards of the pool with this printed cost, whatever their spaces. @rule OW-ZERO-001, OW-EXPLORE-015 */
export function poolCards(market: Market, cost: number | 'any'): Card[] {
  return market.row.filter((card) => card !== NONE && isOfCost(card, cost));
}

/**
 * A card of this printed cost, from the pool or else from the deck, onto the own discard pile.
 * @rule OW-ZERO-001, OW-ZERO-002, OW-ZERO-003, OW-ZERO-004, OW-EXPLORE-012, OW-EXPLORE-015
 */
export function* gainCardOfCost(play: OldWorldPlay, seat: Seat, cost: number | 'any', rule: RuleId): Flow {
  const index = marketIndex(play.state, seat);
  const market = play.state.markets[index] as Market;
  const cards = poolCards(market, cost);
  if (cards.length === 0) {
    searchDeck(play, seat, market, cost, rule);
    return;
  }
  const card = cards.length === 1 ? (cards[0] as Card) : yield* choose(seat, takePrompt, cards);
  leavePool(play, index, card);
  keep(play, seat, card, rule);
}

/** Card by card from the top; what was turned over in vain is discarded. @rule OW-ZERO-004, OW-ZERO-005, OW-TERM-014, OW-EXPLORE-013 */
function searchDeck(play: OldWorldPlay, seat: Seat, market: Market, cost: number | 'any', rule: RuleId): void {
  play.reveal();
  if (play.isWatched) play.tell({ type: 'deck-searched', seat, rule: 'OW-ZERO-004' });
  const turned: Card[] = [];
  for (;;) {
    const card = drawFor(play, market);
    if (card === NONE) break;
    if (isOfCost(card, cost)) {
      keep(play, seat, card, rule);
      break;
    }
    turned.push(card);
  }
  market.discard.push(...turned);
  if (play.isWatched && turned.length > 0) {
    play.tell({ type: 'pool-discarded', cards: turned.map(cardId), rule: 'OW-ZERO-005' });
  }
}

function keep(play: OldWorldPlay, seat: Seat, card: Card, rule: RuleId): void {
  witcherOf(play.state, seat).discard.push(card);
  if (play.isWatched) play.tell({ type: 'card-gained', seat, card: cardId(card), to: 'discard', paid: [], rule });
}
