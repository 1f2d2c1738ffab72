import pack from '../../data/decks.json';
import { type DeckFacts, parseDecks } from '../pack';
import { compileDeck, countsOf, type Deck } from './deck';

/** Starter decks as the box marks them, and themed decks of our own. @rule GW-START-001, GW-START-003 */
export const READY_MADE: readonly DeckFacts[] = parseDecks(pack);

const compiled = new Map<string, Deck>();

export function findReadyMade(id: string): Deck | null {
  const known = compiled.get(id);
  if (known !== undefined) return known;
  const facts = READY_MADE.find((deck) => deck.id === id);
  if (facts === undefined) return null;
  const deck = compileDeck(facts, id, facts.secondary === undefined ? null : countsOf(facts.secondary));
  compiled.set(id, deck);
  return deck;
}
