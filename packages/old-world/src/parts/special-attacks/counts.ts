import type { Actor, FightState } from '../../base/fight/fight-state';
import { fighterOf } from '../../base/fight/fighters';
import { modified } from '../../core/hooks';
import { rulesOf } from '../../core/rules-of';
import { type OldWorldState, witcherOf } from '../../core/state';
import { specialAttacks } from './state';
import type { CountName } from './vocabulary';

/** How many there are; what modules bring they count themselves. */
export function countOf(state: OldWorldState, fight: FightState, target: Actor, what: CountName): number {
  const witcher = witcherOf(state, fighterOf(fight, target).seat);
  return modified(rulesOf(state).modifyCount, own(), state, what, fight, target);

  function own(): number {
    switch (what) {
      case 'hand':
        return witcher.hand.length;
      case 'hand-half-down':
        return Math.floor(witcher.hand.length / 2);
      case 'hand-half-up':
        return Math.ceil(witcher.hand.length / 2);
      case 'potions':
      case 'potions-and-bombs':
        return witcher.potions.length;
      case 'dice':
        return specialAttacks.of(state).dice;
      case 'trophies':
        return witcher.trophies.length;
      case 'shield':
        return witcher.shield;
      case 'weaknesses':
      case 'tokens-on-board':
        return 0;
    }
  }
}

interface Some {
  readonly n?: number | undefined;
  readonly count?: CountName | undefined;
  readonly least?: number | undefined;
}
/** A number, or something counted. */
export function numberOf(state: OldWorldState, fight: FightState, target: Actor, { n, count, least }: Some): number {
  if (count === undefined) return n ?? 0;
  return Math.max(least ?? 0, countOf(state, fight, target, count));
}
