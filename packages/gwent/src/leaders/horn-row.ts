import type { Seat } from '@medallion/kernel';
import type { RuleId } from '@medallion/rulebook';
import { has, ROWS, type Row, TRAIT } from '../cards';
import { type GwentPlay, type Side, sideOf } from '../state';

/** Whether a Horn already works in the row, card or unit: a leader who doubles it would be spent for nothing. @rule GW-HORN-009 */
export function isDoubledByHorn(side: Side, row: Row): boolean {
  return side.horns[row] !== null || side.rows[row].some((card) => has(card, TRAIT.horn));
}

/** Doubles a row until the end of the round; without effect where any Horn already works. @rule GW-HORN-009 */
export function hornRow(play: GwentPlay, seat: Seat, row: Row, rule: RuleId): void {
  const side = sideOf(play.state, seat);
  const isDoubled = isDoubledByHorn(side, row);
  if (!isDoubled) side.leaderHorn = row;
  if (!play.isWatched) return;
  play.tell(isDoubled ? { type: 'no-effect', seat, rule } : { type: 'row-doubled', seat, row: ROWS[row], rule });
}
