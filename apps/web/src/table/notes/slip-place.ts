import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Pointed } from './pointed';

const GAP = 10;

/** Lays a slip above what it explains, or below where there is no room, always inside the window. */
export function useSlipPlace(pointed: Pointed | null) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const slip = box.current;
    if (slip === null || pointed === null) return;
    slip.showPopover?.();
    const { width, height } = slip.getBoundingClientRect();
    const { left, right, top, bottom } = pointed.at;
    const above = top - height - GAP;
    const y = above > GAP ? above : Math.min(bottom + GAP, innerHeight - height - GAP);
    slip.style.left = `${Math.max(GAP, Math.min((left + right - width) / 2, innerWidth - width - GAP))}px`;
    slip.style.top = `${Math.max(GAP, y)}px`;
  }, [pointed]);
  return box;
}
