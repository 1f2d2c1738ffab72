import { choose, type Flow, type Prompt, type Seat } from '@medallion/kernel';
import { playSpecialFromDeck } from '../abilities/special';
import { type Card, has, idOf, type Kind, kindOf, TRAIT } from '../cards';
import { distinct, shuffleDeck, takeFromDeck } from '../rules/piles';
import { type GwentPlay, type GwentState, sideOf } from '../state';

export const weatherPrompt: Prompt<GwentState, Card> = {
  id: 'weather',
  answersLieOpen: true,
  optionId: (card) => idOf(card),
};

/** Plays one card of this kind from the deck; without one, the leader is spent for nothing. @rule GW-LEADER-033, GW-LEADER-034 */
export function* playKindFromDeck(play: GwentPlay, seat: Seat, kind: Kind): Flow {
  const { deck } = sideOf(play.state, seat);
  yield* playFromDeck(play, seat, deck.find((card) => kindOf(card) === kind) ?? null);
}

/** King of the Wild Hunt: any weather card of the deck, Clear Weather included. @rule GW-LEADER-013 */
export function* playWeatherFromDeck(play: GwentPlay, seat: Seat): Flow {
  const { deck } = sideOf(play.state, seat);
  const weather = distinct(deck.filter((card) => has(card, TRAIT.weather)));
  yield* playFromDeck(play, seat, weather.length === 0 ? null : yield* choose(seat, weatherPrompt, weather));
}

function* playFromDeck(play: GwentPlay, seat: Seat, card: Card | null): Flow {
  const side = sideOf(play.state, seat);
  if (card !== null) takeFromDeck(side, card);
  shuffleDeck(play, seat, 'GW-LEADER-033');
  if (card !== null) yield* playSpecialFromDeck(play, seat, card);
  else if (play.isWatched) play.tell({ type: 'no-effect', seat, rule: 'GW-LEADER-034' });
}
