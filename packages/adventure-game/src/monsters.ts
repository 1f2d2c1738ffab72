import { type Seat, shuffle } from '@medallion/kernel';
import type { RuleId } from '@medallion/rulebook';
import { MONSTERS, monsterFacts, type Tier, tierOfMonster } from './components';
import { TIERS, type TierName } from './effect';
import type { Region } from './map';
import { REGIONS, type RegionName } from './pack';
import { type AdventurePlay, type AdventureState, zoneOf } from './state';

/**
 * A monster token on the board is one number: 32 times its kind, plus 16 when it lies face up, plus a mask of the
 * seats that have looked at it face down.
 */
export type Token = number;
const UP = 16;

export function faceDown(kind: number): Token {
  return kind * 32;
}
export function kindOfToken(token: Token): number {
  return token >> 5;
}
export function isFaceUp(token: Token): boolean {
  return (token & UP) !== 0;
}
export function turnedUp(token: Token): Token {
  return token | UP;
}
export function tierOfToken(token: Token): Tier {
  return tierOfMonster(token >> 5);
}
export function tierNameOf(token: Token): TierName {
  return TIERS[tierOfToken(token)] as TierName;
}
/** Whether the seat knows which monster this is. @rule AG-MONSTER-008 */
export function isKnownTo(token: Token, seat: Seat): boolean {
  return (token & (UP | (1 << seat))) !== 0;
}
export function seenBy(token: Token, seat: Seat): Token {
  return token | (1 << seat);
}
/** How the seat names the token: the monster where it knows it, otherwise its type. */
export function tokenName(token: Token, seat: Seat): string {
  return isKnownTo(token, seat) ? monsterFacts(kindOfToken(token)).id : `${tierNameOf(token)}-face-down`;
}
/** The first of each kind of token that the seat can tell apart. */
export function distinctTokens(tokens: readonly Token[], seat: Seat): number[] {
  const places: number[] = [];
  for (let place = 0; place < tokens.length; place++) {
    const token = tokens[place] as Token;
    let isNew = true;
    for (const known of places) if (looksLike(tokens[known] as Token, token, seat)) isNew = false;
    if (isNew) places.push(place);
  }
  return places;
}

/** Two tokens that mean the same to the seat: the same known monster, or an unknown one of the same type. */
function looksLike(one: Token, other: Token, seat: Seat): boolean {
  const isKnown = isKnownTo(one, seat);
  if (isKnown !== isKnownTo(other, seat)) return false;
  return isKnown ? one >> 5 === other >> 5 : tierOfToken(one) === tierOfToken(other);
}

/** Draws a token and lays it face down; an empty stack places nothing. @rule AG-MONSTER-004, AG-SUPPLY-003 */
export function placeMonster(play: AdventurePlay, tier: Tier, region: Region, rule: RuleId): boolean {
  const kind = play.state.stacks[tier].pop();
  if (kind === undefined) return false;
  zoneOf(play.state, region).monsters.push(faceDown(kind));
  if (play.isWatched) {
    play.tell({ type: 'monster-placed', region: regionName(region), tier: TIERS[tier], rule });
  }
  return true;
}

/** A discarded token goes face down under its stack. @rule AG-DISC-006 */
export function discardMonster(state: AdventureState, region: Region, place: number): void {
  const [token] = zoneOf(state, region).monsters.splice(place, 1);
  if (token === undefined) return;
  state.stacks[tierOfToken(token)].unshift(kindOfToken(token));
}

export function regionName(region: Region): RegionName {
  return REGIONS[region] as RegionName;
}

/** Three shuffled stacks, face down. @rule AG-SETUP-009, AG-MONSTER-001 */
export function monsterStacks(rng: Parameters<typeof shuffle>[0]): [number[], number[], number[]] {
  const stacks: [number[], number[], number[]] = [[], [], []];
  for (const [kind, { copies }] of MONSTERS.entries()) {
    for (let left = copies; left > 0; left--) stacks[tierOfMonster(kind)].push(kind);
  }
  for (const stack of stacks) shuffle(rng, stack);
  return stacks;
}
