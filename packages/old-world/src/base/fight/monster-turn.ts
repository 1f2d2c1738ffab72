import { below, choose, type Flow, InvariantError, type Prompt, type Seat } from '@medallion/kernel';
import { cardId, fightCardFacts, monsterFacts } from '../../core/cards/components';
import type { AttackEffect } from '../../core/cards/vocabulary';
import { modified } from '../../core/hooks';
import { rulesOf } from '../../core/rules-of';
import {
  ATTRIBUTES,
  type Attribute,
  type Card,
  type OldWorldPlay,
  type OldWorldState,
  seatToTheRight,
  witcherOf,
} from '../../core/state';
import { type OldWorldOption, openPrompt } from '../../options';
import { lowerBy } from '../witcher/attributes';
import { discardFromHand, trashCard, trashPrompt } from '../witcher/decks';
import { discardRandom, endIfDecided, hurtWitcher, type Loss } from './damage';
import { forgetTop } from './deck-tops';
import { useSource } from './effects';
import {
  type Actor,
  ATTACKER,
  ATTACKS,
  type AttackName,
  type FightState,
  MONSTER,
  type MonsterSide,
  OPPONENT,
} from './fight-state';
import { abilityOf, fighterOf, fightOf, nextActor, standing } from './fighters';
import { lessenAttack, react } from './reactions';
import { battered } from './resolve-combo';

const showAttack = (attack: AttackName): OldWorldOption<'monster-attack'> => ({ kind: 'attack', attack });
export const attackPrompt: Prompt<OldWorldState, AttackName> = openPrompt('monster-attack', showAttack);
export const attackTypePrompt: Prompt<OldWorldState, AttackName> = openPrompt('fight-attack-type', showAttack);

function monsterOf(fight: FightState): MonsterSide {
  if (fight.monster === null) throw new InvariantError('no monster in this fight');
  return fight.monster;
}

/**
 * The type is announced, the top card turned over, its effect applied, and the card is lost to the monster.
 * @rule OW-FIGHT-038, OW-FIGHT-039, OW-FIGHT-041
 */
export function* attackStep(play: OldWorldPlay): Flow {
  const { state } = play;
  const fight = fightOf(state);
  const monster = monsterOf(fight);
  const isBlind = abilityOf(fight)?.do === 'worse-half' && monster.turns === 0;
  const announced = isBlind ? null : yield* announce(play, monster);
  monster.turns += 1;
  const pool = monster.life.length;
  const card = reveal(play, fight, announced);
  // Everybody who stands suffers the attack, one after the other. @rule OW-WH-084
  for (const target of standing(fight)) {
    const attack = yield* changeAttack(
      play,
      fight,
      target,
      card,
      announced ?? (yield* worseHalf(play, fight, target, card)),
    );
    monster.attack = attack;
    yield* carryOut(play, fight, target, card, attack, pool);
    if (fight.end !== null) return;
  }
  monster.card = null;
  nextChooser(state, fight);
  fight.turn = nextActor(fight, MONSTER);
  fight.stage = 'turn';
}

/** Before any card is turned over; in solo play a die says it. @rule OW-FIGHT-038, OW-FIGHT-040, OW-SOLO-008 */
function* announce(play: OldWorldPlay, monster: MonsterSide): Flow<AttackName> {
  const attack =
    monster.chooser === null
      ? rollAttack(play)
      : yield* choose(monster.chooser, attackPrompt, ATTACKS as readonly AttackName[]);
  if (play.isWatched) {
    play.tell({ type: 'attack-announced', seat: monster.chooser, attack, rule: 'OW-FIGHT-038' });
  }
  return attack;
}

function rollAttack(play: OldWorldPlay): AttackName {
  const die = below(play.state.rng, 6) + 1;
  const { seat } = fighterOf(fightOf(play.state), ATTACKER);
  if (play.isWatched) play.tell({ type: 'die-rolled', seat, die, rule: 'OW-SOLO-008' });
  return die <= modified(rulesOf(play.state).modifyAttackDie, 0, play.state) ? 'charge' : 'bite';
}

/** The next player counter-clockwise, without the one who fights. @rule OW-FIGHT-040 */
function nextChooser(state: OldWorldState, fight: FightState): void {
  const monster = monsterOf(fight);
  if (monster.chooser === null) return;
  const { seat } = fighterOf(fight, ATTACKER);
  let next: Seat = seatToTheRight(state, monster.chooser);
  if (next === seat) next = seatToTheRight(state, next);
  monster.chooser = next;
}

function reveal(play: OldWorldPlay, fight: FightState, attack: AttackName | null): number {
  const monster = monsterOf(fight);
  const card = monster.life.pop();
  if (card === undefined) throw new InvariantError('the monster has no card left');
  monster.spent.push(card);
  monster.topKnown = Math.max(0, monster.topKnown - 1);
  monster.card = card;
  play.reveal();
  if (play.isWatched) {
    const left = monster.life.length;
    play.tell({ type: 'attack-revealed', card: fightCardFacts(card).id, attack, left, rule: 'OW-FIGHT-039' });
  }
  return card;
}

/** The half that costs more cards; when both cost the same, whoever would have announced it says which. */
function* worseHalf(play: OldWorldPlay, fight: FightState, target: Actor, card: number): Flow<AttackName> {
  const { charge, bite } = fightCardFacts(card);
  const difference = cardsCost(play.state, fight, charge, target) - cardsCost(play.state, fight, bite, target);
  if (difference === 0) return yield* announce(play, monsterOf(fight));
  const attack = difference > 0 ? 'charge' : 'bite';
  if (play.isWatched) {
    play.tell({ type: 'attack-forced', card: fightCardFacts(card).id, attack, rule: 'OW-FIGHT-008' });
  }
  return attack;
}

