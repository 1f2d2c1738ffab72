import type { Flow, Seat } from '@medallion/kernel';
import { becomesOf, type Card, cardOf, has, originOf, type Row, TRAIT } from '../cards';
import { type GwentPlay, sideOf } from '../state';
import { takeFromRow, takeOut } from './piles';
import { placeUnit } from './place';

/** A Summon unit that has left: who gets the replacement, and whose secondary deck gives it. */
export interface Summons {
  readonly side: Seat;
  readonly card: Card;
}

/** Units that leave together for the piles of those who control them; then Summon replacements enter. @rule GW-DISCARD-001, GW-SUMMON-006 */
export function* fall(
  play: GwentPlay,
  units: readonly { readonly seat: Seat; readonly row: Row; readonly card: Card }[],
): Flow {
  const summons: Summons[] = [];
  for (const { seat, row, card } of units) {
    takeFromRow(play.state, seat, row, card);
    sideOf(play.state, seat).discard.push(card);
    if (has(card, TRAIT.summon)) summons.push({ side: seat, card });
  }
  yield* answerSummons(play, summons);
}

/**
 * Brings the replacement of each departed Summon unit from the secondary deck of the player in whose deck it began.
 * Without one left, nothing comes.
 * @rule GW-SUMMON-001, GW-SUMMON-003, GW-SECOND-002, GW-SECOND-005
 */
export function* answerSummons(play: GwentPlay, summons: readonly Summons[]): Flow {
  for (const { side, card } of summons) {
    const replacement = takeFromSecondary(play, card);
    if (replacement === null) continue;
    yield* placeUnit(play, side, replacement, { from: 'secondary', cause: 'summon', rule: 'GW-SUMMON-001' });
  }
}

/** The card that the caller names, taken from the right secondary deck; null when it no longer holds one. */
export function takeFromSecondary(play: GwentPlay, caller: Card): Card | null {
  const kind = becomesOf(caller);
  if (kind === null) return null;
  const { secondary } = sideOf(play.state, originOf(caller));
  const card = cardOf(kind, originOf(caller));
  if (!secondary.includes(card)) return null;
  takeOut(secondary, card);
  return card;
}
