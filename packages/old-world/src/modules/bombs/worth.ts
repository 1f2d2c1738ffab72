import type { PromptWorths } from '../../core/module';
import { type OldWorldState, POTION_LIMIT, witcherOf } from '../../core/state';
import { BY_GOLD, NO_BOMB } from './prompts';
import { BOMB_LIMIT, ownBombs } from './state';

/** A bomb is worth a little more than a potion: gladly for gold that is left over, seldom for a potion. */
function instead(state: Readonly<OldWorldState>, seat: number): (paid: number) => number {
  const { gold, potions } = witcherOf(state, seat);
  const isFull = ownBombs(state, seat).length >= BOMB_LIMIT;
  return (paid) => {
    if (paid === NO_BOMB) return 3;
    if (isFull) return 0.1;
    if (paid === BY_GOLD) return gold > 3 ? 6 : gold > 1 ? 2 : 0.8;
    return potions.length >= POTION_LIMIT ? 4 : 0.4;
  };
}
export const bombWorths: PromptWorths = { 'bomb-instead': instead };
