import type { Seat } from '@medallion/kernel';

/** One part of an option's id. `read` gives null for a text that is no such part. */
export interface Field<T> {
  write(value: T): string;
  read(text: string): T | null;
}

/** Any word: the id of a card, a place, a monster. */
export const word: Field<string> = { write: (value) => value, read: (text) => (text === '' ? null : text) };

/** One word of a closed list. */
export function oneOf<const Word extends string>(words: readonly Word[]): Field<Word> {
  return { write: (value) => value, read: (text) => words.find((one) => one === text) ?? null };
}

/** A word of a closed list behind something that tells it from others. */
export function behind<const Word extends string>(head: string, words: readonly Word[]): Field<Word> {
  return {
    write: (value) => `${head}${value}`,
    read: (text) => (text.startsWith(head) ? (words.find((one) => one === text.slice(head.length)) ?? null) : null),
  };
}

export const seat: Field<Seat> = {
  write: (value) => `seat-${value}`,
  read: (text) => (/^seat-\d+$/.test(text) ? Number(text.slice(5)) : null),
};

/** Values of dice, lowest first. */
export const dice: Field<readonly number[]> = {
  write: (values) => values.join('-'),
  read: (text) => (/^\d(-\d)*$/.test(text) ? text.split('-').map(Number) : null),
};

type Fields = Readonly<Record<string, Field<unknown>>>;
type ValueOf<F> = F extends Field<infer T> ? T : never;

/** How the id of one kind of option is written: `head:part:part`, or the parts alone where there is no head. */
export interface Form<F extends Fields = Fields> {
  readonly head: string | null;
  readonly fields: F;
}
type NoFields = Readonly<Record<never, Field<unknown>>>;
export function form(head: string): Form<NoFields>;
export function form<const F extends Fields>(head: string, fields: F): Form<F>;
export function form(head: string, fields: Fields = {}): Form {
  return { head, fields };
}
export function bare<const F extends Fields>(fields: F): Form<F> {
  return { head: null, fields };
}

type Forms = Readonly<Record<string, Form>>;

/** The data of the options that these forms write: a union over `kind`. */
export type OptionOfForms<F extends Forms> = {
  [Kind in keyof F & string]: { readonly kind: Kind } & {
    readonly [Name in keyof F[Kind]['fields']]: ValueOf<F[Kind]['fields'][Name]>;
  };
}[keyof F & string];

/** An id as data and back. `read` gives null for an id that none of its forms writes, such as a module's. */
export interface Codec<Option extends { readonly kind: string } = { readonly kind: string }> {
  write(option: Option): string;
  read(id: string): Option | null;
}
/** What a codec reads and writes. */
export type Shown<C> = C extends { read(id: string): infer Option } ? NonNullable<Option> : never;

interface Kind {
  readonly kind: string;
  readonly head: string | null;
  readonly names: readonly string[];
  readonly fields: readonly Field<unknown>[];
}

/** Reads by the first form that fits: those with a head and closed lists stand before those that take any word. */
export function codec<const F extends Forms>(forms: F): Codec<OptionOfForms<F>> {
  const kinds = Object.entries(forms).map(([kind, { head, fields }]): Kind => {
    return { kind, head, names: Object.keys(fields), fields: Object.values(fields) };
  });
  const byKind = new Map(kinds.map((one) => [one.kind, one]));
  return {
    write: (option) => writeKind(byKind.get(option.kind) as Kind, option as Readonly<Record<string, unknown>>),
    read: (id) => {
      const parts = id.split(':');
      for (const kind of kinds) {
        const option = readKind(kind, parts);
        if (option !== null) return option as OptionOfForms<F>;
      }
      return null;
    },
  };
}

function writeKind({ head, names, fields }: Kind, option: Readonly<Record<string, unknown>>): string {
  let id = head ?? '';
  for (let at = 0; at < fields.length; at++) {
    const part = (fields[at] as Field<unknown>).write(option[names[at] as string]);
    id = id === '' ? part : `${id}:${part}`;
  }
  return id;
}

function readKind({ kind, head, names, fields }: Kind, parts: readonly string[]): object | null {
  const from = head === null ? 0 : 1;
  if (parts.length !== from + fields.length || (head !== null && parts[0] !== head)) return null;
  const option: Record<string, unknown> = { kind };
  for (let at = 0; at < fields.length; at++) {
    const value = (fields[at] as Field<unknown>).read(parts[from + at] as string);
    if (value === null) return null;
    option[names[at] as string] = value;
  }
  return option;
}
