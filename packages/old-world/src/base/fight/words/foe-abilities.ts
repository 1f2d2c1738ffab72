import { choose, type Flow, type Prompt, type Seat, shuffle } from '@medallion/kernel';
import { cardId } from '../../../core/cards/components';
import { type Card, type OldWorldPlay, type OldWorldState, turnOf, witcherOf } from '../../../core/state';
import type { BaseWords, FoeWord } from '../../../core/words';
import { openPrompt } from '../../../options';
import { showCard } from '../../../options/show';
import { discardChosen } from '../../witcher/decks';
import { changeShield, losePotions } from '../../witcher/resources';
import { countColors } from '../combo-colors';
import { addLoss, discardRandom } from '../damage';
import { ATTACKER, type Fighter, type FightState, type MonsterSide } from '../fight-state';
import { fighterOf, trimShield } from '../fighters';
import { lowerInFight } from '../lowering';

export const throwPrompt: Prompt<OldWorldState, Card> = openPrompt('fight-throw-card', showCard);

const seatOf = (fight: FightState): Seat => fighterOf(fight, ATTACKER).seat;
const isFirstTurn = ({ turns }: Fighter): boolean => turns === 1;
const isFirstAttack = ({ turns }: MonsterSide): boolean => turns === 1;

type Counted = { readonly n: number };
/** Some monsters take little in the witcher's first fight turn. */
const takesMost: FoeWord<Counted>['damageAllowed'] = (damage, _, fighter, { n }) =>
  isFirstTurn(fighter) ? Math.min(damage, Math.max(0, n - fighter.dealt)) : damage;

/** What the abilities of monsters change, at their moments. @rule OW-FIGHT-008 */
export const FOE_ABILITIES: BaseWords['foeAbilities'] = {
  'discard-potion': {
    blockedBy: ({ potions }, { n }) => (potions.length < n ? 'OW-FIGHTCHOICE-007' : null),
    toStart: (play, fight, { n }) => losePotions(play, seatOf(fight), n, 'OW-FIGHTCHOICE-007'),
  },
  'discard-hand': {
    beforeLifePool: (play, fight, { n }) => discardChosen(play, seatOf(fight), n, 'OW-FIGHT-008'),
  },
  'lose-shield': { beforeLifePool: (play, fight, { n }) => loseShield(play, seatOf(fight), n) },
  'lose-shield-per-hand-card': {
    beforeLifePool: (play, fight, { n }) =>
      loseShield(play, seatOf(fight), n * witcherOf(play.state, seatOf(fight)).hand.length),
  },
  lower: {
    beforeLifePool: (play, fight, ability) => lowerInFight(play, fight, ATTACKER, ability, 'OW-FIGHT-008'),
  },
  'discard-from-deck': { afterLifePool: (play, fight, { n }) => discardFromDeck(play, seatOf(fight), n) },
  'discard-hand-unless-trail': {
    afterLifePool: function* (play, fight, { n }) {
      if (fight.monster?.hasTrail === false) yield* discardChosen(play, seatOf(fight), n, 'OW-FIGHT-008');
    },
  },
  'void-colors': { isVoid: (color, { colors }) => (colors as readonly string[]).includes(color) },
  'softer-but-discards': {
    soften: function* (play, fight, target, damage, loss, { n, random }) {
      addLoss(loss, yield* discardRandom(play, fight, target, random, false));
      return damage - n;
    },
  },
  'shield-gain-most': {
    shieldGain: (n, { shieldGained }, { n: most }) => Math.min(n, Math.max(0, most - shieldGained)),
  },
  'potions-most': { potionsMost: (most, { n }) => Math.min(most, n) },
  'defense-less': {
    // biome-ignore lint/correctness/useYield: it asks nothing
    beforeLifePool: function* (play, fight, { n }) {
      fighterOf(fight, ATTACKER).defenseLess = n;
      trimShield(play, fight, ATTACKER);
    },
  },
  'loses-most': { damageAllowed: takesMost },
  'damage-most': { damageAllowed: takesMost },
  'no-damage-unless-trail': {
    damageAllowed: (damage, { monster }, fighter) => (isFirstTurn(fighter) && monster?.hasTrail !== true ? 0 : damage),
  },
  'combat-as': { combatDraw: (draw, fighter, { n }) => (isFirstTurn(fighter) ? n : draw) },
  'random-opening': { opensAtRandom: isFirstTurn },
  'draw-less': { draw: (count, _, { n, least }) => (count > least ? Math.max(least, count - n) : count) },
  'draw-less-without': {
    draw: (count, fighter, { n, colors }) => count - (countColors(fighter, colors) === 0 ? n : 0),
  },
  'lose-shield-with': {
    afterShields: (play, fighter, { n, colors }) => {
      if (countColors(fighter, colors) === 0) return false;
      changeShield(play, fighter.seat, -n, 'OW-FIGHT-008');
      return true;
    },
  },
  'damage-less-with': {
    comboDamage: (damage, fighter, { n, colors }) => damage - (countColors(fighter, colors) > 0 ? n : 0),
  },
  // Asked before its card is turned over, so the first attack is still to come.
  'worse-half': { isBlind: ({ turns }) => turns === 0 },
  'hand-first': { isHandFirst: isFirstAttack },
  'more-damage': { moreDamage: (monster, _, { n }) => (isFirstAttack(monster) ? n : 0) },
  'discard-random': {
    afterAttack: function* (play, fight, target, loss, { n }) {
      if (fight.monster?.turns === 1) addLoss(loss, yield* discardRandom(play, fight, target, n, false));
    },
  },
  'more-damage-when-low': { moreDamage: (_, pool, { n, least, most }) => (pool >= least && pool <= most ? n : 0) },
  'phase-three-draw': {
    afterVictory: ({ state }, seat, { n }) => {
      turnOf(state, seat).fixedDraw = n;
    },
  },
};

// biome-ignore lint/correctness/useYield: it asks nothing
function* loseShield(play: OldWorldPlay, seat: Seat, n: number): Flow {
  changeShield(play, seat, -n, 'OW-FIGHT-008');
}

/** The owner looks through the deck and chooses; then it is shuffled again. */
function* discardFromDeck(play: OldWorldPlay, seat: Seat, n: number): Flow {
  const { deck, discard } = witcherOf(play.state, seat);
  for (let left = n; left > 0 && deck.length > 0; left--) {
    const inOrder = deck.toSorted((one, other) => one - other);
    const card = yield* choose(seat, throwPrompt, inOrder);
    deck.splice(deck.indexOf(card), 1);
    discard.push(card);
    if (play.isWatched) play.tell({ type: 'cards-discarded', seat, cards: [cardId(card)], rule: 'OW-FIGHT-008' });
  }
  shuffle(play.state.rng, deck);
}
