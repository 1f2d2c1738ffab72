import { type Language, listOf } from '@medallion/text';
import type { ModuleEvent } from '../../core/module';
import { abilityText, attackText } from '../../text/fight-text';
import type { ModuleWords } from '../../text/laid-words';
import { type LogContext, playerName } from '../../text/log-context';
import { nameOf } from '../../text/names';
import type { OptionContext } from '../../text/option-text';
import { texts as gameTexts } from '../../text/texts';
import { type LargeCard, largeCardOf, type Weakness } from './large-cards';
import { MONSTER_TRAIL_OPTIONS } from './prompts';
import { MONSTER_TRAIL } from './state';
import { monsterTrailTexts as texts } from './texts';

const ROMAN = ['', 'I', 'II', 'III', 'IV', 'V', 'VI'];
const roman = (n: number): string => ROMAN[n] ?? String(n);

/** What a weakness is good for. */
export function weaknessText(language: Language, weakness: Weakness): string {
  if ('begin' in weakness) {
    const [more] = weakness.withTrail;
    const text = more === undefined ? '' : abilityText(language, more);
    return texts.say(language, more === undefined ? 'weakness.begin' : 'weakness.begin.trail', { text });
  }
  const text = abilityText(language, weakness);
  return weakness.often === true ? texts.say(language, 'weakness.often', { text }) : text;
}
export interface LargeCardText {
  readonly passive: string;
  readonly specials: readonly string[];
  readonly weaknesses: readonly string[];
}
/** Both sides of a large monster card. @rule OW-MT-002 */
export function largeCardText(language: Language, { passive, specials, weaknesses }: LargeCard): LargeCardText {
  return {
    passive: texts.say(language, 'large.passive', { text: attackText(language, passive) }),
    specials: specials.map((effects, at) =>
      texts.say(language, 'large.special', { number: roman(at + 1), text: attackText(language, effects) }),
    ),
    weaknesses: weaknesses.map((one) =>
      texts.say(language, 'option.weakness.text', { number: roman(one.token), text: weaknessText(language, one) }),
    ),
  };
}

interface Told {
  readonly at?: string;
  readonly terrain?: string;
  readonly monster?: string;
  readonly token?: number;
  readonly tokens?: readonly number[];
  readonly number?: number;
  readonly left?: number;
}
/** What the card of the monster says about it. */
function paragraph(language: Language, what: string, { monster = '', token = 0, number = 0 }: Told): string {
  const card = largeCardOf(monster);
  if (card === null) return '';
  if (what === 'special') return attackText(language, card.specials[number - 1] ?? []);
  if (what === 'passive' || what === 'borrowed') return attackText(language, card.passive);
  const weakness = card.weaknesses[token - 1];
  return weakness === undefined ? '' : weaknessText(language, weakness);
}
function eventText({ what, seat, about }: ModuleEvent, context: LogContext): string {
  const { language } = context;
  const told = about as Told;
  const { at, terrain, monster = '', token = 0, tokens = [], number = token, left = 0 } = told;
  return texts.say(language, `event.${what}`, {
    player: playerName(context, seat),
    place: at === undefined ? '' : nameOf(language, 'location', at),
    terrain: terrain === undefined ? '' : gameTexts.say(language, `terrain.${terrain}`),
    monster: monster === '' ? '' : nameOf(language, 'monster', monster),
    number: roman(number),
    tokens: listOf(language, tokens.map(roman)),
    text: paragraph(language, what, told),
    left,
  });
}

function optionText(id: string, { prompt, language }: OptionContext): string | null {
  if (prompt === 'weakness-place') return nameOf(language, 'location', id);
  const option = MONSTER_TRAIL_OPTIONS['weakness-use'].read(id);
  if (option?.kind === 'weakness') {
    return texts.say(language, 'option.weakness', { number: roman(Number(option.token)) });
  }
  return option === null || prompt !== 'weakness-use' ? null : texts.say(language, `option.${option.kind}`);
}

export const monsterTrailWords: ModuleWords = {
  id: MONSTER_TRAIL,
  texts,
  eventText,
  optionText,
  entryText: (entry, language) => (entry === 'weakness' ? texts.say(language, 'entry.weakness') : null),
};
