import { catalog } from '@medallion/text';
import { language } from '../../../settings/settings';
import de from './text/de.json';
import en from './text/en.json';
import nl from './text/nl.json';

const words = catalog({ en, de, nl });

/** Words of the primer in the language of the moment. */
export function sayLearn(id: keyof typeof en): string {
  return words.say(language.value, id);
}
