import { below, choose, chooseFirst, type Flow, type Prompt, type Question, type Seat } from '@medallion/kernel';
import type { RuleId } from '@medallion/rulebook';
import { type Card, idOf, LEADERS } from '../cards';
import { type GwentPlay, type GwentState, other, type Side, sideOf } from '../state';
import { distinct, shuffleDeck, takeFromHand } from './piles';

const HAND_SIZE = 10;
export const EXCHANGES = 2;

export const starterPrompt: Prompt<GwentState, Seat> = {
  id: 'starter',
  answersLieOpen: true,
  optionId: (seat) => `seat-${seat}`,
};

/** The opening exchange: a card to put aside, or enough. */
export const exchangePrompt: Prompt<GwentState, Card | null, number> = {
  id: 'exchange',
  answersLieOpen: false,
  optionId: (card) => (card === null ? 'done' : `exchange:${idOf(card)}`),
};

/** Who starts is fixed first; only then are the decks shuffled and the hands dealt. @rule GW-SETUP-003, GW-SETUP-005, GW-SETUP-006 */
export function* opening(play: GwentPlay): Flow {
  const { state } = play;
  state.starter = yield* startingPlayer(play);
  state.turn = state.starter;
  for (const seat of [0, 1]) deal(play, seat);
  state.phase = 'exchange';
}

/** Those who may decide who starts: one of them does, two leave it to the coin. @rule GW-SCO-001, GW-SCO-003 */
function decidersOf(state: GwentState): readonly Seat[] {
  return [0, 1].filter((seat) => sideOf(state, seat).faction === 'scoiatael');
}

/** By which rule the first player of the game was found. @rule GW-SETUP-003, GW-SCO-001, GW-SCO-003 */
export function firstStartRule(state: GwentState): RuleId {
  return (['GW-SETUP-003', 'GW-SCO-001', 'GW-SCO-003'] as const)[decidersOf(state).length] ?? 'GW-SETUP-003';
}

/** @rule GW-SETUP-003, GW-SETUP-004, GW-SCO-001, GW-SCO-003 */
function* startingPlayer(play: GwentPlay): Flow<Seat> {
  const deciders = decidersOf(play.state);
  const [seat] = deciders;
  if (deciders.length === 1 && seat !== undefined) {
    const starter = yield* choose(seat, starterPrompt, [seat, other(seat)]);
    if (play.isWatched) play.tell({ type: 'starter-chosen', seat, starter, rule: 'GW-SCO-001' });
    return starter;
  }
  const starter = below(play.state.rng, 2);
  if (play.isWatched) play.tell({ type: 'coin-tossed', starter, rule: firstStartRule(play.state) });
  return starter;
}

/** Ten cards, or eleven with Daisy of the Valley. @rule GW-SETUP-005, GW-MULL-006, GW-LEADER-023 */
function deal(play: GwentPlay, seat: Seat): void {
  const side = sideOf(play.state, seat);
  shuffleDeck(play, seat, 'GW-SETUP-005');
  const extra = extraCards(side);
  side.hand.push(...side.deck.splice(-(HAND_SIZE + extra)).reverse());
  side.exchanges = EXCHANGES;
  play.reveal();
  if (play.isWatched) {
    const rule = extra > 0 ? 'GW-LEADER-023' : 'GW-SETUP-005';
    play.tell({ type: 'hand-dealt', seat, cards: side.hand.map(idOf), rule });
  }
}

function extraCards(side: Side): number {
  const effect = LEADERS[side.leader]?.effect;
  return effect?.do === 'extra-card' && !side.isLeaderCancelled ? effect.count : 0;
}

/**
 * Both players exchange up to two cards, card by card, each without seeing the other; the step ends with each answer,
 * so that what the other still hides stays hidden.
 * @rule GW-MULL-001, GW-MULL-002, GW-MULL-005
 */
export function* exchange(play: GwentPlay): Flow {
  const { state } = play;
  const questions = [0, 1].filter((seat) => !sideOf(state, seat).isReady).map((seat) => exchangeQuestion(state, seat));
  const { seat, value } = yield* chooseFirst(questions);
  const side = sideOf(state, seat);
  if (value !== null) exchangeCard(play, seat, value);
  if (value === null || side.exchanges === 0) finishExchange(play, seat);
  if (state.sides[0].isReady && state.sides[1].isReady) state.phase = 'round-start';
}

function exchangeQuestion(state: GwentState, seat: Seat): Question<Card | null> {
  const side = sideOf(state, seat);
  const canExchange = side.deck.length > 0;
  return {
    seat,
    prompt: exchangePrompt as Prompt<unknown, Card | null, number>,
    options: [null, ...(canExchange ? distinct(side.hand) : [])],
    about: side.exchanges,
  };
}

/** Puts one card aside and draws its replacement at once. @rule GW-MULL-002 */
function exchangeCard(play: GwentPlay, seat: Seat, card: Card): void {
  const side = sideOf(play.state, seat);
  takeFromHand(side, card);
  side.aside.push(card);
  const replacement = side.deck.pop() as Card;
  side.hand.push(replacement);
  side.exchanges -= 1;
  play.reveal();
  if (play.isWatched) {
    play.tell({ type: 'exchanged', seat, out: idOf(card), in: idOf(replacement), rule: 'GW-MULL-002' });
  }
}

/** The cards put aside are shuffled back once, after the last replacement. @rule GW-MULL-003 */
function finishExchange(play: GwentPlay, seat: Seat): void {
  const side = sideOf(play.state, seat);
  const count = side.aside.length;
  if (count > 0) {
    side.deck.push(...side.aside);
    side.aside.length = 0;
    shuffleDeck(play, seat, 'GW-MULL-003');
  }
  side.isReady = true;
  if (play.isWatched) play.tell({ type: 'exchange-done', seat, count, rule: 'GW-MULL-001' });
}
