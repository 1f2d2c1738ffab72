import { below, choose, type Flow, type Prompt } from '@medallion/kernel';
import type { RuleId } from '@medallion/rulebook';
import { cardId } from '../../core/cards/components';
import type { Ability, Cost, FightEffect } from '../../core/cards/vocabulary';
import { type Card, HAND_LIMIT, type OldWorldPlay, type OldWorldState, witcherOf } from '../../core/state';
import { closedPrompt, openPrompt } from '../../options';
import { showCard, showFightCard, showPotion } from '../../options/show';
import { discardChosen, discardFromHand } from '../witcher/decks';
import { losePotions } from '../witcher/resources';
import { dealDamage } from './damage';
import { drawInFight, markKnown, takeFromDiscard } from './deck-tops';
import type { Actor, Fighter, FightState } from './fight-state';
import { fightCardOf, fighterOf, foeRules, opponentOf, raiseShield, shieldMost } from './fighters';
import { abilityFrom, markUsed, ruleOfSource, type Source, sourceId, topOfOther } from './sources';

export const takePrompt: Prompt<OldWorldState, Card> = openPrompt('fight-take-card', showCard);
export const buryPrompt: Prompt<OldWorldState, Card> = closedPrompt('fight-bury-card', showCard);
export const keepPrompt: Prompt<OldWorldState, Card> = closedPrompt('fight-keep-card', showCard);
/** Which card lies on top, then which below it. */
export const arrangePrompt: Prompt<OldWorldState, Card> = closedPrompt('fight-arrange-cards', showCard);
export const arrangePoolPrompt: Prompt<OldWorldState, number> = closedPrompt('fight-arrange-pool', showFightCard);
export const dropPrompt: Prompt<OldWorldState, Card> = openPrompt('fight-drop-card', showCard);
export const dropPoolPrompt: Prompt<OldWorldState, number> = openPrompt('fight-drop-pool-card', showFightCard);
export const refreshPrompt: Prompt<OldWorldState, number> = openPrompt('fight-refresh-potion', showPotion);

/** Where a resolver works: a side of a fight, and whether damage joins the combo or falls at once. */
export interface Acting {
  readonly play: OldWorldPlay;
  readonly fight: FightState;
  readonly side: Actor;
  readonly fighter: Fighter;
  readonly joinsCombo: boolean;
  readonly rule: RuleId;
}

/** Uses a trophy, equipment or the specialty: pays for it, marks it, runs it. @rule OW-FIGHT-014 */
export function* useSource(play: OldWorldPlay, fight: FightState, side: Actor, source: Source): Flow<Ability> {
  const fighter = fighterOf(fight, side);
  const ability = abilityFrom(play.state, fighter, source);
  markUsed(fighter, source);
  const rule = ruleOfSource(source);
  if (play.isWatched) play.tell({ type: 'ability-used', seat: fighter.seat, source: sourceId(source), rule });
  if (ability.cost !== undefined) yield* payCost(play, fighter, ability.cost);
  const joinsCombo = ability.when === 'combo';
  yield* runEffects({ play, fight, side, fighter, joinsCombo, rule }, ability.effects);
  return ability;
}

/** Potions given up are not used: they have no effect and do not count. @rule OW-SPEC-019 */
export function* payCost(play: OldWorldPlay, fighter: Fighter, cost: Cost): Flow {
  if (cost.pay === 'hand') yield* discardChosen(play, fighter.seat, cost.n, 'OW-TERM-001');
  else yield* losePotions(play, fighter.seat, cost.n, 'OW-SPEC-019');
}

export function* runEffects(acting: Acting, effects: readonly FightEffect[]): Flow {
  for (const effect of effects) {
    if (acting.fight.end !== null) return;
    yield* runEffect(acting, effect);
  }
}

