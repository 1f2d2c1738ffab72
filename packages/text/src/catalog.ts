import type { ByLanguage } from './by-language';
import { LANGUAGES, type Language } from './language';
import { type Message, type Params, readMessage } from './message';
import { TextError } from './text-error';

/** Message id to ICU message. */
export type Messages<Id extends string = string> = Readonly<Record<Id, string>>;
export type Texts<Id extends string = string> = Readonly<Record<Language, Messages<Id>>>;

export interface Catalog<Id extends string = string> {
  /** All messages; throws where a language was not loaded. */
  readonly texts: Texts<Id>;
  /** Words a message; throws `TextError` when the id is unknown, the message is broken or a parameter is missing. */
  say(language: Language, id: Id, params?: Params): string;
  /** Whether there is such a text. Every language has the same ids, so any that is here can tell. */
  has(id: string): id is Id;
}

/** Messages of a package or of one of its expansions: all at hand, or those of the languages that have come. */
type Part = Pick<ByLanguage<Messages>, 'in' | 'isHere'>;

/**
 * The wording of one package: the same ids in every language, each message read only when it is first said.
 * What an expansion adds is found as well, from the moment that its words are here.
 */
export function catalog<Id extends string>(
  texts: Texts<Id> | ByLanguage<Messages<Id>>,
  ...expansions: readonly ByLanguage<Messages>[]
): Catalog<Id> {
  const parts: readonly Part[] = ['en' in texts ? atHand(texts) : texts, ...expansions];
  const read = readerOf(parts);
  return {
    get texts() {
      return textsOf<Id>(parts);
    },
    say: (language, id, params = {}) => format(read(language, id), language, id, params),
    has: (id): id is Id => LANGUAGES.some((language) => messageOf(parts, language, id) !== undefined),
  };
}

function atHand(texts: Texts): Part {
  return { in: (language) => texts[language], isHere: () => true };
}

function textsOf<Id extends string>(parts: readonly Part[]): Texts<Id> {
  const messagesOf = (language: Language): Messages => Object.assign({}, ...parts.map((part) => part.in(language)));
  return { en: messagesOf('en'), de: messagesOf('de'), nl: messagesOf('nl') };
}

function messageOf(parts: readonly Part[], language: Language, id: string): string | undefined {
  for (const part of parts) {
    const messages = part.isHere(language) ? part.in(language) : {};
    if (Object.hasOwn(messages, id)) return messages[id];
  }
  return undefined;
}

type Reader = (language: Language, id: string) => Message;

function readerOf(parts: readonly Part[]): Reader {
  const known = { en: new Map(), de: new Map(), nl: new Map() } satisfies Record<Language, Map<string, Message>>;
  return (language, id) => {
    const cached = known[language].get(id);
    if (cached !== undefined) return cached;
    const message = read(parts, language, id);
    known[language].set(id, message);
    return message;
  };
}

function read(parts: readonly Part[], language: Language, id: string): Message {
  const message = messageOf(parts, language, id);
  if (message === undefined) throw new TextError(id, language, reasonForNone(parts, language));
  try {
    return readMessage(language, message);
  } catch (cause) {
    throw new TextError(id, language, `the message is broken: ${reasonOf(cause)}`, { cause });
  }
}

function reasonForNone([own]: readonly Part[], language: Language): string {
  return own?.isHere(language) ? 'there is no such text' : 'the language was not loaded';
}

function format(message: Message, language: Language, id: string, params: Params): string {
  // The library would print a missing value as "undefined" when the key is there.
  for (const [name, value] of Object.entries(params)) {
    if (value === undefined) throw new TextError(id, language, `parameter '${name}' has no value`);
  }
  try {
    return message(params);
  } catch (cause) {
    throw new TextError(id, language, reasonOf(cause), { cause });
  }
}

function reasonOf(cause: unknown): string {
  return cause instanceof Error ? cause.message : String(cause);
}
