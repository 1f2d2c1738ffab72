import { type RngState, type Seat, shuffle } from '@medallion/kernel';
import { CARDS, type Card, type CardFacts, cardOf, FACTIONS, has, TRAIT } from './cards';
import { MAX_SPECIALS } from './deck/deck';
import { poolOf } from './deck/deck-code';
import { type GwentState, other, type Side, sideOf } from './state';
import { knownHand } from './view';

/**
 * Deals anew what the seat cannot know: the order of its own deck, and the opponent's hand, deck and cards put aside.
 * The opponent's deck list is hidden too, so those cards are drawn from the faction's whole set, less what lies open.
 */
export function scramble(state: GwentState, seat: Seat, rng: RngState): void {
  shuffle(rng, sideOf(state, seat).deck);
  const opponent = sideOf(state, other(seat));
  const known = knownHand(opponent, other(seat), seat);
  const returned = opponent.returned;
  const unknown = opponent.hand.length - known.length + opponent.deck.length + opponent.aside.length - returned.length;
  const cards = [...returned, ...guess(state, other(seat), unknown, rng)];
  shuffle(rng, cards);
  opponent.hand = [...known, ...cards.splice(0, opponent.hand.length - known.length)];
  opponent.aside = cards.splice(0, opponent.aside.length);
  opponent.deck = cards;
}

/** So many cards that the owner's deck may hold besides those in sight. */
function guess(state: GwentState, owner: Seat, count: number, rng: RngState): Card[] {
  const left = unseenPool(state, owner);
  shuffle(rng, left);
  let specials = MAX_SPECIALS - seenCards(state, owner).filter((card) => has(card, TRAIT.special)).length;
  const picked: Card[] = [];
  const spare: Card[] = [];
  for (const card of left) {
    if (picked.length === count) break;
    if (has(card, TRAIT.special) && --specials < 0) spare.push(card);
    else picked.push(card);
  }
  return picked.length < count ? [...picked, ...spare.slice(0, count - picked.length)] : picked;
}

/** Every copy of the owner's colour that is not in sight of the other seat. */
function unseenPool(state: GwentState, owner: Seat): Card[] {
  const seen = new Map<Card, number>();
  for (const card of seenCards(state, owner)) seen.set(card, (seen.get(card) ?? 0) + 1);
  const faction = FACTIONS.indexOf(sideOf(state, owner).faction);
  return poolOf(faction).flatMap((kind) => {
    const card = cardOf(kind, owner);
    const copies = (CARDS[kind] as CardFacts).copies - (seen.get(card) ?? 0);
    return Array.from({ length: Math.max(0, copies) }, () => card);
  });
}

/** The owner's cards that the other seat knows of, wherever they lie. */
function seenCards(state: GwentState, owner: Seat): readonly Card[] {
  const side = sideOf(state, owner);
  const viewer = other(owner);
  return [
    ...openCards(state.sides[0]),
    ...openCards(state.sides[1]),
    ...sideOf(state, viewer).hand,
    ...sideOf(state, viewer).deck,
    ...knownHand(side, owner, viewer),
    ...side.returned,
  ].filter((card) => (card & 1) === owner);
}

function openCards(side: Side): readonly Card[] {
  const horns = side.horns.filter((horn) => horn !== null);
  return [...side.rows.flat(), ...horns, ...side.weather, ...side.discard, ...side.removed];
}
