import { choose, type Flow, type Seat } from '@medallion/kernel';
import { ATTACKER, type Fighter, type FightState } from '../../base/fight/fight-state';
import { fighterOf, fightOf } from '../../base/fight/fighters';
import { nextOpeningStage } from '../../base/fight/opening-stages';
import type { Ability } from '../../core/cards/vocabulary';
import { type FightOpening, type FightSource, PER_SOURCE } from '../../core/rules';
import { rulesOf } from '../../core/rules-of';
import type { OldWorldPlay, OldWorldState } from '../../core/state';
import { tellTrail } from './events';
import { largeCardOf, type Weakness } from './large-cards';
import { ALL, DONE, weaknessId, weaknessPrompt } from './prompts';
import { monsterTrail, ownTokens } from './state';

const BEGINS = 1;
const NOTHING: readonly number[] = [];

/** The foe of a fight that has a large card, and so weaknesses. */
function weaknessesIn({ monster }: FightState): readonly Weakness[] {
  return monster === null || monster.kind !== 'lair' ? [] : (largeCardOf(monster.facts.id)?.weaknesses ?? []);
}
/** Tokens of the attacker for the monster of this fight. @rule OW-MT-012 */
function tokensIn(state: Readonly<OldWorldState>, fight: FightState): readonly number[] {
  const { monster } = fight;
  if (monster === null || monster.kind !== 'lair') return NOTHING;
  return ownTokens(state, monster.terrain, fighterOf(fight, ATTACKER).seat);
}

/** @rule OW-MT-009 */
export function isBeginning(state: Readonly<OldWorldState>, _: FightState): boolean {
  return monsterTrail.of(state).chosen.includes(BEGINS);
}

/** Any number of them, none or all, before anything else of the fight. @rule OW-MT-017, OW-MT-052 */
export const weaknessOpening: FightOpening = {
  id: 'module:weaknesses',
  isDue: (state, fight) => tokensIn(state, fight).length > 0 && weaknessesIn(fight).length > 0,
  step: chooseWeaknesses,
};
function* chooseWeaknesses(play: OldWorldPlay): Flow {
  const { state } = play;
  const fight = fightOf(state);
  const { seat } = fighterOf(fight, ATTACKER);
  const { chosen } = monsterTrail.of(state);
  const open = tokensIn(state, fight)
    .filter((token) => !chosen.includes(token))
    .toSorted((one, other) => one - other);
  const taken = yield* choose(seat, weaknessPrompt, [...(open.length > 1 ? [ALL] : []), DONE, ...open]);
  const more = taken === ALL ? open : taken === DONE ? [] : [taken];
  const used = [...chosen, ...more];
  monsterTrail.put(play, { ...monsterTrail.of(state), chosen: used });
  if (taken > DONE && open.length > 1) return;
  tellUsed(play, fight, seat, used);
  nextOpeningStage(state, fight);
}
function tellUsed(play: OldWorldPlay, fight: FightState, seat: Seat, tokens: readonly number[]): void {
  const { monster } = fight;
  if (tokens.length === 0 || monster === null) return;
  tellTrail(play, { what: 'used', seat, monster: monster.facts.id, tokens, rule: 'OW-MT-017' });
}

/** What a chosen token does; the first does something beside beginning only for whoever is on the trail. */
function abilityOfToken(state: OldWorldState, token: number): Ability | null {
  const { fight } = state;
  if (fight === null) return null;
  const weakness = weaknessesIn(fight)[token - 1];
  if (weakness === undefined) return null;
  if (!('begin' in weakness)) return weakness;
  return fight.monster?.hasTrail === true ? (weakness.withTrail[0] ?? null) : null;
}
function isOften(state: OldWorldState, token: number): boolean {
  const weakness = state.fight === null ? undefined : weaknessesIn(state.fight)[token - 1];
  return weakness !== undefined && 'often' in weakness && weakness.often === true;
}

/** Each once a fight, unless it says otherwise; the token is kept. @rule OW-MT-018 */
export const weaknesses: FightSource = {
  id: 'weakness',
  rule: 'OW-MT-017',
  isFreelyOrdered: true,
  held: (state, { side, seat }, timing) => {
    const { chosen } = monsterTrail.of(state);
    if (chosen.length === 0 || side !== ATTACKER || state.fight?.fighters[ATTACKER]?.seat !== seat) return NOTHING;
    return chosen.filter((token) => abilityOfToken(state, token)?.when === timing);
  },
  ability: (state, _fighter, token) => abilityOfToken(state, token),
  optionId: weaknessId,
  use: (fighter: Fighter, token, play) => {
    if (isOften(play.state, token)) return;
    fighter.used.push(rulesOf(play.state).sources.indexOf(weaknesses) * PER_SOURCE + token);
  },
};
