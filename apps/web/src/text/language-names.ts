import type { Language } from '@medallion/text';

/** Each language is called by its own name, whatever is spoken now. */
export const LANGUAGE_NAMES = {
  en: 'English',
  de: 'Deutsch',
  nl: 'Nederlands',
} as const satisfies Record<Language, string>;
