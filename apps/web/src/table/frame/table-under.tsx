import './table-under.css';
import type { ComponentChildren, VNode } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { useAfterFrame } from '../../pieces/later';
import { inTurn } from '../drawing/frame-queue';

interface Kept {
  readonly drawn: VNode;
  readonly isCovered: boolean;
}

interface UnderProps {
  /** The scene that takes the place of the table; null while the table itself is shown. */
  readonly cover: ComponentChildren;
  readonly draw: (isCovered: boolean) => VNode;
}

/** Its turn among all that waits for a frame: after every part of the table. */
const LAST = 9;
const FOCUSABLE = 'a[href], button, input, select, textarea, [tabindex]';

type Reach = ReadonlyMap<Element, string | null>;

/**
 * Takes a table out of reach of keys and screen readers; says what was within reach, and how. (`inert` would do the same,
 * but makes the browser style all of the table anew, twice for every scene.)
 */
function putOutOfReach(bed: HTMLElement): Reach {
  const reach = new Map<Element, string | null>();
  for (const one of bed.querySelectorAll<HTMLElement | SVGElement>(FOCUSABLE)) {
    if (one.tabIndex < 0) continue;
    reach.set(one, one.getAttribute('tabindex'));
    one.setAttribute('tabindex', '-1');
  }
  bed.setAttribute('aria-hidden', 'true');
  return reach;
}

function putWithinReach(bed: HTMLElement, reach: Reach): void {
  for (const [one, tabIndex] of reach) {
    if (tabIndex === null) one.removeAttribute('tabindex');
    else one.setAttribute('tabindex', tabIndex);
  }
  bed.removeAttribute('aria-hidden');
}

/**
 * The table and the scene over it. Under a scene the table stays as it is, unseen and out of reach, drawn once with
 * nothing to answer: to lay it out and paint it anew after every scene would halt the page on a slow device. For the
 * same reason a scene comes a frame after the table has put its question aside.
 */
export function TableUnder({ cover, draw }: UnderProps) {
  const bed = useRef<HTMLDivElement>(null);
  const kept = useRef<Kept | null>(null);
  const reach = useRef<Reach | null>(null);
  const isCovered = cover !== null;
  const wasCovered = useAfterFrame(isCovered);
  const isUnder = isCovered && (wasCovered || kept.current === null);
  // Before the table is drawn anew, which may change what can be reached.
  if (!isCovered && bed.current !== null && reach.current !== null) putWithinReach(bed.current, reach.current);
  if (!isCovered) reach.current = null;
  if (!isCovered) kept.current = { drawn: draw(false), isCovered };
  else if (kept.current !== null && !kept.current.isCovered) kept.current = { drawn: draw(true), isCovered };
  useEffect(() => {
    if (!isUnder) return undefined;
    return inTurn(LAST, () => {
      if (bed.current !== null) reach.current = putOutOfReach(bed.current);
    });
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
