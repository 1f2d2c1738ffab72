import { ENEMIES, type Pool } from '../components';
import type { Enemy } from '../effect';
import type { ResultName } from '../pack';
import { type AdventureState, heroOf } from '../state';
import { poolByName, type Verdict, verdictOn } from './battle';
import { add, canTake, changesOf } from './results';

/** What lies there after one use, and how the comparisons would end with it. */
export interface UseAhead extends Verdict {
  readonly option: string;
  readonly pool: Readonly<Record<ResultName, number>>;
}

/** What each single use of step 5 would make of the results; dice that are rolled again are left out. */
export function usesAhead(state: AdventureState): readonly UseAhead[] {
  const { battle } = state;
  if (battle === null || battle.faces.length === 0) return [];
  const facts = ENEMIES[battle.enemy] as Enemy;
  const ahead = new Map<string, UseAhead>();
  for (const { option, takes, gives } of changesOf(heroOf(state, battle.seat), battle.enemy, false)) {
    if (ahead.has(option) || !canTake(battle.pool, takes)) continue;
    const after: Pool = [...battle.pool];
    add(after, takes, -1);
    add(after, gives, 1);
    ahead.set(option, { option, pool: poolByName(after), ...verdictOn(after, facts) });
  }
  return [...ahead.values()];
}
