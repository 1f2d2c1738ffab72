import type { Seat, Viewer } from '@medallion/kernel';
import { cardId } from '../../core/cards/components';
import type { MonsterAbility } from '../../core/cards/vocabulary';
import { potionFacts } from '../../core/cards-of';
import { type OldWorldState, witcherOf } from '../../core/state';
import { comboDamage, comboDraw, comboTotal } from './combo';
import {
  type Actor,
  ATTACKER,
  type AttackName,
  type Blow,
  type FightEnd,
  type Fighter,
  type FightStage,
  type FightState,
  OPPONENT,
  type Side,
} from './fight-state';
import { fightCardOf, fighterOf, shieldMost, sideOf } from './fighters';
import { drawCount } from './resolve-combo';
import { sourceId } from './sources';
import { potionsLeft } from './witcher-turn';

/** What the running combo does so far. */
export interface ComboView {
  readonly damage: number;
  readonly shield: number;
  /** What the combo alone changes about the draw, and how many cards would be drawn in all. */
  readonly draw: number;
  readonly drawsInAll: number;
  readonly takes: number;
  readonly returns: readonly string[];
}

export interface FighterView {
  readonly seat: Seat;
  readonly side: Side;
  readonly turns: number;
  readonly shield: number;
  readonly shieldMost: number;
  readonly deck: number;
  readonly hand: number;
  readonly combo: readonly string[];
  readonly beside: readonly string[];
  readonly total: ComboView;
  readonly usedPotions: readonly string[];
  readonly potionsLeft: number;
  /** Trophies and equipment used in this fight. */
  readonly used: readonly string[];
  readonly isSpecialtyUsed: boolean;
  /** The top of this witcher's deck as far as the viewer has looked at it, the top card first. */
  readonly knownTop: readonly string[];
}

export interface MonsterSideView {
  readonly monster: string;
  readonly level: number;
  readonly ability: MonsterAbility | null;
  readonly life: number;
  readonly lifeOf: number;
  readonly spent: readonly string[];
  readonly attack: AttackName | null;
  readonly card: string | null;
  readonly controller: Seat;
  readonly chooser: Seat | null;
  readonly hasTrail: boolean;
  readonly turns: number;
  readonly knownTop: readonly string[];
}

export interface BlowView extends Omit<Blow, 'cards'> {
  readonly cards: readonly string[];
}

export interface FightView {
  readonly stage: FightStage;
  readonly location: number;
  readonly attacker: Seat;
  readonly defender: Seat | null;
  readonly turn: Side;
  readonly fighters: readonly FighterView[];
  readonly monster: MonsterSideView | null;
  readonly wagers: readonly { readonly seat: Seat; readonly on: 'attacker' | 'defender' }[];
  readonly wagering: readonly Seat[];
  readonly blows: readonly BlowView[];
  readonly end: FightEnd | null;
}

/** The fight as this viewer sees it: everything but decks, hands and the life pool is open. @rule OW-FIGHT-010 */
export function fightView(state: OldWorldState, viewer: Viewer): FightView | null {
  const { fight } = state;
  if (fight === null) return null;
  return {
    stage: fight.stage,
    location: fight.location,
    attacker: fighterOf(fight, ATTACKER).seat,
    defender: fight.fighters.find(({ side }) => side === OPPONENT)?.seat ?? null,
    turn: sideOf(fight, fight.turn),
    fighters: fight.fighters.map((_, who) => fighterView(state, fight, who, viewer)),
    monster: monsterView(state, fight, viewer),
    wagers: fight.wagers.flatMap((wager, seat) =>
      wager === 0 ? [] : [{ seat, on: wager === 1 ? ('attacker' as const) : ('defender' as const) }],
    ),
    wagering: fight.wagering.slice(),
    blows: fight.blows.map((blow) => blowView(state, fight, blow)),
    end: fight.end,
  };
}

function fighterView(state: OldWorldState, fight: FightState, side: Actor, viewer: Viewer): FighterView {
  const fighter = fight.fighters[side] as Fighter;
  const witcher = witcherOf(state, fighter.seat);
  const total = comboTotal(state, fight, side);
  const isKnown = viewer === 'everything' || (typeof viewer === 'number' && (fighter.topKnownBy & (1 << viewer)) !== 0);
  return {
    seat: fighter.seat,
    side: fighter.side,
    turns: fighter.turns,
    shield: witcher.shield,
    shieldMost: shieldMost(state, fighter),
    deck: witcher.deck.length,
    hand: witcher.hand.length,
    combo: fighter.combo.map(cardId),
    beside: fighter.beside.map(cardId),
    total: {
      damage: comboDamage(state, fight, side),
      shield: total.shield,
      draw: comboDraw(total, fighter.forgiven),
      drawsInAll: drawCount(state, fight, side),
      takes: total.take,
      returns: total.back.map(cardId),
    },
    usedPotions: [...fighter.potions, ...fighter.spared].map((potion) => potionFacts(state, potion).id),
    potionsLeft: potionsLeft(state, fight, fighter),
    used: fighter.used.map((source) => sourceId(state, source)),
    isSpecialtyUsed: fighter.specialtyUses > 0,
    knownTop: isKnown ? topOf(witcher.deck, fighter.topKnown).map(cardId) : [],
  };
}

/** The top cards of a pile, the uppermost first. */
function topOf(pile: readonly number[], n: number): number[] {
  return n === 0 ? [] : pile.slice(-n).reverse();
}

function monsterView(state: OldWorldState, fight: FightState, viewer: Viewer): MonsterSideView | null {
  const { monster } = fight;
  if (monster === null) return null;
  const { id, level, life, ability } = monster.facts;
  const isKnown = viewer === 'everything' || (typeof viewer === 'number' && (monster.topKnownBy & (1 << viewer)) !== 0);
  const fightCardId = (card: number) => fightCardOf(state, card).id;
  return {
    monster: id,
    level,
    ability,
    life: fight.stage === 'begin' ? life : monster.life.length,
    lifeOf: life,
    spent: monster.spent.map(fightCardId),
    attack: monster.attack,
    card: monster.card === null ? null : fightCardId(monster.card),
    controller: monster.controller,
    chooser: monster.chooser,
    hasTrail: monster.hasTrail,
    turns: monster.turns,
    knownTop: isKnown ? topOf(monster.life, monster.topKnown).map(fightCardId) : [],
  };
}

function blowView(state: OldWorldState, fight: FightState, blow: Blow): BlowView {
  const isMonster = blow.by === OPPONENT && fight.monster !== null;
  return { ...blow, cards: blow.cards.map((card) => (isMonster ? fightCardOf(state, card).id : cardId(card))) };
}
