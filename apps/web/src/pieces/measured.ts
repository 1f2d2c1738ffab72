import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';

interface Size {
  readonly width: number;
  readonly height: number;
}

const KEPT = 'medallion.sizes';

/** Sizes hold for a window of this size only. */
const windowSize = () => `${innerWidth}x${innerHeight}`;

/** What was measured last, by name: the next of its kind is most likely as large, and then is laid out only once. */
const latest = new Map<string, Size>();

function recall(): void {
  try {
    const { by, sizes } = JSON.parse(sessionStorage.getItem(KEPT) ?? '{}');
    if (by === windowSize()) for (const [name, size] of Object.entries<Size>(sizes)) latest.set(name, size);
  } catch {
    // Nothing is lost but a moment: it is measured anew.
  }
}

function remember(name: string, { width, height }: Size): void {
  latest.set(name, { width, height });
  try {
    sessionStorage.setItem(KEPT, JSON.stringify({ by: windowSize(), sizes: Object.fromEntries(latest) }));
  } catch {
    // A window without a memory measures anew after a reload.
  }
}

recall();

/**
 * Tells the style sheet how large the inside of an element, or of a part of it, is: `--<name>-w` and `--<name>-h` in
 * whole pixels. Units of a container would say the same, but with them a browser lays out whatever is inside again and
 * again, in letters of ever new sizes: twenty times the work for one card more on the table.
 */
export function useMeasured<Box extends HTMLElement>(name: string, part?: string): RefObject<Box | null> {
  const box = useRef<Box>(null);
  useLayoutEffect(() => {
    const outer = box.current;
    const inside = part === undefined ? outer : (outer?.querySelector(part) ?? null);
    if (outer === null || inside === null) return undefined;
    const tell = ({ width, height }: Size) => {
      outer.style.setProperty(`--${name}-w`, `${Math.floor(width)}px`);
      outer.style.setProperty(`--${name}-h`, `${Math.floor(height)}px`);
    };
    const known = latest.get(name);
    if (known !== undefined) tell(known);
    const observer = new ResizeObserver((entries) => {
      const size = entries.at(-1)?.contentRect;
      if (size === undefined || size.width === 0) return;
      remember(name, size);
      tell(size);
    });
    observer.observe(inside);
    return () => observer.disconnect();
  }, [name, part]);
  return box;
}
