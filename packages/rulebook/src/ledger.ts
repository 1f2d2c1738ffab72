import { type ByLanguage, byLanguage, type Sources } from '@medallion/text';
import type { GameId } from './rule-id';
import type { RuleId } from './rule-ids';

export const RULE_KINDS = ['rule', 'definition', 'presentation'] as const;
/** What a test of the rule looks at: the rules engine, the use of a word, or what is shown and told. */
export type RuleKind = (typeof RULE_KINDS)[number];

export interface Rule<Id extends RuleId = RuleId> {
  readonly id: Id;
  readonly game: GameId;
  /** The expansion the rule belongs to, 'base' for the game itself. */
  readonly module: string;
  readonly section: string;
  readonly kind: RuleKind;
  readonly text: string;
  readonly note: string | null;
  readonly source: string;
  /** The documents are silent or ambiguous, and the reading is ours. */
  readonly isRuling: boolean;
}

/** The words of a ledger in another language: sections by their English title, rules by id. */
export interface Translation {
  readonly sections: Readonly<Record<string, string>>;
  readonly rules: Readonly<Record<string, { readonly text: string; readonly note?: string }>>;
}

/** The words of a ledger by language: null in English, which the ledger itself is written in. */
export type Translations = Pick<ByLanguage<Translation | null>, 'in'>;

/** Translations that come when their language is spoken. */
export function translated(sources: Omit<Sources<Translation>, 'en'>): Translations {
  return byLanguage<Translation | null>({ en: async () => ({ default: null }), ...sources });
}

export interface Ledger<Id extends RuleId = RuleId> {
  readonly game: GameId;
  readonly rules: readonly Rule<Id>[];
  readonly byId: ReadonlyMap<string, Rule<Id>>;
  readonly translations: Translations;
}

/** A rule as the ledger's file has it. */
export interface LedgerEntry {
  readonly id: string;
  readonly module?: string;
  readonly section: string;
  readonly kind?: string;
  readonly text: string;
  readonly note?: string;
  readonly source: string;
}

interface LedgerParts<Id extends RuleId> {
  readonly game: GameId;
  readonly ids: readonly Id[];
  readonly entries: readonly LedgerEntry[];
  readonly translations: Translations;
  readonly isRuling?: (entry: LedgerEntry) => boolean;
}

export function ledgerOf<Id extends RuleId>(parts: LedgerParts<Id>): Ledger<Id> {
  const { game, ids, translations, isRuling = hasRulingAsSource } = parts;
  const entries = new Map(parts.entries.map((entry) => [entry.id, entry]));
  const rules = ids.map((id): Rule<Id> => {
    const entry = entries.get(id);
    if (entry === undefined) throw new Error(`the ledger of ${game} has no rule ${id}: run scripts/build.mjs`);
    const { module = 'base', section, text, note = null, source } = entry;
    return { id, game, module, section, kind: kindOf(entry), text, note, source, isRuling: isRuling(entry) };
  });
  return { game, rules, byId: new Map(rules.map((rule) => [rule.id, rule])), translations };
}

function kindOf(entry: LedgerEntry): RuleKind {
  return RULE_KINDS.find((kind) => kind === entry.kind) ?? 'rule';
}

function hasRulingAsSource(entry: LedgerEntry): boolean {
  return /^ruling\b/.test(entry.source);
}
