import type { Json } from '@medallion/kernel';
import { locationId } from '../../core/map';
import { rulesOf } from '../../core/rules-of';
import { NONE, type OldWorldState, TERRAINS, type TerrainName } from '../../core/state';
import type { MonsterTrailState } from './state';

/** What everybody sees: where a token lies face down, and whose tokens are open. */
export interface WeaknessView {
  readonly terrain: TerrainName;
  readonly at: string | null;
  /** Tokens left in the stack. */
  readonly left: number;
  /** By seat. */
  readonly owned: readonly (readonly number[])[];
}
export interface MonsterTrailView {
  readonly weaknesses: readonly WeaknessView[];
  /** Cards in the attack deck. */
  readonly deck: number;
  /** Tokens used in the fight under way. */
  readonly chosen: readonly number[];
}
const NORMAL = 12;
const SPECIAL = 4;

export function viewTrail({ tokens, aside, chosen }: MonsterTrailState, state: Readonly<OldWorldState>): Json {
  const { board } = rulesOf(state);
  const seen: MonsterTrailView = {
    weaknesses: tokens.map(({ at, stack, owned }, terrain) => ({
      terrain: TERRAINS[terrain as 0],
      at: at === NONE ? null : locationId(board, at),
      left: stack.length,
      owned: owned.map((own) => own.toSorted((one, other) => one - other)),
    })),
    deck: NORMAL + SPECIAL + (aside.length === 0 ? SPECIAL : 0),
    chosen: chosen.slice(),
  };
  return seen as unknown as Json;
}
