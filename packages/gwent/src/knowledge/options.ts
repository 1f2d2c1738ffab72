import type { Card, Row } from '../cards';

/** A turn's option as the turn encodes it: see `rules/turn.ts`, whose test of ids keeps the two in step. */
export const PASS = -1;
export const LEADER = -2;
const SPAN = 512;
const NOWHERE = 3;
const DECOY = 4;

export function cardPlayed(option: number): Card {
  return option % SPAN;
}

/** The row it goes to; 3 for cards that lie in none. */
export function placePlayed(option: number): Row | typeof NOWHERE {
  const place = Math.floor(option / SPAN);
  return (place < DECOY ? place : (place - DECOY) % 3) as Row | typeof NOWHERE;
}

/** The unit that a Decoy takes back; null for every other play. */
export function unitTakenBack(option: number): Card | null {
  const place = Math.floor(option / SPAN);
  return place < DECOY ? null : Math.floor((place - DECOY) / 3);
}
