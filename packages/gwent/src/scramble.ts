import { below, type RngState, type Seat, shuffle } from '@medallion/kernel';
import { CARDS, type Card, type CardFacts, cardOf, FACTIONS, has, originOf, TRAIT } from './cards';
import { MAX_SPECIALS } from './deck/deck';
import { poolOf } from './deck/deck-code';
import { type GwentState, other, type Side, sideOf } from './state';
import { knownHand } from './view';

/**
 * Deals anew what the seat cannot know: the order of its own deck, and the opponent's hand, deck and cards put aside.
 * The opponent's deck list is hidden too, so those cards are drawn from the faction's whole set, less what lies open.
 */
export function scramble(state: GwentState, seat: Seat, rng: RngState): void {
  const own = sideOf(state, seat).deck;
  own.sort((one, another) => one - another); // so that the new order owes nothing to the true one
  shuffle(rng, own);
  const opponent = sideOf(state, other(seat));
  const known = knownHand(opponent, other(seat), seat);
  const unknown =
    opponent.hand.length - known.length + opponent.deck.length + opponent.aside.length - opponent.returned.length;
  const cards = guess(state, other(seat), known, unknown, rng);
  if (opponent.returned.length > 0) {
    cards.push(...opponent.returned);
    shuffle(rng, cards);
  }
  const inHand = opponent.hand.length - known.length;
  const inHandOrAside = inHand + opponent.aside.length;
  opponent.hand = known.length === 0 ? cards.slice(0, inHand) : [...known, ...cards.slice(0, inHand)];
  opponent.aside = cards.slice(inHand, inHandOrAside);
  opponent.deck = cards.slice(inHandOrAside);
}

/** So many cards that the owner's deck may hold besides those in sight, in random order. */
function guess(state: GwentState, owner: Seat, known: readonly Card[], count: number, rng: RngState): Card[] {
  const seen = seenCounts(state, owner, known);
  const left = unseenPool(state, owner, seen);
  let specials = MAX_SPECIALS - seen.specials;
  const picked: Card[] = [];
  const spare: Card[] = [];
  while (picked.length < count && left.length > 0) {
    const index = below(rng, left.length);
    const card = left[index] as Card;
    left[index] = left[left.length - 1] as Card;
    left.pop();
    if (has(card, TRAIT.special) && --specials < 0) spare.push(card);
    else picked.push(card);
  }
  for (const card of spare.slice(0, count - picked.length)) picked.push(card);
  return picked;
}

interface Seen {
  readonly counts: Uint8Array;
  specials: number;
}

/** How many copies of each of the owner's cards the other seat knows of, wherever they lie. */
function seenCounts(state: GwentState, owner: Seat, known: readonly Card[]): Seen {
  const seen: Seen = { counts: new Uint8Array(CARDS.length * 2), specials: 0 };
  const viewer = sideOf(state, other(owner));
  for (const side of state.sides) {
    for (const row of side.rows) note(seen, row, owner);
    for (const horn of side.horns) if (horn !== null) note(seen, [horn], owner);
    note(seen, side.weather, owner);
    note(seen, side.discard, owner);
    note(seen, side.removed, owner);
    note(seen, side.arriving, owner);
  }
  note(seen, viewer.hand, owner);
  note(seen, viewer.deck, owner);
  note(seen, known, owner);
  note(seen, sideOf(state, owner).returned, owner);
  return seen;
}

function note(seen: Seen, cards: readonly Card[], owner: Seat): void {
  for (const card of cards) {
    if (originOf(card) !== owner) continue;
    seen.counts[card] = (seen.counts[card] as number) + 1;
    if (has(card, TRAIT.special)) seen.specials += 1;
  }
}

/** Every copy of the owner's colour that is not in sight. */
function unseenPool(state: GwentState, owner: Seat, { counts }: Seen): Card[] {
  const left: Card[] = [];
  const hidden = counts.slice();
  for (const card of copiesOf(sideOf(state, owner), owner)) {
    if ((hidden[card] as number) > 0) hidden[card] = (hidden[card] as number) - 1;
    else left.push(card);
  }
  return left;
}

const copies = new Map<string, readonly Card[]>();

/** Every copy in a faction's set, as cards of this seat. */
function copiesOf(side: Side, seat: Seat): readonly Card[] {
  const key = `${side.faction}${seat}`;
  const cached = copies.get(key);
  if (cached !== undefined) return cached;
  const cards = poolOf(FACTIONS.indexOf(side.faction)).flatMap((kind) =>
    Array.from({ length: (CARDS[kind] as CardFacts).copies }, () => cardOf(kind, seat)),
  );
  copies.set(key, cards);
  return cards;
}
