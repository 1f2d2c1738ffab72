import { below, type RngState, type Seat, shuffle, shuffleAnew } from '@medallion/kernel';
import { CARDS, type Card, type CardFacts, cardOf, FACTIONS, has, kindOf, originOf, TRAIT } from './cards';
import { type Counts, isSecondary, MAX_SPECIALS } from './deck/deck';
import { poolOf } from './deck/deck-code';
import { findReadyMade, READY_MADE } from './deck/ready-made';
import { keptWorth } from './knowledge/kept-worth';
import { type GwentState, other, type Side, sideOf } from './state';
import { knownHand } from './view';

/** Of so many worlds, one does not trust that a deck which looks like a ready-made one is that deck. */
const DOUBT = 5;

/** What is left at the very end of a game was left over rather than saved. */
const LAST_ROUND = 3;
const REST_OF_HAND = 2;

/**
 * Deals anew what the seat cannot know: the order of its own deck, and the opponent's hand, deck and cards put aside.
 * The opponent's deck list is hidden too. Where leader, size and every card in sight fit a ready-made deck, most worlds
 * take it for that deck; else those cards are drawn from the faction's whole set, less what lies open.
 */
export function scramble(state: GwentState, seat: Seat, rng: RngState): void {
  shuffleAnew(rng, sideOf(state, seat).deck);
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
  if (state.round < LAST_ROUND || inHand > REST_OF_HAND) prefer(cards, inHand, rng);
  const inHandOrAside = inHand + opponent.aside.length;
  opponent.hand = known.length === 0 ? cards.slice(0, inHand) : [...known, ...cards.slice(0, inHand)];
  opponent.aside = cards.slice(inHand, inHandOrAside);
  opponent.deck = cards.slice(inHandOrAside);
}

/**
 * Players build decks of the better cards, put poor ones aside and play the dear ones last: a deck is better than its
 * colour, and a hand better than its deck. So of the first so many, every second is the better of two.
 */
function prefer(cards: Card[], first: number, rng: RngState): void {
  for (let index = 0; index < first; index += 2) {
    const another = index + below(rng, cards.length - index);
    const [card, rival] = [cards[index] as Card, cards[another] as Card];
    if (keptWorth(rival) <= keptWorth(card)) continue;
    cards[index] = rival;
    cards[another] = card;
  }
}

/** So many cards that the owner's deck may hold besides those in sight, in random order. */
function guess(state: GwentState, owner: Seat, known: readonly Card[], count: number, rng: RngState): Card[] {
  const seen = seenCounts(state, owner, known);
  const fitting = fittingDeck(sideOf(state, owner), owner, seen, count);
  if (fitting !== null && below(rng, DOUBT) > 0) {
    shuffle(rng, fitting);
    return fitting;
  }
  const left = unseenOf(copiesOf(sideOf(state, owner), owner), seen);
  shuffle(rng, left);
  prefer(left, Math.min(count, left.length), rng);
  let specials = MAX_SPECIALS - seen.specials;
  const picked: Card[] = [];
  const spare: Card[] = [];
  for (const card of left) {
    if (picked.length === count) break;
    if (has(card, TRAIT.special) && --specials < 0) spare.push(card);
    else picked.push(card);
  }
  for (const card of spare.slice(0, count - picked.length)) picked.push(card);
  return picked;
}

interface Seen {
  readonly counts: Uint8Array;
  specials: number;
  /** Without those from the secondary deck. */
  cards: number;
}

/** How many copies of each of the owner's cards the other seat knows of, wherever they lie. */
function seenCounts(state: GwentState, owner: Seat, known: readonly Card[]): Seen {
  const seen: Seen = { counts: new Uint8Array(CARDS.length * 2), specials: 0, cards: 0 };
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
    if (SECONDARY[kindOf(card)] !== true) seen.cards += 1;
  }
}

const SECONDARY: readonly boolean[] = CARDS.map((facts) => isSecondary(facts));

/** What is hidden of the ready-made deck that this may be; null where it cannot be one. */
function fittingDeck({ leader }: Side, owner: Seat, seen: Seen, count: number): Card[] | null {
  for (const deck of readyMadeWith(leader, owner)) {
    if (deck.length !== seen.cards + count) continue;
    const left = unseenOf(deck, seen);
    if (left.length === count) return left;
  }
  return null;
}

/** Those of these cards that are not in sight. */
function unseenOf(cards: readonly Card[], { counts }: Seen): Card[] {
  const left: Card[] = [];
  const hidden = counts.slice();
  for (const card of cards) {
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
  const whole = poolOf(FACTIONS.indexOf(side.faction)).map(
    (kind) => [kind, (CARDS[kind] as CardFacts).copies] as const,
  );
  const cards = laidOut(whole, seat);
  copies.set(key, cards);
  return cards;
}

const readyMade = new Map<number, readonly (readonly Card[])[]>();

/** The ready-made decks that this leader leads, as cards of this seat. */
function readyMadeWith(leader: number, seat: Seat): readonly (readonly Card[])[] {
  const key = leader * 2 + seat;
  const cached = readyMade.get(key);
  if (cached !== undefined) return cached;
  const decks = READY_MADE.flatMap(({ id }) => findReadyMade(id) ?? [])
    .filter((deck) => deck.leader === leader)
    .map((deck) => laidOut(deck.cards, seat));
  readyMade.set(key, decks);
  return decks;
}

function laidOut(counts: Counts, seat: Seat): readonly Card[] {
  return counts.flatMap(([kind, copies]) => Array.from({ length: copies }, () => cardOf(kind, seat)));
}
