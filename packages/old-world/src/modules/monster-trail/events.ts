import type { Json, Seat } from '@medallion/kernel';
import type { RuleId } from '@medallion/rulebook';
import type { OldWorldPlay, TerrainName } from '../../core/state';
import { MONSTER_TRAIL } from './state';

/** What is told of weaknesses and special attacks; all of it lies open. */
export type TrailEvent =
  | {
      readonly what: 'placed';
      readonly seat: Seat | null;
      readonly terrain: TerrainName;
      readonly at: string;
      readonly rule: RuleId;
    }
  | {
      readonly what: 'found';
      readonly seat: Seat;
      readonly monster: string;
      readonly token: number;
      readonly at: string;
      readonly rule: RuleId;
    }
  | {
      readonly what: 'used';
      readonly seat: Seat;
      readonly monster: string;
      readonly tokens: readonly number[];
      readonly rule: RuleId;
    }
  | { readonly what: 'returned'; readonly seat: null; readonly terrain: TerrainName; readonly rule: RuleId }
  | { readonly what: 'deck-grown'; readonly seat: null; readonly rule: RuleId }
  | {
      readonly what: 'special';
      readonly seat: Seat;
      readonly monster: string;
      readonly number: number;
      readonly rule: RuleId;
    }
  | {
      readonly what: 'passive';
      readonly seat: Seat;
      readonly monster: string;
      readonly left: number;
      readonly rule: RuleId;
    }
  | { readonly what: 'borrowed'; readonly seat: Seat; readonly monster: string; readonly rule: RuleId };

export function tellTrail(play: OldWorldPlay, { what, seat, rule, ...about }: TrailEvent): void {
  if (play.isWatched) play.tell({ type: 'module', module: MONSTER_TRAIL, what, seat, about: about as Json, rule });
}
