import type { VNode } from 'preact';
import { useRef } from 'preact/hooks';

interface Kept {
  readonly drawn: VNode;
  readonly isCovered: boolean;
}

/**
 * The table under the scene that takes its place: still there, hidden, drawn once with nothing to answer and then left
 * as it is until it is seen again. To throw it away and to lay it all out anew after every scene would halt the page.
 */
export function useTableUnder(isCovered: boolean, draw: (isCovered: boolean) => VNode): VNode | null {
  const kept = useRef<Kept | null>(null);
  const wasSeen = kept.current !== null;
  if (isCovered && !wasSeen) return null;
  if (!(isCovered && kept.current?.isCovered)) kept.current = { drawn: draw(isCovered), isCovered };
  return kept.current?.drawn ?? null;
}
