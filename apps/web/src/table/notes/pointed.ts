import { useEffect, useState } from 'preact/hooks';
import { usesKeys } from '../keys/focus';

/** A pointer rests so long on something before it is explained; a finger must hold it so long. */
const REST = 220;
const HOLD = 420;
/** A finger that moves farther drags the table, and asks nothing. */
const SLIP = 10;

/** What is asked about: the value of its attribute, and where it is drawn. */
export interface Pointed {
  readonly value: string;
  readonly at: DOMRect;
}

function pointedAt(target: EventTarget | null, attribute: string): Pointed | null {
  const found = target instanceof Element ? target.closest(`[${attribute}]`) : null;
  const value = found?.getAttribute(attribute) ?? null;
  return found === null || value === null ? null : { value, at: found.getBoundingClientRect() };
}

/**
 * What carries this attribute and a pointer rests on, a finger holds (a long press, which then presses nothing), or has
 * the focus of somebody who plays by keys. `stamp` changes whenever it may be gone.
 */
export function usePointed(attribute: string, stamp: string): Pointed | null {
  const [pointed, setPointed] = useState<Pointed | null>(null);
  useEffect(() => setPointed(null), [stamp]);
  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    let timer = 0;
    let isHeld = false;
    /** Where the pointer was pressed last, and whether it has not moved since. */
    let pressed: readonly [x: number, y: number] = [-1, -1];
    let isRest = false;
    const show = (found: Pointed | null, delay: number) => {
      clearTimeout(timer);
      if (found === null) setPointed(null);
      else timer = window.setTimeout(() => setPointed(found), delay);
    };
    const at = (target: EventTarget | null) => pointedAt(target, attribute);
    const on = <Kind extends keyof DocumentEventMap>(kind: Kind, hear: (event: DocumentEventMap[Kind]) => void) =>
      document.addEventListener(kind, hear, { signal, capture: true });
    on('pointerover', ({ target, pointerType, clientX, clientY }) => {
      if (pointerType !== 'mouse') return;
      // What came to lie under a pointer at rest was not asked for.
      isRest = clientX === pressed[0] && clientY === pressed[1];
      show(isRest ? null : at(target), REST);
    });
    on('pointermove', ({ target, pointerType, clientX, clientY }) => {
      const way = Math.hypot(clientX - pressed[0], clientY - pressed[1]);
      if (pointerType !== 'mouse' && !isHeld && way > SLIP) clearTimeout(timer);
      if (!isRest || pointerType !== 'mouse' || way === 0) return;
      isRest = false;
      show(at(target), REST);
    });
    on('focusin', ({ target }) => {
      if (usesKeys()) show(at(target), 0);
    });
    on('pointerdown', ({ target, pointerType, clientX, clientY }) => {
      pressed = [clientX, clientY];
      isHeld = false;
      const found = pointerType === 'mouse' ? null : at(target);
      show(null, 0);
      if (found === null) return;
      timer = window.setTimeout(() => {
        isHeld = true;
        setPointed(found);
      }, HOLD);
    });
    for (const kind of ['pointerup', 'pointercancel', 'scroll'] as const) on(kind, () => show(null, 0));
    on('keydown', ({ key }) => {
      if (key === 'Escape') show(null, 0);
    });
    // Whoever held something wanted to read about it, not to press it.
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
  }, [attribute]);
  return pointed;
}
