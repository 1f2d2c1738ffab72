export { SPECIAL_ATTACK_OPTIONS } from '../../parts/special-attacks/prompts';
export { specialAttackMessages } from '../../parts/special-attacks/texts';
export { specialAttackWords } from '../../parts/special-attacks/words';
export type { HuntEvent } from './events';
export {
  DESTRUCTION_TOKENS,
  LEGEND_CARDS,
  LEGENDS,
  type LegendFacts,
  MOVEMENT_CARDS,
  type MovementCardFacts,
  TOKEN_RULES,
  type TokenFacts,
  type TokenKind,
} from './facts';
export { type Difficulty, HELP_CARD, type Side } from './help-card';
export { DIFFICULTIES, type HuntOptions, RANDOM, SIDES } from './options';
export { DEED_OPTIONS, JOURNEY_OPTIONS, LEGENDARY_HUNT_OPTIONS, type LegendaryHuntPrompts } from './prompts';
export { LEGENDARY_HUNT } from './state';
export { legendaryHuntMessages, legendaryHuntTexts } from './texts';
export type { HunterView, LegendaryHuntView, MovingView } from './view';
export { type LegendText, legendaryHuntWords, legendText, tokenText } from './words';
