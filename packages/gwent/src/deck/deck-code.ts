import { CARDS, FACTIONS, isInColour, type Kind, LEADERS } from '../cards';
import { compileDeck, type Deck, type DeckList, deckFaults, deckList, isSecondary } from './deck';

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** The cards a deck of this faction may hold, in the order of the pool. */
export function poolOf(faction: number): readonly Kind[] {
  const name = FACTIONS[faction];
  if (name === undefined) return [];
  return CARDS.flatMap((facts, kind) => (isInColour(facts, name) && !isSecondary(facts) ? [kind] : []));
}

/** A deck in about twenty letters: the copies of each card of the pool, as digits of one long number. */
export function packDeck(deck: Deck): string {
  const copies = new Map(deck.cards);
  let number = 0n;
  for (const kind of poolOf(deck.faction)) {
    number = number * BigInt((CARDS[kind]?.copies ?? 0) + 1) + BigInt(copies.get(kind) ?? 0);
  }
  let digits = '';
  for (let rest = number; rest > 0n; rest /= 64n) digits = `${LETTERS[Number(rest % 64n)]}${digits}`;
  return `${LETTERS[deck.faction]}${LETTERS[deck.leader]}${digits}`;
}

/** The deck list in a code; null when the letters are no deck. The list may still break the deck rules. */
export function unpackDeckList(code: string): DeckList | null {
  if (!/^[A-Za-z0-9_-]{3,40}$/.test(code)) return null;
  const faction = LETTERS.indexOf(code[0] ?? '');
  const leader = LEADERS[LETTERS.indexOf(code[1] ?? '')];
  const pool = poolOf(faction);
  if (pool.length === 0 || leader === undefined) return null;
  let number = 0n;
  for (const letter of code.slice(2)) number = number * 64n + BigInt(LETTERS.indexOf(letter));
  const cards: Record<string, number> = {};
  for (const kind of pool.toReversed()) {
    const facts = CARDS[kind];
    const base = BigInt((facts?.copies ?? 0) + 1);
    const copies = Number(number % base);
    number /= base;
    if (facts !== undefined && copies > 0) cards[facts.id] = copies;
  }
  return number === 0n ? { faction: FACTIONS[faction] ?? '', leader: leader.id, cards } : null;
}

export function unpackDeck(code: string): Deck | null {
  const list = unpackDeckList(code);
  if (list === null || deckFaults(list).length > 0) return null;
  return compileDeck(list, null, null);
}

/** A short code for a deck list, to share by link. */
export function deckCode(list: DeckList): string {
  return packDeck(compileDeck(list, null, null));
}

export { deckList };
