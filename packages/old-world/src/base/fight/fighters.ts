import { InvariantError } from '@medallion/kernel';
import type { RuleId } from '@medallion/rulebook';
import type { FightCardFacts } from '../../core/cards/card-pack';
import type { MonsterAbility } from '../../core/cards/vocabulary';
import { shieldMaximumAt } from '../../core/components';
import type { Foe } from '../../core/foes';
import { rulesOf } from '../../core/rules-of';
import { DEFENSE, MAX_LEVEL, type OldWorldPlay, type OldWorldState, type Witcher, witcherOf } from '../../core/state';
import { type FoeWord, type Words, wordIn } from '../../core/words';
import { changeShield } from '../witcher/resources';
import {
  type Actor,
  ATTACKER,
  type Fighter,
  type FightState,
  MONSTER,
  type MonsterSide,
  OPPONENT,
  type Side,
} from './fight-state';
import { lowest } from './limits';

export function fightOf(state: OldWorldState): FightState {
  if (state.fight === null) throw new InvariantError('no fight is under way');
  return state.fight;
}
export function fighterOf(fight: FightState, who: Actor): Fighter {
  const fighter = fight.fighters[who];
  if (fighter === undefined) throw new InvariantError('this actor is no witcher', { who });
  return fighter;
}
export function sideOf(fight: FightState, who: Actor): Side {
  return who === MONSTER ? OPPONENT : fighterOf(fight, who).side;
}
/** Whom this fighter strikes: the monster, or the one witcher against it. */
export function foeOf(fight: FightState, who: Actor): Actor {
  if (fight.monster !== null) return MONSTER;
  return fight.fighters.findIndex(({ side }) => side !== fighterOf(fight, who).side);
}
const ALONE: readonly Actor[] = [0];
/** Fighters of the attackers' side who still stand: whom the monster strikes. */
export function standing(fight: FightState): readonly Actor[] {
  if (fight.fighters.length === 1) return ALONE;
  return fight.fighters.flatMap(({ side, isOut }, who) => (side === ATTACKER && !isOut ? [who] : []));
}
/** The next of the side that stands, then the other side. @rule OW-FIGHT-004, OW-FIGHT-012, OW-WH-078 */
export function nextActor(fight: FightState, who: Actor): Actor {
  if (fight.monster === null) return foeOf(fight, who);
  if (fight.fighters.length === 1) return who === MONSTER ? 0 : MONSTER;
  if (who === MONSTER) return standing(fight)[0] ?? MONSTER;
  return standing(fight).find((other) => other > who) ?? MONSTER;
}
export function monsterOf(fight: FightState): MonsterSide {
  if (fight.monster === null) throw new InvariantError('no monster in this fight');
  return fight.monster;
}
/** A fight card, wherever it comes from. */
export function fightCardOf(state: Readonly<OldWorldState>, card: number): FightCardFacts {
  return rulesOf(state).fightCards[card] as FightCardFacts;
}
/** The one witcher against this fighter; none where a monster is. */
export function opponentOf(fight: FightState, { side }: Fighter): Fighter | undefined {
  return fight.monster === null ? fight.fighters.find((one) => one.side !== side) : undefined;
}
/** How this foe fights, by its kind. */
export function foeRules(state: Readonly<OldWorldState>, { kind }: MonsterSide): Foe {
  const foe = rulesOf(state).foes[kind];
  if (foe === undefined) throw new InvariantError('no such kind of foe', { kind });
  return foe;
}
/** A fight turn is over: the next comes in the fixed order, or somebody is asked for it. */
export function passTurn(state: Readonly<OldWorldState>, fight: FightState, who: Actor): void {
  const isAsked = fight.monster !== null && foeRules(state, fight.monster).chooseNext !== undefined;
  fight.turn = isAsked ? MONSTER : nextActor(fight, who);
  fight.stage = isAsked ? 'next' : 'turn';
}
const NO_ABILITY: MonsterAbility = { do: 'nothing' };
const CHANGES_NOTHING: FoeWord = {};
/** The ability of the foe, to be handed to its own word; between witchers it says nothing. @rule OW-FIGHT-008 */
export function abilityOf({ monster }: FightState): MonsterAbility {
  return monster?.facts.ability ?? NO_ABILITY;
}
/** What the ability of the foe changes. */
export function abilityWord(state: Readonly<OldWorldState>, { monster }: FightState): FoeWord {
  if (monster === null || monster.facts.ability === null) return CHANGES_NOTHING;
  const { ability } = monster.facts;
  const { foeAbilities } = rulesOf(state).words;
  if (ability === last.ability && foeAbilities === last.table) return last.word;
  last = { ability, table: foeAbilities, word: wordIn(foeAbilities, ability.do) };
  return last.word;
}
/** A fight asks for the one word many times over. */
let last: {
  readonly ability: MonsterAbility | null;
  readonly table: Words['foeAbilities'] | null;
  readonly word: FoeWord;
} = { ability: null, table: null, word: CHANGES_NOTHING };

/** Where the fight lowers Defense, the maximum of the lower level holds. @rule OW-ATTR-002, OW-ATTR-008, OW-ATTR-009 */
export function shieldMost(state: OldWorldState, fighter: Fighter): number {
  const level = witcherOf(state, fighter.seat).attributes[DEFENSE];
  const lowered = level === MAX_LEVEL ? level : Math.max(1, level - fighter.defenseLess);
  return shieldMaximumAt(lowered);
}

/** Gains above the maximum are lost, and some monsters allow few a turn. @rule OW-FIGHT-028 */
export function raiseShield(play: OldWorldPlay, fight: FightState, who: Actor, n: number, rule: RuleId): void {
  const fighter = fighterOf(fight, who);
  const { shield } = witcherOf(play.state, fighter.seat);
  const byFoe = abilityWord(play.state, fight).shieldGain?.(n, fighter, abilityOf(fight)) ?? n;
  const most = lowest(fighter, 'shieldGainMost');
  const allowed = most === null ? byFoe : Math.min(byFoe, Math.max(0, most - fighter.shieldGained));
  const gained = Math.min(allowed, Math.max(0, shieldMost(play.state, fighter) - shield));
  if (gained <= 0) return;
  fighter.shieldGained += gained;
  changeShield(play, fighter.seat, gained, rule);
}

/** A shield above what the fight allows is trimmed. @rule OW-ATTR-007 */
export function trimShield(play: OldWorldPlay, fight: FightState, who: Actor): void {
  const fighter = fighterOf(fight, who);
  const over = witcherOf(play.state, fighter.seat).shield - shieldMost(play.state, fighter) - fighter.shieldOver;
  if (over > 0) changeShield(play, fighter.seat, -over, 'OW-ATTR-007');
}

/** Neither deck nor hand; cards of the combo on the table do not count. @rule OW-FIGHT-026 */
export function isKnockedOut(witcher: Witcher): boolean {
  return witcher.deck.length === 0 && witcher.hand.length === 0;
}
