import type { ModuleEvent } from '../../core/module';
import type { ModuleWords } from '../../text/laid-words';
import { type LogContext, playerName } from '../../text/log-context';
import { cardLine, cardName, nameOf } from '../../text/names';
import type { OptionContext } from '../../text/option-text';
import { sentence } from '../../text/sentence';
import { texts as gameTexts } from '../../text/texts';
import { HUNT_WORD_OPTIONS } from './prompts';
import { HUNT_WORDS } from './state';
import { huntWordTexts } from './texts';

function eventText({ what, seat, about }: ModuleEvent, context: LogContext): string {
  const { card } = about as { readonly card: string };
  const { language } = context;
  const params = { player: playerName(context, seat), card: cardName(language, card) };
  return huntWordTexts.say(language, `event.${what}`, params);
}

function optionText(id: string, { prompt, language }: OptionContext): string | null {
  switch (prompt) {
    case 'fetch-color':
    case 'fetch-card':
    case 'recover-card':
    case 'take-other':
      return cardLine(language, id);
    case 'last-extension': {
      const option = HUNT_WORD_OPTIONS['last-extension'].read(id);
      return option === null ? null : sentence(gameTexts.say(language, `color.${option.color}`));
    }
    case 'renew-potion':
      return nameOf(language, 'potion', id);
    default:
      return null;
  }
}

export const huntWordWords: ModuleWords = {
  id: HUNT_WORDS,
  texts: huntWordTexts,
  eventText,
  optionText,
  wordings: {
    fightEffects: {
      'fetch-color': {
        text: ({ language, say }, { color }) =>
          say('fetch-color', { color: gameTexts.say(language, `color.${color as string}`) }),
      },
    },
  },
};
