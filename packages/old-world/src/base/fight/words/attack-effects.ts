import { choose, type Flow, type Seat } from '@medallion/kernel';
import { cardId } from '../../../core/cards/components';
import { ATTRIBUTES, type Attribute, type Card, type OldWorldPlay, witcherOf } from '../../../core/state';
import type { BaseWords, Loss } from '../../../core/words';
import { discardFromHand, trashCard, trashPrompt } from '../../witcher/decks';
import { addLoss, discardRandom } from '../damage';
import { forgetTop } from '../deck-tops';
import { useSource } from '../effects';
import type { Actor, FightState } from '../fight-state';
import { fighterOf, monsterOf } from '../fighters';
import { lowerInFight } from '../lowering';
import { react } from '../reactions';

const levelOfMonster = (fight: FightState): number => monsterOf(fight).facts.level;

/**
 * What the words of monster fight cards do. Damage is a number, the level of an attribute, or a sum with the monster's
 * level; discards, trashes and lost levels are not damage, so no shield helps. @rule OW-FIGHT-043 to OW-FIGHT-048, OW-FIGHT-054
 */
export const ATTACK_EFFECTS: BaseWords['attackEffects'] = {
  damage: { damage: (_state, _fight, _target, { n }) => n },
  'damage-level': { damage: (_state, fight, _target, { plus }) => levelOfMonster(fight) + plus },
  'damage-attribute': {
    damage: (state, fight, target, { attribute }) =>
      witcherOf(state, fighterOf(fight, target).seat).attributes[ATTRIBUTES.indexOf(attribute) as Attribute],
  },
  trash: { takes: true, cards: (_, { n }) => n, strike: trash },
  lower: {
    takes: true,
    strike: (play, fight, target, effect) => lowerInFight(play, fight, target, effect, 'OW-FIGHT-048'),
  },
  'discard-level': {
    takes: true,
    cards: levelOfMonster,
    strike: function* (play, fight, target, _, loss) {
      addLoss(loss, yield* discardRandom(play, fight, target, levelOfMonster(fight), true));
    },
  },
};

/** A hand card of choice, or the top of the deck when the hand is empty. @rule OW-FIGHT-045, OW-FIGHT-046 */
function* trash(play: OldWorldPlay, fight: FightState, target: Actor, { n }: { readonly n: number }, loss: Loss): Flow {
  const fighter = fighterOf(fight, target);
  const witcher = witcherOf(play.state, fighter.seat);
  const { hand, deck, discard } = witcher;
  for (let left = n; left > 0 && hand.length + deck.length > 0; left--) {
    const isFromHand = hand.length > 0;
    const card = isFromHand ? yield* chooseTrash(fighter.seat, hand) : (deck.at(-1) as Card);
    const source = yield* react(play, fight, target, 'trash');
    if (source !== null) yield* useSource(play, fight, target, source);
    if (source === null) trashCard(play, fighter.seat, card, isFromHand ? hand : deck, 'OW-FIGHT-045');
    else if (isFromHand) discardFromHand(play, fighter.seat, card, 'OW-TROPHY-007');
    else {
      discard.push(deck.pop() as Card);
      if (play.isWatched) tellDiscarded(play, fighter.seat, card);
    }
    if (isFromHand) loss.hand += 1;
    else {
      loss.deck += 1;
      forgetTop(witcher, fighter, 1);
      play.reveal();
    }
  }
}

function tellDiscarded(play: OldWorldPlay, seat: Seat, card: Card): void {
  play.tell({ type: 'cards-discarded', seat, cards: [cardId(card)], rule: 'OW-TROPHY-007' });
}

function* chooseTrash(seat: Seat, hand: readonly Card[]): Flow<Card> {
  return hand.length === 1 ? (hand[0] as Card) : yield* choose(seat, trashPrompt, hand.slice());
}
