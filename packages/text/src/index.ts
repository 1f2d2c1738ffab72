export type { Catalog, Messages, Texts } from './catalog';
export { catalog } from './catalog';
export type { Language } from './language';
export { isLanguage, LANGUAGES, localeOf } from './language';
export { listOf } from './list-of';
export type { Param, Params } from './message';
export type { TextGap } from './missing-texts';
export { missingTexts } from './missing-texts';
export { TextError } from './text-error';
