import { InvariantError, type Seat } from '@medallion/kernel';
import type { RuleId } from '@medallion/rulebook';
import { EQUIPMENT, specialtyOf, trophyFacts } from '../../core/cards/components';
import type { Ability, Timing } from '../../core/cards/vocabulary';
import { type FightSource, PER_SOURCE } from '../../core/rules';
import { rulesOf } from '../../core/rules-of';
import { type OldWorldPlay, type OldWorldState, SPECIALTY, witcherOf } from '../../core/state';
import { wordIn } from '../../core/words';
import { SOURCE } from '../../options';
import { hasCompanion } from '../companions/companions';
import type { Actor, Fighter, FightState } from './fight-state';
import { fighterOf } from './fighters';

/** One thing that gives an ability: its own number, and the place of what it is in the list of sources. */
export type Source = number;

const NOTHING: readonly number[] = [];
const ONE: readonly number[] = [0];

/** Asked for at every moment of every fight: nothing is made where there is nothing to use. */
const trophies: FightSource = {
  id: 'trophy',
  rule: 'OW-TROPHY-007',
  held: (state, { seat }, timing) => {
    const own = witcherOf(state, seat).trophies;
    for (let at = 0; at < own.length; at++) {
      if (trophyFacts(own[at] as number).ability.when === timing) return own;
    }
    return NOTHING;
  },
  ability: (_state, _fighter, trophy) => trophyFacts(trophy).ability,
  optionId: (trophy) => SOURCE.write({ kind: 'trophy', trophy: trophyFacts(trophy).id }),
};

const gearAt = new Map<Timing, number[]>();
let sorted = 0;
/** By its moment: modules lay theirs in one after the other. */
function gearFor(timing: Timing): readonly number[] {
  for (; sorted < EQUIPMENT.length; sorted++) {
    const { when } = gearOf(sorted).ability;
    gearAt.set(when, [...(gearAt.get(when) ?? []), sorted]);
  }
  return gearAt.get(timing) ?? NOTHING;
}
/** Companions that are of use in fights. @rule OW-QUEST-007 */
const equipment: FightSource = {
  id: 'equipment',
  rule: 'OW-TROPHY-007',
  held: (state, { seat }, timing) => {
    const witcher = witcherOf(state, seat);
    if (witcher.companions.length === 0) return NOTHING;
    const gear = gearFor(timing);
    return gear.length === 0 ? gear : gear.filter((one) => hasCompanion(witcher, gearOf(one).id));
  },
  ability: (_state, _fighter, gear) => gearOf(gear).ability,
  optionId: (gear) => SOURCE.write({ kind: 'equipment', equipment: gearOf(gear).id }),
};
function gearOf(number: number) {
  const gear = EQUIPMENT[number];
  if (gear === undefined) throw new InvariantError('no such equipment', { number });
  return gear;
}

/** At its level, or at level I where a trophy grants a second use. @rule OW-SPEC-001, OW-SPEC-002 */
function specialtyNow(state: OldWorldState, { seat, specialtyUses, specialtyAgain }: Fighter): Ability | null {
  const { school, attributes } = witcherOf(state, seat);
  if (specialtyUses === 0) return specialtyOf(state, school, attributes[SPECIALTY]);
  return specialtyUses === 1 && specialtyAgain ? specialtyOf(state, school, 1) : null;
}
const specialty: FightSource = {
  id: 'specialty',
  rule: 'OW-FIGHT-014',
  held: (state, fighter, timing) => (specialtyNow(state, fighter)?.when === timing ? ONE : NOTHING),
  ability: specialtyNow,
  optionId: () => SOURCE.write({ kind: 'specialty' }),
  use: (fighter) => {
    fighter.specialtyUses += 1;
  },
};

/** What gives abilities in the base game, in the order in which it is offered. */
export const SOURCES: readonly FightSource[] = [trophies, equipment, specialty];

function partOf(state: Readonly<OldWorldState>, source: Source): FightSource {
  const part = rulesOf(state).sources[Math.floor(source / PER_SOURCE)];
  if (part === undefined) throw new InvariantError('no such source', { source });
  return part;
}
export function abilityFrom(state: OldWorldState, fighter: Fighter, source: Source): Ability {
  const ability = partOf(state, source).ability(state, fighter, source % PER_SOURCE);
  if (ability === null) throw new InvariantError('this was used', { source, seat: fighter.seat });
  return ability;
}
/** As options, events and views name it. */
export function sourceId(state: Readonly<OldWorldState>, source: Source): string {
  return partOf(state, source).optionId(source % PER_SOURCE);
}
export const ruleOfSource = (state: OldWorldState, source: Source): RuleId => partOf(state, source).rule;

/** The specialty links by an extension of its own. @rule OW-SPEC-020 */
export function specialtySource(state: OldWorldState): Source {
  const { sources } = rulesOf(state);
  for (let place = 0; place < sources.length; place++) if (sources[place] === specialty) return place * PER_SOURCE;
  throw new InvariantError('nobody has a specialty');
}

/** Marks the source as used; each works once a fight. @rule OW-SPEC-001, OW-TROPHY-007 */
export function markUsed(play: OldWorldPlay, fighter: Fighter, source: Source): void {
  const { use } = partOf(play.state, source);
  if (use === undefined) fighter.used.push(source);
  else use(fighter, source % PER_SOURCE, play);
}
/** Whether what this moment allows may be used in an order of choice. @rule OW-MT-052 */
export const isFreelyOrdered = (state: OldWorldState, sources: readonly Source[]): boolean =>
  sources.length > 1 && sources.some((source) => partOf(state, source).isFreelyOrdered === true);

/** What the side may use at this moment, in the order of the list: trophies, equipment, the specialty, what modules bring. */
export function usableAt(state: OldWorldState, fight: FightState, side: Actor, timing: Timing): readonly Source[] {
  const fighter = fighterOf(fight, side);
  const { sources } = rulesOf(state);
  let found: Source[] | null = null;
  for (let place = 0; place < sources.length; place++) {
    const part = sources[place] as FightSource;
    const held = part.held(state, fighter, timing);
    for (let at = 0; at < held.length; at++) {
      const number = held[at] as number;
      const source = place * PER_SOURCE + number;
      if (fighter.used.includes(source)) continue;
      const ability = part.ability(state, fighter, number);
      if (ability === null || !isUsable(state, fight, side, ability, timing)) continue;
      if (found === null) found = [source];
      else found.push(source);
    }
  }
  return found ?? NOTHING;
}

/** Whether the side is asked at this moment whatever it holds. @rule OW-AP-004 */
export function isAskedAt(state: OldWorldState, fight: FightState, side: Actor, timing: Timing): boolean {
  const { sources } = rulesOf(state);
  for (let place = 0; place < sources.length; place++) {
    if ((sources[place] as FightSource).asks?.(state, fighterOf(fight, side), timing) === true) return true;
  }
  return false;
}

/** Effects that could do nothing at all are not offered. */
function isUsable(state: OldWorldState, fight: FightState, side: Actor, ability: Ability, timing: Timing): boolean {
  if (ability.when !== timing) return false;
  const { cost, if: condition } = ability;
  const { costs, conditions, fightEffects } = rulesOf(state).words;
  const fighter = fighterOf(fight, side);
  if (cost !== undefined && !wordIn(costs, cost.pay).canPay(witcherOf(state, fighter.seat), cost, state)) return false;
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
