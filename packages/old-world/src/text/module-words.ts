import type { Language, Params } from '@medallion/text';
import type { ModuleEvent } from '../core/module';
import type { VocabularyName } from '../core/words';
import { laidText, laidWords, wordsOfModule } from './laid-words';
import { type LogContext, playerName } from './log-context';
import type { OptionContext } from './option-text';
import { texts } from './texts';
import type { Wording } from './wordings';

/** A text of the game, of the base or of a module whose words are laid in; null where nobody has it. */
export function gameText(language: Language, id: string, params: Params = {}): string | null {
  return texts.has(id) ? texts.say(language, id, params) : laidText(language, id, params);
}

/** What a module tells; without its words only that it happened. */
export function moduleText(event: ModuleEvent, context: LogContext): string {
  const words = wordsOfModule(event.module);
  if (words !== undefined) return words.eventText(event, context);
  const player = playerName(context, event.seat);
  return texts.say(context.language, 'event.module', { player, what: event.what });
}

/** An option that no prompt of the base writes, in the words of the module that brought it. */
export function moduleOptionText(id: string, context: OptionContext): string {
  for (const words of laidWords()) {
    const text = words.optionText?.(id, context) ?? null;
    if (text !== null) return text;
  }
  return id;
}

export function moduleWording(vocabulary: VocabularyName, word: string): Wording | null {
  for (const { wordings } of laidWords()) {
    const wording = wordings?.[vocabulary]?.[word];
    if (wording !== undefined) return wording;
  }
  return null;
}

export function entryText(entry: string, language: Language): string {
  if (texts.has(`option.${entry}`)) return texts.say(language, `option.${entry}`);
  for (const words of laidWords()) {
    const text = words.entryText?.(entry, language) ?? null;
    if (text !== null) return text;
  }
  return entry;
}
