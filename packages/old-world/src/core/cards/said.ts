import * as v from 'valibot';

/** Words of the data: each names itself under one key (`do`, `is`, `pay`), and its vocabulary knows what stands beside it. */
export type Spoken<Key extends string> = { readonly [K in Key]: string } & { readonly [entry: string]: unknown };
/** A word that does something. */
export type Said = Spoken<'do'>;

export type Schema<T> = v.BaseSchema<unknown, T, v.BaseIssue<unknown>>;
/** What stands beside a word. */
export type Entries = Readonly<Record<string, v.GenericSchema>>;
export type EntriesTable = Readonly<Record<string, Entries>>;

/** What stands beside a word, as its resolver and its wording read it. */
export type BesideOf<Beside extends Entries> = Readonly<v.InferOutput<v.StrictObjectSchema<Beside, undefined>>>;
/** The same with the word itself. */
export type DataOf<Key extends string, Word extends string, Beside extends Entries> = {
  readonly [K in Key]: Word;
} & BesideOf<Beside>;

/** One schema over all words of a table. */
export function oneOfWords<Key extends string>(key: Key, table: EntriesTable): Schema<Spoken<Key>> {
  const words = Object.entries(table).map(([word, beside]) => v.strictObject({ [key]: v.literal(word), ...beside }));
  return v.variant(key, words as never) as unknown as Schema<Spoken<Key>>;
}
