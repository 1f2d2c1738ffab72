import { below, choose, type Flow, type Prompt, type Seat } from '@medallion/kernel';
import type { RuleId } from '@medallion/rulebook';
import { cardId } from '../../core/cards/components';
import { happen, replaced } from '../../core/hooks';
import { rulesOf } from '../../core/rules-of';
import { type Card, type OldWorldPlay, type OldWorldState, type Witcher, witcherOf } from '../../core/state';
import type { Loss } from '../../core/words';
import { openPrompt } from '../../options';
import { showCard } from '../../options/show';
import { discardFromHand } from '../witcher/decks';
import { changeShield } from '../witcher/resources';
import { millDeck } from './deck-tops';
import {
  type Actor,
  ATTACKER,
  type Blow,
  type FightEnd,
  type FightState,
  type MonsterSide,
  OPPONENT,
  otherSide,
  type Side,
} from './fight-state';
import { abilityOf, abilityWord, fightCardOf, fighterOf, foeOf, foeRules, isKnockedOut, sideOf } from './fighters';
import { unabsorbed } from './limits';

const lostCards = (loss: Loss): number => loss.deck + loss.hand;
/** Cards lost in another way than by damage count as well. */
export function addLoss(loss: Loss, more: Loss): void {
  loss.deck += more.deck;
  loss.hand += more.hand;
}

export const damagePrompt: Prompt<OldWorldState, Card> = openPrompt('fight-lose-card', showCard);

/** Shield, then deck, then hand cards of the owner's choice; some attacks start with the hand. @rule OW-FIGHT-025, OW-FIGHT-042 */
export function* hurtWitcher(
  play: OldWorldPlay,
  fight: FightState,
  side: Actor,
  damage: number,
  rule: RuleId,
  isHandFirst = false,
): Flow<Loss> {
  const fighter = fighterOf(fight, side);
  const { seat } = fighter;
  const loss = lossTo(witcherOf(play.state, seat), damage, isHandFirst);
  // Told before any card is chosen, so that whoever is asked knows what for.
  if (play.isWatched) play.tell({ type: 'witcher-hit', seat, damage, ...loss, rule });
  if (rulesOf(play.state).onCardLost.length > 0)
    return yield* loseOneByOne(play, fight, side, damage, rule, isHandFirst);
  if (isHandFirst) yield* loseFromHand(play, fight, side, loss.hand);
  if (loss.shield > 0) changeShield(play, seat, -loss.shield, rule);
  tellLost(play, seat, millDeck(play, fighter, loss.deck), rule);
  if (!isHandFirst) yield* loseFromHand(play, fight, side, loss.hand);
  return loss;
}

/** Where a lost card may do something at once, damage falls point by point: what it brings counts against the rest. @rule OW-MT-031 */
function* loseOneByOne(
  play: OldWorldPlay,
  fight: FightState,
  side: Actor,
  damage: number,
  rule: RuleId,
  isHandFirst: boolean,
): Flow<Loss> {
  const fighter = fighterOf(fight, side);
  const witcher = witcherOf(play.state, fighter.seat);
  const total: Loss = { shield: 0, deck: 0, hand: 0 };
  for (let left = damage; left > 0 && fight.end === null; ) {
    const first = isHandFirst && witcher.hand.length > 0;
    if (!first && witcher.shield > 0) {
      const onShield = Math.min(left, witcher.shield);
      changeShield(play, fighter.seat, -onShield, rule);
      total.shield += onShield;
      left -= onShield;
      continue;
    }
    const from = first || witcher.deck.length === 0 ? 'hand' : 'deck';
    if (witcher[from].length === 0) break;
    const card = from === 'deck' ? loseTop(play, fight, side, rule) : yield* loseOne(play, fighter.seat, left);
    total[from] += 1;
    left -= 1;
    yield* happen(rulesOf(play.state).onCardLost, play, fight, side, card, from);
  }
  return total;
}
function loseTop(play: OldWorldPlay, fight: FightState, side: Actor, rule: RuleId): Card {
  const fighter = fighterOf(fight, side);
  const milled = millDeck(play, fighter, 1);
  tellLost(play, fighter.seat, milled, rule);
  return milled[0] as Card;
}
function* loseOne(play: OldWorldPlay, seat: Seat, left: number): Flow<Card> {
  const { hand } = witcherOf(play.state, seat);
  const card = left >= hand.length ? (hand[0] as Card) : yield* choose(seat, damagePrompt, hand.slice());
  discardFromHand(play, seat, card, 'OW-FIGHT-025');
  return card;
}

/** How so much damage falls on shield, deck and hand. */
function lossTo({ shield, deck, hand }: Witcher, damage: number, isHandFirst: boolean): Loss {
  const first = isHandFirst ? Math.min(damage, hand.length) : 0;
  const onShield = Math.min(damage - first, shield);
  const onDeck = Math.min(damage - first - onShield, deck.length);
  const onHand = isHandFirst ? first : Math.min(damage - onShield - onDeck, hand.length);
  return { shield: onShield, deck: onDeck, hand: onHand };
}

