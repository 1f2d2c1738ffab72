import { choose, type Flow, type Prompt, type Seat, shuffle } from '@medallion/kernel';
import type { RuleId } from '@medallion/rulebook';
import { potionFacts } from '../../core/cards-of';
import { shieldMaximumAt } from '../../core/components';
import { modified, replaced } from '../../core/hooks';
import { rulesOf } from '../../core/rules-of';
import {
  DEFENSE,
  type OldWorldPlay,
  type OldWorldState,
  POTION_LIMIT,
  type Witcher,
  witcherOf,
} from '../../core/state';
import { openPrompt } from '../../options';
import { showPotion } from '../../options/show';

export const potionPrompt: Prompt<OldWorldState, number> = openPrompt('discard-potion', showPotion);

/** The bank never runs out. @rule OW-SETUP-014 */
export function gainGold(play: OldWorldPlay, seat: Seat, n: number, rule: RuleId): void {
  if (n <= 0) return;
  witcherOf(play.state, seat).gold += n;
  if (play.isWatched) play.tell({ type: 'gold-gained', seat, n, rule });
}

/** Pays as much as there is, up to n. @rule OW-TERM-015 */
export function payGold(play: OldWorldPlay, seat: Seat, n: number, rule: RuleId): void {
  const witcher = witcherOf(play.state, seat);
  const paid = Math.min(n, witcher.gold);
  if (paid <= 0) return;
  witcher.gold -= paid;
  if (play.isWatched) play.tell({ type: 'gold-paid', seat, n: paid, rule });
}

/** @rule OW-ATTR-002 */
export function shieldMaximum(witcher: Witcher): number {
  return shieldMaximumAt(witcher.attributes[DEFENSE]);
}

/** Never below 0 nor above the maximum of Defense. @rule OW-ATTR-002, OW-FIGHT-028 */
export function changeShield(play: OldWorldPlay, seat: Seat, by: number, rule: RuleId): void {
  const witcher = witcherOf(play.state, seat);
  const to = Math.max(0, Math.min(witcher.shield + by, Math.max(witcher.shield, shieldMaximum(witcher))));
  const change = to - witcher.shield;
  if (change === 0) return;
  witcher.shield = to;
  if (play.isWatched) play.tell({ type: 'shield-changed', seat, by: change, to, rule });
}

/** @rule OW-OUT-029 */
export function refillShield(play: OldWorldPlay, seat: Seat, rule: RuleId): void {
  const witcher = witcherOf(play.state, seat);
  changeShield(play, seat, shieldMaximum(witcher) - witcher.shield, rule);
}

function drawPotion({ state }: OldWorldPlay): number | null {
  if (state.potionDeck.length === 0 && state.potionDiscard.length > 0) {
    state.potionDeck = state.potionDiscard;
    state.potionDiscard = [];
    shuffle(state.rng, state.potionDeck);
  }
  return state.potionDeck.pop() ?? null;
}

/** As many as a player may own. @rule OW-POTION-001 */
export function potionsHeld(state: OldWorldState, seat: Seat): number {
  return modified(rulesOf(state).modifyPotionsHeld, POTION_LIMIT, state, seat);
}

/** The top cards of the potion deck; whoever holds more than four chooses what to discard. @rule OW-ATTR-005, OW-POTION-001 */
export function* gainPotion(play: OldWorldPlay, seat: Seat, n: number, rule: RuleId): Flow {
  const witcher = witcherOf(play.state, seat);
  for (let left = n; left > 0; left--) {
    if (yield* replaced(rulesOf(play.state).onPotion, play, seat)) continue;
    const potion = drawPotion(play);
    if (potion === null) break;
    witcher.potions.push(potion);
    play.reveal();
    if (play.isWatched) play.tell({ type: 'potion-gained', seat, potion: potionFacts(play.state, potion).id, rule });
  }
  while (witcher.potions.length > potionsHeld(play.state, seat)) yield* losePotion(play, seat, 'OW-POTION-001');
}

/** @rule OW-TERM-015 */
export function* losePotions(play: OldWorldPlay, seat: Seat, n: number, rule: RuleId): Flow {
  for (let left = n; left > 0 && witcherOf(play.state, seat).potions.length > 0; left--) {
    yield* losePotion(play, seat, rule);
  }
}

export function* losePotion(play: OldWorldPlay, seat: Seat, rule: RuleId): Flow {
  const { potions } = witcherOf(play.state, seat);
  const kinds = [...new Set(potions)];
  const potion = kinds.length === 1 ? (kinds[0] as number) : yield* choose(seat, potionPrompt, kinds);
  potions.splice(potions.indexOf(potion), 1);
  play.state.potionDiscard.push(potion);
  if (play.isWatched) play.tell({ type: 'potion-lost', seat, potion: potionFacts(play.state, potion).id, rule });
}
