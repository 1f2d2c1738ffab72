import type { Seat } from '@medallion/kernel';
import { hasTrail } from '../base/trails/trails';
import { shieldMaximum } from '../base/witcher/resources';
import { actionCard, monsterFacts } from '../core/cards/components';
import { combatDraw, potionLimitAt } from '../core/components';
import {
  ALCHEMY,
  type Card,
  COMBAT,
  NONE,
  type OldWorldState,
  SPECIALTY,
  type Terrain,
  type Witcher,
  witcherOf,
} from '../core/state';

/**
 * What a card adds to the chance of winning a fight, in points of damage: fitted together with `ODDS`. Cards are life
 * whether they lie in the hand or in the deck, so drawing and shields are worth far less than they look.
 */
const WORTH = { shield: 0.22, draw: 0.2, take: 0.3, back: 0.25, link: 0.22, bonus: 0.6 } as const;

const worths: number[] = [];
export function worthOf(card: Card): number {
  const known = worths[card];
  if (known !== undefined) return known;
  const { main, extensions } = actionCard(card);
  let worth = main.damage + WORTH.shield * main.shield + WORTH.draw * main.draw;
  worth += WORTH.take * main.take + WORTH.back * main.back;
  for (const extension of extensions) {
    if (extension === null) continue;
    worth += WORTH.link + WORTH.bonus * extension.damage + WORTH.back * extension.back;
  }
  worths[card] = worth;
  return worth;
}

/**
 * The log-odds of a victory over a monster, fitted to 14,129 fights between players by instinct that tried far more than
 * they had a chance to win (logistic regression).
 */
const ODDS = {
  none: -7.65,
  life: -0.65,
  level: [0, 0, -0.5, -0.65],
  cards: 0.51,
  worth: 3.55,
  draw: 0.53,
  shield: 0.58,
  potion: 0.22,
  specialty: 0.28,
  trail: 0.61,
  hand: 0.14,
} as const;

interface Force {
  readonly cards: number;
  readonly worth: number;
}
function forceOf({ hand, deck, discard }: Witcher): Force {
  let worth = 0;
  for (const pile of [hand, deck, discard]) for (const card of pile) worth += worthOf(card);
  return { cards: hand.length + deck.length + discard.length, worth };
}

/** What a witcher brings to a fight, in log-odds. All of it is open to everybody. */
export function powerOf(witcher: Witcher): number {
  const { cards, worth } = forceOf(witcher);
  if (cards === 0) return 0;
  const { attributes, potions } = witcher;
  return (
    ODDS.cards * cards +
    ODDS.worth * (worth / cards) +
    ODDS.draw * combatDraw(attributes[COMBAT]) +
    ODDS.shield * shieldMaximum(witcher) +
    ODDS.potion * Math.min(potions.length, potionLimitAt(attributes[ALCHEMY])) +
    ODDS.specialty * attributes[SPECIALTY]
  );
}

function chance(odds: number): number {
  return 1 / (1 + Math.exp(-odds));
}

/** How likely this witcher is to defeat the monster of the terrain; 0 without one. */
export function chanceAgainstMonster(
  state: OldWorldState,
  witcher: Witcher,
  terrain: Terrain,
  power: number = powerOf(witcher),
): number {
  const { monster } = state.lairs[terrain];
  if (monster === NONE) return 0;
  const { level, life } = monsterFacts(monster);
  const trail = hasTrail(witcher, terrain) ? ODDS.trail : 0;
  // Cards in hand at the start of a fight are counted at their usual number, because the way there costs some.
  const hand = ODDS.hand * USUAL_HAND;
  return chance(ODDS.none + power + trail + hand + ODDS.life * life + ODDS.level[level]);
}
const USUAL_HAND = 3;

/** How likely the attacker is to beat the other witcher: whoever brings more (fitted in the same way). */
export function chanceAgainstWitcher(
  state: OldWorldState,
  attacker: Seat,
  defender: Seat,
  power: number = powerOf(witcherOf(state, attacker)),
): number {
  return chance(power - powerOf(witcherOf(state, defender)));
}
