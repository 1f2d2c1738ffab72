import type { Viewer } from '@medallion/kernel';
import type { OldWorldEvent, OldWorldView } from '@medallion/old-world';
import type { LogLine } from '../../../play/session';

/** A pause in which something is shown before play goes on. Only what happens to the viewer's own witcher stops the game. */
export type Moment =
  | {
      readonly kind: 'poker-end';
      readonly events: readonly OldWorldEvent[];
    }
  | {
      readonly kind: 'story-end';
      readonly card: string;
      readonly option: number | null;
      readonly events: readonly OldWorldEvent[];
    }
  | {
      readonly kind: 'fight-end';
      readonly events: readonly OldWorldEvent[];
    };

export function momentsOf(
  lines: readonly LogLine<OldWorldEvent>[],
  _before: OldWorldView | null,
  viewer: Viewer,
): readonly Moment[] {
  if (typeof viewer !== 'number') return [];
  void lines;
  return [];
}
