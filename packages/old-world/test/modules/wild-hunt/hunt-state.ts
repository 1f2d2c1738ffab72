import type { Seat } from '@medallion/kernel';
import type { Actor } from '../../../src/base/fight/fight-state';
import { slice } from '../../../src/core/slice';
import { type Location, type OldWorldPlay, type OldWorldState, witcherOf } from '../../../src/core/state';

/** @rule OW-WH-061, OW-WH-098 */
export interface Hound {
  readonly at: Location;
  readonly level: number;
}
/** A hound fight under way: those who take part, who has still to play, and what has been dealt. @rule OW-WH-063 */
export interface HoundFight {
  readonly hound: number;
  readonly party: readonly Seat[];
  readonly left: readonly Seat[];
  readonly damage: number;
}
/** What the Wild Hunt keeps: the part of it that this spike plays. */
export interface HuntState {
  readonly decider: Seat;
  readonly at: Location;
  readonly shields: number;
  /** A killed hound stays in the list as null, so that a number keeps naming the same hound. */
  readonly hounds: readonly (Hound | null)[];
  /** Who has fought which hound in this phase I. @rule OW-WH-026 */
  readonly fought: readonly { readonly seat: Seat; readonly hound: number }[];
  /** Hound tokens, facedown, as places in `HOUND_TOKENS`; the last is the next. @rule OW-WH-066 */
  readonly tokens: readonly number[];
  readonly houndFight: HoundFight | null;
  /** Fighters who have had their fight turn since the Hunt's last. @rule OW-WH-079 */
  readonly acted: readonly Actor[];
  /** Passives that wait for the end of the fight turn. @rule OW-WH-112 */
  readonly waiting: number;
}
export const HOUND_TOKENS = ['trail', 'draw'] as const;

export const HUNT = 'wild-hunt-spike';
export const hunt = slice<HuntState>(HUNT);
export function change(play: Pick<OldWorldPlay, 'state'>, changed: Partial<HuntState>): void {
  hunt.put(play, { ...hunt.of(play.state), ...changed });
}

export const seatsOf = (state: Readonly<OldWorldState>): readonly Seat[] => state.witchers.map((_, seat) => seat);
export const seatsAt = (state: Readonly<OldWorldState>, at: Location): readonly Seat[] =>
  seatsOf(state).filter((seat) => witcherOf(state as OldWorldState, seat).at === at);
export const houndsAt = (state: Readonly<OldWorldState>, at: Location): readonly number[] =>
  hunt.of(state).hounds.flatMap((hound, index) => (hound?.at === at ? [index] : []));

/** Never below 0. @rule OW-WH-023, OW-WH-117 */
export function loseShields(play: OldWorldPlay, n: number): void {
  change(play, { shields: Math.max(0, hunt.of(play.state).shields - n) });
}
