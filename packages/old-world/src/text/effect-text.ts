import { type Language, listOf } from '@medallion/text';
import type { Effect, Tier } from '../core/effect';
import type { EventFacts, OptionFacts, QuestFacts, SecretFacts } from '../core/pack';
import { companionText, fightEffectsText } from './fight-text';
import { gameText } from './module-words';
import { nameOf } from './names';
import { sentence } from './sentence';
import { texts } from './texts';
import { wordsText } from './wordings';

/** What effects do, in words made from the data that drives them, so that words and behaviour cannot drift apart. */
export function effectsText(language: Language, effects: readonly Effect[]): string {
  if (effects.length === 0) return texts.say(language, 'effect.nothing');
  return wordsText(language, 'cardEffects', effects);
}

/** Results from a die, a test or a short fight, one after the other. */
export function tiersText(language: Language, tiers: readonly Tier[]): string {
  return tiers.map((tier) => tierText(language, tier)).join('. ');
}

function tierText(language: Language, { from, to, effects }: Tier): string {
  const text = effectsText(language, effects);
  if (to === null) return texts.say(language, 'result.open', { from, text });
  return from === to
    ? texts.say(language, 'result.exact', { from, text })
    : texts.say(language, 'result.range', { from, to, text });
}

function questPlaceText(language: Language, { event, terrain, location, places, open }: QuestFacts): string {
  const land = (one: string | undefined): string => texts.say(language, `terrain.${one}`);
  if (places !== undefined) {
    return texts.say(language, 'result.quest.places', { terrains: listOf(language, places.map(land)), event });
  }
  if (location === undefined) return texts.say(language, 'result.quest.terrain', { terrain: land(terrain), event });
  const id = open === true ? 'result.quest.open' : 'result.quest.place';
  return texts.say(language, id, { place: nameOf(language, 'location', location), event });
}

/** Where a quest leads, its event, and what it costs to resolve. */
export function questText(language: Language, facts: QuestFacts): string {
  const { cost } = facts;
  const quest = questPlaceText(language, facts);
  if (cost === null) return quest;
  return 'gold' in cost
    ? texts.say(language, 'result.quest.gold', { quest, n: cost.gold })
    : texts.say(language, 'result.quest.discard', { quest, n: cost.discard });
}

/** The result of an option: shown only once the option has been chosen. @rule OW-EXPLORE-004 */
export function resultText(language: Language, { pay, effects, roll, quest }: OptionFacts): string {
  const parts: string[] = [];
  if (effects !== undefined) parts.push(effectsText(language, effects));
  if (roll !== undefined) parts.push(texts.say(language, 'result.roll', { text: tiersText(language, roll) }));
  if (quest !== undefined) parts.push(questText(language, quest));
  const text = parts.join('; ');
  return sentence(pay === 0 ? text : texts.say(language, 'result.pay', { n: pay, text }));
}

const isAtPhase = ({ when }: SecretFacts): boolean => texts.has(`moment.phase.${when}`);
/** When a secret card is shown, and what it does then: a word of exploration cards, or one of fights. @rule OW-AP-005 */
function secretText(language: Language, card: SecretFacts): string {
  const { when: moment, effects } = card;
  const when = texts.say(language, isAtPhase(card) ? `moment.phase.${moment}` : `moment.${moment}`);
  const text = isAtPhase(card) ? effectsText(language, effects) : fightEffectsText(language, effects);
  return texts.say(language, 'card.when', { when, text });
}

/** What an event card asks for: one line for each option, or one for the whole card. */
export function eventCardText(language: Language, card: EventFacts): readonly string[] {
  switch (card.kind) {
    case 'options':
      return card.options.map((option) => resultText(language, option));
    case 'test': {
      const attribute = texts.say(language, `attribute.${card.attribute}`);
      return [texts.say(language, 'result.test', { attribute, text: tiersText(language, card.tiers) })];
    }
    case 'short-fight': {
      const target = gameText(language, `target.${card.target}`) ?? card.target;
      return [texts.say(language, 'result.short-fight', { target, text: tiersText(language, card.tiers) })];
    }
    case 'companion': {
      const name = nameOf(language, 'companion', card.companion);
      const line = texts.say(language, 'result.companion', { name, text: companionText(language, card.companion) });
      return card.effects.length === 0 ? [line] : [line, sentence(effectsText(language, card.effects))];
    }
    case 'secret':
      return [secretText(language, card)];
  }
}
