import type { Flow, Seat } from '@medallion/kernel';
import type { RuleId } from '@medallion/rulebook';
import { type Card, has, idOf, isPlainUnit, ROWS, type Row, TRAIT } from '../cards';
import { takeFromSecondary } from '../rules/leave';
import { resolvePlacing } from '../rules/place';
import { type GwentPlay, sideOf } from '../state';

/** A Berserker that comes into a row where Mardroeme already works transforms at once. @rule GW-BERSERK-003, GW-BERSERK-006 */
export function* maybeTransform(play: GwentPlay, side: Seat, row: Row): Flow {
  const cards = sideOf(play.state, side).rows[row];
  if (cards.some((card) => has(card, TRAIT.mardroeme))) yield* transformRow(play, side, row, 'GW-BERSERK-006');
}

/**
 * Every Berserker of the row is replaced by the card it names and leaves the game for good; the new cards lie in the
 * same places before the first of them resolves its ability.
 * @rule GW-BERSERK-001, GW-BERSERK-002, GW-BERSERK-007
 */
export function* transformRow(play: GwentPlay, side: Seat, row: Row, rule: RuleId): Flow {
  const owner = sideOf(play.state, side);
  const cards = owner.rows[row];
  const arrived: Card[] = [];
  for (const [index, card] of cards.entries()) {
    if (!has(card, TRAIT.berserker) || !isPlainUnit(card)) continue;
    const grown = takeFromSecondary(play, card);
    if (grown === null) continue;
    cards[index] = grown;
    owner.removed.push(card);
    arrived.push(grown);
    if (play.isWatched) {
      play.tell({ type: 'transformed', side, row: ROWS[row], from: idOf(card), into: idOf(grown), rule });
    }
  }
  for (const card of arrived) yield* resolvePlacing(play, side, row, card);
}
