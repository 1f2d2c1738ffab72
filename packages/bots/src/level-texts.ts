/** Names and styles of the levels, `level.<id>` and `level.<id>.note`, as plain words for the apps' catalogues: a file for each language. */
export const levelTexts = {
  en: () => import('../text/en.json'),
  de: () => import('../text/de.json'),
  nl: () => import('../text/nl.json'),
} as const;
