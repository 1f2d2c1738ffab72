import { choose, type Flow, InvariantError, type Prompt, type Seat } from '@medallion/kernel';
import type { AttackEffect } from '../../core/cards/vocabulary';
import { forbidden } from '../../core/hooks';
import { rulesOf } from '../../core/rules-of';
import { type OldWorldPlay, type OldWorldState, seatToTheRight, witcherOf } from '../../core/state';
import { type Loss, wordIn } from '../../core/words';
import { openPrompt } from '../../options';
import { addLoss, endIfDecided, hurtWitcher } from './damage';
import { useSource } from './effects';
import { type Actor, ATTACKER, ATTACKS, type AttackName, type FightState, MONSTER, OPPONENT } from './fight-state';
import {
  abilityOf,
  abilityWord,
  fightCardOf,
  fighterOf,
  fightOf,
  foeRules,
  monsterOf,
  passTurn,
  standing,
} from './fighters';
import { showAttack } from './lair-monster';
import { lessenAttack, react } from './reactions';
import { battered } from './resolve-combo';

export const attackTypePrompt: Prompt<OldWorldState, AttackName> = openPrompt('fight-attack-type', showAttack);

/**
 * The type is announced, the top card turned over, its effect applied, and the card is lost to the monster.
 * @rule OW-FIGHT-038, OW-FIGHT-039, OW-FIGHT-041
 */
export function* attackStep(play: OldWorldPlay): Flow {
  const { state } = play;
  const fight = fightOf(state);
  const monster = monsterOf(fight);
  const { attackType, special, strikesAgain } = foeRules(state, monster);
  const { beforeAttack, isBlind: isBlindNow } = abilityWord(state, fight);
  if (beforeAttack !== undefined) {
    yield* beforeAttack(play, fight, abilityOf(fight));
    endIfDecided(play, fight, MONSTER);
    if (fight.end !== null) return;
  }
  const isBlind = isBlindNow?.(monster) === true;
  const isLate = attackType.when === 'after-card' || attackType.isLate?.(state, fight) === true;
  const isAnnounced = !isLate && !isBlind;
  const announced = isAnnounced ? yield* attackType.choose(play, fight) : null;
  monster.turns += 1;
  const pool = monster.life.length;
  const card = reveal(play, fight, announced);
  yield* special?.(play, fight, card) ?? strikeAll(play, fight, { card, announced, isBlind, pool });
  endIfDecided(play, fight, MONSTER);
  if (fight.end !== null) return;
  monster.card = null;
  nextChooser(state, fight);
  if (strikesAgain?.(play, fight) === true) fight.stage = 'turn';
  else passTurn(state, fight, MONSTER);
}

/** A card of the pool turned over to strike, and what was known before it was. */
interface Strike {
  readonly card: number;
  readonly announced: AttackName | null;
  readonly isBlind: boolean;
  /** Cards in the pool before this one was turned over. */
  readonly pool: number;
}

/** Everybody who stands suffers the attack, one after the other; where nobody announced it, its type comes for each anew. @rule OW-WH-084 */
function* strikeAll(play: OldWorldPlay, fight: FightState, strike: Strike): Flow {
  const monster = monsterOf(fight);
  for (const target of standing(fight)) {
    const attack = yield* changeAttack(
      play,
      fight,
      target,
      strike.card,
      strike.announced ?? (yield* attackOn(play, fight, target, strike)),
    );
    monster.attack = attack;
    yield* carryOut(play, fight, target, strike.card, attack, strike.pool);
    if (fight.end !== null) return;
  }
}
function attackOn(play: OldWorldPlay, fight: FightState, target: Actor, { card, isBlind }: Strike): Flow<AttackName> {
  if (isBlind) return worseHalf(play, fight, target, card);
  return foeRules(play.state, monsterOf(fight)).attackType.choose(play, fight);
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
    play.tell({ type: 'attack-revealed', card: fightCardOf(play.state, card).id, attack, left, rule: 'OW-FIGHT-039' });
  }
  return card;
}

/** The half that costs more cards; when both cost the same, whoever would have announced it says which. */
function* worseHalf(play: OldWorldPlay, fight: FightState, target: Actor, card: number): Flow<AttackName> {
  const { charge, bite } = fightCardOf(play.state, card);
  const difference = cardsCost(play.state, fight, charge, target) - cardsCost(play.state, fight, bite, target);
  if (difference === 0) {
    return yield* foeRules(play.state, monsterOf(fight)).attackType.choose(play, fight);
  }
  const attack = difference > 0 ? 'charge' : 'bite';
  if (play.isWatched) {
    play.tell({ type: 'attack-forced', card: fightCardOf(play.state, card).id, attack, rule: 'OW-FIGHT-008' });
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
  const { attackEffects } = rulesOf(state).words;
  for (const effect of effects) {
    const word = wordIn(attackEffects, effect.do);
    cards += word.cards?.(fight, effect) ?? 0;
    damage += word.damage?.(state, fight, target, effect) ?? 0;
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
    play.tell({ type: 'attack-changed', seat, card: fightCardOf(play.state, card).id, attack, rule: 'OW-TROPHY-007' });
  }
  return attack;
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
  const { strike } = foeRules(play.state, monster);
  if (strike !== undefined) {
    yield* strike(play, fight, target, { attack, effects: fightCardOf(play.state, card)[attack] });
    monster.attack = null;
    return;
  }
  const loss: Loss = { shield: 0, deck: 0, hand: 0 };
  const { attackEffects } = rulesOf(play.state).words;
  const ability = abilityOf(fight);
  const foe = abilityWord(play.state, fight);
  let damage = foe.moreDamage?.(monster, pool, ability) ?? 0;
  for (const effect of fightCardOf(play.state, card)[attack]) {
    const word = wordIn(attackEffects, effect.do);
    damage += word.damage?.(play.state, fight, target, effect) ?? 0;
    if (word.strike === undefined || (word.takes === true && isHeld(play, fight, target))) continue;
    yield* word.strike(play, fight, target, effect, loss);
  }
  if (damage > 0) damage += foeRules(play.state, monster).moreDamage?.(play.state, fight) ?? 0;
  damage = yield* hurt(play, fight, target, damage, loss);
  if (foe.afterAttack !== undefined) yield* foe.afterAttack(play, fight, target, loss, ability, damage);
  fight.blows.push({ by: OPPONENT, what: attack, cards: [card], damage, ...loss });
  monster.attack = null;
  yield* battered(play, fight, target, loss.deck + loss.hand);
}

/** Whether something keeps the attack from taking anything but damage. */
export function isHeld({ state }: OldWorldPlay, fight: FightState, target: Actor): boolean {
  return forbidden(rulesOf(state).mayStrike, state, fight, target) !== null;
}

/** The damage of the attack, after what lessens it; says how much was dealt. @rule OW-FIGHT-042 */
export function* hurt(play: OldWorldPlay, fight: FightState, target: Actor, damage: number, loss: Loss): Flow<number> {
  if (damage <= 0) return 0;
  const ability = abilityOf(fight);
  const word = abilityWord(play.state, fight);
  let left = word.soften === undefined ? damage : yield* word.soften(play, fight, target, damage, loss, ability);
  left = yield* lessenAttack(play, fight, target, left);
  if (left <= 0) return 0;
  const isHandFirst = word.isHandFirst?.(monsterOf(fight)) === true;
  const taken = yield* hurtWitcher(play, fight, target, left, 'OW-FIGHT-042', isHandFirst);
  loss.shield += taken.shield;
  addLoss(loss, taken);
  return left;
}
