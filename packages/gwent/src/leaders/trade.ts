import { choose, type Flow, type Prompt, type Seat } from '@medallion/kernel';
import type { RuleId } from '@medallion/rulebook';
import { type Card, idOf } from '../cards';
import { distinct, takeFromHand } from '../rules/piles';
import { type GwentPlay, type GwentState, sideOf } from '../state';
import { takeable } from './heroes';
import { searchDeck } from './take';

export const discardPrompt: Prompt<GwentState, Card, number> = {
  id: 'discard',
  answersLieOpen: true,
  optionId: (card) => idOf(card),
};

/**
 * Destroyer of Worlds: discard exactly so many cards as the cost, then any card of the deck, heroes included unless agreed otherwise.
 * The cards to discard are picked in one fixed order, so that each set has one path.
 * @rule GW-LEADER-012, GW-LEADER-037
 */
export function* trade(play: GwentPlay, seat: Seat, cost: number, rule: RuleId): Flow {
  const side = sideOf(play.state, seat);
  let candidates = side.hand.slice().sort((one, another) => one - another);
  for (let left = cost; left > 0; left--) {
    const enough = candidates.slice(0, candidates.length - left + 1);
    const card = yield* choose(seat, discardPrompt, distinct(enough), left);
    candidates = candidates.slice(candidates.indexOf(card) + 1);
    takeFromHand(side, card);
    side.discard.push(card);
    if (play.isWatched) play.tell({ type: 'discarded', seat, card: idOf(card), rule });
  }
  yield* searchDeck(play, seat, takeable(play.state, 'trade', side.deck), rule);
}
