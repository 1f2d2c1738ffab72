import type { Seat } from '@medallion/kernel';
import { slice } from '../../core/slice';
import { type Location, type OldWorldState, witcherOf } from '../../core/state';
import { type Difficulty, HELP_CARD, type Side } from './help-card';

/** A movement card that is being carried out. */
export interface Moving {
  readonly card: number;
  /** Movements still to be made. */
  readonly left: number;
  /** On the way to the secondary location. @rule OW-LH-016 */
  readonly isSecond: boolean;
}
/** A destruction token on the board, face down. @rule OW-LH-053 */
export interface LaidToken {
  readonly at: Location;
  readonly token: number;
}

/** The monster, its way, and what it leaves behind. Cards, tokens and monsters are their places in the packs. */
export interface LegendaryHuntState {
  readonly side: Side;
  readonly difficulty: Difficulty;
  readonly monster: number;
  readonly at: Location;
  /** Movement cards face down, the last on top; discarded, the last on top; and back in the box, unseen. @rule OW-SOLO-019 */
  readonly deck: readonly number[];
  readonly discard: readonly number[];
  readonly out: readonly number[];
  readonly moving: Moving | null;
  /** Destruction tokens face down, the last on top. @rule OW-LH-007 */
  readonly pile: readonly number[];
  readonly board: readonly LaidToken[];
  /** By seat; seen when they were taken. @rule OW-LH-026 */
  readonly owned: readonly (readonly number[])[];
  /** The bonus of a token is being gained that draws no cards for a level. @rule OW-LH-037 */
  readonly isQuiet: boolean;
  /** Cards that the monster has regained in the fight under way. */
  readonly regained: number;
  /** Who has defeated it, and whether a movement card was wanted that is not there; -1 and false until then. */
  readonly slainBy: Seat;
  readonly hasRunOut: boolean;
}

export const LEGENDARY_HUNT = 'legendary-hunt';
export const legendaryHunt = slice<LegendaryHuntState>(LEGENDARY_HUNT);

type State = Readonly<OldWorldState>;
type WithState = { readonly state: OldWorldState };
export function change(play: WithState, changed: Partial<LegendaryHuntState>): void {
  legendaryHunt.put(play, { ...legendaryHunt.of(play.state), ...changed });
}

/** One player against the world: some rules are others then. @rule OW-SOLO-018 */
export const isAlone = ({ witchers }: State): boolean => witchers.length === 1;

export function tokensOf(state: State, seat: Seat): readonly number[] {
  return legendaryHunt.of(state).owned[seat] ?? [];
}
export function hasToken(state: State, at: Location): boolean {
  return legendaryHunt.of(state).board.some((laid) => laid.at === at);
}
export const isAtLegend = (state: State, seat: Seat): boolean =>
  witcherOf(state, seat).at === legendaryHunt.of(state).at;

/** By the spot of the trophy track. @rule OW-LH-044, OW-LH-045 */
export function protectionAgainst(state: State, seat: Seat): number {
  return HELP_CARD.protection[legendaryHunt.of(state).side][witcherOf(state, seat).spot] ?? 0;
}
/** Its cards without one for each destruction token of the attacker; alone without one for every two. @rule OW-LH-040, OW-SOLO-023 */
export function lifeAgainst(state: State, seat: Seat): number {
  const { length } = tokensOf(state, seat);
  return Math.max(0, HELP_CARD.life - (isAlone(state) ? Math.floor(length / 2) : length));
}
