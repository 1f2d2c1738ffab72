import './card-peek.css';
import type { ComponentChildren } from 'preact';
import { usePointed } from '../notes/pointed';
import { useSlipPlace } from '../notes/slip-place';

interface PeekProps {
  /** Changes whenever the cards may have changed: what was shown is put away. */
  readonly stamp: string;
  /** Draws the card of this id large; null for one that has nothing more to say. */
  readonly draw: (card: string) => ComponentChildren | null;
  /** Further classes of the slip it lies on. */
  readonly class?: string;
}

/**
 * A card large enough to be read, above the small one: whatever carries `data-card` shows it. The small card itself
 * says the same to those who hear it.
 */
export function CardPeek({ stamp, draw, class: extra = '' }: PeekProps) {
  const pointed = usePointed('data-card', stamp);
  const box = useSlipPlace(pointed);
  const drawn = pointed === null ? null : draw(pointed.value);
  if (pointed === null || drawn === null) return null;
  return (
    <div key={pointed.value} class={`card-peek ${extra}`} popover="manual" aria-hidden="true" ref={box}>
      {drawn}
    </div>
  );
}
