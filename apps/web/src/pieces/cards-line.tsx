import { type ComponentChildren, toChildArray } from 'preact';

/** A line of cards that closes up when it gets crowded instead of scrolling. */
export function CardsLine({
  children,
  class: extra = '',
}: {
  readonly children: ComponentChildren;
  readonly class?: string;
}) {
  const count = toChildArray(children).length;
  return (
    <div class={`cards-line ${extra}`} style={{ '--n': Math.max(count, 2) }}>
      {children}
    </div>
  );
}
