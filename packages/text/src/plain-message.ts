import type { Params } from './message';

/** Words, then the name of a parameter, then words again: every second part is a name. */
export type PlainMessage = readonly string[];

const NAME = /\{\s*(\w+)\s*\}/;
const QUOTE = /'[{}<>']/;

/**
 * Most messages are words with a few names to fill in. ICU's machinery would say them the same way, but the first use of
 * it costs a page tens of milliseconds, so they do without it. Null for a message that is more than that, or broken.
 */
export function plainMessage(message: string): PlainMessage | null {
  const parts = message.split(NAME);
  const isPlain = !QUOTE.test(message) && parts.every((part, index) => index % 2 === 1 || !/[{}]/.test(part));
  return isPlain ? parts : null;
}

/** Null when a value is missing or of a kind that only ICU can word. */
export function fillIn(message: PlainMessage, params: Params): string | null {
  let said = '';
  for (const [index, part] of message.entries()) {
    const words = index % 2 === 0 ? part : Object.hasOwn(params, part) ? params[part] : undefined;
    if (typeof words !== 'string' && typeof words !== 'number') return null;
    said += words;
  }
  return said;
}
