import type { RuleId } from '@medallion/rulebook';
import { shuffleDeck } from '../rules/piles';
import { type GwentPlay, sideOf } from '../state';

/** Crach an Craite: both players shuffle their whole discard piles into their decks, heroes included. @rule GW-LEADER-029 */
export function reshuffleDiscards(play: GwentPlay, rule: RuleId): void {
  for (const seat of [0, 1]) {
    const side = sideOf(play.state, seat);
    const count = side.discard.length;
    side.deck.push(...side.discard);
    side.returned.push(...side.discard);
    side.discard.length = 0;
    if (play.isWatched) play.tell({ type: 'discards-reshuffled', seat, count, rule });
    shuffleDeck(play, seat, rule);
  }
}
