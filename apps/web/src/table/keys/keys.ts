import { useEffect, useLayoutEffect } from 'preact/hooks';
import { type Direction, focusFirst, isFocusLost, moveFocus, rove, usesKeys } from './focus';

const ARROWS: Readonly<Record<string, Direction>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
};

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable]') !== null;
}

type Root = { readonly current: HTMLElement | null };

/** The keys of a table, wherever the focus is; a dialog has its own. `press` says whether the key meant something. */
export function useTableKeys(root: Root, press: (key: string, root: HTMLElement) => boolean, places?: Places): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      if (isTyping(event.target) || document.querySelector('dialog[open]') !== null || root.current === null) return;
      const direction = ARROWS[event.key];
      if (direction !== undefined) moveFocus(root.current, direction, places);
      else if (!press(event.key.toLowerCase(), root.current)) return;
      event.preventDefault();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  });
}

type Places = readonly string[];

/** Keeps the focus for those who play by keys: what they used is gone after each answer. */
export function useFocusKept(root: Root, stamp: string, lifted: string | null, places?: Places): void {
  useLayoutEffect(() => {
    if (root.current !== null) rove(root.current);
  });
  useEffect(() => {
    if (isFocusLost() && usesKeys() && root.current !== null) focusFirst(root.current, places);
  }, [stamp, root]);
  useEffect(() => {
    if (lifted !== null && usesKeys() && root.current !== null) focusFirst(root.current, places);
  }, [lifted, root]);
}
