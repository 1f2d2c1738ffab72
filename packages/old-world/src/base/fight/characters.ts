import { InvariantError } from '@medallion/kernel';
import type { CharacterId, FightStage, FightState } from './fight-state';
import { fighterOf } from './fighters';

/** How somebody takes a fight turn. */
export interface Character {
  readonly id: CharacterId;
  /** The stages of an own fight turn, in order. */
  readonly turnOrder: readonly FightStage[];
}

/** A witcher adds the combo up: damage first, then shields and special effects. @rule OW-FIGHT-013, OW-FIGHT-027 */
const witcher: Character = {
  id: 'witcher',
  turnOrder: ['turn', 'use', 'combo', 'beside', 'combo-use', 'resolve', 'after-hit', 'effects', 'replenish'],
};

const characters = new Map<CharacterId, Character>([[witcher.id, witcher]]);

/** On to the next stage of the fight turn under way; its order is the character's. */
export function goOn(fight: FightState): void {
  const { character } = fighterOf(fight, fight.turn);
  const order = characters.get(character)?.turnOrder;
  const next = order?.[order.indexOf(fight.stage) + 1];
  if (next === undefined) throw new InvariantError('no stage follows', { character, stage: fight.stage });
  fight.stage = next;
}
