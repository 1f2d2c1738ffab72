export {
  type ActionCardText,
  actionCardText,
  locationActionText,
  playedCardLine,
  type SchoolText,
  schoolText,
} from './card-text';
export { effectsText, eventCardText, questText, resultText, tiersText } from './effect-text';
export { fightCardLine, sourceName } from './fight-log';
export {
  abilityText,
  attackText,
  companionText,
  fightEffectsText,
  iconsText,
  monsterAbilityText,
  monsterText,
  potionText,
  specialtyText,
  trophyText,
} from './fight-text';
export { layWords, type ModuleWords } from './laid-words';
export { actionAt, actionName, eventText, phaseName } from './log';
export type { LogContext } from './log-context';
export { gameText } from './module-words';
export { cardLine, cardName, cardNameId, NAMED, type Named, nameOf, trophyName } from './names';
export { blockedText, type OptionContext, type OptionScene, optionText } from './option-text';
export { type Story, type StoryOption, storyOf, titleOf } from './stories';
export { texts as oldWorldTexts } from './texts';
