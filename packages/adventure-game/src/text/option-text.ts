import type { Language } from '@medallion/text';
import { COMPANIONS, DEVELOPMENT, FOUL_FATE, GOOD_FORTUNE, INVESTIGATION, QUESTS } from '../components';
import { type Effect, effectsIn } from '../effect';
import type { SpaceName } from '../events';
import { chosenText, sentence } from './effect-text';
import { spaceText } from './log';
import { type Named, nameOf } from './names';
import { texts } from './texts';

export interface OptionContext {
  readonly language: Language;
  readonly names: readonly string[];
  readonly prompt: string;
  /** What the question is about, such as the card that offers a choice. */
  readonly about?: unknown;
}

/** Prompts whose options are the ids of named things. */
const NAMES_OF: Readonly<Record<string, Named>> = {
  'keep-quest': 'quest',
  'keep-development': 'development',
  'choose-investigation': 'investigation',
  'next-from-the-top': 'investigation',
  'discard-trait-card': 'investigation',
  companion: 'companion',
  'place-marker': 'development',
};

/** An option in words, from its id. */
export function optionText(id: string, context: OptionContext): string {
  const { language, prompt } = context;
  const say = (key: string, params: Readonly<Record<string, string | number>> = {}): string =>
    texts.say(language, `option.${key}`, params);
  const [head = '', rest = '', more = ''] = id.split(':');
  const kind = NAMES_OF[prompt];
  if (kind !== undefined && !texts.has(`option.${id}`)) return nameOf(language, kind, id.replace(/-\d+$/, ''));
  if (prompt === 'choose-one') return chosenWay(language, context.about, Number(head));
  if (prompt === 'quest-deck') return texts.say(language, `deck.quest-${id}`);
  if (texts.has(`color.${id}`)) return texts.say(language, `color.${id}`);
  if (rest === '') return plainText(id, context, say);
  switch (head) {
    case 'exchange':
      return say('exchange', { color: texts.say(language, `color.${rest}`) });
    case 'side-quest':
      return say('side-quest', { n: Number(rest) });
    case 'support':
    case 'trade':
      return say(head, { player: seatName(context, rest) });
    case 'bribe':
    case 'use-stronger':
      return say(head, { card: developmentName(language, rest) });
    case 'use':
      return more === ''
        ? say('use', { card: developmentName(language, rest) })
        : say('use-way', { card: developmentName(language, rest), way: texts.say(language, `face.${more}`) });
    case 'task':
      return say('task', { card: nameOf(language, 'investigation', rest) });
    case 'fortune':
      return say('fortune', { card: nameOf(language, 'fortune', rest) });
    case 'to':
    case 'extra':
      return say(head, { place: nameOf(language, 'location', rest) });
    case 'give':
    case 'want':
      return say(head, { what: texts.say(language, `resource.${rest}`, { n: 1 }) });
    case 'minor':
    case 'severe':
      return say('wound', {
        wound: texts.say(language, `wound.${head}`),
        space: spaceText(language, rest as SpaceName),
      });
    case 'monster':
      return tokenText(language, rest);
    default:
      return regionText(head, rest, language, say);
  }
}

type Say = (key: string, params?: Readonly<Record<string, string | number>>) => string;

function plainText(id: string, context: OptionContext, say: Say): string {
  const { language } = context;
  if (texts.has(`option.${id}`)) return say(id);
  if (id.startsWith('seat-')) return say('player', { player: seatName(context, id) });
  if (id.startsWith('die-')) return say('die', { n: Number(id.slice(4)) });
  const [from, to] = id.split('-to-');
  if (from !== undefined && to !== undefined) {
    return say('swap', { from: texts.say(language, `color.${from}`), to: texts.say(language, `color.${to}`) });
  }
  if (texts.has(`region.${id}`)) return texts.say(language, `region.${id}`);
  if (texts.has(`action.${id}`)) return texts.say(language, `action.${id}`);
  return texts.has(`space.${id}`) ? texts.say(language, `space.${id}`) : id;
}

/** A region with what lies there, or a monster with where it is driven. */
function regionText(head: string, rest: string, language: Language, say: Say): string {
  const isRegion = texts.has(`region.${head}`);
  const [region, token] = isRegion ? [head, rest] : [rest, head];
  const way = isRegion ? 'in-region' : 'to-region';
  const what = texts.has(`tier.${token}`)
    ? say('face-down', { tier: texts.say(language, `tier.${token}`) })
    : tokenText(language, token);
  return say(way, { region: texts.say(language, `region.${region}`), what });
}

function tokenText(language: Language, token: string): string {
  if (token === 'foul-fate') return texts.say(language, 'option.foul-fate');
  const tier = token.replace('-face-down', '');
  if (tier !== token) return texts.say(language, 'option.face-down', { tier: texts.say(language, `tier.${tier}`) });
  return texts.say(language, 'option.monster', { monster: nameOf(language, 'enemy', token) });
}

/** A second copy of a card is called by its number. */
function developmentName(language: Language, id: string): string {
  const isKnown = DEVELOPMENT.some((card) => card.id === id);
  const base = isKnown ? id : id.replace(/-\d+$/, '');
  const name = nameOf(language, 'development', base);
  return isKnown ? name : `${name} (${id.slice(base.length + 1)})`;
}

function seatName({ names }: OptionContext, seat: string): string {
  return names[Number(seat.replace('seat-', ''))] ?? seat;
}

/** Everything that may offer a choice, by its id: cards, companions, and quests with their consequences. */
const CHOICES: ReadonlyMap<string, readonly Effect[]> = new Map([
  ...[...INVESTIGATION, ...FOUL_FATE, ...COMPANIONS].map(({ id, effects }) => [id, effects] as const),
  ...GOOD_FORTUNE.map(({ id, effects }) => [id, effects ?? []] as const),
  ...QUESTS.map(({ id, consequences }) => [id, consequences] as const),
]);

/** What the n-th way of a choice does; its number where nothing tells any more who offered it. */
function chosenWay(language: Language, about: unknown, n: number): string {
  for (const effect of effectsIn(CHOICES.get(String(about)) ?? [])) {
    if (effect.do === 'choose') return sentence(chosenText(language, effect.options[n - 1] ?? []));
  }
  return texts.say(language, 'option.way', { n });
}
