import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';

interface Size {
  readonly width: number;
  readonly height: number;
}

/** What was measured last, by name: the next of its kind is most likely as large, and then is laid out only once. */
const latest = new Map<string, Size>();

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
      latest.set(name, size);
      tell(size);
    });
    observer.observe(inside);
    return () => observer.disconnect();
  }, [name, part]);
  return box;
}
