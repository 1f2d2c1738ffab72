import type { Seat } from '@medallion/kernel';
import { slice } from '../../core/slice';
import type { Location, OldWorldState, Terrain } from '../../core/state';

/** The six weakness tokens of one terrain: each lies in the stack, on the board or with a player. @rule OW-MT-003 */
export interface Tokens {
  /** Face down, the last on top. */
  readonly stack: readonly number[];
  /** The one on the board, face down; `at` is NONE without one. */
  readonly at: Location;
  readonly placed: number;
  /** Open, by seat. */
  readonly owned: readonly (readonly number[])[];
}

export interface MonsterTrailState {
  readonly tokens: readonly [Tokens, Tokens, Tokens];
  /** Normal fight cards that are out of the game, unseen, and those set aside for level III. @rule OW-MT-007 */
  readonly out: readonly number[];
  readonly aside: readonly number[];
  /** Tokens that the attacker uses in the fight under way. @rule OW-MT-017 */
  readonly chosen: readonly number[];
}

export const MONSTER_TRAIL = 'monster-trail';
export const monsterTrail = slice<MonsterTrailState>(MONSTER_TRAIL);

export function tokensOf(state: Readonly<OldWorldState>, terrain: Terrain): Tokens {
  return monsterTrail.of(state).tokens[terrain];
}
export function putTokens(play: { readonly state: OldWorldState }, terrain: Terrain, tokens: Tokens): void {
  const own = monsterTrail.of(play.state);
  const all = own.tokens.map((one, at) => (at === terrain ? tokens : one)) as unknown as MonsterTrailState['tokens'];
  monsterTrail.put(play, { ...own, tokens: all });
}
/** The tokens of this player for the monster of a terrain. @rule OW-MT-011, OW-MT-012 */
export function ownTokens(state: Readonly<OldWorldState>, terrain: number, seat: Seat): readonly number[] {
  return terrain < 0 ? [] : (tokensOf(state, terrain as Terrain).owned[seat] ?? []);
}
