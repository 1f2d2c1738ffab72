import type { Seat } from '@medallion/kernel';
import { drawCards } from '../rules/piles';
import type { GwentPlay } from '../state';

const SPY_DRAW = 2;

/** Spy: it lies on the opponent's side and counts for them; its player draws two cards. @rule GW-SPY-003, GW-SPY-004 */
export function spyDraw(play: GwentPlay, by: Seat): void {
  drawCards(play, by, SPY_DRAW, 'GW-SPY-003');
}
