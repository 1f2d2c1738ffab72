import type { Flow, Seat } from '@medallion/kernel';
import type { RuleId } from '@medallion/rulebook';
import type { Effect } from '../../core/effect';
import type { CardEffect } from '../../core/rules';
import { rulesOf } from '../../core/rules-of';
import type { OldWorldPlay } from '../../core/state';

/** Effects of exploration and event cards in their order, each as far as possible. @rule OW-TERM-015, OW-EXPLORE-014, OW-QUEST-008 */
export function* resolve(play: OldWorldPlay, seat: Seat, effects: readonly Effect[], rule: RuleId): Flow {
  const { cardEffects } = rulesOf(play.state);
  for (const effect of effects) {
    if (play.state.outcome !== null) return;
    // The table gives each word the effect that is its own.
    const carryOut = cardEffects[effect.do] as CardEffect<Effect['do']>;
    yield* carryOut(play, seat, effect as never, rule);
  }
}
