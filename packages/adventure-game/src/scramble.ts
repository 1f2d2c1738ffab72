import { type RngState, type Seat, shuffleAnew } from '@medallion/kernel';
import { deckOfInvestigation, deckOfQuest } from './components';
import { isFaceUp, isKnownTo, kindOfToken, type Token, tierOfToken } from './monsters';
import type { AdventureState, Hero } from './state';

/**
 * Deals anew what the seat cannot know: the order of decks and stacks, face-down monsters it has not looked at, the good
 * fortune cards and drawn cards of others. What it has looked at stays.
 */
export function scramble(state: AdventureState, seat: Seat, rng: RngState): void {
  for (const index of [0, 1, 2, 3] as const) {
    shuffleBelow(rng, state.decks[index], knownOnTop(state, seat, index));
  }
  scrambleFortunes(state, seat, rng);
  scrambleMonsters(state, seat, rng);
  for (const [other, hero] of state.heroes.entries()) {
    if (other === seat) shuffleAnew(rng, hero.deck);
    else scrambleHand(state, seat, hero, rng);
  }
  for (const deck of state.questDecks) shuffleAnew(rng, deck);
}

function knownOnTop(state: AdventureState, seat: Seat, index: 0 | 1 | 2 | 3): number {
  return (state.knownBy[index] & (1 << seat)) !== 0 ? state.knownTop[index] : 0;
}

/** Shuffles all but so many cards on top. */
function shuffleBelow(rng: RngState, deck: number[], known: number): void {
  if (known === 0) {
    shuffleAnew(rng, deck);
    return;
  }
  const top = deck.splice(deck.length - Math.min(known, deck.length));
  shuffleAnew(rng, deck);
  deck.push(...top);
}

function scrambleFortunes(state: AdventureState, seat: Seat, rng: RngState): void {
  const pool = state.fortuneDeck;
  for (const [other, hero] of state.heroes.entries()) if (other !== seat) pool.push(...hero.fortunes);
  shuffleAnew(rng, pool);
  for (const [other, hero] of state.heroes.entries()) {
    if (other !== seat) hero.fortunes = pool.splice(pool.length - hero.fortunes.length);
  }
}

/** Face-down tokens change places with others of their type, on the board and in the stacks. */
function scrambleMonsters(state: AdventureState, seat: Seat, rng: RngState): void {
  const hidden = (token: Token): boolean => !isFaceUp(token) && !isKnownTo(token, seat);
  for (const { monsters } of state.zones) {
    for (const token of monsters) if (hidden(token)) state.stacks[tierOfToken(token)].push(kindOfToken(token));
  }
  for (const stack of state.stacks) shuffleAnew(rng, stack);
  for (const { monsters } of state.zones) {
    for (let place = 0; place < monsters.length; place++) {
      const token = monsters[place] as Token;
      if (!hidden(token)) continue;
      const kind = state.stacks[tierOfToken(token)].pop() ?? kindOfToken(token);
      monsters[place] = kind * 32 + (token & 15);
    }
  }
}

/** Cards that another player has drawn and not shown yet go back among those they could be. */
function scrambleHand(state: AdventureState, seat: Seat, hero: Hero, rng: RngState): void {
  if (hero.drawnFrom === 'development') {
    const count = hero.drawn.length;
    hero.deck.push(...hero.drawn);
    shuffleAnew(rng, hero.deck);
    hero.drawn = hero.deck.splice(hero.deck.length - count);
    return;
  }
  shuffleAnew(rng, hero.deck);
  if (hero.drawnFrom === 'quest') scrambleQuests(state, hero, rng);
  if (hero.drawnFrom === 'investigation') scrambleInvestigations(state, seat, hero, rng);
}

/** The cards on top that the seat knows stay where they are. */
function scrambleInvestigations(state: AdventureState, seat: Seat, hero: Hero, rng: RngState): void {
  const [first] = hero.drawn;
  if (first === undefined) return;
  const index = deckOfInvestigation(first);
  const [deck, count] = [state.decks[index], hero.drawn.length];
  deck.unshift(...hero.drawn);
  shuffleBelow(rng, deck, knownOnTop(state, seat, index));
  hero.drawn = deck.splice(0, count);
}

function scrambleQuests(state: AdventureState, hero: Hero, rng: RngState): void {
  const [first] = hero.drawn;
  if (first === undefined) return;
  const deck = state.questDecks[deckOfQuest(first)];
  const [drawn, aside] = [hero.drawn.length, hero.aside.length];
  deck.push(...hero.drawn, ...hero.aside);
  shuffleAnew(rng, deck);
  hero.aside = deck.splice(deck.length - aside);
  hero.drawn = deck.splice(deck.length - drawn);
}
