import type { Seat } from '@medallion/kernel';
import type { Language } from '@medallion/text';
import { POTIONS, trophyById } from '../core/cards/components';
import { type OldWorldOption, optionOf } from '../options';
import { playedCardLine } from './card-text';
import { fightCardLine } from './fight-log';
import { abilityText, companionText, potionText } from './fight-text';
import { actionName } from './log';
import { entryText, gameText, moduleOptionText } from './module-words';
import { cardLine, nameOf, trophyName } from './names';
import { sentence } from './sentence';
import { storyOf, titleOf } from './stories';
import { texts } from './texts';

/** The card being read, as the view gives it. */
export interface OptionScene {
  readonly card: string;
  /** Gold each option asks for. */
  readonly prices: readonly number[];
}

export interface OptionContext {
  readonly language: Language;
  readonly names: readonly string[];
  readonly prompt: string;
  /** What the question is about, such as the card given in exchange. */
  readonly about?: unknown;
  /** The scene of the view: the options of an exploration or event card are worded by its story. */
  readonly scene?: OptionScene | null;
}

type Say = (key: string, params?: Readonly<Record<string, string | number>>) => string;

/** An option in words, from its id. What no prompt of the base writes is shown as it is. */
export function optionText(id: string, context: OptionContext): string {
  const option = optionOf(context.prompt, id);
  if (option === null) return moduleOptionText(id, context);
  const say: Say = (key, params = {}) => texts.say(context.language, `option.${key}`, params);
  return isOfFight(option) ? fightOptionText(option, context, say) : travelOptionText(option, context, say);
}

const FIGHT_KINDS = [
  ...(['play', 'play-by', 'play-as', 'stop', 'go-on', 'pass', 'drink', 'specialty', 'trophy', 'equipment'] as const),
  ...(['take', 'return', 'fight-card', 'attack', 'wager'] as const),
] as const;
type FightOption = Extract<OldWorldOption, { kind: (typeof FIGHT_KINDS)[number] }>;
type TravelOption = Exclude<OldWorldOption, FightOption>;
function isOfFight(option: OldWorldOption): option is FightOption {
  return FIGHT_KINDS.some((kind) => kind === option.kind);
}

function travelOptionText(option: TravelOption, context: OptionContext, say: Say): string {
  const { language } = context;
  switch (option.kind) {
    case 'move':
      return moveText(option, language, say);
    case 'act':
      return actionName(language, option.action);
    case 'quest':
      return say('quest', { title: titleOf(language, option.card) });
    case 'poker':
      return say('poker', { player: seatName(context, option.with) });
    case 'duel':
      return say('fight-witcher', { player: seatName(context, option.with) });
    case 'monster':
      return say('fight-monster', { monster: nameOf(language, 'monster', option.monster) });
    case 'meditate':
      return say('meditate', { attribute: texts.say(language, `attribute.${option.attribute}`) });
    case 'explore':
      return say(`explore.${option.deck}`);
    case 'way':
      return storyOption(option.way === 'first' ? 0 : 1, context, say);
    case 'reroll':
      return say('reroll', { dice: option.dice.join(' ') });
    default:
      return thingText(option, language, say);
  }
}

type Thing = Exclude<
  TravelOption,
  { kind: 'move' | 'act' | 'quest' | 'poker' | 'duel' | 'monster' | 'meditate' | 'explore' | 'way' | 'reroll' }
>;
/** What is one thing or one word. */
function thingText(option: Thing, language: Language, say: Say): string {
  switch (option.kind) {
    case 'card':
      return cardLine(language, option.card);
    case 'potion':
      return nameOf(language, 'potion', option.potion);
    case 'attribute':
      return sentence(texts.say(language, `attribute.${option.attribute}`));
    case 'terrain':
      return sentence(texts.say(language, `terrain.${option.terrain}`));
    case 'school': {
      const { school } = option;
      return say('school', {
        school: nameOf(language, 'school', school),
        witcher: nameOf(language, 'witcher', school),
      });
    }
    case 'entry':
      return entryText(option.entry, language);
    case 'end':
    case 'done':
    case 'keep':
      return sentence(say(option.kind));
  }
}

function fightOptionText(option: FightOption, { language }: OptionContext, say: Say): string {
  switch (option.kind) {
    case 'play':
      return say('play', { card: playedCardLine(language, option.card) });
    case 'play-by':
      return say(`play-${option.by}`, { card: playedCardLine(language, option.card) });
    case 'play-as': {
      const color = texts.say(language, `color.${option.color}`);
      return say('play-as', { card: playedCardLine(language, option.card), color });
    }
    case 'return':
      return say('return', { card: cardLine(language, option.card) });
    case 'drink':
      return drinkText(option.potion, language, say);
    case 'trophy':
      return trophyOption(option.trophy, language, say);
    case 'equipment':
      return equipmentOption(option.equipment, language, say);
    case 'fight-card':
      return fightCardLine(language, option.card) ?? option.card;
    case 'attack':
      return sentence(texts.say(language, `attack.${option.attack}`));
    case 'wager':
      return sentence(say(option.on));
    case 'stop':
    case 'go-on':
    case 'pass':
    case 'take':
    case 'specialty':
      return sentence(say(option.kind));
  }
}

function seatName({ names }: OptionContext, seat: Seat): string {
  return names[seat] ?? `seat-${seat}`;
}

/** The label of the story, with its price; without a scene only which of the two it is. */
function storyOption(option: number, { language, scene, about }: OptionContext, say: Say): string {
  const card = scene?.card ?? (typeof about === 'string' ? about : '');
  const label = storyOf(language, card)?.options?.[option]?.label ?? say(option === 0 ? 'first' : 'second');
  const n = scene?.prices[option] ?? 0;
  return n === 0 ? label : say('costs', { label, n });
}

/** Every way to pay for a step. @rule OW-MOVE-002 to OW-MOVE-005 */
function moveText({ to, pay }: Extract<OldWorldOption, { kind: 'move' }>, language: Language, say: Say): string {
  const place = nameOf(language, 'location', to);
  const [first, second] = pay.cards.map((card) => cardLine(language, card));
  if (first === undefined) return say('move-free', { place });
  if (pay.aid !== null) {
    return gameText(language, `option.move-${pay.aid}`, { place, card: first }) ?? say('move', { place, card: first });
  }
  return second === undefined
    ? say('move', { place, card: first })
    : say('move-two', { place, card: first, other: second });
}

/** A potion with what it does. */
function drinkText(potion: string, language: Language, say: Say): string {
  const facts = POTIONS.find(({ id }) => id === potion);
  const text = facts === undefined ? '' : potionText(language, facts);
  return say('potion', { potion: nameOf(language, 'potion', potion), text });
}

function trophyOption(trophy: string, language: Language, say: Say): string {
  const facts = trophyById(trophy);
  const name = trophyName(language, trophy);
  return facts === undefined ? name : say('trophy', { name, text: abilityText(language, facts.ability) });
}

function equipmentOption(equipment: string, language: Language, say: Say): string {
  const name = nameOf(language, 'companion', equipment);
  const text = companionText(language, equipment);
  return text === '' ? name : say('trophy', { name, text });
}

/** Why an option cannot be taken, in a few words; the rule itself says the rest. */
export function blockedText(language: Language, rule: string): string {
  return gameText(language, `blocked.${rule}`) ?? texts.say(language, 'blocked.other');
}
