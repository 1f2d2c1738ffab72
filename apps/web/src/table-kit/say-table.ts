import { catalog, type Params } from '@medallion/text';
import { language } from '../settings/settings';
import de from './text/de.json';
import en from './text/en.json';
import nl from './text/nl.json';

const words = catalog({ en, de, nl });
export type TableTextId = keyof typeof en;

/** Words that every table uses. */
export function sayTable(id: TableTextId, params?: Params): string {
  return params === undefined ? words.say(language.value, id) : words.say(language.value, id, params);
}
