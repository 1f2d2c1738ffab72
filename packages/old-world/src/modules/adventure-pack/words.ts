import { type Language, listOf } from '@medallion/text';
import type { ModuleEvent } from '../../core/module';
import { eventCardText } from '../../text/effect-text';
import type { ModuleWords } from '../../text/laid-words';
import { type LogContext, playerName } from '../../text/log-context';
import { nameOf } from '../../text/names';
import type { OptionContext } from '../../text/option-text';
import { storyOf, titleOf } from '../../text/stories';
import { texts as gameTexts } from '../../text/texts';
import type { PackEvents } from './events';
import { SECRETS } from './facts';
import { ADDED_OPTIONS, ADVENTURE_PACK_OPTIONS } from './prompts';
import { ADVENTURE_PACK } from './state';
import { adventurePackTexts, packEventStories, packExplorationStories } from './texts';

/** A secret card in words: its title, its story, and what it does at its moment. */
export interface SecretText {
  readonly name: string;
  readonly line: string;
  readonly text: string;
}
export function secretText(language: Language, card: string): SecretText {
  const facts = SECRETS.find(({ id }) => id === card);
  if (facts === undefined) return { name: card, line: '', text: '' };
  return {
    name: adventurePackTexts.say(language, `source.secret:${card}`),
    line: storyOf(language, card)?.story ?? '',
    text: eventCardText(language, facts).join(' '),
  };
}

type Told = { readonly [Name in keyof PackEvents]: Partial<PackEvents[Name]> }[keyof PackEvents];
interface About {
  readonly card?: string | null;
  readonly places?: readonly string[];
  readonly tokens?: number;
  readonly at?: string;
  readonly left?: number;
  readonly owner?: number;
}
function eventText({ what, seat, about }: ModuleEvent, context: LogContext): string {
  const { language } = context;
  const { card = null, places = [], tokens = 0, at = '', left = 0, owner = null } = about as About & Told;
  const secret = what.startsWith('secret') && card !== null ? secretText(language, card) : null;
  return adventurePackTexts.say(language, `event.${what}`, {
    player: playerName(context, seat),
    owner: playerName(context, owner),
    card: card ?? 'none',
    title: card === null ? '' : titleOf(language, card),
    places: listOf(
      language,
      places.map((place) => nameOf(language, 'location', place)),
    ),
    place: nameOf(language, 'location', at),
    name: secret?.name ?? '',
    text: secret?.text ?? '',
    tokens,
    left,
  });
}

function secretOption(language: Language, card: string): string {
  const { name, text } = secretText(language, card);
  return adventurePackTexts.say(language, 'option.secret', { name, text });
}

function optionText(id: string, { prompt, language }: OptionContext): string | null {
  const added = ADDED_OPTIONS.read(id);
  if (added?.kind === 'secret') return secretOption(language, added.card);
  if (added?.kind === 'open-quest') {
    return adventurePackTexts.say(language, 'option.open-quest', { title: titleOf(language, added.card) });
  }
  switch (prompt) {
    case 'secret-use':
      return id === 'pass' ? adventurePackTexts.say(language, 'option.pass') : null;
    case 'trail-token': {
      const option = ADVENTURE_PACK_OPTIONS['trail-token'].read(id);
      return option === null ? null : nameOf(language, 'location', option.at);
    }
    case 'fortune': {
      const option = ADVENTURE_PACK_OPTIONS.fortune.read(id);
      return option === null ? null : adventurePackTexts.say(language, `option.${option.kind}`);
    }
    default:
      return null;
  }
}

function entryText(entry: string, language: Language): string | null {
  return entry === 'quest-tokens' ? adventurePackTexts.say(language, 'entry.quest-tokens') : null;
}

export const adventurePackWords: ModuleWords = {
  id: ADVENTURE_PACK,
  texts: adventurePackTexts,
  eventText,
  optionText,
  entryText,
  stories: [packExplorationStories, packEventStories],
  wordings: {
    fightEffects: {
      'link-as': {
        text: ({ language, say }, { from, to }) => {
          const color = (id: unknown): string => gameTexts.say(language, `color.${id}`);
          return say('link-as', { from: color(from), to: color(to) });
        },
      },
    },
  },
};
