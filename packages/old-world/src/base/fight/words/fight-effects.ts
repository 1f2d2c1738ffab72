import { below, choose, type Flow, type Prompt } from '@medallion/kernel';
import { cardId } from '../../../core/cards/components';
import type { Said } from '../../../core/cards/said';
import { type Card, HAND_LIMIT, type OldWorldState, witcherOf } from '../../../core/state';
import type { Acting, BaseWords, FightWord } from '../../../core/words';
import { closedPrompt, openPrompt } from '../../../options';
import { showCard, showPotion } from '../../../options/show';
import { discardChosen, discardFromHand, drawCards } from '../../witcher/decks';
import { dealDamage } from '../damage';
import { drawInFight, takeFromDiscard } from '../deck-tops';
import { runEffects } from '../effects';
import { raiseShield, shieldMost } from '../fighters';
import { limit } from '../limits';
import { topOfOther } from '../sources';
import { arrangeOpponent, arrangeOwn, lookAndTake } from './looking';

export const takePrompt: Prompt<OldWorldState, Card> = openPrompt('fight-take-card', showCard);
export const buryPrompt: Prompt<OldWorldState, Card> = closedPrompt('fight-bury-card', showCard);
export const refreshPrompt: Prompt<OldWorldState, number> = openPrompt('fight-refresh-potion', showPotion);

const canTake: FightWord['canHelp'] = (state, _, { seat }) => {
  const { discard, hand } = witcherOf(state, seat);
  return discard.length > 0 && hand.length < HAND_LIMIT;
};
const hasDeck: FightWord['canHelp'] = (state, _, { seat }) => witcherOf(state, seat).deck.length > 0;
const hasPotions: FightWord['canHelp'] = (state, _, { seat }) => witcherOf(state, seat).potions.length > 0;
/** Words that only change what the rest of the turn, or of the fight, counts with. */
type Count = 'moreDraw' | 'nextDraw' | 'longComboDamage' | 'besideLeft' | 'potionsMore' | 'forgiven';
function counts(what: Count): FightWord<{ readonly n: number }> {
  return {
    act: ({ fighter }, { n }) => {
      fighter[what] += n;
    },
  };
}
function grants(what: 'sparesNext' | 'specialtyAgain'): FightWord {
  return {
    act: ({ fighter }) => {
      fighter[what] = true;
    },
  };
}
/** Its moment does it: whoever comes there reads it. */
const atItsMoment = {};

