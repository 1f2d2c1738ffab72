import type { Seat } from '@medallion/kernel';
import { trophyOfAttribute } from '../core/cards/components';
import { modified } from '../core/hooks';
import { rulesOf } from '../core/rules-of';
import {
  ATTRIBUTE_INDEXES,
  type Attribute,
  MAX_LEVEL,
  NONE,
  type OldWorldState,
  TERRAIN_INDEXES,
  TOP_SPOT,
  type Witcher,
  witcherOf,
} from '../core/state';
import { chanceAgainstMonster, powerOf } from './strength';

/**
 * How much each thing tells who will win, in log-odds: fitted (conditional logit) to 28,265 ends of turns in 800 games for
 * three between players by instinct, who followed a whim now and then.
 */
const TELLS = {
  spot: 1.46,
  lastSpot: 0.75,
  monster: 1.1,
  secondMonster: 0.84,
  power: 0.38,
  mastery: 0.5,
  gold: 0.05,
  hand: 0.1,
  card: 0.06,
  trail: 0.16,
  companion: 0.14,
  quest: 0.03,
  /** For each turn until the own one, at a table of three. */
  wait: -0.35,
} as const;
const RICH = 10;

/** How far a witcher has come, in log-odds. All of it is open to everybody. */
export function standing(state: OldWorldState, seat: Seat): number {
  const witcher = witcherOf(state, seat);
  const power = powerOf(witcher);
  const { spot, hand, deck, discard } = witcher;
  const [best, second] = TERRAIN_INDEXES.map((terrain) => chanceAgainstMonster(state, witcher, terrain, power)).sort(
    (one, other) => other - one,
  );
  const mastery = Math.max(...ATTRIBUTE_INDEXES.map((attribute) => masteryOf(state, witcher, attribute)));
  const players = state.witchers.length;
  const { modifyStanding } = rulesOf(state);
  const wait = (3 * ((seat - state.active + players) % players)) / players;
  const own =
    TELLS.spot * Math.min(spot, TOP_SPOT) +
    TELLS.lastSpot * (spot === TOP_SPOT - 1 ? 1 : 0) +
    TELLS.monster * (best ?? 0) +
    TELLS.secondMonster * (second ?? 0) +
    TELLS.power * power +
    TELLS.mastery * mastery +
    TELLS.card * (hand.length + deck.length + discard.length) +
    TELLS.hand * hand.length +
    TELLS.wait * wait +
    belongings(witcher);
  return modifyStanding.length === 0 ? own : modified(modifyStanding, own, state, seat);
}

function belongings({ gold, trails, companions, quests }: Witcher): number {
  return (
    TELLS.gold * Math.min(gold, RICH) +
    TELLS.trail * trails.filter((trail) => trail !== NONE).length +
    TELLS.companion * companions.length +
    TELLS.quest * quests.length
  );
}

/** How near the trophy of an attribute is, 0 to 1. */
function masteryOf(state: OldWorldState, witcher: Witcher, attribute: Attribute): number {
  if (state.attributeTrophies[attribute] === 0 || witcher.trophies.includes(trophyOfAttribute(attribute))) return 0;
  return ((witcher.attributes[attribute] - 1) / (MAX_LEVEL - 1)) ** 2;
}
