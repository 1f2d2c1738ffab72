import { choose, type Flow, type Prompt } from '@medallion/kernel';
import { cardId } from '../../../core/cards/components';
import { type Card, HAND_LIMIT, type OldWorldState, witcherOf } from '../../../core/state';
import type { Acting } from '../../../core/words';
import { closedPrompt, openPrompt } from '../../../options';
import { showCard, showFightCard } from '../../../options/show';
import { drawInFight, markKnown } from '../deck-tops';
import { fightCardOf, foeRules, opponentOf } from '../fighters';
import { topOfOther } from '../sources';

export const keepPrompt: Prompt<OldWorldState, Card> = closedPrompt('fight-keep-card', showCard);
/** Which card lies on top, then which below it. */
export const arrangePrompt: Prompt<OldWorldState, Card> = closedPrompt('fight-arrange-cards', showCard);
export const arrangePoolPrompt: Prompt<OldWorldState, number> = closedPrompt('fight-arrange-pool', showFightCard);
export const dropPrompt: Prompt<OldWorldState, Card> = openPrompt('fight-drop-card', showCard);
export const dropPoolPrompt: Prompt<OldWorldState, number> = openPrompt('fight-drop-pool-card', showFightCard);

function tellLooked({ play, fighter, fight, rule }: Acting, pile: readonly number[], isOwn: boolean): void {
  play.reveal();
  if (!play.isWatched) return;
  const of = isOwn ? fighter.seat : (opponentOf(fight, fighter)?.seat ?? null);
  const isPool = !isOwn && fight.monster !== null;
  const cards = pile.map((card) => (isPool ? fightCardOf(play.state, card).id : cardId(card)));
  play.tell({ type: 'cards-looked-at', seat: fighter.seat, of, cards, rule });
}

/** Puts the cards back on the pile as chosen: the first named is the top. */
function* putBack(acting: Acting, pile: number[], cards: number[], prompt: Prompt<OldWorldState, number>): Flow {
  const { fighter } = acting;
  const order: number[] = [];
  const rest = cards.slice();
  while (rest.length > 0) {
    const card = rest.length === 1 ? (rest[0] as number) : yield* choose(fighter.seat, prompt, rest.slice());
    rest.splice(rest.indexOf(card), 1);
    order.push(card);
  }
  pile.splice(pile.length - cards.length, cards.length, ...order.reverse());
}

export function* arrangeOwn(acting: Acting, look: number): Flow {
  const { play, fighter } = acting;
  const witcher = witcherOf(play.state, fighter.seat);
  const cards = witcher.deck.slice(-look);
  markKnown(fighter, cards.length, fighter.seat);
  fighter.bottomKnown = Math.min(fighter.bottomKnown, witcher.deck.length - cards.length);
  tellLooked(acting, cards, true);
  yield* putBack(acting, witcher.deck, cards, arrangePrompt);
}

/** Too few cards: what is there. Emptying the pile is the doing of whoever looked. @rule OW-SPEC-004, OW-SPEC-005, OW-SPEC-006 */
export function* arrangeOpponent(acting: Acting, look: number, discard: number): Flow {
  const { play, fight, fighter } = acting;
  const pile = topOfOther(play.state, fight, fighter.seat);
  const cards = pile.slice(-look);
  noteLooked(acting, cards.length);
  tellLooked(acting, cards, false);
  const isPool = fight.monster !== null;
  for (let left = Math.min(discard, cards.length); left > 0; left--) {
    const prompt = isPool ? dropPoolPrompt : dropPrompt;
    const card = cards.length === 1 ? (cards[0] as number) : yield* choose(fighter.seat, prompt, cards.slice());
    cards.splice(cards.indexOf(card), 1);
    dropFromPile(acting, pile, card);
  }
  yield* putBack(acting, pile, cards, isPool ? arrangePoolPrompt : arrangePrompt);
}

function noteLooked({ play, fight, fighter }: Acting, n: number): void {
  if (fight.monster !== null) {
    markKnown(fight.monster, n, fighter.seat);
    return;
  }
  const other = opponentOf(fight, fighter);
  if (other === undefined) return;
  const witcher = witcherOf(play.state, other.seat);
  markKnown(other, n, fighter.seat);
  other.bottomKnown = Math.min(other.bottomKnown, witcher.deck.length - n);
}

function dropFromPile({ play, fight, side, fighter, rule }: Acting, pile: number[], card: number): void {
  const { monster } = fight;
  pile.splice(pile.lastIndexOf(card), 1);
  if (monster !== null) {
    monster.spent.push(card);
    monster.topKnown -= 1;
    const left = monster.life.length;
    if (play.isWatched) {
      play.tell({ type: 'pool-card-lost', seat: fighter.seat, cards: [fightCardOf(play.state, card).id], left, rule });
    }
    foeRules(play.state, monster).cardLost?.(play, fight, side, card);
    return;
  }
  const other = opponentOf(fight, fighter);
  if (other === undefined) return;
  const witcher = witcherOf(play.state, other.seat);
  witcher.discard.push(card);
  other.topKnown -= 1;
  if (play.isWatched) play.tell({ type: 'cards-discarded', seat: other.seat, cards: [cardId(card)], rule });
}

/** Looks at the top cards, keeps some, puts the others back on top in an order of choice. @rule OW-SPEC-010, OW-SPEC-011 */
export function* lookAndTake(acting: Acting, look: number, take: number): Flow {
  const { play, fighter, rule } = acting;
  const witcher = witcherOf(play.state, fighter.seat);
  const cards = witcher.deck.slice(-look);
  if (cards.length <= take) {
    drawInFight(play, fighter, cards.length, rule);
    return;
  }
  markKnown(fighter, cards.length, fighter.seat);
  fighter.bottomKnown = Math.min(fighter.bottomKnown, witcher.deck.length - cards.length);
  tellLooked(acting, cards, true);
  for (let left = take; left > 0 && witcher.hand.length < HAND_LIMIT; left--) {
    const card = yield* choose(fighter.seat, keepPrompt, cards.slice());
    cards.splice(cards.indexOf(card), 1);
    witcher.deck.splice(witcher.deck.lastIndexOf(card), 1);
    fighter.topKnown -= 1;
    witcher.hand.push(card);
    if (play.isWatched) {
      play.tell({ type: 'cards-drawn', seat: fighter.seat, n: 1, cards: [cardId(card)], rule: 'OW-SPEC-010' });
    }
  }
  yield* putBack(acting, witcher.deck, cards, arrangePrompt);
}
