import { type RngState, type Seat, shuffleAnew } from '@medallion/kernel';
import { type Card, HAND_LIMIT, type OldWorldState, witcherOf } from '../../core/state';
import type { Fighter, MonsterSide } from './fight-state';
import { foeRules, shieldMost } from './fighters';

/** Cards of this seat that lie on the table in a fight. */
export function cardsInFight(state: OldWorldState, seat: Seat): Card[] {
  const fighter = state.fight?.fighters.find((one) => one.seat === seat);
  if (fighter === undefined) return [];
  return [...fighter.combo, ...fighter.beside].filter((card) => !fighter.returned.includes(card));
}
/** Potions that were used in the fight under way and are in no other place. */
export function potionsInFight(state: OldWorldState): number[] {
  return (state.fight?.fighters ?? []).flatMap(({ potions, spared }) => [...potions, ...spared]);
}

/** Deals anew what the seat cannot know of the fight: decks, hands of others, the life pool. What it looked at stays. */
export function scrambleFight(state: OldWorldState, seat: Seat, rng: RngState): void {
  const { fight } = state;
  if (fight === null) return;
  for (const fighter of fight.fighters) scrambleFighter(state, fighter, seat, rng);
  if (fight.monster !== null) scramblePool(state, fight.monster, seat, rng);
}

function scrambleFighter(state: OldWorldState, fighter: Fighter, seat: Seat, rng: RngState): void {
  const { hand, deck } = witcherOf(state, fighter.seat);
  const isOwn = fighter.seat === seat;
  const top = (fighter.topKnownBy & (1 << seat)) === 0 ? 0 : Math.min(fighter.topKnown, deck.length);
  const bottom = isOwn ? Math.min(fighter.bottomKnown, deck.length - top) : 0;
  const hidden = deck.slice(bottom, deck.length - top);
  if (!isOwn) hidden.push(...hand);
  shuffleAnew(rng, hidden);
  for (let place = bottom; place < deck.length - top; place++) deck[place] = hidden.pop() as Card;
  if (!isOwn) for (let place = 0; place < hand.length; place++) hand[place] = hidden.pop() as Card;
}

function scramblePool(state: OldWorldState, monster: MonsterSide, seat: Seat, rng: RngState): void {
  const { life, aside } = monster;
  const { mayLieAside } = foeRules(state, monster);
  const top = (monster.topKnownBy & (1 << seat)) === 0 ? 0 : Math.min(monster.topKnown, life.length);
  const hidden = [...life.slice(0, life.length - top), ...aside];
  shuffleAnew(rng, hidden);
  const inPool = mayLieAside === undefined ? [] : hidden.filter((card) => !mayLieAside(card));
  if (inPool.length > 0) moveToEnd(hidden, inPool);
  for (let place = 0; place < life.length - top; place++) life[place] = hidden.pop() as number;
  for (let place = 0; place < aside.length; place++) aside[place] = hidden.pop() as number;
  if (inPool.length > 0) shufflePart(rng, life, life.length - top);
}

/** What is known to be in the pool comes first, wherever it was shuffled to. */
function moveToEnd(cards: number[], known: readonly number[]): void {
  const others = cards.filter((card) => !known.includes(card));
  cards.splice(0, cards.length, ...others, ...known);
}
function shufflePart(rng: RngState, cards: number[], n: number): void {
  const part = cards.slice(0, n);
  shuffleAnew(rng, part);
  cards.splice(0, n, ...part);
}

/** What must hold in every position of a fight; each broken promise in words. */
export function fightInvariants(state: OldWorldState): string[] {
  const { fight } = state;
  if (fight === null) return [];
  const found: string[] = [];
  for (const fighter of fight.fighters) found.push(...fighterInvariants(state, fighter));
  // Once it is decided the cards wait to be put away, and the next monster may have changed the deck.
  if (fight.monster !== null && fight.end === null) found.push(...monsterInvariants(state, fight.monster));
  if ((fight.end !== null) !== (fight.stage === 'outcome')) found.push('an end without its outcome');
  return found;
}

function fighterInvariants(state: OldWorldState, fighter: Fighter): string[] {
  const witcher = witcherOf(state, fighter.seat);
  const found: string[] = [];
  const say = (what: string) => found.push(`seat ${fighter.seat}: ${what}`);
  if (fighter.links.length !== Math.max(0, fighter.combo.length - 1)) say('links of the combo');
  if (witcher.hand.length > HAND_LIMIT) say('hand limit');
  if (witcher.shield > shieldMost(state, fighter) + fighter.shieldOver || witcher.shield < 0)
    say(`shield ${witcher.shield}`);
  if (fighter.topKnown > witcher.deck.length) say('knows more than there is');
  if (fighter.topKnown + fighter.bottomKnown > witcher.deck.length) say('knows a card twice');
  if (new Set(fighter.used).size !== fighter.used.length) say('a trophy used twice');
  if (fighter.specialtyUses > 2) say('specialty used too often');
  return found;
}

function monsterInvariants(state: OldWorldState, monster: MonsterSide): string[] {
  const cards = [...monster.life, ...monster.spent, ...monster.aside];
  if (cards.length === 0) return [];
  const found: string[] = [];
  const box = foeRules(state, monster).deck(state);
  if (cards.length !== box.length || !box.every((card) => cards.includes(card))) found.push('fight cards');
  if (monster.life.length + monster.spent.length !== monster.facts.life) found.push('life points');
  if (monster.topKnown > monster.life.length) found.push('a pool known deeper than it is');
  return found;
}
