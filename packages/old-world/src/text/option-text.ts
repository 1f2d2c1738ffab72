import type { Language } from '@medallion/text';
import { POTIONS, TROPHIES } from '../core/cards/components';
import { COMPANION_IDS } from '../core/pack';
import { playedCardLine } from './card-text';
import { fightCardLine, sourceName } from './fight-log';
import { abilityText, companionText, potionText } from './fight-text';
import { actionName } from './log';
import { cardLine, isActionCard, nameOf } from './names';
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

/** An option in words, from its id. */
export function optionText(id: string, context: OptionContext): string {
  const { language } = context;
  const say: Say = (key, params = {}) => texts.say(language, `option.${key}`, params);
  const [head = '', rest = '', more = ''] = id.split(':');
  switch (head) {
    case 'first':
    case 'second':
      return storyOption(head === 'first' ? 0 : 1, context, say);
    case 'move':
      return moveText(rest, more, language, say);
    case 'act':
      return actionName(language, rest);
    case 'quest':
      return say('quest', { title: titleOf(language, rest) });
    case 'poker':
      return say('poker', { player: seatName(context, rest) });
    case 'fight':
      return rest.startsWith('seat-')
        ? say('fight-witcher', { player: seatName(context, rest) })
        : say('fight-monster', { monster: nameOf(language, 'monster', rest) });
    case 'meditate':
      return say('meditate', { attribute: texts.say(language, `attribute.${rest}`) });
    case 'explore':
      return say(`explore.${rest}`);
    case 'reroll':
      return say('reroll', { dice: rest.split('-').join(' ') });
    case 'play':
      return playText(rest, more, language, say);
    case 'return':
      return say('return', { card: cardLine(language, rest) });
    case 'potion':
    case 'trophy':
    case 'equipment':
      return sourceText(head, rest, language, say);
    default:
      return plainText(id, context, say);
  }
}

function seatName({ names }: OptionContext, seat: string): string {
  return names[Number(seat.replace('seat-', ''))] ?? seat;
}

/** The label of the story, with its price; without a scene only which of the two it is. */
function storyOption(option: number, { language, scene, about }: OptionContext, say: Say): string {
  const card = scene?.card ?? (typeof about === 'string' ? about : '');
  const label = storyOf(language, card)?.options?.[option]?.label ?? say(option === 0 ? 'first' : 'second');
  const n = scene?.prices[option] ?? 0;
  return n === 0 ? label : say('costs', { label, n });
}

/** Every way to pay for a step. @rule OW-MOVE-002 to OW-MOVE-005 */
function moveText(to: string, payment: string, language: Language, say: Say): string {
  const place = nameOf(language, 'location', to);
  if (payment === 'free') return say('move-free', { place });
  const [first = '', second = ''] = payment.split('+');
  const card = cardLine(language, first);
  if (second === '') return say('move', { place, card });
  if (second === 'gold' || second === 'mule') return say(`move-${second}`, { place, card });
  return say('move-two', { place, card, other: cardLine(language, second) });
}

/** @rule OW-FIGHT-017, OW-SPEC-020 */
function playText(played: string, link: string, language: Language, say: Say): string {
  const card = playedCardLine(language, played);
  if (link === '') return say('play', { card });
  if (link.startsWith('as-')) return say('play-as', { card, color: texts.say(language, `color.${link.slice(3)}`) });
  return say(`play-${link}`, { card });
}

/** A potion, a trophy or equipment with what it does. */
function sourceText(kind: string, of: string, language: Language, say: Say): string {
  if (kind === 'potion') {
    const facts = POTIONS.find(({ id }) => id === of);
    const text = facts === undefined ? '' : potionText(language, facts);
    return say('potion', { potion: nameOf(language, 'potion', of), text });
  }
  const name = sourceName(language, `${kind}:${of}`);
  if (kind === 'equipment') {
    const isKnown = COMPANION_IDS.some((id) => id === of);
    return isKnown ? say('trophy', { name, text: companionText(language, of) }) : name;
  }
  const trophy = TROPHIES.find(({ id }) => id === of);
  return trophy === undefined ? name : say('trophy', { name, text: abilityText(language, trophy.ability) });
}

/** Ids without parts: words of their own, cards, potions, schools, attributes and terrains. */
function plainText(id: string, { language, prompt }: OptionContext, say: Say): string {
  if (prompt === 'choose-board') {
    return say('school', { school: nameOf(language, 'school', id), witcher: nameOf(language, 'witcher', id) });
  }
  if (isActionCard(id)) return cardLine(language, id);
  if (POTIONS.some((potion) => potion.id === id)) return nameOf(language, 'potion', id);
  for (const group of ['option', 'attribute', 'terrain', 'attack']) {
    if (texts.has(`${group}.${id}`)) return sentence(texts.say(language, `${group}.${id}`));
  }
  return fightCardLine(language, id) ?? id;
}

/** Why an option cannot be taken, in a few words; the rule itself says the rest. */
export function blockedText(language: Language, rule: string): string {
  const id = `blocked.${rule}`;
  return texts.say(language, texts.has(id) ? id : 'blocked.other');
}
