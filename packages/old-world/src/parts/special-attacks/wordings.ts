import type { Language } from '@medallion/text';
import type { Said } from '../../core/cards/said';
import { colorsText, type Voice, type Wording, wordsText } from '../../text/wordings';
import { specialAttackTexts } from './texts';

type Data = Readonly<Record<string, unknown>>;
const own = (language: Language, id: string, params = {}): string => specialAttackTexts.say(language, id, params);
const list = (language: Language, effects: unknown): string =>
  wordsText(language, 'attackEffects', (effects ?? []) as readonly Said[]);

function counted({ language, say }: Voice, word: string, { n, count }: Data): string {
  if (count === undefined) return say(`${word}.n`, { n: Number(n) });
  return say(`${word}.count`, { count: own(language, `count.${count}`) });
}
const filled = ({ say }: Voice, text: string, fill: unknown): string =>
  fill === undefined || fill === 'none' ? text : say(`fill.${fill}`, { text });
const unless = ({ language, say }: Voice, text: string, colors: unknown): string =>
  colors === undefined ? text : say('unless', { text, colors: colorsText(language, colors as readonly string[]) });
const otherwise = ({ language, say }: Voice, text: string, effects: unknown, how = 'otherwise'): string =>
  effects === undefined ? text : say(how, { text, otherwise: list(language, effects) });

/** One limit after the other. */
function limits(language: Language, { do: _, ...said }: Data): string {
  return Object.entries(said)
    .map(([key, value]) => limit(language, key, value))
    .join('; ');
}
function limit(language: Language, key: string, value: unknown): string {
  if (key === 'ignore') {
    return (value as readonly string[]).map((icon) => own(language, `limit.ignore.${icon}`)).join('; ');
  }
  if (Array.isArray(value)) return own(language, `limit.${key}`, { colors: colorsText(language, value) });
  if (typeof value === 'object' && value !== null) {
    const { colors, n } = value as { readonly colors: readonly string[]; readonly n: number };
    return own(language, `limit.${key}`, { colors: colorsText(language, colors), n: Math.abs(n) });
  }
  return own(language, `limit.${key}`, typeof value === 'number' ? { n: Math.abs(value) } : {});
}

function damageCount({ language, say }: Voice, { of, times = 1, plus = 0, least = 0 }: Data): string {
  const count = own(language, `count.${of}`);
  const how = plus === 0 ? '' : Number(times) < 0 ? '.minus' : '.plus';
  const text = say(`damage-count${how}`, { count, plus: Number(plus) });
  return Number(least) > 0 ? say('damage-count.least', { text, least: Number(least) }) : text;
}

function addLife(voice: Voice, data: Data): string {
  const { language, say } = voice;
  const { n, count, from, to, after } = data;
  const many = count === undefined ? Number(n) : own(language, `count.${count}`);
  const text = unless(voice, say(`add-life.${to}`, { n: many, from: own(language, `life.${from}`) }), data.unless);
  return after === undefined ? text : say('add-life.after', { text });
}

/** Words whose message needs more than what stands beside them. */
export const SPECIAL_WORDINGS: Readonly<Record<string, Wording>> = {
  'damage-count': { text: damageCount },
  'discard-random': { text: (voice, data) => filled(voice, counted(voice, 'discard-random', data), data.fill) },
  'discard-chosen': { text: (voice, data) => filled(voice, counted(voice, 'discard-chosen', data), data.fill) },
  'discard-deck': {
    text: (voice, { n, from, fill }) => filled(voice, voice.say(`discard-deck.${from}`, { n: Number(n) }), fill),
  },
  'discard-color': {
    text: (voice, { n, colors, paid, otherwise: other }) => {
      const named = { colors: colorsText(voice.language, colors as readonly string[]) };
      const text = voice.say(`discard-color.${n === 'all' ? 'all' : 'one'}`, named);
      return otherwise(voice, otherwise(voice, text, paid, 'paid'), other);
    },
  },
  'discard-extreme': { text: (voice, { which, fill }) => filled(voice, voice.say(`discard-extreme.${which}`), fill) },
  'discard-potions': {
    text: (voice, { n, otherwise: other }) => otherwise(voice, voice.say('discard-potions', { n: Number(n) }), other),
  },
  'trash-top': { text: (voice, { n, fill }) => filled(voice, voice.say('trash-top', { n: Number(n) }), fill) },
  'hand-to-deck': {
    text: ({ say }, { n, to, how }) =>
      n === 'all'
        ? say(how === 'chosen' ? `hand-to-deck.${to}.all.chosen` : `hand-to-deck.${to}.all`)
        : say(`hand-to-deck.${to}.${how}`, { n: Number(n) }),
  },
  'next-turn': { text: ({ language, say }, data) => say('next-turn', { text: limits(language, data) }) },
  'this-turn': { text: ({ language, say }, data) => say('this-turn', { text: limits(language, data) }) },
  'whole-fight': { text: ({ language, say }, data) => say('whole-fight', { text: limits(language, data) }) },
  'next-attack': {
    text: ({ say }, { more }) =>
      more === undefined ? say('next-attack.late') : say('next-attack.more', { n: Number(more) }),
  },
  'ignore-damage': {
    text: (voice, { n, unless: colors }) => {
      const text = typeof n === 'number' ? voice.say('ignore-damage.n', { n }) : voice.say(`ignore-damage.${n}`);
      return unless(voice, text, colors);
    },
  },
  'add-life': { text: addLife },
  if: {
    text: ({ language, say }, { is, yes, no }) => say(`if.${is}`, { yes: list(language, yes), no: list(language, no) }),
  },
  roll: {
    text: ({ language, say }, { table }) => {
      const rows = (table as readonly { readonly from: number; readonly effects: readonly Said[] }[]).map((row) =>
        say('roll.row', { from: row.from, text: list(language, row.effects) }),
      );
      return say('roll', { text: rows.join('; ') });
    },
  },
  choose: {
    text: ({ language, say }, { options }) => {
      const [first, second] = options as readonly (readonly Said[])[];
      return say('choose', { first: list(language, first), second: list(language, second) });
    },
  },
  'reveal-and-hit': { text: ({ say }, { count }) => say(`reveal-and-hit.${count}`) },
  'forced-combo': {
    text: ({ language, say }, { cards, otherwise: other }) =>
      say('forced-combo', { cards: Number(cards), otherwise: list(language, other) }),
  },
  'pay-to-lessen': {
    text: ({ say }, { steps }) => {
      const all = (steps as readonly { readonly n: number; readonly less: number }[]).map((step) =>
        say('pay-to-lessen.step', step),
      );
      return say('pay-to-lessen', { text: all.join(', ') });
    },
  },
  'before-draw': { text: ({ language, say }, { effects }) => say('before-draw', { text: list(language, effects) }) },
  'combo-card-back': { text: (voice, { unless: colors }) => unless(voice, voice.say('combo-card-back'), colors) },
};
