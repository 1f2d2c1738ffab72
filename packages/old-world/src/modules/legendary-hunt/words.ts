import type { Language, Params } from '@medallion/text';
import type { Said } from '../../core/cards/said';
import type { ModuleEvent } from '../../core/module';
import { effectsText } from '../../text/effect-text';
import { attackText, monsterAbilityText } from '../../text/fight-text';
import type { ModuleWords } from '../../text/laid-words';
import { type LogContext, playerName } from '../../text/log-context';
import { nameOf } from '../../text/names';
import type { OptionContext } from '../../text/option-text';
import { sentence } from '../../text/sentence';
import type { Wording } from '../../text/wordings';
import { DESTRUCTION_TOKENS, LEGEND_CARDS, LEGENDS, type LegendFacts } from './facts';
import { DEED_OPTIONS, JOURNEY_OPTIONS, LEGENDARY_HUNT_OPTIONS } from './prompts';
import { LEGENDARY_HUNT } from './state';
import { legendaryHuntTexts as texts } from './texts';

const ROMAN = ['', 'I', 'II', 'III', 'IV'];
const roman = (n: number): string => ROMAN[n] ?? String(n);
const legendById = (id: string): LegendFacts | undefined => LEGENDS.find((one) => one.id === id);

/** What a destruction token brings. @rule OW-LH-029 to OW-LH-036 */
export function tokenText(language: Language, token: string): string {
  const facts = DESTRUCTION_TOKENS.find(({ id }) => id === token);
  return facts === undefined ? '' : effectsText(language, facts.effects);
}
export interface LegendText {
  readonly name: string;
  readonly ability: string;
  readonly specials: readonly string[];
}
/** The large card of a legendary monster. @rule OW-LH-042, OW-LH-051 */
export function legendText(language: Language, { id, ability, specials }: LegendFacts): LegendText {
  return {
    name: nameOf(language, 'monster', id),
    ability: texts.say(language, 'legend.ability', { text: monsterAbilityText(language, ability) }),
    specials: specials.map((effects, at) =>
      texts.say(language, 'legend.special', { number: roman(at + 1), text: attackText(language, effects) }),
    ),
  };
}

interface Told {
  readonly monster?: string;
  readonly token?: string;
  readonly claws?: number;
  readonly begins?: boolean;
  readonly why?: string;
  readonly at?: string | null;
  readonly [name: string]: unknown;
}
const PLACES = ['at', 'from', 'to', 'goal', 'main', 'secondary'];

function paramsOf(language: Language, told: Told): Params {
  const params: Record<string, string | number> = {};
  for (const [name, value] of Object.entries(told)) {
    if (typeof value === 'number') params[name] = value;
    else if (typeof value === 'string' && PLACES.includes(name)) params[name] = nameOf(language, 'location', value);
  }
  return params;
}
/** Some events are told in more than one way. */
function messageId(what: string, seat: number | null, { why, at, begins }: Told): string {
  switch (what) {
    case 'moved':
      return `event.moved.${why}${why === 'detour' && seat !== null ? '.chosen' : ''}`;
    case 'token-taken':
      return at === null ? 'event.token-taken.supply' : 'event.token-taken';
    case 'attacked':
      return `event.attacked.${begins === true ? 'witcher' : 'monster'}`;
    default:
      return `event.${what}`;
  }
}
function eventText({ what, seat, about }: ModuleEvent, context: LogContext): string {
  const { language } = context;
  const told = (about ?? {}) as Told;
  const { monster = '', token = '', claws = 0 } = told;
  const params = paramsOf(language, told);
  const special: readonly Said[] = legendById(monster)?.specials[claws - 1] ?? [];
  const text = token === '' ? attackText(language, special) : tokenText(language, token);
  return sentence(
    texts.say(language, messageId(what, seat, told), {
      ...params,
      place: params.at ?? '',
      player: playerName(context, seat),
      foe: monster === '' ? '' : texts.say(language, `foe.${monster}`),
      number: roman(claws),
      text,
    }),
  );
}

function optionText(id: string, { prompt, language }: OptionContext): string | null {
  switch (prompt) {
    case 'journey':
      return JOURNEY_OPTIONS.read(id) === null ? null : texts.say(language, 'option.drive-away');
    case 'deed': {
      const option = DEED_OPTIONS.read(id);
      return option === null ? null : texts.say(language, 'option.hunt', { foe: foeOf(language, option.monster) });
    }
    case 'legend-step': {
      const option = LEGENDARY_HUNT_OPTIONS['legend-step'].read(id);
      return option === null ? null : nameOf(language, 'location', option.at);
    }
    case 'legend-toll': {
      const option = LEGENDARY_HUNT_OPTIONS['legend-toll'].read(id);
      return option === null ? null : texts.say(language, `option.toll.${option.toll}`);
    }
    default:
      return null;
  }
}
const foeOf = (language: Language, monster: string): string =>
  texts.has(`foe.${monster}`) ? texts.say(language, `foe.${monster}`) : monster;

type Row = { readonly from: number; readonly effects: readonly Said[] };
/** A die before the fight. */
const roll: Wording = {
  text: ({ language, say }, { table }) => {
    const rows = (table as readonly Row[]).map(({ from, effects }) =>
      say('roll.row', { from, text: attackText(language, effects) }),
    );
    return say('roll', { text: rows.join('; ') });
  },
};

export const legendaryHuntWords: ModuleWords = {
  id: LEGENDARY_HUNT,
  texts,
  eventText,
  optionText,
  fightCards: LEGEND_CARDS,
  foes: Object.fromEntries(LEGENDS.map(({ id, ability }) => [id, ability])),
  wordings: { foeAbilities: { roll } },
};
