/** Whether the person's latest action was a key: then the focus must never get lost. */
let isByKey = false;

addEventListener('keydown', () => {
  isByKey = true;
});
addEventListener('pointerdown', () => {
  isByKey = false;
});

export function usesKeys(): boolean {
  return isByKey;
}

/**
 * Lets go of what was pressed with a pointer. A button that goes away while it has the focus makes the browser style
 * the whole page in the middle of the drawing.
 */
export function letGo(): void {
  const held = document.activeElement;
  if (!isByKey && (held instanceof HTMLElement || held instanceof SVGElement)) held.blur();
}

/** What stays a button only because it answers other questions than the present one. */
const RESTING = '[tabindex="-1"][aria-disabled]';
const REACHABLE = `button:not([disabled], ${RESTING}), [role="button"]`;
const ANSWERS = ['[data-option]'];

/** What can be reached of a table: all of it, or the sheet that lies on it. */
function withinReach(root: HTMLElement): HTMLElement {
  return root.querySelector<HTMLElement>('[aria-modal="true"]') ?? root;
}

export function reachable(box: HTMLElement): readonly (HTMLElement | SVGElement)[] {
  return [...box.querySelectorAll<HTMLElement | SVGElement>(REACHABLE)].filter(isSeen);
}

/** Whether the focus is nowhere, or on something that does nothing now. */
export function isFocusLost(): boolean {
  const held = document.activeElement;
  return held === null || held === document.body || held.matches(RESTING);
}

/** Whether a person sees it: a table under a scene is drawn, but not seen. */
function isSeen(element: Element): boolean {
  return element.checkVisibility({ opacityProperty: true });
}

export type Direction = 'left' | 'right' | 'up' | 'down';

function middleOf(element: Element): { readonly x: number; readonly y: number } {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}

/** Moves the focus to the nearest thing in a direction: cards, places, buttons alike. */
export function moveFocus(root: HTMLElement, direction: Direction, places?: readonly string[]): void {
  const active = document.activeElement;
  const all = reachable(withinReach(root));
  if (active === null || !root.contains(active)) {
    focusFirst(root, places);
    return;
  }
  const from = middleOf(active);
  const ranked = all.flatMap((element) => {
    if (element === active) return [];
    const { x, y } = middleOf(element);
    const [along, across] =
      direction === 'left' || direction === 'right' ? [x - from.x, y - from.y] : [y - from.y, x - from.x];
    const forward = direction === 'left' || direction === 'up' ? -along : along;
    return forward < 4 ? [] : [{ element, cost: forward + Math.abs(across) * 3 }];
  });
  ranked.sort((one, other) => one.cost - other.cost);
  ranked[0]?.element.focus();
}

/** The first thing that can be answered with, by the given selectors in their order; else by the usual ones. */
export function focusFirst(root: HTMLElement, places: readonly string[] = ANSWERS): void {
  for (const place of places) {
    const found = [...withinReach(root).querySelectorAll<HTMLElement>(place)].find(isSeen);
    if (found !== undefined) {
      found.focus();
      return;
    }
  }
}

/** One stop for the Tab key in each line of cards; the arrows go on from there. */
export function rove(root: HTMLElement): void {
  for (const line of root.querySelectorAll('.cards-line, .tray')) {
    const cards = [...line.querySelectorAll<HTMLElement>('button.card')];
    const kept = cards.find((card) => card === document.activeElement) ?? cards[0];
    for (const card of cards) card.tabIndex = card === kept ? 0 : -1;
  }
}

/** Presses what a person sees of this; `place` counts among several. Says whether there was anything. */
export function pressVisible(root: HTMLElement, selector: string, place = 0): boolean {
  const found = [...root.querySelectorAll<HTMLElement>(selector)].filter(isSeen)[place];
  found?.click();
  return found !== undefined;
}