/** One resolver for each word of trophies, equipment, specialties and potions. */
export const FIGHT_EFFECTS: BaseWords['fightEffects'] = {
  deal: { run: deal },
  draw: {
    act: ({ play, fighter, rule }, { n }) => drawInFight(play, fighter, n, rule),
    before: (play, seat, { n }, rule) => drawCards(play, seat, n, rule),
  },
  shield: { act: ({ play, fight, side, rule }, { n }) => raiseShield(play, fight, side, n, rule) },
  'shield-full': {
    act: ({ play, fight, side, fighter, rule }) =>
      raiseShield(play, fight, side, shieldMost(play.state, fighter), rule),
  },
  'discard-hand': { run: ({ play, fighter, rule }, { n }) => discardChosen(play, fighter.seat, n, rule), worth: -1 },
  bottom: { run: (acting, { n }) => bury(acting, n) },
  'take-top': {
    act: ({ play, fighter, rule }) =>
      takeFromDiscard(play, fighter.seat, witcherOf(play.state, fighter.seat).discard.at(-1), rule),
    canHelp: canTake,
  },
  'take-any': { run: takeAny, canHelp: canTake, worth: 1 },
  redraw: { act: (acting, { plus }) => redraw(acting, plus) },
  'arrange-own': {
    run: function* (acting, { look, draw }) {
      yield* arrangeOwn(acting, look);
      drawInFight(acting.play, acting.fighter, draw, acting.rule);
    },
    canHelp: hasDeck,
  },
  'arrange-opponent': {
    run: (acting, { look, discard }) => arrangeOpponent(acting, look, discard),
    canHelp: (state, fight, { seat }) => topOfOther(state, fight, seat).length > 0,
  },
  'look-take': { run: (acting, { look, take }) => lookAndTake(acting, look, take), canHelp: hasDeck },
  'refresh-potion': { run: refreshPotion, canHelp: (_state, _fight, { potions }) => potions.length > 0 },
  roll: { run: (acting, { table }) => roll(acting, table) },
  'draw-later': counts('moreDraw'),
  'draw-next': counts('nextDraw'),
  'combo-most': { act: ({ fighter, rule }, { n }) => limit(fighter, { comboMost: n, turn: fighter.turns, rule }) },
  'long-combo': counts('longComboDamage'),
  'play-beside': counts('besideLeft'),
  'more-potions': { ...counts('potionsMore'), canHelp: hasPotions },
  'spare-potion': { ...grants('sparesNext'), canHelp: hasPotions },
  'specialty-again': {
    ...grants('specialtyAgain'),
    canHelp: (_state, _fight, { specialtyUses }) => specialtyUses > 0,
  },
  'forgive-draw': counts('forgiven'),
  lessen: { lessen: (damage, { n }) => Math.max(0, damage - n) },
  'attack-most': { lessen: (damage, { n }) => Math.min(damage, n) },
  'choose-attack': atItsMoment,
  'discard-instead': atItsMoment,
  'free-link': { link: 'free', linkIcons: ({ icons }) => icons },
  'any-colour': { link: 'any-colour' },
};

function* deal({ play, fight, side, fighter, joinsCombo, rule }: Acting, { n }: { readonly n: number }): Flow {
  if (joinsCombo) fighter.moreDamage += n;
  else yield* dealDamage(play, fight, side, n, 'ability', [], rule);
}

function* bury({ play, fighter, rule }: Acting, n: number): Flow {
  const { hand, deck } = witcherOf(play.state, fighter.seat);
  for (let left = n; left > 0 && hand.length > 0; left--) {
    const card = hand.length === 1 ? (hand[0] as Card) : yield* choose(fighter.seat, buryPrompt, hand.slice());
    hand.splice(hand.indexOf(card), 1);
    deck.unshift(card);
    fighter.bottomKnown += 1;
    if (play.isWatched) play.tell({ type: 'card-buried', seat: fighter.seat, card: cardId(card), rule });
  }
}

function* takeAny({ play, fighter, rule }: Acting): Flow {
  const { discard } = witcherOf(play.state, fighter.seat);
  const card = discard.length === 1 ? discard[0] : yield* choose(fighter.seat, takePrompt, discard.slice());
  takeFromDiscard(play, fighter.seat, card, rule);
}

function redraw({ play, fighter, rule }: Acting, plus: number): void {
  const { hand } = witcherOf(play.state, fighter.seat);
  const count = hand.length;
  for (const card of hand.slice()) discardFromHand(play, fighter.seat, card, rule);
  drawInFight(play, fighter, count + plus, rule);
}

function* refreshPotion({ play, fighter }: Acting): Flow {
  const kinds = [...new Set(fighter.potions)];
  const potion = kinds.length === 1 ? (kinds[0] as number) : yield* choose(fighter.seat, refreshPrompt, kinds);
  fighter.potions.splice(fighter.potions.indexOf(potion), 1);
  witcherOf(play.state, fighter.seat).potions.push(potion);
}

interface RollRow {
  readonly from: number;
  readonly effects: readonly Said[];
}
function* roll(acting: Acting, table: readonly RollRow[]): Flow {
  const { play, fighter, rule } = acting;
  const die = below(play.state.rng, 6) + 1;
  if (play.isWatched) play.tell({ type: 'die-rolled', seat: fighter.seat, die, rule });
  const row = table.filter(({ from }) => die >= from).at(-1);
  if (row !== undefined) yield* runEffects(acting, row.effects);
}