function tellLost(play: OldWorldPlay, seat: Seat, cards: readonly Card[], rule: RuleId): void {
  if (cards.length === 0 || !play.isWatched) return;
  play.tell({ type: 'cards-discarded', seat, cards: cards.map(cardId), rule });
}

/** Hand cards of the owner's choice; there are as many. */
function* loseFromHand(play: OldWorldPlay, fight: FightState, side: Actor, n: number): Flow {
  const { seat } = fighterOf(fight, side);
  const { hand } = witcherOf(play.state, seat);
  for (let left = n; left > 0; left--) {
    const isForced = left === hand.length;
    const card = isForced ? (hand[0] as Card) : yield* choose(seat, damagePrompt, hand.slice());
    discardFromHand(play, seat, card, 'OW-FIGHT-025');
  }
}

/** One card off the top of the life pool for each damage. @rule OW-FIGHT-024 */
function hurtMonster(play: OldWorldPlay, fight: FightState, by: Actor, damage: number, rule: RuleId): number {
  const { monster } = fight;
  if (monster === null) return 0;
  const { guard, cardLost } = foeRules(play.state, monster);
  const lost: number[] = [];
  const through = guard === undefined ? damage : guard(play, damage);
  for (let left = Math.min(through, monster.life.length); left > 0; left--) {
    const card = monster.life.pop() as number;
    lost.push(card);
    if (cardLost !== undefined && !cardLost(play, fight, by, card)) break;
  }
  monster.spent.push(...lost);
  monster.topKnown = Math.max(0, monster.topKnown - lost.length);
  const fighter = fighterOf(fight, by);
  fighter.landed += lost.length;
  if (lost.length > 0) play.reveal();
  if (play.isWatched) {
    const cards = lost.map((card) => fightCardOf(play.state, card).id);
    const { seat } = fighter;
    play.tell({ type: 'monster-hit', seat, damage, cards, left: monster.life.length, rule });
  }
  return lost.length;
}

/** The same card by card, where a card turned over may do something at once, and damage goes on after it. @rule OW-MT-023, OW-MT-024 */
function* hurtByCards(play: OldWorldPlay, fight: FightState, by: Actor, damage: number, rule: RuleId): Flow<number> {
  const { monster } = fight;
  if (monster === null) return 0;
  const fighter = fighterOf(fight, by);
  const { guard, cardTurned } = foeRules(play.state, monster);
  let turned: number[] = [];
  let lost = 0;
  const tell = (): void => {
    if (play.isWatched && turned.length > 0) {
      const cards = turned.map((card) => fightCardOf(play.state, card).id);
      const { length: left } = monster.life;
      play.tell({ type: 'monster-hit', seat: fighter.seat, damage: turned.length, cards, left, rule });
    }
    turned = [];
  };
  for (let left = guard?.(play, damage) ?? damage; left > 0 && monster.life.length > 0 && fight.end === null; ) {
    const card = monster.life.pop() as number;
    monster.spent.push(card);
    monster.topKnown = Math.max(0, monster.topKnown - 1);
    play.reveal();
    turned.push(card);
    lost += 1;
    left -= 1;
    fighter.landed += 1;
    const { charge, bite } = fightCardOf(play.state, card);
    if (charge.length + bite.length > 0 || cardTurned === undefined) continue;
    tell();
    left = yield* cardTurned(play, fight, { card, by, left });
  }
  tell();
  return lost;
}

/** A witcher deals damage to the other side; says how many cards that cost it. @rule OW-FIGHT-023 */
export function* dealDamage(
  play: OldWorldPlay,
  fight: FightState,
  side: Actor,
  damage: number,
  what: Blow['what'],
  cards: readonly Card[],
  rule: RuleId,
): Flow<number> {
  const fighter = fighterOf(fight, side);
  const most = Math.max(0, damage);
  const byFoe = abilityWord(play.state, fight).damageAllowed?.(most, fight, fighter, abilityOf(fight)) ?? most;
  const allowed = unabsorbed(fighter, byFoe);
  if (allowed < damage && play.isWatched) {
    play.tell({ type: 'damage-lessened', seat: fighter.seat, from: damage, to: allowed, rule: 'OW-FIGHT-008' });
  }
  if (allowed === 0) return 0;
  fighter.dealt += allowed;
  const loss: Loss =
    fight.monster === null
      ? yield* hurtWitcher(play, fight, foeOf(fight, side), allowed, rule)
      : { shield: 0, deck: yield* hurtFoe(play, fight, side, allowed, rule), hand: 0 };
  if (fight.end !== null) return lostCards(loss);
  fight.blows.push({ by: fighter.side, what, cards, damage: allowed, ...loss });
  endIfDecided(play, fight, side);
  return lostCards(loss);
}

