import de from '../text/de.json';
import en from '../text/en.json';
import nl from '../text/nl.json';

/** Names and styles of the levels, `level.<id>` and `level.<id>.note`, as plain words for the apps' catalogues. */
export const levelTexts = { en, de, nl } as const;
