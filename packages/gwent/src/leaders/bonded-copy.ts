import { choose, type Flow, type Prompt, type Seat } from '@medallion/kernel';
import { type Card, has, idOf, isPlainUnit, kindOf, ROW_INDEXES, TRAIT } from '../cards';
import { distinct, shuffleDeck, takeFromDeck } from '../rules/piles';
import { placeUnit } from '../rules/place';
import { type GwentPlay, type GwentState, sideOf } from '../state';

export const bondPrompt: Prompt<GwentState, Card> = {
  id: 'bond',
  answersLieOpen: true,
  optionId: (card) => idOf(card),
};

/** Arnjolf: pick a Tight Bond unit on your side; one copy of it comes from the deck, if there is one. @rule GW-LEADER-028 */
export function* playBondedCopy(play: GwentPlay, seat: Seat): Flow {
  const side = sideOf(play.state, seat);
  const bonded = ROW_INDEXES.flatMap((row) => side.rows[row]).filter(
    (card) => has(card, TRAIT.tightBond) && isPlainUnit(card),
  );
  if (bonded.length === 0) {
    if (play.isWatched) play.tell({ type: 'no-effect', seat, rule: 'GW-LEADER-028' });
    return;
  }
  const model = yield* choose(seat, bondPrompt, distinct(bonded));
  const copy = side.deck.find((card) => kindOf(card) === kindOf(model));
  if (copy !== undefined) takeFromDeck(side, copy);
  shuffleDeck(play, seat, 'GW-LEADER-033');
  if (copy === undefined) {
    if (play.isWatched) play.tell({ type: 'no-effect', seat, rule: 'GW-LEADER-034' });
    return;
  }
  yield* placeUnit(play, seat, copy, { from: 'deck', cause: 'leader', rule: 'GW-LEADER-028' });
}
