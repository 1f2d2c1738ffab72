import { type Language, listOf, type Params } from '@medallion/text';
import type { DataOf, Entries } from '../core/cards/said';
import type {
  ATTACK_EFFECTS,
  CONDITIONS,
  COSTS,
  FOE_ABILITIES,
  fightEffects,
  IconName,
  Icons,
} from '../core/cards/vocabulary';
import type { CARD_EFFECTS } from '../core/effect';
import type { VocabularyName } from '../core/words';
import { gameText, moduleWording } from './module-words';
import { texts } from './texts';

/** How a vocabulary says its words: `say` takes the id of a message below that of the vocabulary. */
export interface Voice {
  readonly language: Language;
  say(id: string, params?: Params): string;
}
type AnyData = Readonly<Record<string, unknown>>;
/** How one word is said, from what stands beside it. */
export interface Wording<Data = AnyData> {
  text(voice: Voice, data: Data): string;
}
type Wordings<Key extends string, Table extends Readonly<Record<string, Entries>>> = {
  readonly [Word in keyof Table & string]: Wording<DataOf<Key, Word, Table[Word]>>;
};

/** By its own message, with all that stands beside it. */
const plainly: Wording = {
  text: ({ language, say }, { do: word, is, pay, when: _, ...beside }) =>
    say(String(word ?? is ?? pay), paramsOf(language, beside)),
};
function paramsOf(language: Language, beside: Readonly<Record<string, unknown>>): Params {
  const params: Record<string, string | number> = {};
  for (const [name, value] of Object.entries(beside)) {
    if (name === 'attribute') params.attribute = attributeName(language, value as string);
    else if (Array.isArray(value)) params[name] = colorsText(language, value);
    else if (typeof value === 'number') params[name] = value;
  }
  return params;
}
const attributeName = (language: Language, attribute: string): string => texts.say(language, `attribute.${attribute}`);
export function colorsText(language: Language, colors: readonly string[]): string {
  return listOf(
    language,
    colors.map((color) => texts.say(language, `color.${color}`)),
    'or',
  );
}
/** Two messages, by the sign of a number. */
function bySign(word: string, more: string, less: string): Wording<{ readonly n: number }> {
  return { text: ({ say }, { n }) => say(`${word}.${n < 0 ? less : more}`, { n: Math.abs(n) }) };
}

const CARD_TEXTS: Wordings<'do', typeof CARD_EFFECTS> = {
  gold: bySign('gold', 'gain', 'lose'),
  potion: bySign('potion', 'gain', 'lose'),
  trail: plainly,
  rumour: plainly,
  draw: plainly,
  'phase-draw': bySign('phase-draw', 'more', 'less'),
  card: { text: ({ say }, { cost }) => (cost === 'any' ? say('card.any') : say('card.cost', { cost })) },
  trash: plainly,
  discard: plainly,
  shield: {
    text: ({ say }, { n, to }) => (to === undefined ? say('shield.less', { n: -(n ?? 0) }) : say(`shield.${to}`)),
  },
  raise: {
    text: ({ language, say }, { attribute }) =>
      attribute === 'any' || attribute === 'lowest'
        ? say(`raise.${attribute}`)
        : say('raise.one', { attribute: attributeName(language, attribute) }),
  },
  lower: { text: ({ say }, { attribute }) => say(`lower.${attribute}`) },
  'cheaper-training': plainly,
  'free-move': plainly,
  event: plainly,
};

const FIGHT_TEXTS: Wordings<'do', ReturnType<typeof fightEffects>> = {
  deal: plainly,
  draw: plainly,
  shield: plainly,
  'shield-full': plainly,
  'discard-hand': plainly,
  bottom: plainly,
  'take-top': plainly,
  'take-any': plainly,
  redraw: plainly,
  'arrange-own': plainly,
  'arrange-opponent': plainly,
  'look-take': plainly,
  'refresh-potion': plainly,
  roll: {
    text: ({ language, say }, { table }) => {
      const rows = table.map(({ from, effects }) =>
        say('roll.row', { from, text: wordsText(language, 'fightEffects', effects) }),
      );
      return say('roll', { text: rows.join('; ') });
    },
  },
  'draw-later': bySign('draw-later', 'more', 'less'),
  'draw-next': bySign('draw-next', 'more', 'less'),
  'combo-most': plainly,
  'long-combo': plainly,
  'play-beside': plainly,
  'more-potions': plainly,
  'spare-potion': plainly,
  'specialty-again': plainly,
  'forgive-draw': plainly,
  lessen: plainly,
  'attack-most': plainly,
  'choose-attack': plainly,
  'discard-instead': plainly,
  'free-link': {
    text: ({ language, say }, { icons }) =>
      Object.keys(icons).length === 0
        ? say('free-link')
        : say('free-link.icons', { icons: iconsText(language, icons) }),
  },
  'any-colour': plainly,
};

