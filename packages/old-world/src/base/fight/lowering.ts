import type { Flow } from '@medallion/kernel';
import type { RuleId } from '@medallion/rulebook';
import { ATTRIBUTES, type Attribute, type AttributeName, type OldWorldPlay, witcherOf } from '../../core/state';
import { canLower, lowerBy } from '../witcher/attributes';
import { useSource } from './effects';
import type { Actor, FightState } from './fight-state';
import { fighterOf } from './fighters';
import { react } from './reactions';

interface Lowering {
  readonly attribute: AttributeName;
  readonly n: number;
}

/** An attribute is about to fall: says whether something keeps it up. */
export function* isKeptUp(play: OldWorldPlay, fight: FightState, side: Actor): Flow<boolean> {
  const source = yield* react(play, fight, side, 'lowered');
  if (source === null) return false;
  yield* useSource(play, fight, side, source);
  return true;
}

/** An attribute falls in a fight. @rule OW-FIGHT-048 */
export function* lowerInFight(
  play: OldWorldPlay,
  fight: FightState,
  side: Actor,
  lowering: Lowering,
  rule: RuleId,
): Flow {
  const { seat } = fighterOf(fight, side);
  const attribute = ATTRIBUTES.indexOf(lowering.attribute) as Attribute;
  if (!canLower(witcherOf(play.state, seat), attribute)) return;
  if (!(yield* isKeptUp(play, fight, side))) lowerBy(play, seat, lowering, rule);
}
