import { below, choose, type Flow, type Seat } from '@medallion/kernel';
import { addLoss, discardRandom } from '../../base/fight/damage';
import { forgetTop, markKnown, millDeck } from '../../base/fight/deck-tops';
import type { Actor, Fighter, FightState } from '../../base/fight/fight-state';
import { fighterOf, monsterOf } from '../../base/fight/fighters';
import { discardChosen, discardFromHand, discardPrompt, trashCard } from '../../base/witcher/decks';
import { actionCard, cardId, costOf } from '../../core/cards/components';
import { COLORS } from '../../core/cards/vocabulary';
import { type Card, NONE, type OldWorldPlay, type Witcher, witcherOf } from '../../core/state';
import { attackWord, type Loss } from '../../core/words';
import { numberOf } from './counts';
import { extremePrompt, lookedPrompt } from './prompts';
import { ruleOf } from './rule-of';
import { SPECIAL_WORDS } from './vocabulary';

interface Victim {
  readonly play: OldWorldPlay;
  readonly fighter: Fighter;
  readonly witcher: Witcher;
  readonly seat: Seat;
  readonly loss: Loss;
}
function victimOf(play: OldWorldPlay, fight: FightState, target: Actor, loss: Loss): Victim {
  const fighter = fighterOf(fight, target);
  return { play, fighter, witcher: witcherOf(play.state, fighter.seat), seat: fighter.seat, loss };
}

/** The top of the deck, card by card, face up. */
function mill({ play, fighter, seat, loss }: Victim, n: number): number {
  const milled = millDeck(play, fighter, n);
  loss.deck += milled.length;
  tellDiscarded(play, seat, milled);
  return milled.length;
}
function tellDiscarded(play: OldWorldPlay, seat: Seat, cards: readonly Card[]): void {
  if (cards.length === 0 || !play.isWatched) return;
  play.tell({ type: 'cards-discarded', seat, cards: cards.map(cardId), rule: ruleOf(play, 'OW-MT-022') });
}
/** From the bottom of the deck, which nobody can do anything about. */
function fromBottom({ play, fighter, witcher, seat, loss }: Victim, n: number): number {
  const taken = witcher.deck.splice(0, n);
  witcher.discard.push(...taken);
  fighter.bottomKnown = Math.max(0, fighter.bottomKnown - taken.length);
  fighter.topKnown = Math.min(fighter.topKnown, witcher.deck.length);
  if (taken.length > 0) play.reveal();
  loss.deck += taken.length;
  tellDiscarded(play, seat, taken);
  return taken.length;
}
function* fromHand({ play, witcher, seat, loss }: Victim, n: number): Flow<number> {
  const before = witcher.hand.length;
  yield* discardChosen(play, seat, n, ruleOf(play, 'OW-MT-022'));
  const lost = before - witcher.hand.length;
  loss.hand += lost;
  return lost;
}

function* discardColor(victim: Victim, colors: readonly string[], n: 1 | 'all'): Flow<boolean> {
  const { play, witcher, seat, loss } = victim;
  const open = witcher.hand.filter((card) => colors.includes(COLORS[actionCard(card).color] as string));
  const [first] = open;
  if (first === undefined) return false;
  const chosen = n === 1 && open.length > 1 ? [yield* choose(seat, discardPrompt, open, null)] : open;
  for (const card of chosen) discardFromHand(play, seat, card, ruleOf(play, 'OW-MT-022'));
  loss.hand += chosen.length;
  return true;
}

type Extreme = 'cheapest' | 'dearest' | 'most-extensions';
const measure = (which: Extreme, card: Card): number => {
  if (which === 'most-extensions') return actionCard(card).extensions.filter((icons) => icons !== null).length;
  return which === 'dearest' ? costOf(card) : -costOf(card);
};
/** At a tie whoever reads the monster's card chooses, who sees the hand; the witcher alone. */
function* discardExtreme(victim: Victim, fight: FightState, which: Extreme, by: 'controller' | 'witcher'): Flow {
  const { play, witcher, seat, loss } = victim;
  const most = Math.max(...witcher.hand.map((card) => measure(which, card)));
  const open = witcher.hand.filter((card) => measure(which, card) === most);
  const { controller } = monsterOf(fight);
  const chooser = by === 'witcher' || controller === NONE ? seat : controller;
  const card = open.length === 1 ? (open[0] as Card) : yield* choose(chooser, extremePrompt, open);
  discardFromHand(play, seat, card, ruleOf(play, 'OW-MT-022'));
  loss.hand += 1;
}

