import type { Language } from '@medallion/text';
import type { MonsterFacts, PotionFacts, TrophyFacts } from '../core/cards/card-pack';
import { EQUIPMENT } from '../core/cards/components';
import type { Ability, AttackEffect, Cost, FightEffect, MonsterAbility } from '../core/cards/vocabulary';
import { gameText } from './module-words';
import { sentence } from './sentence';
import { texts } from './texts';
import { iconsText, wordsText, wordText } from './wordings';

export { iconsText };

export function fightEffectsText(language: Language, effects: readonly FightEffect[]): string {
  return wordsText(language, 'fightEffects', effects);
}

function withCost(language: Language, cost: Cost | undefined, text: string): string {
  if (cost === undefined) return text;
  return texts.say(language, 'card.pay', { cost: wordText(language, 'costs', cost), text });
}

/** What is drawn later is drawn at once where the moment is the drawing itself. */
function effectsAt(language: Language, { when, effects }: Ability): string {
  const [effect] = effects;
  const n = effect?.do === 'draw-later' && effects.length === 1 ? Number(effect.n) : 0;
  return when === 'draw-step' && n > 0
    ? texts.say(language, 'fight-effect.draw-more', { n })
    : fightEffectsText(language, effects);
}

/** When an ability may be used, on what condition, for what, and what it does. */
export function abilityText(language: Language, ability: Ability): string {
  const text = withCost(language, ability.cost, effectsAt(language, ability));
  const when = texts.say(language, `moment.${ability.when}`);
  if (ability.if === undefined) return texts.say(language, 'card.when', { when, text });
  // A condition on the combo says by itself when it is used.
  if (ability.when === 'combo') {
    return texts.say(language, 'card.when', { when: sentence(wordText(language, 'conditions', ability.if)), text });
  }
  return texts.say(language, 'card.if', { when, condition: wordText(language, 'conditions', ability.if), text });
}

export function potionText(language: Language, { cost, effects }: PotionFacts): string {
  return withCost(language, cost, fightEffectsText(language, effects));
}

/** Trophies work once a fight. @rule OW-TROPHY-007 */
export function trophyText(language: Language, { ability }: TrophyFacts): string {
  return texts.say(language, 'card.once', { text: abilityText(language, ability) });
}

export function specialtyText(language: Language, ability: Ability): string {
  return texts.say(language, 'card.once', { text: abilityText(language, ability) });
}

export function monsterAbilityText(language: Language, ability: MonsterAbility): string {
  return wordText(language, 'foeAbilities', ability);
}

export function monsterText(language: Language, { level, life, ability }: MonsterFacts): readonly string[] {
  return [
    texts.say(language, 'card.level', { level }),
    texts.say(language, 'card.life', { n: life }),
    monsterAbilityText(language, ability),
  ];
}

/** One half of a monster fight card. @rule OW-FIGHT-054 */
export function attackText(language: Language, effects: readonly AttackEffect[]): string {
  return wordsText(language, 'attackEffects', effects);
}

/** Equipment of fights is worded from its ability; the other companions have a text of their own. */
export function companionText(language: Language, companion: string): string {
  const gear = EQUIPMENT.find(({ id }) => id === companion);
  if (gear !== undefined) return texts.say(language, 'card.once', { text: abilityText(language, gear.ability) });
  return gameText(language, `companion-text.${companion}`) ?? '';
}
