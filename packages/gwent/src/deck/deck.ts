import type { RuleId } from '@medallion/rulebook';
import {
  CARDS,
  type CardFacts,
  FACTIONS,
  type Faction,
  findKind,
  findLeader,
  isInColour,
  type Kind,
  LEADERS,
} from '../cards';

/** A deck as players write it: card ids with copies. */
export interface DeckList {
  readonly faction: string;
  readonly leader: string;
  readonly cards: Readonly<Record<string, number>>;
}

/** How many of each kind, in the order of the card pool. */
export type Counts = readonly (readonly [kind: Kind, copies: number])[];

/** A deck that has been checked. */
export interface Deck {
  /** The ready-made deck it is, or null. */
  readonly readyMade: string | null;
  /** Place in `FACTIONS`. */
  readonly faction: number;
  readonly leader: number;
  readonly cards: Counts;
  /** Its own secondary deck, where a ready-made deck names one. @rule GW-START-002 */
  readonly secondary: Counts | null;
}

export const DECK_FAULTS = [
  'not-a-deck',
  'unknown-key',
  'unknown-faction',
  'unknown-leader',
  'leader-of-other-faction',
  'unknown-card',
  'bad-count',
  'card-of-other-faction',
  'secondary-card',
  'too-many-copies',
  'too-few-units',
  'too-many-specials',
] as const;

/** One thing that is wrong with a deck: what, which card, the figures, and the rule behind it. */
export interface DeckFault {
  readonly code: (typeof DECK_FAULTS)[number];
  readonly culprit: string;
  readonly count: number;
  readonly limit: number;
  readonly rule: RuleId | null;
}

export const MIN_UNITS = 22;
export const MAX_SPECIALS = 10;

function fault(code: DeckFault['code'], culprit: string, rule: RuleId | null, count = 0, limit = 0): DeckFault {
  return { code, culprit, count, limit, rule };
}

/** Every violation of the deck rules, none left out; an empty list means a legal deck. */
export function deckFaults(list: DeckList): readonly DeckFault[] {
  const faction = FACTIONS.find((known) => known === list.faction);
  if (faction === undefined) return [fault('unknown-faction', list.faction, 'GW-FACTION-001')];
  const cards = Object.entries(list.cards);
  const faults = [
    ...leaderFaults(list.leader, faction),
    ...cards.flatMap(([id, copies]) => cardFaults(id, copies, faction)),
  ];
  const { units, specials } = deckCounts(list);
  if (units < MIN_UNITS) faults.push(fault('too-few-units', faction, 'GW-DECK-002', units, MIN_UNITS));
  if (specials > MAX_SPECIALS) faults.push(fault('too-many-specials', faction, 'GW-DECK-004', specials, MAX_SPECIALS));
  return faults;
}

/** @rule GW-DECK-001, GW-DECK-007 */
function leaderFaults(id: string, faction: Faction): readonly DeckFault[] {
  const leader = LEADERS[findLeader(id) ?? -1];
  if (leader === undefined) return [fault('unknown-leader', id, 'GW-DECK-001')];
  return leader.faction === faction ? [] : [fault('leader-of-other-faction', id, 'GW-DECK-007')];
}

/** @rule GW-DECK-007, GW-DECK-008, GW-DECK-009 */
function cardFaults(id: string, copies: number, faction: Faction): readonly DeckFault[] {
  const facts = CARDS[findKind(id) ?? -1];
  if (facts === undefined) return [fault('unknown-card', id, null)];
  if (!Number.isInteger(copies) || copies < 1) return [fault('bad-count', id, null, copies, 1)];
  if (!isInColour(facts, faction)) return [fault('card-of-other-faction', id, 'GW-DECK-007')];
  if (isSecondary(facts)) return [fault('secondary-card', id, 'GW-DECK-009')];
  return copies > facts.copies ? [fault('too-many-copies', id, 'GW-DECK-008', copies, facts.copies)] : [];
}

export function isSecondary(facts: CardFacts): boolean {
  return 'isSecondary' in facts && facts.isSecondary === true;
}

/** Units with heroes, specials with weather. @rule GW-DECK-005, GW-DECK-006, GW-DECK-009 */
export function deckCounts(list: DeckList): { readonly units: number; readonly specials: number } {
  let units = 0;
  let specials = 0;
  for (const [id, copies] of Object.entries(list.cards)) {
    const facts = CARDS[findKind(id) ?? -1];
    if (facts === undefined || isSecondary(facts) || !Number.isInteger(copies)) continue;
    if (facts.kind === 'unit' || facts.kind === 'hero') units += copies;
    else specials += copies;
  }
  return { units, specials };
}

/** Reads any value as a deck list, or says why it is none. */
export function readDeckList(input: unknown): DeckList | DeckFault {
  if (typeof input !== 'object' || input === null) return fault('not-a-deck', typeof input, null);
  const { faction, leader, cards, ...rest } = input as Record<string, unknown>;
  // A word we do not know may hold half of the deck: better refused than a smaller deck than was meant.
  const [unknown] = Object.keys(rest);
  if (unknown !== undefined) return fault('unknown-key', unknown, null);
  if (typeof faction !== 'string') return fault('not-a-deck', 'faction', null);
  if (typeof leader !== 'string') return fault('not-a-deck', 'leader', null);
  if (typeof cards !== 'object' || cards === null || Array.isArray(cards)) return fault('not-a-deck', 'cards', null);
  const wrong = Object.entries(cards).find(([, copies]) => typeof copies !== 'number');
  if (wrong !== undefined) return fault('bad-count', wrong[0], null, 0, 1);
  return { faction, leader, cards: cards as Record<string, number> };
}

export function compileDeck(list: DeckList, readyMade: string | null, secondary: Counts | null): Deck {
  return {
    readyMade,
    faction: FACTIONS.indexOf(list.faction as Faction),
    leader: findLeader(list.leader) ?? 0,
    cards: countsOf(list.cards),
    secondary,
  };
}

export function countsOf(cards: Readonly<Record<string, number>>): Counts {
  return Object.entries(cards)
    .map(([id, copies]) => [findKind(id) ?? -1, copies] as const)
    .sort(([one], [another]) => one - another);
}

export function deckList(deck: Deck): DeckList {
  return {
    faction: FACTIONS[deck.faction] as Faction,
    leader: LEADERS[deck.leader]?.id ?? '',
    cards: Object.fromEntries(deck.cards.map(([kind, copies]) => [CARDS[kind]?.id ?? '', copies])),
  };
}

/** The secondary deck: its own if the deck names one, else the full set of the colour. @rule GW-SECOND-004, GW-START-002 */
export function secondaryOf(deck: Deck): Counts {
  return deck.secondary ?? (FULL_SECONDARIES[deck.faction] as Counts);
}

const FULL_SECONDARIES: readonly Counts[] = FACTIONS.map((faction) =>
  CARDS.flatMap((facts, kind) =>
    isSecondary(facts) && isInColour(facts, faction) ? [[kind, facts.copies] as const] : [],
  ),
);
