import { distancesFrom } from '../../core/map';
import type { PromptWorths } from '../../core/module';
import { rulesOf } from '../../core/rules-of';
import { type Location, type OldWorldState, witcherOf } from '../../core/state';
import { BONUSES } from './bonuses';

/** Cards that the die brings on average. */
const AVERAGE =
  BONUSES.reduce((sum, { most, draw }, row) => sum + draw * (most - (BONUSES[row - 1]?.most ?? 0)), 0) / 6;

/** What it is worth to come to its place: the cards, as a card is worth on the way. */
export const mountWorth = (): number => AVERAGE;

/** Far from the others, who come first, and near enough to come back to. */
function placeWorth(state: Readonly<OldWorldState>, seat: number): (at: number) => number {
  const steps = (from: number, to: Location): number =>
    distancesFrom(rulesOf(state).board, witcherOf(state, from).at)[to] ?? 0;
  const others = state.witchers.flatMap((_, other) => (other === seat ? [] : [other]));
  return (at) => {
    const nearest = Math.min(3, ...others.map((other) => steps(other, at)));
    return Math.exp(0.6 * nearest - 0.3 * Math.min(4, steps(seat, at)));
  };
}

export const mountWorths: PromptWorths = { 'mount-place': placeWorth };
