import { InvariantError, type Seat } from '@medallion/kernel';
import type { RuleId } from '@medallion/rulebook';
import { monsterFacts } from '../../core/cards/components';
import type { MonsterAbility } from '../../core/cards/vocabulary';
import { shieldMaximumAt } from '../../core/components';
import { DEFENSE, MAX_LEVEL, type OldWorldPlay, type OldWorldState, type Witcher, witcherOf } from '../../core/state';
import { changeShield } from '../witcher/resources';
import { ATTACKER, type Fighter, type FightState, OPPONENT, type Side } from './fight-state';

export function fightOf(state: OldWorldState): FightState {
  if (state.fight === null) throw new InvariantError('no fight is under way');
  return state.fight;
}
/** The witcher of a side; only fights between witchers have two. */
export function fighterOf(fight: FightState, side: Side): Fighter {
  const fighter = fight.fighters[side];
  if (fighter === undefined) throw new InvariantError('this side is no witcher', { side });
  return fighter;
}
export function sideOfSeat(fight: FightState, seat: Seat): Side | null {
  if (fight.fighters[0].seat === seat) return ATTACKER;
  return fight.fighters[1]?.seat === seat ? OPPONENT : null;
}
export function witcherOfSide(state: OldWorldState, fight: FightState, side: Side): Witcher {
  return witcherOf(state, fighterOf(fight, side).seat);
}
/** The ability of the monster being fought; null between witchers. @rule OW-FIGHT-008 */
export function abilityOf(fight: FightState): MonsterAbility | null {
  return fight.monster === null ? null : monsterFacts(fight.monster.monster).ability;
}

/** Where the fight lowers Defense, the maximum of the lower level holds. @rule OW-ATTR-002, OW-ATTR-008, OW-ATTR-009 */
export function shieldMost(state: OldWorldState, fighter: Fighter): number {
  const level = witcherOf(state, fighter.seat).attributes[DEFENSE];
  const lowered = level === MAX_LEVEL ? level : Math.max(1, level - fighter.defenseLess);
  return shieldMaximumAt(lowered);
}

/** Gains above the maximum are lost, and some monsters allow few a turn. @rule OW-FIGHT-028 */
export function raiseShield(play: OldWorldPlay, fight: FightState, side: Side, n: number, rule: RuleId): void {
  const fighter = fighterOf(fight, side);
  const { shield } = witcherOf(play.state, fighter.seat);
  const ability = abilityOf(fight);
  const allowed = ability?.do === 'shield-gain-most' ? Math.max(0, ability.n - fighter.shieldGained) : n;
  const gained = Math.min(n, allowed, Math.max(0, shieldMost(play.state, fighter) - shield));
  if (gained <= 0) return;
  fighter.shieldGained += gained;
  changeShield(play, fighter.seat, gained, rule);
}

/** A shield above what the fight allows is trimmed. @rule OW-ATTR-007 */
export function trimShield(play: OldWorldPlay, fight: FightState, side: Side): void {
  const fighter = fighterOf(fight, side);
  const over = witcherOf(play.state, fighter.seat).shield - shieldMost(play.state, fighter);
  if (over > 0) changeShield(play, fighter.seat, -over, 'OW-ATTR-007');
}

/** Neither deck nor hand; cards of the combo on the table do not count. @rule OW-FIGHT-026 */
export function isKnockedOut(witcher: Witcher): boolean {
  return witcher.deck.length === 0 && witcher.hand.length === 0;
}
