import type { Card, Row } from '../cards';

/**
 * A turn's options as numbers: pass, the leader, or a card with where it goes. Search reads thousands of them, so a
 * play is one number: the card, plus 512 times its place (0 to 2 a row, 3 none, from 4 on a Decoy's row and unit).
 */
export type TurnOption = number;
export const PASS = -1;
export const LEADER = -2;
export const NOWHERE = 3;
const SPAN = 512;
const DECOY = 4;

export function playing(card: Card, place: Row | typeof NOWHERE): TurnOption {
  return card + SPAN * place;
}

export function takingBack(decoy: Card, row: Row, unit: Card): TurnOption {
  return decoy + SPAN * (DECOY + row + 3 * unit);
}

export function cardPlayed(option: TurnOption): Card {
  return option % SPAN;
}

/** The row it goes to; `NOWHERE` for cards that lie in none. */
export function placePlayed(option: TurnOption): Row | typeof NOWHERE {
  const place = Math.floor(option / SPAN);
  return (place < DECOY ? place : (place - DECOY) % 3) as Row | typeof NOWHERE;
}

/** The unit that a Decoy takes back; null for every other play. */
export function unitTakenBack(option: TurnOption): Card | null {
  const place = Math.floor(option / SPAN);
  return place < DECOY ? null : Math.floor((place - DECOY) / 3);
}
