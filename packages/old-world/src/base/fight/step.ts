import { type Flow, InvariantError } from '@medallion/kernel';
import type { OldWorldPlay } from '../../core/state';
import { begin, wager } from './begin';
import { MONSTER } from './fight-state';
import { fightOf, foeRules, monsterOf } from './fighters';
import { attackStep } from './monster-turn';
import { outcomeStep } from './outcome';
import { afterHit, replenish, resolveDamage, resolveEffects } from './resolve-combo';
import { besideStep, comboStep, comboUseStep, startWitcherTurn, stepOne } from './witcher-turn';

/** The step of the fight to play now; each asks little, so that a fork in mid-fight is cheap. */
export function fightStep(play: OldWorldPlay): Flow {
  switch (fightOf(play.state).stage) {
    case 'wager':
      return wager(play);
    case 'begin':
      return begin(play);
    case 'next':
      return nextStep(play);
    case 'turn':
      return startFightTurn(play);
    case 'use':
      return stepOne(play);
    case 'combo':
      return comboStep(play);
    case 'beside':
      return besideStep(play);
    case 'combo-use':
      return comboUseStep(play);
    case 'resolve':
      return resolveDamage(play);
    case 'after-hit':
      return afterHit(play);
    case 'effects':
      return resolveEffects(play);
    case 'replenish':
      return replenish(play);
    case 'attack':
      return attackStep(play);
    case 'outcome':
      return outcomeStep(play);
  }
}

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
