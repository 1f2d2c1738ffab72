import type { Language } from './language';

/** A text that cannot be worded is a mistake of ours, never of a player: it names the text and the language. */
export class TextError extends Error {
  readonly id: string;
  readonly language: Language;

  constructor(id: string, language: Language, reason: string, options?: ErrorOptions) {
    super(`text '${id}' (${language}): ${reason}`, options);
    this.name = 'TextError';
    this.id = id;
    this.language = language;
  }
}
