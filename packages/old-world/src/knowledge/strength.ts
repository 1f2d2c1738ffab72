import type { Seat } from '@medallion/kernel';
import { actionCard, monsterFacts } from '../cards/components';
import { combatDraw } from '../components';
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

/** Cards lost to one attack of a monster, by its level, before shields. */
const BLOW = [0, 2.5, 2.8, 3] as const;
/** A fight turn plays a little more than it draws, because it begins with a hand. */
const SPARE = 0.9;

interface Force {
  readonly cards: number;
  readonly worth: number;
}
function forceOf({ hand, deck, discard }: Witcher): Force {
  let worth = 0;
  for (const pile of [hand, deck, discard]) for (const card of pile) worth += worthOf(card);
  return { cards: hand.length + deck.length + discard.length, worth };
}

/** Cards that this witcher takes from an opponent until the own cards run out, when hit so hard in every turn. */
function reach(witcher: Witcher, blow: number): number {
  const { cards, worth } = forceOf(witcher);
  if (cards === 0) return 0;
  const played = SPARE + combatDraw(witcher.attributes[COMBAT]);
  const turns = (cards + shieldMaximum(witcher)) / (played + blow);
  const potions = Math.min(witcher.potions.length, witcher.attributes[ALCHEMY]);
  return turns * (1 + (played * worth) / cards) + potions + 0.5 * witcher.attributes[SPECIALTY];
}

function chance(ratio: number): number {
  return 1 / (1 + Math.exp(-7 * (ratio - 1)));
}

/** How likely this witcher is to defeat the monster of the terrain; 0 without one. */
export function chanceAgainstMonster(state: OldWorldState, witcher: Witcher, terrain: Terrain): number {
  const { monster } = state.lairs[terrain];
  if (monster === NONE) return 0;
  const { level, life } = monsterFacts(monster);
  const head = hasTrail(witcher, terrain) ? 1.5 : 0;
  return chance((reach(witcher, BLOW[level]) + head) / life);
}

/** How likely the attacker is to beat the other witcher. */
export function chanceAgainstWitcher(state: OldWorldState, attacker: Seat, defender: Seat): number {
  const [one, other] = [forceOf(witcherOf(state, attacker)), forceOf(witcherOf(state, defender))];
  const strength = ({ worth }: Force, seat: Seat) => worth * (2 + witcherOf(state, seat).attributes[COMBAT]);
  return chance((1.1 * strength(one, attacker)) / Math.max(1, strength(other, defender)));
}
