import type { Catalog, Language, Params } from '@medallion/text';
import type { ModuleId } from '../core/manifest';
import type { ModuleEvent } from '../core/module';
import type { VocabularyName } from '../core/words';
import { type LogContext, playerName } from './log-context';
import type { OptionContext } from './option-text';
import { texts } from './texts';
import type { Wording } from './wordings';

/** The words of a module: laid in by whoever shows its games, so that no screen loads what it does not play. */
export interface ModuleWords {
  readonly id: ModuleId;
  /** Questions, phases and whatever else it names, by ids such as `prompt.<id>` and `phase.<id>`. */
  readonly texts: Catalog<string>;
  /** A line of the log, in the language of the context. Give it the event as cut for the viewer. */
  readonly eventText: (event: ModuleEvent, context: LogContext) => string;
  /** An option that the module brings, of its own prompts or of the base's; null for any other. */
  readonly optionText?: (id: string, context: OptionContext) => string | null;
  /** What happens on entering a place, where several things are due and the seat orders them. */
  readonly entryText?: (entry: string, language: Language) => string | null;
  /** How it says the words it brings, where a message with what stands beside the word will not do. */
  readonly wordings?: { readonly [Name in VocabularyName]?: Readonly<Record<string, Wording>> };
}

const laid = new Map<ModuleId, ModuleWords>();

export function layWords(words: ModuleWords): void {
  laid.set(words.id, words);
}

/** A text of the game, of the base or of a module whose words are laid in; null where nobody has it. */
export function gameText(language: Language, id: string, params: Params = {}): string | null {
  if (texts.has(id)) return texts.say(language, id, params);
  for (const words of laid.values()) if (words.texts.has(id)) return words.texts.say(language, id, params);
  return null;
}

/** What a module tells; without its words only that it happened. */
export function moduleText(event: ModuleEvent, context: LogContext): string {
  const words = laid.get(event.module);
  if (words !== undefined) return words.eventText(event, context);
  const player = playerName(context, event.seat);
  return texts.say(context.language, 'event.module', { player, what: event.what });
}

/** An option that no prompt of the base writes, in the words of the module that brought it. */
export function moduleOptionText(id: string, context: OptionContext): string {
  for (const words of laid.values()) {
    const text = words.optionText?.(id, context) ?? null;
    if (text !== null) return text;
  }
  return id;
}

export function moduleWording(vocabulary: VocabularyName, word: string): Wording | null {
  for (const { wordings } of laid.values()) {
    const wording = wordings?.[vocabulary]?.[word];
    if (wording !== undefined) return wording;
  }
  return null;
}

export function entryText(entry: string, language: Language): string {
  if (texts.has(`option.${entry}`)) return texts.say(language, `option.${entry}`);
  for (const words of laid.values()) {
    const text = words.entryText?.(entry, language) ?? null;
    if (text !== null) return text;
  }
  return entry;
}
