import { type Seat, shuffle } from '@medallion/kernel';
import { type Color, goodFortuneFacts } from '../components';
import { COLORS, type ColorName } from '../effect';
import type { DeckName } from '../events';
import { type AdventurePlay, type AdventureState, FOUL_FATE_DECK, heroOf } from '../state';

export type SharedDeck = 0 | 1 | 2 | 3;
type PileName = DeckName | 'good-fortune' | `quest-${ColorName}`;

export function deckName(deck: SharedDeck): DeckName {
  return deck === FOUL_FATE_DECK ? 'foul-fate' : COLORS[deck];
}

/** An empty deck is made anew from its discard pile, at once. @rule AG-SUPPLY-004 */
function refill(play: AdventurePlay, deck: number[], discard: number[], name: () => PileName): void {
  if (deck.length > 0 || discard.length === 0) return;
  deck.push(...discard);
  discard.length = 0;
  shuffle(play.state.rng, deck);
  if (play.isWatched) play.tell({ type: 'reshuffled', deck: name(), rule: 'AG-SUPPLY-004' });
}

/** The top card; null when neither deck nor discard pile has one. @rule AG-DRAW-001, AG-SUPPLY-005 */
export function drawShared(play: AdventurePlay, index: SharedDeck): number | null {
  const { state } = play;
  const deck = state.decks[index];
  const discard = state.discards[index];
  const name = () => deckName(index);
  refill(play, deck, discard, name);
  const card = deck.pop();
  if (card === undefined) return null;
  if (state.knownTop[index] > 0) state.knownTop[index] -= 1;
  play.reveal();
  refill(play, deck, discard, name);
  return card;
}

/**
 * Takes the cards on top to be seen and put back; a deck that runs out on the way is made anew.
 * @rule AG-DRAW-005, AG-DRAW-006, AG-SUPPLY-005
 */
export function takeTop(play: AdventurePlay, index: SharedDeck, n: number): number[] {
  const cards: number[] = [];
  for (let left = n; left > 0; left--) {
    const card = drawShared(play, index);
    if (card === null) break;
    cards.unshift(card);
  }
  return cards;
}

/** Notes that the seats of the mask now know so many cards on top. */
export function noteKnown(state: AdventureState, index: SharedDeck, count: number, seats: number): void {
  state.knownTop[index] = count;
  state.knownBy[index] = seats;
}

/** Looked at by its owner alone, and kept face down for later. @rule AG-FORTUNE-001, AG-FORTUNE-005 */
export function drawFortunes(play: AdventurePlay, seat: Seat, n: number): void {
  const { state } = play;
  const { fortunes } = heroOf(state, seat);
  for (let left = n; left > 0; left--) {
    const name = () => 'good-fortune' as const;
    refill(play, state.fortuneDeck, state.fortuneDiscard, name);
    const card = state.fortuneDeck.pop();
    if (card === undefined) return;
    fortunes.push(card);
    play.reveal();
    if (play.isWatched) {
      play.tell({ type: 'fortune-drawn', seat, card: goodFortuneFacts(card).id, rule: 'AG-FORTUNE-001' });
    }
    refill(play, state.fortuneDeck, state.fortuneDiscard, name);
  }
}

export function drawQuest(play: AdventurePlay, color: Color): number | null {
  const deck = play.state.questDecks[color];
  const discard = play.state.questDiscards[color];
  const name = () => `quest-${COLORS[color]}` as const;
  refill(play, deck, discard, name);
  const quest = deck.pop();
  if (quest === undefined) return null;
  play.reveal();
  refill(play, deck, discard, name);
  return quest;
}