/** One resolver for each word of the vocabulary. Those of an attack are resolved where it is (see `reactions.ts`). */
function* runEffect(acting: Acting, effect: FightEffect): Flow {
  const { play, fight, side, fighter, rule } = acting;
  switch (effect.do) {
    case 'deal':
      if (acting.joinsCombo) fighter.moreDamage += effect.n;
      else yield* dealDamage(play, fight, side, effect.n, 'ability', [], rule);
      return;
    case 'draw':
      drawInFight(play, fighter, effect.n, rule);
      return;
    case 'shield':
      raiseShield(play, fight, side, effect.n, rule);
      return;
    case 'shield-full':
      raiseShield(play, fight, side, shieldMost(play.state, fighter), rule);
      return;
    case 'discard-hand':
      yield* discardChosen(play, fighter.seat, effect.n, rule);
      return;
    case 'bottom':
      yield* bury(acting, effect.n);
      return;
    case 'take-top':
      takeFromDiscard(play, fighter.seat, witcherOf(play.state, fighter.seat).discard.at(-1), rule);
      return;
    case 'take-any':
      yield* takeAny(acting);
      return;
    case 'redraw':
      redraw(acting, effect.plus);
      return;
    case 'arrange-own':
      yield* arrangeOwn(acting, effect.look);
      drawInFight(play, fighter, effect.draw, rule);
      return;
    case 'arrange-opponent':
      yield* arrangeOpponent(acting, effect.look, effect.discard);
      return;
    case 'look-take':
      yield* lookAndTake(acting, effect.look, effect.take);
      return;
    case 'refresh-potion':
      yield* refreshPotion(acting);
      return;
    case 'roll':
      yield* roll(acting, effect);
      return;
    default:
      setForTurn(fighter, effect);
  }
}

/** Words that only change what the rest of the turn, or of the fight, counts with. */
function setForTurn(fighter: Fighter, effect: FightEffect): void {
  switch (effect.do) {
    case 'draw-later':
      fighter.moreDraw += effect.n;
      return;
    case 'draw-next':
      fighter.nextDraw += effect.n;
      return;
    case 'combo-most':
      fighter.limits = [...fighter.limits, { of: 'combo-cards', most: effect.n, turn: fighter.turns }];
      return;
    case 'long-combo':
      fighter.longComboDamage += effect.n;
      return;
    case 'play-beside':
      fighter.besideLeft += effect.n;
      return;
    case 'more-potions':
      fighter.potionsMore += effect.n;
      return;
    case 'spare-potion':
      fighter.sparesNext = true;
      return;
    case 'specialty-again':
      fighter.specialtyAgain = true;
      return;
    case 'forgive-draw':
      fighter.forgiven += effect.n;
      return;
    default:
  }
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

function* arrangeOwn(acting: Acting, look: number): Flow {
  const { play, fighter } = acting;
  const witcher = witcherOf(play.state, fighter.seat);
  const cards = witcher.deck.slice(-look);
  markKnown(fighter, cards.length, fighter.seat);
  fighter.bottomKnown = Math.min(fighter.bottomKnown, witcher.deck.length - cards.length);
  tellLooked(acting, cards, true);
  yield* putBack(acting, witcher.deck, cards, arrangePrompt);
}

/** Too few cards: what is there. Emptying the pile is the doing of whoever looked. @rule OW-SPEC-004, OW-SPEC-005, OW-SPEC-006 */
function* arrangeOpponent(acting: Acting, look: number, discard: number): Flow {
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
function* lookAndTake(acting: Acting, look: number, take: number): Flow {
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

function* refreshPotion({ play, fighter }: Acting): Flow {
  const kinds = [...new Set(fighter.potions)];
  const potion = kinds.length === 1 ? (kinds[0] as number) : yield* choose(fighter.seat, refreshPrompt, kinds);
  fighter.potions.splice(fighter.potions.indexOf(potion), 1);
  witcherOf(play.state, fighter.seat).potions.push(potion);
}

function* roll(acting: Acting, effect: Extract<FightEffect, { do: 'roll' }>): Flow {
  const { play, fighter, rule } = acting;
  const die = below(play.state.rng, 6) + 1;
  if (play.isWatched) play.tell({ type: 'die-rolled', seat: fighter.seat, die, rule });
  const row = effect.table.filter(({ from }) => die >= from).at(-1);
  if (row !== undefined) yield* runEffects(acting, row.effects);
}
