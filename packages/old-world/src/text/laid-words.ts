import type { ByLanguage, Catalog, Language, Params } from '@medallion/text';
import type { FightCardFacts } from '../core/cards/card-pack';
import type { MonsterAbility } from '../core/cards/vocabulary';
import type { ModuleId } from '../core/manifest';
import type { ModuleEvent } from '../core/module';
import type { VocabularyName } from '../core/words';
import type { LogContext } from './log-context';
import type { OptionContext } from './option-text';
import type { Stories } from './stories';
import type { Wording } from './wordings';

/** The words of a module: laid in by whoever shows its games, so that no screen loads what it does not play. */
export interface ModuleWords {
  readonly id: ModuleId;
  /** Questions, phases, names and whatever else it says, by ids such as `prompt.<id>`, `phase.<id>` and `name.card.<id>`. */
  readonly texts: Catalog<string>;
  /** A line of the log, in the language of the context. Give it the event as cut for the viewer. */
  readonly eventText: (event: ModuleEvent, context: LogContext) => string;
  /** An option that the module brings, of its own prompts or of the base's; null for any other. */
  readonly optionText?: (id: string, context: OptionContext) => string | null;
  /** Fight cards with both halves, and what foes of its own are capable of, by their ids. */
  readonly fightCards?: readonly FightCardFacts[];
  readonly foes?: Readonly<Record<string, MonsterAbility>>;
  /** What happens on entering a place, where several things are due and the seat orders them. */
  readonly entryText?: (entry: string, language: Language) => string | null;
  /** The stories of its exploration and event cards. */
  readonly stories?: readonly ByLanguage<Stories>[];
  /** How it says the words it brings, where a message with what stands beside the word will not do. */
  readonly wordings?: { readonly [Name in VocabularyName]?: Readonly<Record<string, Wording>> };
}

const laid = new Map<ModuleId, ModuleWords>();

export function layWords(words: ModuleWords): void {
  laid.set(words.id, words);
}
export const wordsOfModule = (id: ModuleId): ModuleWords | undefined => laid.get(id);
export const laidWords = (): Iterable<ModuleWords> => laid.values();

/** A text of a module whose words are laid in; null where nobody has it. */
export function laidText(language: Language, id: string, params: Params = {}): string | null {
  for (const words of laid.values()) if (words.texts.has(id)) return words.texts.say(language, id, params);
  return null;
}

/** A fight card of a module whose words are laid in. */
export function laidFightCard(card: string): FightCardFacts | undefined {
  for (const { fightCards } of laid.values()) {
    const found = fightCards?.find(({ id }) => id === card);
    if (found !== undefined) return found;
  }
  return undefined;
}
/** What a foe of a module is capable of. */
export function laidFoe(foe: string): MonsterAbility | undefined {
  for (const { foes } of laid.values()) if (foes?.[foe] !== undefined) return foes[foe];
  return undefined;
}
