import { useEffect } from 'preact/hooks';
import { announce } from '../../../pieces/announce';
import { sayGwent } from '../text/say-gwent';
import { type Direction, moveFocus } from './input';
import { nameOf, type Scene, sideOf } from './scene';
import type { TableControl } from './use-table';

const ARROWS: Readonly<Record<string, Direction>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
};

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable]') !== null;
}

/** Says how the table stands: totals, gems, cards in hand. */
function sayScore(scene: Scene): void {
  const [mine, theirs] = [sideOf(scene, scene.me), sideOf(scene, scene.foe)];
  announce(
    sayGwent('score.spoken', {
      me: nameOf(scene.session, scene.me),
      mine: mine.score.total,
      myGems: mine.gems,
      myHand: mine.hand.count,
      player: nameOf(scene.session, scene.foe),
      theirs: theirs.score.total,
      theirGems: theirs.gems,
      theirHand: theirs.hand.count,
    }),
  );
}

function pressHandCard(root: HTMLElement, digit: number): void {
  const card = root.querySelectorAll<HTMLElement>('.hand .card, .tray .card')[digit === 0 ? 9 : digit - 1];
  card?.focus();
  card?.click();
}

function pressKey(key: string, root: HTMLElement, control: TableControl): boolean {
  const { scene, set, look } = control;
  if (scene === null) return false;
  const direction = ARROWS[key];
  if (direction !== undefined) moveFocus(root, direction);
  else if (/^\d$/.test(key)) pressHandCard(root, Number(key));
  else {
    switch (key.toLowerCase()) {
      case 'p':
        control.pass();
        break;
      case 'l':
        root.querySelector<HTMLElement>('.who.mine .leadercard')?.click();
        break;
      case 'u':
        control.undo();
        break;
      case 't':
        control.hint();
        break;
      case 's':
        sayScore(scene);
        break;
      case 'd':
        set({ dialog: { seat: scene.me, pile: 'discard' } });
        break;
      case 'h':
      case '?':
        set({ dialog: 'help' });
        break;
      case 'escape':
        if (look.isPinned) set({ isPinned: false });
        else set({ lifted: null, isPassing: false, explained: null, hinted: null });
        break;
      default:
        return false;
    }
  }
  return true;
}

/** The keys of the table, wherever the focus is; a dialog has its own. */
export function useTableKeys(root: { readonly current: HTMLElement | null }, control: TableControl): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      if (isTyping(event.target) || document.querySelector('dialog[open]') !== null || root.current === null) return;
      if (pressKey(event.key, root.current, control)) event.preventDefault();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  });
}
