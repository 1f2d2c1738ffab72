import type { Language } from '@medallion/text';
import type { Faction } from '../cards';
import { UNIT_ABILITIES } from '../pack';
import { cardText } from './card-text';
import { cardName, factionName } from './names';
import { texts } from './texts';

export interface HelpLine {
  readonly id: string;
  readonly name: string;
  readonly text: string;
}

const SPECIALS = [
  'commanders-horn',
  'decoy',
  'scorch',
  'mardroeme',
  'biting-frost',
  'impenetrable-fog',
  'torrential-rain',
  'skellige-storm',
  'clear-weather',
] as const;

export interface HelpCards {
  readonly units: readonly HelpLine[];
  readonly specials: readonly HelpLine[];
}

/** The two help cards of a faction: abilities of units, special cards, and the faction's own power. @rule GW-FACTION-004 */
export function helpCards(language: Language, faction: Faction): HelpCards {
  const units = ['agile', ...UNIT_ABILITIES].map((ability) => {
    const help = `ability.${ability}.help`;
    const text = texts.say(language, texts.has(help) ? help : `ability.${ability}.text`);
    return { id: ability, name: texts.say(language, `ability.${ability}`), text };
  });
  const specials = SPECIALS.map((id) => ({
    id,
    name: cardName(language, id),
    text: cardText(language, id)[0]?.text ?? '',
  }));
  const power = texts.say(language, `faction.${faction}.power`);
  return { units, specials: [...specials, { id: faction, name: factionName(language, faction), text: power }] };
}
