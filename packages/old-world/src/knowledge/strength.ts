import type { Seat } from '@medallion/kernel';
import { actionCard, monsterFacts } from '../cards/components';
import { combatDraw, potionLimitAt } from '../components';
import { shieldMaximum } from '../rules/resources';
import { hasTrail } from '../rules/trails';
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
} from '../state';

/** What a card is worth, in points of damage. Rules of thumb, not fitted to anything. */
const WORTH = { shield: 0.95, draw: 0.7, take: 0.8, back: 0.8, link: 0.35, bonus: 0.5 } as const;

const worths: number[] = [];
export function worthOf(card: Card): number {
  const known = worths[card];
  if (known !== undefined) return known;
  const { main, extensions } = actionCard(card);
  let worth = main.damage + WORTH.shield * main.shield + WORTH.draw * main.draw;
  worth += WORTH.take * main.take + WORTH.back * main.back;
  for (const extension of extensions) {
    if (extension === null) continue;
    worth += WORTH.link + WORTH.bonus * (extension.damage + extension.shield);
  }
  worths[card] = worth;
  return worth;
}

/**
 * The log-odds of a victory over a monster, fitted to the fights of some thousand games between players by instinct that
 * chose their fights at random (logistic regression).
 */
const ODDS = {
  none: -9.2,
  life: -0.46,
  level: [0, 0, -1.1, -1.7],
  cards: 0.45,
  worth: 2.75,
  draw: 0.65,
  shield: 0.53,
  potion: 0.24,
  specialty: 0.19,
  trail: 0.65,
  hand: 0.18,
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
