import {
  CARDS,
  type CardFacts,
  type DeckFault,
  type DeckList,
  deckFaults,
  FACTIONS,
  type Faction,
  findKind,
  LEADERS,
  type LeaderFacts,
  poolOf,
  READY_MADE,
  ROWS,
  type RowName,
} from '@medallion/gwent';

export function factsOf(id: string): CardFacts | null {
  return CARDS[findKind(id) ?? -1] ?? null;
}

/** The cards that a deck of this faction may hold: heroes, units by strength, then specials and weather. */
export function poolFor(faction: Faction): readonly CardFacts[] {
  return poolOf(FACTIONS.indexOf(faction))
    .flatMap((kind) => CARDS[kind] ?? [])
    .sort((one, other) => rank(one) - rank(other));
}

const KIND_RANKS = { hero: 0, unit: 1000, special: 2000, weather: 3000 } as const;

function rank(facts: CardFacts): number {
  return KIND_RANKS[facts.kind] - ('strength' in facts ? facts.strength : 0);
}

/** The cards of a deck in the order of the pool; cards that cannot be there come last. */
export function linesOf(list: DeckList): readonly { readonly id: string; readonly copies: number }[] {
  const place = (id: string) => {
    const facts = factsOf(id);
    return facts === null ? 9999 : rank(facts);
  };
  return Object.entries(list.cards)
    .map(([id, copies]) => ({ id, copies }))
    .sort((one, other) => place(one.id) - place(other.id));
}

export function leadersOf(faction: string): readonly LeaderFacts[] {
  return LEADERS.filter((leader) => leader.faction === faction);
}

export const copiesIn = (list: DeckList, id: string): number => list.cards[id] ?? 0;

/** One copy more, as far as the faction has copies. */
export function withOneMore(list: DeckList, id: string): DeckList {
  const most = factsOf(id)?.copies ?? 0;
  const copies = copiesIn(list, id);
  return copies >= most ? list : { ...list, cards: { ...list.cards, [id]: copies + 1 } };
}

export function withOneLess(list: DeckList, id: string): DeckList {
  const { [id]: copies = 0, ...rest } = list.cards;
  return { ...list, cards: copies > 1 ? { ...list.cards, [id]: copies - 1 } : rest };
}

export function emptyDeck(faction: Faction): DeckList {
  return { faction, leader: leadersOf(faction)[0]?.id ?? '', cards: {} };
}

export function starterOf(faction: Faction): { readonly id: string; readonly list: DeckList } {
  const found = READY_MADE.find((deck) => deck.kind === 'starter' && deck.faction === faction);
  if (found === undefined) return { id: '', list: emptyDeck(faction) };
  return { id: found.id, list: { faction, leader: found.leader, cards: { ...found.cards } } };
}

export function isSameDeck(one: DeckList, other: DeckList): boolean {
  if (one.faction !== other.faction || one.leader !== other.leader) return false;
  const ids = new Set([...Object.keys(one.cards), ...Object.keys(other.cards)]);
  return [...ids].every((id) => copiesIn(one, id) === copiesIn(other, id));
}

const FAULTS_OF_A_CARD: readonly DeckFault['code'][] = [
  'unknown-faction',
  'unknown-leader',
  'unknown-card',
  'bad-count',
  'card-of-other-faction',
  'secondary-card',
  'too-many-copies',
];

/** Short codes hold any choice among the faction's cards, but nothing from outside of it. */
export function canBeCoded(list: DeckList): boolean {
  return !deckFaults(list).some(({ code }) => FAULTS_OF_A_CARD.includes(code));
}

export interface DeckFigures {
  readonly strength: number;
  /** Units by row; an agile unit counts in each of its rows. */
  readonly rows: readonly { readonly row: RowName; readonly units: number; readonly strength: number }[];
  /** How many cards have each printed strength, from 0 up to the highest. */
  readonly curve: readonly number[];
}

const HIGHEST = 15;

export function figuresOf(list: DeckList): DeckFigures {
  const rows = ROWS.map((row) => ({ row, units: 0, strength: 0 }));
  const curve = Array.from({ length: HIGHEST + 1 }, () => 0);
  let total = 0;
  for (const [id, copies] of Object.entries(list.cards)) {
    const facts = factsOf(id);
    if (facts === null || !('strength' in facts) || !Number.isInteger(copies)) continue;
    total += facts.strength * copies;
    const step = Math.min(facts.strength, HIGHEST);
    curve[step] = (curve[step] ?? 0) + copies;
    for (const found of rows.filter(({ row }) => facts.rows.includes(row))) {
      found.units += copies;
      found.strength += facts.strength * copies;
    }
  }
  return { strength: total, rows, curve };
}

/** A name that no deck of the shelf has yet: "Skellige, copy", then "Skellige, copy 2". */
export function freeName(wish: string, taken: readonly string[]): string {
  for (let number = 2, name = wish; ; number += 1) {
    if (!taken.includes(name)) return name;
    name = `${wish} ${number}`;
  }
}