function* hurtFoe(play: OldWorldPlay, fight: FightState, by: Actor, damage: number, rule: RuleId): Flow<number> {
  const isByCards = fight.monster !== null && foeRules(play.state, fight.monster).cardTurned !== undefined;
  return isByCards ? yield* hurtByCards(play, fight, by, damage, rule) : hurtMonster(play, fight, by, damage, rule);
}

/** Random hand cards, and the deck's top for what the hand lacks; no shield helps. @rule OW-FIGHT-043, OW-FIGHT-044, OW-FIGHT-047 */
export function* discardRandom(
  play: OldWorldPlay,
  fight: FightState,
  side: Actor,
  n: number,
  fillsUp: boolean,
): Flow<Loss> {
  const fighter = fighterOf(fight, side);
  const { hand } = witcherOf(play.state, fighter.seat);
  const loss: Loss = { shield: 0, deck: 0, hand: 0 };
  if (n === 0 || (yield* replaced(rulesOf(play.state).onRandomDiscard, play, fight, side))) return loss;
  for (; loss.hand < n && hand.length > 0; loss.hand++) {
    const card = hand[below(play.state.rng, hand.length)] as Card;
    discardFromHand(play, fighter.seat, card, 'OW-FIGHT-043');
  }
  if (!fillsUp || loss.hand === n) return loss;
  const milled = millDeck(play, fighter, n - loss.hand);
  loss.deck = milled.length;
  tellLost(play, fighter.seat, milled, 'OW-FIGHT-044');
  return loss;
}

/**
 * The fight ends as soon as one side has no cards; if both lost their last ones, the side whose turn it is caused it and
 * wins. A monster on its own last card is only beaten after its attack (see `monster-turn.ts`).
 * @rule OW-FIGHT-026, OW-FIGHT-049, OW-FIGHT-051
 */
export function endIfDecided(play: OldWorldPlay, fight: FightState, causedBy: Actor): void {
  if (fight.end !== null) return;
  const by = sideOf(fight, causedBy);
  const victim = otherSide(by);
  if (isBeaten(play.state, fight, victim)) endFight(play, fight, by);
  else if (isBeaten(play.state, fight, by)) endFight(play, fight, victim);
  else if (fight.fighters.length > 1) markOut(play, fight);
}

function isBeaten(state: OldWorldState, fight: FightState, side: Side): boolean {
  if (side === OPPONENT && fight.monster !== null) return fight.monster.life.length === 0;
  for (let who = 0; who < fight.fighters.length; who++) {
    if (fighterOf(fight, who).side === side && !isOut(state, fight, who)) return false;
  }
  return true;
}
/** Whoever is in the middle of a fight turn may still draw; their own cards are counted when it ends. */
function isOut(state: OldWorldState, fight: FightState, who: Actor): boolean {
  if (fight.turn === who && fight.stage !== 'replenish') return false;
  return isKnockedOut(witcherOf(state, fighterOf(fight, who).seat));
}
/** One of several is knocked out; the others fight on. @rule OW-WH-085 */
function markOut(play: OldWorldPlay, fight: FightState): void {
  for (const [who, fighter] of fight.fighters.entries()) {
    if (fighter.isOut || !isOut(play.state, fight, who)) continue;
    fighter.isOut = true;
    if (play.isWatched) play.tell({ type: 'knocked-out', seat: fighter.seat, rule: 'OW-FIGHT-026' });
  }
}

/** It has won, but on its last card. @rule OW-OUT-014 */
function isLeaving(state: OldWorldState, monster: MonsterSide): boolean {
  return monster.life.length <= 1 && foeRules(state, monster).canBeDrivenAway;
}

/** @rule OW-OUT-013, OW-OUT-014, OW-OUT-015 */
export function endFight(play: OldWorldPlay, fight: FightState, winner: Side): void {
  const isDrivenAway = winner === OPPONENT && fight.monster !== null && isLeaving(play.state, fight.monster);
  const end: FightEnd = winner === ATTACKER ? 'attacker-won' : isDrivenAway ? 'driven-away' : 'opponent-won';
  fight.end = end;
  fight.stage = 'outcome';
  if (!play.isWatched) return;
  const seat = fighterOf(fight, ATTACKER).seat;
  const against = fight.fighters.find(({ side }) => side === OPPONENT)?.seat ?? null;
  const loser = fight.fighters.find(({ side, isOut }) => side !== winner && !isOut);
  if (loser !== undefined) play.tell({ type: 'knocked-out', seat: loser.seat, rule: 'OW-FIGHT-026' });
  const rule = isDrivenAway ? 'OW-OUT-014' : winner === ATTACKER ? 'OW-FIGHT-049' : 'OW-OUT-015';
  play.tell({ type: 'fight-ended', end, winner, seat, against, rule });
}
