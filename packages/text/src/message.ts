import { IntlMessageFormat } from 'intl-messageformat';
import { FORMATTERS } from './formatters';
import { type Language, localeOf } from './language';
import { fillIn, plainMessage } from './plain-message';

export type Param = string | number | boolean | Date;
export type Params = Readonly<Record<string, Param>>;

/** A message that was read, ready to be said with any parameters. */
export type Message = (params: Params) => string;

// Every platform has our three locales; to be asked for them, a browser first reads the list of all that it has.
IntlMessageFormat.resolveLocale = (locales) => new Intl.Locale(String(locales));

/** Our messages are plain text, so `<` is only a character and needs no quoting. */
export function parseMessage(language: Language, message: string): IntlMessageFormat {
  return new IntlMessageFormat(message, localeOf(language), undefined, { ignoreTag: true, formatters: FORMATTERS });
}

/** Throws when the message is no ICU message. */
export function readMessage(language: Language, message: string): Message {
  const plain = plainMessage(message);
  if (plain === null) return icuMessage(parseMessage(language, message));
  return (params) => fillIn(plain, params) ?? icuMessage(parseMessage(language, message))(params);
}

function icuMessage(parsed: IntlMessageFormat): Message {
  return (params) => String(parsed.format({ ...params }));
}

type MessageElement = ReturnType<IntlMessageFormat['getAst']>[number];

/** The names of all parameters of a message, those inside plural and select branches included. */
export function parametersOf(elements: readonly MessageElement[]): ReadonlySet<string> {
  const names = new Set<string>();
  for (const element of elements) {
    if (!('value' in element) || isLiteral(element)) continue;
    names.add(element.value);
    if (!('options' in element)) continue;
    for (const branch of Object.values(element.options)) {
      for (const name of parametersOf(branch.value)) names.add(name);
    }
  }
  return names;
}

/** The parser's own element numbers: a literal is 0. Its enum is not part of the library's door. */
function isLiteral(element: MessageElement): boolean {
  return element.type === 0;
}
