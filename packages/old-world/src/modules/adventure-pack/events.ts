import type { Json, Seat } from '@medallion/kernel';
import type { RuleId } from '@medallion/rulebook';
import { explorationFacts } from '../../core/cards-of';
import { locationId } from '../../core/map';
import type { ModuleEvent } from '../../core/module';
import { rulesOf } from '../../core/rules-of';
import type { Location, OldWorldPlay } from '../../core/state';
import { ADVENTURE_PACK } from './state';

/** What is told of the pack, and what stands in `about`. */
export interface PackEvents {
  /** A secret card: its id for its owner alone. */
  readonly 'secret-taken': { readonly card: string | null };
  readonly 'secret-skipped': Record<never, never>;
  readonly 'secret-used': { readonly card: string };
  /** Quest tokens come to lie at the places of a quest, as far as there are any. */
  readonly 'tokens-laid': { readonly card: string; readonly places: readonly string[]; readonly tokens: number };
  readonly 'token-lifted': { readonly card: string; readonly at: string; readonly left: number };
  readonly 'open-quest': { readonly card: string; readonly owner: Seat };
  readonly foretold: { readonly card: string };
}

export function tellPack<What extends keyof PackEvents>(
  play: OldWorldPlay,
  what: What,
  seat: Seat,
  about: PackEvents[What],
  rule: RuleId,
): void {
  if (!play.isWatched) return;
  play.tell({ type: 'module', module: ADVENTURE_PACK, what, seat, about: about as Json, rule });
}
/** A card and places by their ids, as events name them. */
export const cardIdOf = (play: OldWorldPlay, card: number): string => explorationFacts(play.state, card).id;
export const placeIdOf = (play: OldWorldPlay, at: Location): string => locationId(rulesOf(play.state).board, at);

/** Which secret card it is, is its owner's affair until it is shown. @rule OW-AP-004 */
export function cutForOthers(event: ModuleEvent, viewer: unknown): ModuleEvent {
  const isHidden = event.what === 'secret-taken' && viewer !== event.seat && viewer !== 'everything';
  return isHidden ? { ...event, about: { card: null } } : event;
}
