import type { RuleId } from '@medallion/rulebook';
import { actionCardFacts } from '../../core/cards/components';
import { COLORS, type ColorName, GREY, type Icons } from '../../core/cards/vocabulary';
import { isPrompt, type PromptId } from '../../options';

/** The colours that may follow a card in a combo. @rule OW-FIGHT-017 */
export function colorsAfter(card: string): readonly ColorName[] {
  const facts = actionCardFacts(card);
  return COLORS.filter((color) => facts?.extensions[color] !== undefined);
}

/** What the card beneath adds for the colour of the card above; null where its colours do not join them. @rule OW-FIGHT-021 */
export function linkBetween(lower: string, upper: string): { readonly color: ColorName; readonly icons: Icons } | null {
  const color = actionCardFacts(upper)?.color;
  if (color === undefined || color === GREY) return null;
  return { color, icons: actionCardFacts(lower)?.extensions[color] ?? {} };
}

const COMBO_PROMPTS: readonly PromptId[] = ['fight-combo', 'short-fight'];

/** The rule by which cards of the hand are left out of this question; null where none is. @rule OW-FIGHT-017 */
export function handRule(prompt: string): RuleId | null {
  return isPrompt(prompt) && COMBO_PROMPTS.includes(prompt) ? 'OW-FIGHT-017' : null;
}
