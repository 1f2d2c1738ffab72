import type { RuleId } from '@medallion/rulebook';
import { foeRules } from '../../base/fight/fighters';
import type { OldWorldPlay } from '../../core/state';

/** What the log cites for what an attack does: the foe's own rule where it has one. @rule OW-LH-042 */
export function ruleOf({ state }: OldWorldPlay, usual: RuleId): RuleId {
  const monster = state.fight?.monster ?? null;
  return (monster === null ? undefined : foeRules(state, monster).attackRule) ?? usual;
}
