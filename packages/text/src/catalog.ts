import { LANGUAGES, type Language } from './language';
import { type Message, type Params, readMessage } from './message';
import { TextError } from './text-error';

/** Message id to ICU message. */
export type Messages<Id extends string = string> = Readonly<Record<Id, string>>;
export type Texts<Id extends string = string> = Readonly<Record<Language, Messages<Id>>>;

export interface Catalog<Id extends string = string> {
  readonly texts: Texts<Id>;
  /** Words a message; throws `TextError` when the id is unknown, the message is broken or a parameter is missing. */
  say(language: Language, id: Id, params?: Params): string;
  has(id: string): id is Id;
}

/** The wording of one package: the same ids in every language, each message read only when it is first said. */
export function catalog<Id extends string>(texts: Texts<Id>): Catalog<Id> {
  const read = readerOf(texts);
  return {
    texts,
    say: (language, id, params = {}) => format(read(language, id), language, id, params),
    has: (id): id is Id => LANGUAGES.every((language) => Object.hasOwn(texts[language], id)),
  };
}

type Reader = (language: Language, id: string) => Message;

function readerOf(texts: Texts): Reader {
  const known = { en: new Map(), de: new Map(), nl: new Map() } satisfies Record<Language, Map<string, Message>>;
  return (language, id) => {
    const cached = known[language].get(id);
    if (cached !== undefined) return cached;
    const message = read(texts, language, id);
    known[language].set(id, message);
    return message;
  };
}

function read(texts: Texts, language: Language, id: string): Message {
  const message = Object.hasOwn(texts[language], id) ? texts[language][id] : undefined;
  if (message === undefined) throw new TextError(id, language, 'there is no such text');
  try {
    return readMessage(language, message);
  } catch (cause) {
    throw new TextError(id, language, `the message is broken: ${reasonOf(cause)}`, { cause });
  }
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
