import { catalog, type Params } from '@medallion/text';
import { language } from '../settings/settings';
import de from './text/de.json';
import en from './text/en.json';
import nl from './text/nl.json';

const words = catalog({ en, de, nl });

/** Words of the replay pages in the language of the moment. */
export function sayReplay(id: keyof typeof en, params?: Params): string {
  return words.say(language.value, id, params);
}
