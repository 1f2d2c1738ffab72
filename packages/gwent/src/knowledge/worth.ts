import type { Seat } from '@medallion/kernel';
import { type Card, type Faction, kindOf, LEADERS, printedStrength, TRAIT, traitsOf } from '../cards';
import { type GwentState, other, type Side, sideOf } from '../state';
import { knownHand } from '../view';
import { calledBy, effectOf, musterGroupOf } from './card-facts';
import { isLeaderLeft } from './field';
import type { Weights } from './weights';

const SPY_DRAW = 2;

/** What one card of the hand is worth to keep, in points, next to the others of that hand. */
export function worthOf(weights: Weights, side: Side, card: Card): number {
  const traits = traitsOf(card);
  let worth = loneWorth(weights, card);
  if ((traits & TRAIT.spy) !== 0) worth -= weights.spy * (1 - Math.min(SPY_DRAW, side.deck.length) / SPY_DRAW);
  if ((traits & TRAIT.tightBond) !== 0) {
    worth += printedStrength(card) * weights.bond * (copiesIn(side.hand, card) - 1);
  }
  if ((traits & TRAIT.muster) !== 0) worth += weights.muster * musteredFromDeck(side, card);
  return worth;
}

/** What a card is worth by itself, whatever else its owner holds. */
export function loneWorth(weights: Weights, card: Card): number {
  const traits = traitsOf(card);
  if ((traits & TRAIT.unit) === 0) return weights.card + specialWorth(weights, card);
  const printed = printedStrength(card);
  if ((traits & TRAIT.spy) !== 0) return weights.card + weights.spy - printed * weights.spyGift;
  const strength = (traits & TRAIT.hero) !== 0 ? printed * weights.hero : printed;
  return weights.card + strength + abilityWorth(weights, traits);
}

function abilityWorth(weights: Weights, traits: number): number {
  let worth = 0;
  if ((traits & TRAIT.medic) !== 0) worth += weights.medic;
  if ((traits & TRAIT.moraleBoost) !== 0) worth += weights.morale;
  if ((traits & TRAIT.horn) !== 0) worth += weights.hornUnit;
  if ((traits & TRAIT.scorchRow) !== 0) worth += weights.scorchRow;
  if ((traits & TRAIT.scorchField) !== 0) worth += weights.scorchField;
  if ((traits & TRAIT.berserker) !== 0) worth += weights.berserker;
  if ((traits & TRAIT.mardroeme) !== 0) worth += weights.mardroeme;
  if ((traits & TRAIT.summon) !== 0) worth += weights.summon;
  return worth;
}

function specialWorth(weights: Weights, card: Card): number {
  switch (effectOf(card)) {
    case 'decoy':
      return weights.decoy;
    case 'horn':
      return weights.horn;
    case 'scorch':
      return weights.scorch;
    case 'weather':
      return weights.weather;
    case 'clear-weather':
      return weights.clearWeather;
    case 'mardroeme':
      return weights.mardroeme;
    case 'none':
      return 0;
  }
}

export function copiesIn(cards: readonly Card[], card: Card): number {
  let count = 0;
  for (const one of cards) if (one === card) count += 1;
  return count;
}

/** What a Muster card brings from the deck; only the first of its group in hand will call them. */
function musteredFromDeck(side: Side, card: Card): number {
  const group = musterGroupOf(card);
  const first = side.hand.find((one) => musterGroupOf(one) === group);
  return first === undefined || first === card
    ? strengthInDeck(side, card) / Math.max(1, copiesIn(side.hand, card))
    : 0;
}

/** Strength that this card's Muster would bring from the deck. */
export function strengthInDeck(side: Side, card: Card): number {
  const called = calledBy(card);
  let strength = 0;
  if (called === null) return strength;
  for (const one of side.deck) if (called[kindOf(one)] === 1) strength += printedStrength(one);
  return strength;
}

export function handWorth(weights: Weights, side: Side): number {
  let worth = 0;
  for (const card of side.hand) worth += worthOf(weights, side, card);
  for (const card of side.arriving) worth += printedStrength(card);
  return worth;
}

/** A hidden hand counts by its size, and by the few cards of it that the other seat has seen. */
export function hiddenHandWorth(weights: Weights, state: Readonly<GwentState>, owner: Seat): number {
  const side = sideOf(state, owner);
  const average = averageWorth(weights, side.faction);
  let worth = side.hand.length * average;
  if (side.shown.length > 0 || side.peeked.length > 0) {
    for (const card of knownHand(side, owner, other(owner))) worth += loneWorth(weights, card) - average;
  }
  for (const card of side.arriving) worth += printedStrength(card);
  return worth;
}

export function averageWorth(weights: Weights, faction: Faction): number {
  switch (faction) {
    case 'monsters':
      return weights.averageMonsters;
    case 'nilfgaard':
      return weights.averageNilfgaard;
    case 'northern-realms':
      return weights.averageNorthernRealms;
    case 'scoiatael':
      return weights.averageScoiatael;
    case 'skellige':
      return weights.averageSkellige;
  }
}

/** What an active leader that is still to come is worth. */
export function leaderWorth(weights: Weights, side: Side): number {
  if (!isLeaderLeft(side)) return 0;
  switch (LEADERS[side.leader]?.effect.do) {
    case 'horn':
      return weights.leaderHorn;
    case 'scorch-row':
      return weights.leaderScorch;
    case 'play-weather':
    case 'play-from-deck':
      return weights.leaderWeather;
    case 'take':
    case 'trade':
    case 'play-bonded-copy':
      return weights.leaderTake;
    default:
      return weights.leaderOther;
  }
}
