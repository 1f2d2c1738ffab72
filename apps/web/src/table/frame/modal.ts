import { useEffect, useRef } from 'preact/hooks';
import { reachable } from '../keys/focus';

/**
 * For a sheet over a table, beside it in the page: keeps the focus off the table. (`inert` on the table, or a modal
 * dialog, would do the same, but makes the browser style every card anew, twice for each sheet.)
 */
export function useModal() {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const sheet = box.current;
    const ground = sheet?.parentElement;
    const keepOff = ({ target, relatedTarget }: FocusEvent) => {
      if (sheet === null || !(target instanceof Node) || sheet.contains(target)) return;
      const isLeaving = relatedTarget instanceof Node && sheet.contains(relatedTarget);
      reachable(sheet)
        .at(isLeaving ? -1 : 0)
        ?.focus();
    };
    ground?.addEventListener('focusin', keepOff);
    return () => ground?.removeEventListener('focusin', keepOff);
  }, []);
  return box;
}
