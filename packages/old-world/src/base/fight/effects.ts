import type { Flow } from '@medallion/kernel';
import type { Ability, Cost, FightEffect } from '../../core/cards/vocabulary';
import { rulesOf } from '../../core/rules-of';
import type { OldWorldPlay } from '../../core/state';
import { type Acting, wordIn } from '../../core/words';
import type { Actor, Fighter, FightState } from './fight-state';
import { fighterOf } from './fighters';
import { abilityFrom, markUsed, ruleOfSource, type Source, sourceId } from './sources';

/** Uses a trophy, equipment or the specialty: pays for it, marks it, runs it. @rule OW-FIGHT-014 */
export function* useSource(play: OldWorldPlay, fight: FightState, side: Actor, source: Source): Flow<Ability> {
  const fighter = fighterOf(fight, side);
  const ability = abilityFrom(play.state, fighter, source);
  markUsed(play, fighter, source);
  const rule = ruleOfSource(play.state, source);
  if (play.isWatched)
    play.tell({ type: 'ability-used', seat: fighter.seat, source: sourceId(play.state, source), rule });
  if (ability.cost !== undefined) yield* payCost(play, fighter, ability.cost);
  const joinsCombo = ability.when === 'combo';
  yield* runEffects({ play, fight, side, fighter, joinsCombo, rule }, ability.effects);
  return ability;
}

export function payCost(play: OldWorldPlay, fighter: Fighter, cost: Cost): Flow {
  return wordIn(rulesOf(play.state).words.costs, cost.pay).pay(play, fighter.seat, cost);
}

/** Effects in their order, each word as its table says. */
export function* runEffects(acting: Acting, effects: readonly FightEffect[]): Flow {
  const { fightEffects } = rulesOf(acting.play.state).words;
  for (const effect of effects) {
    if (acting.fight.end !== null) return;
    const word = wordIn(fightEffects, effect.do);
    if (word.run !== undefined) yield* word.run(acting, effect);
    else word.act?.(acting, effect);
  }
}
