import type { PromptWorths } from '../../core/module';
import { mutagenFacts } from './facts';

/** What its words bring in every fight, in points of damage. */
const WORTH: Readonly<Record<string, number>> = {
  deal: 1,
  draw: 0.5,
  'draw-later': 0.4,
  shield: 0.5,
  'shield-over': 0.8,
  lessen: 0.8,
  'take-any': 0.8,
  'look-take': 0.7,
  'free-link': 0.9,
  recover: 0.8,
  'forgive-draw': 0.2,
  'more-potions': 0.4,
};
function worthOfMutagen(mutagen: number): number {
  const { cost, if: condition, effects } = mutagenFacts(mutagen).ability;
  const worth = effects.reduce((sum, { do: word, n = 1 }) => sum + (WORTH[word] ?? 0) * Math.abs(Number(n)), 0);
  return worth * (condition === undefined ? 1 : 0.7) - (cost === undefined ? 0 : 0.8);
}
export const mutagenWorths: PromptWorths = {
  'mutagen-choice': () => (mutagen) => Math.exp(1.5 * worthOfMutagen(mutagen)),
};
