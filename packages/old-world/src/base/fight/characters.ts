import { InvariantError } from '@medallion/kernel';
import type { Character } from '../../core/rules';
import { rulesOf } from '../../core/rules-of';
import type { OldWorldState } from '../../core/state';
import type { FightState } from './fight-state';
import { fighterOf } from './fighters';

/** A witcher adds the combo up: damage first, then shields and special effects. @rule OW-FIGHT-013, OW-FIGHT-027 */
export const witcherCharacter: Character = {
  id: 'witcher',
  turnOrder: ['turn', 'use', 'combo', 'beside', 'combo-use', 'resolve', 'after-hit', 'effects', 'replenish'],
};

/** On to the next stage of the fight turn under way; its order is the character's. */
export function goOn(state: OldWorldState, fight: FightState): void {
  const { character } = fighterOf(fight, fight.turn);
  const order = rulesOf(state).characters.find(({ id }) => id === character)?.turnOrder;
  const next = order?.[order.indexOf(fight.stage) + 1];
  if (next === undefined) throw new InvariantError('no stage follows', { character, stage: fight.stage });
  fight.stage = next;
}
