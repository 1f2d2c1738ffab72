import { below, choose, type Flow } from '@medallion/kernel';
import { comboTotal, matches } from '../../base/fight/combo';
import { millDeck, takeFromDiscard } from '../../base/fight/deck-tops';
import type { Actor, FightState } from '../../base/fight/fight-state';
import { fighterOf, raiseShield } from '../../base/fight/fighters';
import { clearCombo, returnCard } from '../../base/fight/resolve-combo';
import { discardFromHand } from '../../base/witcher/decks';
import { type ActionCard, actionCard, cardId } from '../../core/cards/components';
import type { Said } from '../../core/cards/said';
import { type Card, type OldWorldPlay, witcherOf } from '../../core/state';
import { attackWord, type Loss } from '../../core/words';
import { tellSpecial } from './events';
import { forcedPrompt } from './prompts';
import { ruleOf } from './rule-of';
import { SPECIAL_WORDS } from './vocabulary';

function iconsOn({ main }: ActionCard): number {
  return main.damage + main.shield + Math.abs(main.draw) + main.take + main.back + main.others.length;
}

/** A random card of the hand, or the deck's top, is shown; its icons are the damage, then it is discarded. @rule OW-MT-022 */
// biome-ignore lint/correctness/useYield: it asks nothing
function* revealAndHit(
  play: OldWorldPlay,
  fight: FightState,
  target: Actor,
  { count }: { readonly count: 'damage' | 'icons' },
  loss: Loss,
): Flow<readonly Said[]> {
  const fighter = fighterOf(fight, target);
  const { hand, deck } = witcherOf(play.state, fighter.seat);
  const isHand = hand.length > 0;
  const card = isHand ? hand[below(play.state.rng, hand.length)] : deck.at(-1);
  if (card === undefined) return [];
  tellSpecial(play, { what: 'shown', seat: fighter.seat, card: cardId(card), rule: ruleOf(play, 'OW-MT-022') });
  if (isHand) discardFromHand(play, fighter.seat, card, ruleOf(play, 'OW-MT-022'));
  else millDeck(play, fighter, 1);
  if (isHand) loss.hand += 1;
  else loss.deck += 1;
  const n = count === 'damage' ? actionCard(card).main.damage : iconsOn(actionCard(card));
  return n === 0 ? [] : [{ do: 'damage', n }];
}

/** Whether so many further cards of the hand can follow this one. */
function canFollow(top: Card, hand: readonly Card[], n: number): boolean {
  if (n === 0) return true;
  return hand.some((card) => matches(top, card) && canFollow(card, without(hand, card), n - 1));
}
const without = (hand: readonly Card[], card: Card): readonly Card[] => hand.filter((one) => one !== card);

/** Exactly so many cards as a combo at once: damage is ignored, shields, takes and returns count, and nothing is drawn. @rule OW-MT-022 */
function* forcedCombo(
  play: OldWorldPlay,
  fight: FightState,
  target: Actor,
  { cards, otherwise }: { readonly cards: number; readonly otherwise: readonly Said[] },
): Flow<readonly Said[]> {
  const fighter = fighterOf(fight, target);
  const { hand, discard } = witcherOf(play.state, fighter.seat);
  for (let left = cards; left > 0; left--) {
    const top = fighter.combo.at(-1);
    const open = hand.filter(
      (card) => (top === undefined || matches(top, card)) && canFollow(card, without(hand, card), left - 1),
    );
    if (open.length === 0) return otherwise;
    const card = open.length === 1 ? (open[0] as Card) : yield* choose(fighter.seat, forcedPrompt, open);
    hand.splice(hand.indexOf(card), 1);
    if (fighter.combo.length > 0) fighter.links.push(0);
    fighter.combo.push(card);
  }
  const played = fighter.combo.map(cardId);
  tellSpecial(play, { what: 'forced', seat: fighter.seat, cards: played, rule: ruleOf(play, 'OW-MT-022') });
  const total = comboTotal(play.state, fight, target);
  if (total.shield > 0) raiseShield(play, fight, target, total.shield, 'OW-FIGHT-028');
  for (const card of total.back) returnCard(play, fighter, card);
  for (let left = total.take; left > 0; left--) takeFromDiscard(play, fighter.seat, discard.at(-1), 'OW-FIGHT-031');
  clearCombo(play.state, fighter);
  return [];
}

/** Words that show or play cards of the hand. */
export const SHOWING = {
  'reveal-and-hit': attackWord(SPECIAL_WORDS['reveal-and-hit'], {
    leadsTo: revealAndHit,
  }),
  'forced-combo': attackWord(SPECIAL_WORDS['forced-combo'], {
    leadsTo: forcedCombo,
  }),
};
