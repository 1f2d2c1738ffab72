import { type Flow, InvariantError } from '@medallion/kernel';
import type { FightPart } from '../../core/rules';
import { rulesOf } from '../../core/rules-of';
import type { OldWorldPlay } from '../../core/state';
import { begin } from './begin';
import { MONSTER } from './fight-state';
import { fightOf, foeRules, monsterOf } from './fighters';
import { attackStep } from './monster-turn';
import { outcomeStep } from './outcome';
import { afterHit, replenish, resolveDamage, resolveEffects } from './resolve-combo';
import { besideStep, comboStep, comboUseStep, startWitcherTurn, stepOne } from './witcher-turn';

/** The step of the fight to play now; each asks little, so that a fork in mid-fight is cheap. */
export function fightStep(play: OldWorldPlay): Flow {
  const { stage } = fightOf(play.state);
  const step = rulesOf(play.state).fightSteps[stage];
  if (step === undefined) throw new InvariantError('no such stage of a fight', { stage });
  return step(play);
}

/** The stages of the base game once a fight has begun. */
export const FIGHT_PARTS: readonly FightPart[] = [
  { id: 'begin', step: begin },
  { id: 'next', step: nextStep },
  { id: 'turn', step: startFightTurn },
  { id: 'use', step: stepOne },
  { id: 'combo', step: comboStep },
  { id: 'beside', step: besideStep },
  { id: 'combo-use', step: comboUseStep },
  { id: 'resolve', step: resolveDamage },
  { id: 'after-hit', step: afterHit },
  { id: 'effects', step: resolveEffects },
  { id: 'replenish', step: replenish },
  { id: 'attack', step: attackStep },
  { id: 'outcome', step: outcomeStep },
];

/** A step of its own, so that those who wait for their turn may be asked at once. @rule OW-WH-079 */
function* nextStep(play: OldWorldPlay): Flow {
  const fight = fightOf(play.state);
  const next = yield* foeRules(play.state, monsterOf(fight)).chooseNext?.(play, fight) ?? fixedOrder();
  if (next === null) return;
  fight.turn = next;
  fight.stage = 'turn';
}
function fixedOrder(): never {
  throw new InvariantError('nobody is asked who comes next');
}

/** Witcher and opponent alternate. @rule OW-FIGHT-004, OW-FIGHT-012 */
function* startFightTurn(play: OldWorldPlay): Flow {
  const fight = fightOf(play.state);
  if (fight.turn !== MONSTER || fight.monster === null) {
    yield* startWitcherTurn(play, fight.turn);
    return;
  }
  fight.stage = 'attack';
  if (play.isWatched) {
    play.tell({ type: 'fight-turn', seat: null, turn: fight.monster.turns + 1, rule: 'OW-FIGHT-012' });
  }
}
