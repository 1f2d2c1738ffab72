import { InvariantError, type Seat } from '@medallion/kernel';
import type { RuleId } from '@medallion/rulebook';
import { EQUIPMENT, specialtyOf, trophyFacts } from '../../core/cards/components';
import type { Ability, Timing } from '../../core/cards/vocabulary';
import { rulesOf } from '../../core/rules-of';
import { type OldWorldState, SPECIALTY, type Witcher, witcherOf } from '../../core/state';
import { wordIn } from '../../core/words';
import { type FightSource, SOURCE } from '../../options';
import { hasCompanion } from '../companions/companions';
import type { Actor, Fighter, FightState } from './fight-state';
import { fighterOf } from './fighters';

/** What gives an ability: a trophy by its number, equipment from `GEAR` on, or the specialty. */
export type Source = number;
const GEAR = 10_000;
export const SPECIALTY_SOURCE = 20_000;

/** The specialty at its level, or at level I where a trophy grants a second use. @rule OW-SPEC-001, OW-SPEC-002 */
function specialtyNow(state: OldWorldState, witcher: Witcher, fighter: Fighter): Ability | null {
  if (fighter.specialtyUses === 0) return specialtyOf(state, witcher.school, witcher.attributes[SPECIALTY]);
  return fighter.specialtyUses === 1 && fighter.specialtyAgain ? specialtyOf(state, witcher.school, 1) : null;
}

export function abilityFrom(state: OldWorldState, fighter: Fighter, source: Source): Ability {
  if (source === SPECIALTY_SOURCE) {
    const ability = specialtyNow(state, witcherOf(state, fighter.seat), fighter);
    if (ability === null) throw new InvariantError('the specialty was used', { seat: fighter.seat });
    return ability;
  }
  if (source < GEAR) return trophyFacts(source).ability;
  const gear = EQUIPMENT[source - GEAR];
  if (gear === undefined) throw new InvariantError('no such source', { source });
  return gear.ability;
}

export function showSource(source: Source): FightSource {
  if (source === SPECIALTY_SOURCE) return { kind: 'specialty' };
  if (source < GEAR) return { kind: 'trophy', trophy: trophyFacts(source).id };
  return { kind: 'equipment', equipment: EQUIPMENT[source - GEAR]?.id ?? '' };
}
/** As events and views name it. */
export function sourceId(source: Source): string {
  return SOURCE.write(showSource(source));
}
export function ruleOfSource(source: Source): RuleId {
  return source === SPECIALTY_SOURCE ? 'OW-FIGHT-014' : 'OW-TROPHY-007';
}

/** Marks the source as used; each works once a fight. @rule OW-SPEC-001, OW-TROPHY-007 */
export function markUsed(fighter: Fighter, source: Source): void {
  if (source === SPECIALTY_SOURCE) fighter.specialtyUses += 1;
  else fighter.used.push(source);
}

/** What the side may use at this moment, in a fixed order: trophies, equipment, the specialty. */
export function usableAt(state: OldWorldState, fight: FightState, side: Actor, timing: Timing): Source[] {
  const fighter = fighterOf(fight, side);
  const witcher = witcherOf(state, fighter.seat);
  const found: Source[] = [];
  for (const trophy of witcher.trophies) {
    if (!fighter.used.includes(trophy) && isUsable(state, fight, side, trophyFacts(trophy).ability, timing)) {
      found.push(trophy);
    }
  }
  if (witcher.companions.length > 0) addGear(state, fight, side, timing, found);
  const specialty = specialtyNow(state, witcher, fighter);
  if (specialty !== null && isUsable(state, fight, side, specialty, timing)) found.push(SPECIALTY_SOURCE);
  return found;
}

function addGear(state: OldWorldState, fight: FightState, side: Actor, timing: Timing, found: Source[]): void {
  const fighter = fighterOf(fight, side);
  const witcher = witcherOf(state, fighter.seat);
  for (const [index, gear] of EQUIPMENT.entries()) {
    const source = GEAR + index;
    if (gear.ability.when !== timing || fighter.used.includes(source) || !hasCompanion(witcher, gear.id)) continue;
    if (isUsable(state, fight, side, gear.ability, timing)) found.push(source);
  }
}

/** Effects that could do nothing at all are not offered. */
function isUsable(state: OldWorldState, fight: FightState, side: Actor, ability: Ability, timing: Timing): boolean {
  if (ability.when !== timing) return false;
  const { cost, if: condition } = ability;
  const { costs, conditions, fightEffects } = rulesOf(state).words;
  const fighter = fighterOf(fight, side);
  if (cost !== undefined && !wordIn(costs, cost.pay).canPay(witcherOf(state, fighter.seat), cost)) return false;
  if (condition !== undefined && !wordIn(conditions, condition.is).holds(state, fight, side, condition)) return false;
  const [first] = ability.effects;
  return first === undefined || (wordIn(fightEffects, first.do).canHelp?.(state, fight, fighter, first) ?? true);
}

/** The pile that stands for the other side's life: the deck of a witcher, the pool of a monster. @rule OW-SPEC-006 */
export function topOfOther(state: OldWorldState, fight: FightState, seat: Seat): number[] {
  if (fight.monster !== null) return fight.monster.life;
  const other = fight.fighters.find((fighter) => fighter.seat !== seat);
  return other === undefined ? [] : witcherOf(state, other.seat).deck;
}