/** What an attack would take from deck and hand as things stand. */
export function cardsCost(
  state: OldWorldState,
  fight: FightState,
  effects: readonly AttackEffect[],
  target: Actor = ATTACKER,
): number {
  const { hand, deck, shield } = witcherOf(state, fighterOf(fight, target).seat);
  let cards = 0;
  let damage = 0;
  for (const effect of effects) {
    if (effect.do === 'trash') cards += effect.n;
    else if (effect.do === 'discard-level') cards += levelOfMonster(fight);
    else damage += damageOf(state, fight, target, effect);
  }
  return Math.min(cards + Math.max(0, damage - shield), hand.length + deck.length);
}

/** A trophy may change the type once the card lies open. */
function* changeAttack(
  play: OldWorldPlay,
  fight: FightState,
  target: Actor,
  card: number,
  announced: AttackName,
): Flow<AttackName> {
  const source = yield* react(play, fight, target, 'reveal');
  if (source === null) return announced;
  yield* useSource(play, fight, target, source);
  const { seat } = fighterOf(fight, target);
  const attack = yield* choose(seat, attackTypePrompt, ATTACKS as readonly AttackName[]);
  if (play.isWatched) {
    play.tell({ type: 'attack-changed', seat, card: fightCardFacts(card).id, attack, rule: 'OW-TROPHY-007' });
  }
  return attack;
}

const levelOfMonster = (fight: FightState): number => monsterFacts(monsterOf(fight).monster).level;

/** A number, the level of an attribute, or a sum with the monster's level. @rule OW-FIGHT-054 */
function damageOf(state: OldWorldState, fight: FightState, target: Actor, effect: AttackEffect): number {
  switch (effect.do) {
    case 'damage':
      return effect.n;
    case 'damage-level':
      return levelOfMonster(fight) + effect.plus;
    case 'damage-attribute': {
      const { attributes } = witcherOf(state, fighterOf(fight, target).seat);
      return attributes[ATTRIBUTES.indexOf(effect.attribute) as Attribute];
    }
    default:
      return 0;
  }
}

function* carryOut(
  play: OldWorldPlay,
  fight: FightState,
  target: Actor,
  card: number,
  attack: AttackName,
  pool: number,
): Flow {
  const monster = monsterOf(fight);
  const loss: Loss = { shield: 0, deck: 0, hand: 0 };
  let damage = moreDamage(fight, pool);
  for (const effect of fightCardFacts(card)[attack]) {
    damage += damageOf(play.state, fight, target, effect);
    yield* otherThanDamage(play, fight, target, effect, loss);
  }
  damage = yield* hurt(play, fight, target, damage, loss);
  const ability = abilityOf(fight);
  if (ability?.do === 'discard-random' && monster.turns === 1) {
    addLoss(loss, discardRandom(play, fight, target, ability.n, false));
  }
  fight.blows.push({ by: OPPONENT, what: attack, cards: [card], damage, ...loss });
  monster.attack = null;
  yield* battered(play, fight, target, loss.deck + loss.hand);
  endIfDecided(play, fight, MONSTER);
}

/** Some monsters hit harder at first, or when little is left of their pool. */
function moreDamage(fight: FightState, pool: number): number {
  const ability = abilityOf(fight);
  if (ability?.do === 'more-damage' && monsterOf(fight).turns === 1) return ability.n;
  if (ability?.do === 'more-damage-when-low' && pool >= ability.least && pool <= ability.most) return ability.n;
  return 0;
}

/** Discards, trashes and lost levels are not damage: no shield helps. @rule OW-FIGHT-043 to OW-FIGHT-048 */
function* otherThanDamage(
  play: OldWorldPlay,
  fight: FightState,
  target: Actor,
  effect: AttackEffect,
  loss: Loss,
): Flow {
  const { seat } = fighterOf(fight, target);
  if (effect.do === 'discard-level') addLoss(loss, discardRandom(play, fight, target, levelOfMonster(fight), true));
  else if (effect.do === 'trash') yield* trash(play, fight, target, effect.n, loss);
  else if (effect.do === 'lower') lowerBy(play, seat, effect, 'OW-FIGHT-048');
}

function addLoss(loss: Loss, more: Loss): void {
  loss.deck += more.deck;
  loss.hand += more.hand;
}

/** A hand card of choice, or the top of the deck when the hand is empty. @rule OW-FIGHT-045, OW-FIGHT-046 */
function* trash(play: OldWorldPlay, fight: FightState, target: Actor, n: number, loss: Loss): Flow {
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

/** The damage of the attack, after what lessens it; says how much was dealt. @rule OW-FIGHT-042 */
function* hurt(play: OldWorldPlay, fight: FightState, target: Actor, damage: number, loss: Loss): Flow<number> {
  if (damage <= 0) return 0;
  const ability = abilityOf(fight);
  let left = damage;
  if (ability?.do === 'softer-but-discards') {
    left -= ability.n;
    addLoss(loss, discardRandom(play, fight, target, ability.random, false));
  }
  left = yield* lessenAttack(play, fight, target, left);
  if (left <= 0) return 0;
  const isHandFirst = ability?.do === 'hand-first' && monsterOf(fight).turns === 1;
  const taken = yield* hurtWitcher(play, fight, target, left, 'OW-FIGHT-042', isHandFirst);
  loss.shield += taken.shield;
  addLoss(loss, taken);
  return left;
}
