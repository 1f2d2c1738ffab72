import type { VNode } from 'preact';
import { useLayoutEffect, useReducer, useRef } from 'preact/hooks';
import { inTurn } from './frame-queue';

interface SliceProps {
  /** What it shows: it is drawn again only when one of these has changed. */
  readonly by: readonly unknown[];
  /** Its turn among the parts that can wait; a part without one is drawn at once. */
  readonly turn?: number | undefined;
  readonly draw: () => VNode | null;
}

interface Shown {
  readonly by: readonly unknown[];
  readonly drawn: VNode | null;
}

function isSame(before: readonly unknown[], after: readonly unknown[]): boolean {
  return before.length === after.length && before.every((one, index) => Object.is(one, after[index]));
}

/**
 * A part of a table that is drawn by itself: only when it has changed, and, if it can wait, in a frame of its own after
 * what is asked has been shown. All of a table in one frame would halt the page on a slow device.
 */
export function Slice({ by, turn, draw }: SliceProps) {
  const shown = useRef<Shown | null>(null);
  const isItsTurn = useRef(false);
  const [, redraw] = useReducer<number, null>((count) => count + 1, 0);
  const isStale = shown.current === null || !isSame(shown.current.by, by);
  const isDrawn = isStale && (turn === undefined || isItsTurn.current);
  if (isDrawn) shown.current = { by, drawn: draw() };
  isItsTurn.current = false;
  useLayoutEffect(() => {
    if (!isStale || isDrawn) return undefined;
    return inTurn(turn ?? 0, () => {
      isItsTurn.current = true;
      redraw(null);
    });
  });
  return shown.current?.drawn ?? null;
}
