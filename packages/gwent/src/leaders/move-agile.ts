import type { Seat } from '@medallion/kernel';
import type { RuleId } from '@medallion/rulebook';
import { type Card, has, idOf, isPlainUnit, ROWS, type Row, TRAIT } from '../cards';
import { takeFromRow } from '../rules/piles';
import { strengthIfMoved, strengthsOf } from '../rules/strength';
import { type GwentPlay, sideOf } from '../state';

/**
 * Hope of the Aen Seidhe: each plain Agile unit that would be stronger in its other row moves there. Each is judged
 * alone on the battlefield as it lies; then all move together, and nothing resolves again.
 * @rule GW-LEADER-024, GW-GEN-002
 */
export function moveAgile(play: GwentPlay, seat: Seat, rule: RuleId): void {
  const { state } = play;
  const side = sideOf(state, seat);
  const moves: { card: Card; from: Row; to: Row }[] = [];
  for (const from of [0, 1] as const) {
    const to = from === 0 ? 1 : 0;
    const strengths = strengthsOf(state, seat, from);
    for (const [index, card] of side.rows[from].entries()) {
      if (!has(card, TRAIT.agile) || !isPlainUnit(card)) continue;
      if (strengthIfMoved(state, seat, from, index, to) > (strengths[index] as number)) moves.push({ card, from, to });
    }
  }
  for (const { card, from, to } of moves) {
    takeFromRow(state, seat, from, card);
    side.rows[to].push(card);
    if (play.isWatched) {
      play.tell({ type: 'moved', side: seat, card: idOf(card), from: ROWS[from], to: ROWS[to], rule });
    }
  }
  if (moves.length === 0 && play.isWatched) play.tell({ type: 'no-effect', seat, rule });
}
