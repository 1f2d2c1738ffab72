export const LANGUAGES = ['en', 'de', 'nl'] as const;
export type Language = (typeof LANGUAGES)[number];

/** British English, because it joins a list the way our texts do: "a, b and c". */
const LOCALES = { en: 'en-GB', de: 'de-DE', nl: 'nl-NL' } as const satisfies Record<Language, string>;

/** The locale that the platform's `Intl` tools (collation, lists, numbers) take for a language. */
export function localeOf(language: Language): string {
  return LOCALES[language];
}

export function isLanguage(value: unknown): value is Language {
  return LANGUAGES.some((language) => language === value);
}
