const FAR_ENOUGH = 8;
const LONG_PRESS = 450;

export interface Draggable {
  /** The card can be carried to a place. */
  readonly canDrag: boolean;
  lift(): void;
  /** Let go over these elements, the topmost first; true when that was an answer. */
  drop(under: readonly Element[]): boolean;
  putBack(): void;
  /** Held still for a while: a wish to see the card, not to play it. */
  look(): void;
}

/** The click that the browser makes of a drag or a long press means nothing. */
function swallowClick(): void {
  const swallow = (event: Event) => {
    event.stopPropagation();
    event.preventDefault();
  };
  addEventListener('click', swallow, { capture: true, once: true });
  setTimeout(() => removeEventListener('click', swallow, { capture: true }), 60);
}

function makeGhost(card: HTMLElement): HTMLElement {
  const { width } = card.getBoundingClientRect();
  const ghost = card.cloneNode(true) as HTMLElement;
  for (const name of ['data-moves', 'data-option', 'aria-label']) ghost.removeAttribute(name);
  ghost.setAttribute('aria-hidden', 'true');
  ghost.classList.remove('is-selected', 'is-playable');
  ghost.classList.add('drag-ghost');
  ghost.style.setProperty('--w', `${width}px`);
  document.querySelector('.moving-stage')?.append(ghost);
  return ghost;
}

/** Follows one pointer from a card of the hand until it is let go: a click, a long press or a drag. */
export function followPointer(event: PointerEvent, card: HTMLElement, draggable: Draggable): void {
  if (event.button !== 0) return;
  const start = { x: event.clientX, y: event.clientY };
  let ghost: HTMLElement | null = null;
  let hasLooked = false;
  const timer = setTimeout(() => {
    if (event.pointerType === 'mouse' || ghost !== null) return;
    hasLooked = true;
    draggable.look();
  }, LONG_PRESS);
  const place = ({ clientX, clientY }: PointerEvent) => {
    ghost?.style.setProperty('left', `${clientX}px`);
    ghost?.style.setProperty('top', `${clientY}px`);
  };
  const move = (moved: PointerEvent) => {
    if (moved.pointerId !== event.pointerId) return;
    const far = Math.hypot(moved.clientX - start.x, moved.clientY - start.y) > FAR_ENOUGH;
    if (far) clearTimeout(timer);
    if (far && ghost === null && draggable.canDrag && !hasLooked) {
      ghost = makeGhost(card);
      card.style.setProperty('opacity', '0.25');
      draggable.lift();
    }
    place(moved);
  };
  const end = (ended: PointerEvent) => {
    if (ended.pointerId !== event.pointerId) return;
    stop();
    if (ghost !== null || hasLooked) swallowClick();
    if (ghost === null) return;
    ghost.remove();
    const under = ended.type === 'pointerup' ? document.elementsFromPoint(ended.clientX, ended.clientY) : [];
    if (!draggable.drop(under)) draggable.putBack();
  };
  const stop = () => {
    clearTimeout(timer);
    card.style.removeProperty('opacity');
    removeEventListener('pointermove', move);
    removeEventListener('pointerup', end);
    removeEventListener('pointercancel', end);
  };
  addEventListener('pointermove', move);
  addEventListener('pointerup', end);
  addEventListener('pointercancel', end);
}