const ATTACK_TEXTS: Wordings<'do', typeof ATTACK_EFFECTS> = {
  damage: plainly,
  'damage-level': {
    text: ({ say }, { plus }) => say(`damage-level.${plus < 0 ? 'less' : 'more'}`, { n: Math.abs(plus) }),
  },
  'damage-attribute': plainly,
  trash: plainly,
  lower: plainly,
  'discard-level': plainly,
};

const FOE_TEXTS: Wordings<'do', typeof FOE_ABILITIES> = {
  'discard-potion': plainly,
  'discard-hand': plainly,
  'lose-shield': plainly,
  'lose-shield-per-hand-card': plainly,
  lower: plainly,
  'discard-from-deck': plainly,
  'discard-hand-unless-trail': plainly,
  'void-colors': plainly,
  'softer-but-discards': plainly,
  'shield-gain-most': plainly,
  'potions-most': plainly,
  'defense-less': plainly,
  'loses-most': plainly,
  'damage-most': plainly,
  'no-damage-unless-trail': plainly,
  'combat-as': plainly,
  'random-opening': plainly,
  'draw-less': plainly,
  'draw-less-without': plainly,
  'lose-shield-with': plainly,
  'damage-less-with': plainly,
  'worse-half': plainly,
  'hand-first': plainly,
  'more-damage': plainly,
  'discard-random': plainly,
  'more-damage-when-low': plainly,
  'phase-three-draw': plainly,
};

const CONDITION_TEXTS: Wordings<'is', typeof CONDITIONS> = {
  'combo-cards': plainly,
  'combo-colors': plainly,
  'hand-most': plainly,
  'hand-least': plainly,
  'deck-most': plainly,
  'shield-most': plainly,
  'lost-least': plainly,
  'shield-below-most': plainly,
  'owns-trail': plainly,
  'first-attack': plainly,
  'harmless-to-monster': plainly,
};
const COST_TEXTS: Wordings<'pay', typeof COSTS> = { hand: plainly, potions: plainly };

/** An icon is said by its number. */
type IconData = { readonly do: string; readonly n: number };
const ICON_TEXTS: { readonly [Icon in IconName]: Wording<IconData> } = {
  damage: plainly,
  shield: plainly,
  draw: bySign('draw', 'more', 'less'),
  take: plainly,
  return: plainly,
};

/** Every vocabulary: where its messages stand, and how the base says its words. */
const VOCABULARIES: {
  readonly [Name in VocabularyName]: { readonly at: string; readonly words: Readonly<Record<string, Wording>> };
} = {
  cardEffects: { at: 'effect', words: CARD_TEXTS },
  fightEffects: { at: 'fight-effect', words: FIGHT_TEXTS },
  attackEffects: { at: 'attack-effect', words: ATTACK_TEXTS },
  foeAbilities: { at: 'monster-ability', words: FOE_TEXTS },
  conditions: { at: 'condition', words: CONDITION_TEXTS },
  costs: { at: 'cost', words: COST_TEXTS },
  icons: { at: 'icon', words: ICON_TEXTS },
};

/** One word with what stands beside it: as the base says it, or the module that brought it, or plainly by its message. */
export function wordText(language: Language, vocabulary: VocabularyName, data: AnyData): string {
  const { at, words } = VOCABULARIES[vocabulary];
  const word = String(data.do ?? data.is ?? data.pay);
  const wording = words[word] ?? moduleWording(vocabulary, word) ?? plainly;
  return wording.text({ language, say: (id, params) => gameText(language, `${at}.${id}`, params) ?? id }, data);
}
/** Several words, one after the other. */
export function wordsText(language: Language, vocabulary: VocabularyName, all: readonly AnyData[]): string {
  return all.map((data) => wordText(language, vocabulary, data)).join('; ');
}

/** What stands on an action card or an extension, in the order of the vocabulary; with nothing on it an extension only links. */
export function iconsText(language: Language, icons: Icons): string {
  const base = Object.keys(ICON_TEXTS);
  const names = [...base, ...Object.keys(icons).filter((icon) => !base.includes(icon))];
  const parts = names.flatMap((icon) => {
    const n = icons[icon];
    return n === undefined ? [] : [wordText(language, 'icons', { do: icon, n })];
  });
  return parts.length === 0 ? texts.say(language, 'icon.link') : listOf(language, parts);
}
