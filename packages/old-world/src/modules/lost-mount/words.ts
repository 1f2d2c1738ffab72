import { catalog, type Language, type Messages, whenPlayed } from '@medallion/text';
import type { ModuleEvent } from '../../core/module';
import type { ModuleWords } from '../../text/laid-words';
import { type LogContext, playerName } from '../../text/log-context';
import { nameOf } from '../../text/names';
import type { OptionContext } from '../../text/option-text';
import { sentence } from '../../text/sentence';
import { texts as gameTexts } from '../../text/texts';
import { LOST_MOUNT_OPTIONS } from './prompts';
import { LOST_MOUNT } from './state';

/** Fetched where a table plays with the mount. */
export const lostMountMessages = whenPlayed<Messages>({
  en: () => import('./text/en.json'),
  de: () => import('./text/de.json'),
  nl: () => import('./text/nl.json'),
});
export const lostMountTexts = catalog<string>(lostMountMessages);

interface Told {
  readonly at?: string;
  readonly die?: number;
  readonly cards?: number;
}

function eventText({ what, seat, about }: ModuleEvent, context: LogContext): string {
  const { language } = context;
  const { at, die = 0, cards = 0 } = about as Told;
  const place = at === undefined ? '' : nameOf(language, 'location', at);
  return lostMountTexts.say(language, `event.${what}`, { player: playerName(context, seat), place, die, cards });
}

/** A land, or a place. */
function optionText(id: string, { prompt, language }: OptionContext): string | null {
  switch (prompt) {
    case 'mount-stack': {
      const option = LOST_MOUNT_OPTIONS['mount-stack'].read(id);
      return option === null ? null : sentence(gameTexts.say(language, `terrain.${option.terrain}`));
    }
    case 'mount-place': {
      const option = LOST_MOUNT_OPTIONS['mount-place'].read(id);
      return option === null ? null : nameOf(language, 'location', option.at);
    }
    default:
      return null;
  }
}

function entryText(entry: string, language: Language): string | null {
  return entry === LOST_MOUNT ? lostMountTexts.say(language, 'entry.lost-mount') : null;
}

export const lostMountWords: ModuleWords = { id: LOST_MOUNT, texts: lostMountTexts, eventText, optionText, entryText };
