import type { Flow, Seat } from '@medallion/kernel';
import { type Card, has, idOf, ROWS, type Row, TRAIT } from '../cards';
import { answerSummons } from '../rules/leave';
import { type GwentPlay, sideOf } from '../state';

/**
 * Decoy: it takes the place of one of your plain units, Spies sent to you included, and the unit returns to your hand.
 * @rule GW-DECOY-001, GW-DECOY-002, GW-DECOY-003, GW-SUMMON-004
 */
export function* decoy(play: GwentPlay, by: Seat, decoyCard: Card, row: Row, target: Card): Flow {
  const side = sideOf(play.state, by);
  const cards = side.rows[row];
  cards[cards.indexOf(target)] = decoyCard;
  side.hand.push(target);
  side.shown.push(target);
  if (play.isWatched) {
    play.tell({ type: 'decoyed', seat: by, card: idOf(target), row: ROWS[row], rule: 'GW-DECOY-001' });
  }
  if (has(target, TRAIT.summon)) yield* answerSummons(play, [{ side: by, card: target }]);
}