function trashTop({ play, fighter, witcher, seat, loss }: Victim): boolean {
  const card = witcher.deck.at(-1);
  if (card === undefined) return false;
  trashCard(play, seat, card, witcher.deck, ruleOf(play, 'OW-MT-022'));
  forgetTop(witcher, fighter, 1);
  play.reveal();
  loss.deck += 1;
  return true;
}
function trashRandom({ play, witcher, seat, loss }: Victim): void {
  const card = witcher.hand[below(play.state.rng, witcher.hand.length)];
  if (card === undefined) return;
  trashCard(play, seat, card, witcher.hand, ruleOf(play, 'OW-MT-022'));
  loss.hand += 1;
}
/** The rest goes back as it lay. */
function* trashLooked({ play, fighter, witcher, seat, loss }: Victim, look: number, n: number): Flow {
  const isDeck = witcher.deck.length > 0;
  const pile = isDeck ? witcher.deck : witcher.hand;
  const seen = isDeck ? pile.slice(-look) : pile.slice();
  if (isDeck) play.reveal();
  for (let left = Math.min(n, seen.length); left > 0; left--) {
    const card = seen.length === 1 ? (seen[0] as Card) : yield* choose(seat, lookedPrompt, seen.slice());
    seen.splice(seen.indexOf(card), 1);
    trashCard(play, seat, card, pile, ruleOf(play, 'OW-MT-022'));
    if (isDeck) loss.deck += 1;
    else loss.hand += 1;
  }
  if (!isDeck) return;
  fighter.bottomKnown = Math.min(fighter.bottomKnown, witcher.deck.length - seen.length);
  markKnown(fighter, seen.length, seat);
}

/** One after the other, so that of several the last named lies on top, or at the very bottom. */
function* ontoDeck(victim: Victim, n: number, to: 'top' | 'bottom', how: 'random' | 'chosen'): Flow {
  const { play, fighter, witcher, seat } = victim;
  const { hand, deck } = witcher;
  for (let left = Math.min(n, hand.length); left > 0; left--) {
    const isForced = hand.length === 1;
    const card =
      how === 'random' || isForced
        ? (hand[isForced ? 0 : below(play.state.rng, hand.length)] as Card)
        : yield* choose(seat, lookedPrompt, hand.slice());
    hand.splice(hand.indexOf(card), 1);
    if (to === 'top') putOnTop(fighter, deck, card, how === 'chosen' ? seat : null);
    else {
      deck.unshift(card);
      fighter.bottomKnown = how === 'chosen' ? fighter.bottomKnown + 1 : 0;
    }
    if (play.isWatched) play.tell({ type: 'card-buried', seat, card: cardId(card), rule: ruleOf(play, 'OW-MT-022') });
  }
}
/** Its owner knows a card that they have put there themselves, and what they knew below it. */
function putOnTop(fighter: Fighter, deck: Card[], card: Card, seat: Seat | null): void {
  deck.push(card);
  const isKnown = seat !== null && (fighter.topKnown === 0 || fighter.topKnownBy === 1 << seat);
  fighter.topKnown = isKnown ? fighter.topKnown + 1 : 0;
  fighter.topKnownBy = isKnown ? 1 << seat : 0;
}

const all = SPECIAL_WORDS;
/** Words that take cards; what they take is no damage, so no shield helps. */
export const TAKING = {
  'discard-random': attackWord(all['discard-random'], {
    takes: true,
    strike: function* (play, fight, target, effect, loss) {
      const n = numberOf(play.state, fight, target, effect);
      addLoss(loss, yield* discardRandom(play, fight, target, n, effect.fill === 'deck'));
    },
  }),
  'discard-chosen': attackWord(all['discard-chosen'], {
    takes: true,
    strike: function* (play, fight, target, effect, loss) {
      const victim = victimOf(play, fight, target, loss);
      const n = numberOf(play.state, fight, target, effect);
      const lost = yield* fromHand(victim, n);
      if (effect.fill === 'deck') mill(victim, n - lost);
    },
  }),
  'discard-deck': attackWord(all['discard-deck'], {
    takes: true,
    strike: function* (play, fight, target, { n, from, fill }, loss) {
      const victim = victimOf(play, fight, target, loss);
      const left = n - (from === 'top' ? mill(victim, n) : fromBottom(victim, n));
      if (fill === 'hand-chosen') yield* fromHand(victim, left);
      else if (fill === 'hand-random') addLoss(loss, yield* discardRandom(play, fight, target, left, false));
    },
  }),
  'discard-color': attackWord(all['discard-color'], {
    takes: true,
    leadsTo: function* (play, fight, target, effect, loss) {
      const isPaid = yield* discardColor(victimOf(play, fight, target, loss), effect.colors, effect.n);
      return (isPaid ? effect.paid : effect.otherwise) ?? [];
    },
  }),
  'discard-extreme': attackWord(all['discard-extreme'], {
    takes: true,
    strike: function* (play, fight, target, { which, by, fill }, loss) {
      const victim = victimOf(play, fight, target, loss);
      if (victim.witcher.hand.length > 0) yield* discardExtreme(victim, fight, which, by);
      else if (fill === 'deck-top') mill(victim, 1);
    },
  }),
  'trash-top': attackWord(all['trash-top'], {
    takes: true,
    // biome-ignore lint/correctness/useYield: it asks nothing
    strike: function* (play, fight, target, { n, fill }, loss) {
      const victim = victimOf(play, fight, target, loss);
      for (let left = n; left > 0; left--) if (!trashTop(victim) && fill === 'hand-random') trashRandom(victim);
    },
  }),
  'trash-looked': attackWord(all['trash-looked'], {
    takes: true,
    strike: (play, fight, target, { look, n }, loss) => trashLooked(victimOf(play, fight, target, loss), look, n),
  }),
  'hand-to-deck': attackWord(all['hand-to-deck'], {
    strike: (play, fight, target, { n, to, how }, loss) => {
      const victim = victimOf(play, fight, target, loss);
      return ontoDeck(victim, n === 'all' ? victim.witcher.hand.length : n, to, how);
    },
  }),
};
