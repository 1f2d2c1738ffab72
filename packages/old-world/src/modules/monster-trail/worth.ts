import { distancesFrom } from '../../core/map';
import type { PromptWorths } from '../../core/module';
import { rulesOf } from '../../core/rules-of';
import { type Location, type OldWorldState, witcherOf } from '../../core/state';
import { ALL } from './prompts';

/** A weakness is worth about a card and a half on the way to a fight. */
export const entryWorth = (): number => 1.5;

/** All of them are used: not one of them costs anything by itself. */
const use =
  () =>
  (token: number): number =>
    token === ALL ? 20 : token > 0 ? 10 : 0.2;

/** Far from whoever comes to look for it. */
function place(state: Readonly<OldWorldState>): (at: number) => number {
  const distances = distancesFrom(rulesOf(state).board, witcherOf(state, state.active).at);
  return (at: Location) => Math.exp(0.5 * Math.min(4, distances[at] ?? 0));
}

export const trailWorths: PromptWorths = { 'weakness-use': use, 'weakness-place': place };
