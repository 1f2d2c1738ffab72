const outlines = new Map<string, string>();

/** The outline of a figure, once its sheet is in the page. */
function outlineOf(name: string): string | null {
  const known = outlines.get(name);
  if (known !== undefined) return known;
  const outline = document.querySelector(`#gi-${name} > path:only-child`)?.getAttribute('d') ?? null;
  if (outline !== null) outlines.set(name, outline);
  return outline;
}

/** Figures are drawn on a square of this size. */
const SIDE = 512;

/** A figure of a game's own sheet or of the shell's, in the colour of the text around it. Always silent. */
export function Emblem({ name, class: extra = '' }: { readonly name: string; readonly class?: string }) {
  const outline = outlineOf(name);
  return outline === null ? (
    <svg class={`gi ${extra}`} aria-hidden="true" focusable="false">
      <use href={`#gi-${name}`} />
    </svg>
  ) : (
    <svg class={`gi ${extra}`} viewBox={`0 0 ${SIDE} ${SIDE}`} aria-hidden="true" focusable="false">
      <path d={outline} />
    </svg>
  );
}

interface FigureProps {
  readonly name: string;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly class: string;
}

/**
 * A figure as a part of a larger drawing. Where its outline is known it is a path of its own: for every `<use>` the
 * browser makes, styles and lays out a copy of the symbol, and a table has hundreds of figures.
 */
export function Figure({ name, x, y, size, class: look }: FigureProps) {
  const outline = outlineOf(name);
  return outline === null ? (
    <use class={look} href={`#gi-${name}`} x={x} y={y} width={size} height={size} />
  ) : (
    <path class={look} d={outline} transform={`translate(${x} ${y}) scale(${size / SIDE})`} />
  );
}
