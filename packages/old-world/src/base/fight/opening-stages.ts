import type { FightOpening } from '../../core/rules';
import { rulesOf } from '../../core/rules-of';
import type { OldWorldState } from '../../core/state';
import type { FightState } from './fight-state';

/** On to the next stage before the fight that is due; after the last of them the fight begins. */
export function nextOpeningStage(state: Readonly<OldWorldState>, fight: FightState): void {
  const { fightOpening } = rulesOf(state);
  const from = fightOpening.findIndex(({ id }) => id === fight.stage) + 1;
  for (let place = from; place < fightOpening.length; place++) {
    const { id, isDue } = fightOpening[place] as FightOpening;
    if (!isDue(state, fight)) continue;
    fight.stage = id;
    return;
  }
  fight.stage = 'begin';
}
