import type { Seat } from '@medallion/kernel';
import { slice } from '../../core/slice';
import type { Location, OldWorldState, Quest, Terrain } from '../../core/state';

/** A location token that lies with the pack: on a quest card, or before whoever chooses between two. */
export interface HeldToken {
  readonly terrain: Terrain;
  readonly at: Location;
}
/** A quest with places on the map. @rule OW-AP-006 */
export interface MarkedQuest {
  /** Its card, a place in the list of exploration cards. */
  readonly card: number;
  /** Open to all, or else to be entered place by place. */
  readonly isOpen: boolean;
  /** Where it waits: places still to be entered, or the one place where anybody may resolve it. */
  readonly places: readonly Location[];
  /** On which of them a quest token lies. */
  readonly tokens: readonly Location[];
  /** The location token that lies on its card beside that of its place. */
  readonly other: HeldToken | null;
}
export interface AdventurePackState {
  /** Secret cards by seat, as the numbers of their events. @rule OW-AP-004 */
  readonly secrets: readonly (readonly number[])[];
  readonly marked: readonly MarkedQuest[];
  /** Tokens drawn and not laid down yet. */
  readonly drawn: readonly HeldToken[];
  /** The fortune-teller has spoken. */
  readonly hasForetold: boolean;
}

export const ADVENTURE_PACK = 'adventure-pack';
export const adventurePack = slice<AdventurePackState>(ADVENTURE_PACK);

export function heldSecrets(state: Readonly<OldWorldState>, seat: Seat): readonly number[] {
  return adventurePack.of(state).secrets[seat] ?? [];
}
export function markedOf(state: Readonly<OldWorldState>, { card }: Pick<Quest, 'card'>): MarkedQuest | null {
  return adventurePack.of(state).marked.find((one) => one.card === card) ?? null;
}
export const tokensLaid = ({ marked }: AdventurePackState): number =>
  marked.reduce((sum, { tokens }) => sum + tokens.length, 0);
