import { CARDS, type Card, callsOf, cardOf, rowIndex, strikesOf } from '../cards';

/** Facts of cards as plain lists, by card number, so that search need not ask twice. */
const ALL: readonly Card[] = CARDS.flatMap((_, kind) => [cardOf(kind, 0), cardOf(kind, 1)]);

/** The rows a weather card strikes, as bits. */
export const STRIKES: readonly number[] = ALL.map((card) =>
  strikesOf(card).reduce((bits, row) => bits | (1 << rowIndex(row)), 0),
);

export const SPECIAL_EFFECTS = ['none', 'horn', 'decoy', 'scorch', 'mardroeme', 'weather', 'clear-weather'] as const;
export type SpecialEffect = (typeof SPECIAL_EFFECTS)[number];

const effects: readonly SpecialEffect[] = CARDS.map((facts) => ('effect' in facts ? facts.effect : 'none'));
const thresholds: readonly number[] = CARDS.map((facts) => ('threshold' in facts ? (facts.threshold ?? 0) : 0));
/** Cards that call one another share a group, named by the lowest kind called; -1 for cards that call nobody. */
const musterGroups: readonly number[] = ALL.map((card) => Math.min(...callsOf(card), CARDS.length));

/** Which kinds each kind calls by Muster, as one list of marks per kind; null for those that call nobody. */
const calledMarks: readonly (Uint8Array | null)[] = CARDS.map((_, kind) => {
  const calls = callsOf(cardOf(kind, 0));
  if (calls.length === 0) return null;
  const marks = new Uint8Array(CARDS.length);
  for (const called of calls) marks[called] = 1;
  return marks;
});

export function calledBy(card: Card): Uint8Array | null {
  return calledMarks[card >> 1] ?? null;
}
export function effectOf(card: Card): SpecialEffect {
  return effects[card >> 1] as SpecialEffect;
}
export function thresholdOf(card: Card): number {
  return thresholds[card >> 1] as number;
}
export function musterGroupOf(card: Card): number {
  const group = musterGroups[card] as number;
  return group === CARDS.length ? -1 : group;
}
