/** Something that is other than it was at the end of the viewer's last turn, with its cause where one is known. */
export interface DoneToMe {
  /** Which part of the viewer's own state it tells of. */
  readonly field: string;
  readonly icon: string;
  readonly tone: 'loss' | 'gain' | 'plain';
  readonly words: string;
  readonly cause: string | null;
}

export type Told = Pick<DoneToMe, 'icon' | 'tone' | 'words'>;
/** What is said of one part of a player's state where it has changed; null where it has not. */
export type Teller<Own> = (before: Own, after: Own) => Told | null;
/** All parts of a player's state: one that is left out does not compile. */
export type Tellers<Own> = { readonly [Field in keyof Own]-?: Teller<Own> };

/** For what never changes, and for what follows from another part that is told. */
export const untold = (): null => null;

export const toneOf = (by: number): Told['tone'] => (by < 0 ? 'loss' : by > 0 ? 'gain' : 'plain');

export const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** A number: what it is now, and by how much it changed. */
export function count<Own>(
  icon: string,
  of: (own: Own) => number,
  say: (to: number, by: number) => string,
): Teller<Own> {
  return (before, after) => {
    const by = of(after) - of(before);
    return by === 0 ? null : { icon, tone: toneOf(by), words: say(of(after), by) };
  };
}

/** What of a list is in it and not in the other: each thing as often as it was. */
function without<Thing>(all: readonly Thing[], others: readonly Thing[]): readonly Thing[] {
  const left = others.map((thing) => JSON.stringify(thing));
  return all.filter((thing) => {
    const at = left.indexOf(JSON.stringify(thing));
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

interface Things<Own, Thing> {
  readonly icon: string;
  of(own: Own): readonly Thing[];
  gone(things: readonly Thing[]): string;
  come(things: readonly Thing[]): string;
  /** Whether less of it is better. */
  readonly isBad?: boolean;
}

/** Things that came or went. */
export function things<Own, Thing>({ icon, of, gone, come, isBad = false }: Things<Own, Thing>): Teller<Own> {
  return (before, after) => {
    const [lost, found] = [without(of(before), of(after)), without(of(after), of(before))];
    if (lost.length + found.length === 0) return null;
    const words = [lost.length > 0 ? gone(lost) : '', found.length > 0 ? come(found) : ''];
    const by = of(after).length - of(before).length;
    return { icon, tone: toneOf(isBad ? -by : by), words: words.filter(Boolean).join(' ') };
  };
}

const ORDER = ['loss', 'gain', 'plain'] as const;

/** Every part that is other than it was: losses first, each with its cause. */
export function tellChanges<Own extends object>(
  tellers: Tellers<Own>,
  before: Own,
  after: Own,
  causeOf: (field: keyof Own & string) => string | null,
): readonly DoneToMe[] {
  const fields = Object.keys(tellers) as (keyof Own & string)[];
  const told = fields.flatMap((field): readonly DoneToMe[] => {
    const words = tellers[field](before, after);
    return words === null ? [] : [{ field, ...words, cause: causeOf(field) }];
  });
  return told.toSorted((one, other) => ORDER.indexOf(one.tone) - ORDER.indexOf(other.tone));
}
