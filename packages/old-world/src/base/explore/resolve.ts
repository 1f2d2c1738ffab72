import type { Flow, Seat } from '@medallion/kernel';
import type { RuleId } from '@medallion/rulebook';
import type { Effect } from '../../core/effect';
import { rulesOf } from '../../core/rules-of';
import type { OldWorldPlay } from '../../core/state';
import { wordIn } from '../../core/words';

/** Effects of exploration and event cards in their order, each as far as possible. @rule OW-TERM-015, OW-EXPLORE-014, OW-QUEST-008 */
export function* resolve(play: OldWorldPlay, seat: Seat, effects: readonly Effect[], rule: RuleId): Flow {
  const { cardEffects } = rulesOf(play.state).words;
  for (const effect of effects) {
    if (play.state.outcome !== null) return;
    yield* wordIn(cardEffects, effect.do).run(play, seat, effect, rule);
  }
}
