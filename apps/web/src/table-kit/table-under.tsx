import type { ComponentChildren, VNode } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { useAfterFrame } from '../pieces/later';
import { inTurn } from './frame-queue';

interface Kept {
  readonly drawn: VNode;
  readonly isCovered: boolean;
}

interface UnderProps {
  /** The scene that takes the place of the table; null while the table itself is shown. */
  readonly cover: ComponentChildren;
  readonly draw: (isCovered: boolean) => VNode;
}

/** The turns of the parts of a table among all that waits for a frame: given back before, put aside after the rest. */
const WAKING = -1;
const RESTING = 9;

/** Takes the parts of a table out of reach, or gives them back, the foot at once: each part is styled anew for it. */
function restInTurn(table: Element, isResting: boolean): () => void {
  const parts = [...table.children]
    .filter((part) => part instanceof HTMLElement)
    .filter((one) => one.inert !== isResting);
  const foot = isResting ? undefined : parts.pop();
  if (foot !== undefined) foot.inert = false;
  const stops = parts.map((part) =>
    inTurn(isResting ? RESTING : WAKING, () => {
      part.inert = isResting;
    }),
  );
  return () => {
    for (const stop of stops) stop();
  };
}

/**
 * The table and the scene over it. Under a scene the table stays as it is, unseen and out of reach, drawn once with
 * nothing to answer: to lay it out and paint it anew after every scene would halt the page on a slow device. For the
 * same reason a scene comes a frame after the table has put its question aside.
 */
export function TableUnder({ cover, draw }: UnderProps) {
  const bed = useRef<HTMLDivElement>(null);
  const kept = useRef<Kept | null>(null);
  const isCovered = cover !== null;
  const wasCovered = useAfterFrame(isCovered);
  const isUnder = isCovered && (wasCovered || kept.current === null);
  if (!isCovered) kept.current = { drawn: draw(false), isCovered };
  else if (kept.current !== null && !kept.current.isCovered) kept.current = { drawn: draw(true), isCovered };
  useEffect(() => {
    const table = bed.current?.firstElementChild;
    return table ? restInTurn(table, isUnder) : undefined;
  }, [isUnder]);
  return (
    <>
      {isUnder ? cover : null}
      {kept.current === null ? null : (
        <div ref={bed} class={isUnder ? 'table-bed is-covered' : 'table-bed'}>
          {kept.current.drawn}
        </div>
      )}
    </>
  );
}
