import type { Json, Seat } from '@medallion/kernel';
import type { RuleId } from '@medallion/rulebook';
import type { OldWorldPlay } from '../../core/state';
import { LOST_MOUNT } from './state';

/** What is told of the mount; all of it lies open. */
export type MountEvent =
  | { readonly what: 'aside'; readonly seat: Seat; readonly rule: RuleId }
  | { readonly what: 'placed'; readonly seat: Seat; readonly at: string; readonly rule: RuleId }
  | {
      readonly what: 'found';
      readonly seat: Seat;
      readonly at: string;
      readonly die: number;
      readonly cards: number;
      readonly rule: RuleId;
    };

export function tellMount(play: OldWorldPlay, { what, seat, rule, ...about }: MountEvent): void {
  if (play.isWatched) play.tell({ type: 'module', module: LOST_MOUNT, what, seat, about: about as Json, rule });
}
