import './card-peek.css';
import type { ComponentChildren } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { usesKeys } from '../keys/focus';

/** A pointer rests so long on a card before it is shown large; a finger must hold it so long. */
const REST = 220;
const HOLD = 420;
const GAP = 10;

interface Peeked {
  readonly card: string;
  readonly at: DOMRect;
}

function cardAt(target: EventTarget | null): Peeked | null {
  const found = target instanceof Element ? target.closest('[data-card]') : null;
  const card = found?.getAttribute('data-card') ?? null;
  return found === null || card === null ? null : { card, at: found.getBoundingClientRect() };
}

/** The card that a pointer rests on, that has the focus of somebody who plays by keys, or that a finger holds. */
function usePeeked(stamp: string): Peeked | null {
  const [peeked, setPeeked] = useState<Peeked | null>(null);
  useEffect(() => setPeeked(null), [stamp]);
  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    let timer = 0;
    let isHeld = false;
    /** Where the pointer was pressed last, and whether it has not moved since. */
    let pressed: readonly [x: number, y: number] = [-1, -1];
    let isRest = false;
    const show = (found: Peeked | null, delay: number) => {
      clearTimeout(timer);
      if (found === null) setPeeked(null);
      else timer = window.setTimeout(() => setPeeked(found), delay);
    };
    const on = <Kind extends keyof DocumentEventMap>(kind: Kind, hear: (event: DocumentEventMap[Kind]) => void) =>
      document.addEventListener(kind, hear, { signal, capture: true });
    on('pointerover', ({ target, pointerType, clientX, clientY }) => {
      if (pointerType !== 'mouse') return;
      // A card that came to lie under a pointer at rest was not asked for.
      isRest = clientX === pressed[0] && clientY === pressed[1];
      show(isRest ? null : cardAt(target), REST);
    });
    on('pointermove', ({ target, pointerType, clientX, clientY }) => {
      if (!isRest || pointerType !== 'mouse' || (clientX === pressed[0] && clientY === pressed[1])) return;
      isRest = false;
      show(cardAt(target), REST);
    });
    on('focusin', ({ target }) => {
      if (usesKeys()) show(cardAt(target), 0);
    });
    on('pointerdown', ({ target, pointerType, clientX, clientY }) => {
      pressed = [clientX, clientY];
      isHeld = false;
      const found = pointerType === 'mouse' ? null : cardAt(target);
      show(null, 0);
      if (found === null) return;
      timer = window.setTimeout(() => {
        isHeld = true;
        setPeeked(found);
      }, HOLD);
    });
    for (const kind of ['pointerup', 'pointercancel', 'scroll'] as const) on(kind, () => show(null, 0));
    // Whoever held a card wanted to read it, not to play it.
    on('click', (event) => {
      if (isHeld) event.stopPropagation();
      isHeld = false;
    });
    on('contextmenu', (event) => {
      if (isHeld) event.preventDefault();
    });
    return () => {
      clearTimeout(timer);
      listening.abort();
    };
  }, []);
  return peeked;
}

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
  const peeked = usePeeked(stamp);
  const box = useRef<HTMLDivElement>(null);
  const drawn = peeked === null ? null : draw(peeked.card);
  useLayoutEffect(() => {
    const slip = box.current;
    if (slip === null || peeked === null) return;
    slip.showPopover?.();
    const { width, height } = slip.getBoundingClientRect();
    const { left, right, top, bottom } = peeked.at;
    const above = top - height - GAP;
    const y = above > GAP ? above : Math.min(bottom + GAP, innerHeight - height - GAP);
    slip.style.left = `${Math.max(GAP, Math.min((left + right - width) / 2, innerWidth - width - GAP))}px`;
    slip.style.top = `${Math.max(GAP, y)}px`;
  }, [peeked]);
  if (peeked === null || drawn === null) return null;
  return (
    <div key={peeked.card} class={`card-peek ${extra}`} popover="manual" aria-hidden="true" ref={box}>
      {drawn}
    </div>
  );
}
