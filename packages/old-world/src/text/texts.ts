import { type Catalog, catalog } from '@medallion/text';
import de from '../../text/de.json';
import en from '../../text/en.json';
import nl from '../../text/nl.json';

/** Everything the game says, but for names and stories. */
export const texts: Catalog<string> = catalog<string>({ en, de, nl });
