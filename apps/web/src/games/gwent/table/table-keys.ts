import { announce } from '../../../pieces/announce';
import { useTableKeys } from '../../../table/keys/keys';
import { sayGwent } from '../text/say-gwent';
import { FOCUS_PLACES } from './board-hooks';
import { nameOf, type Scene, sideOf } from './scene';
import type { TableControl } from './use-table';

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
  if (/^\d$/.test(key)) {
    pressHandCard(root, Number(key));
    return true;
  }
  switch (key) {
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
  return true;
}

/** The keys of the Gwent table. */
export function useGwentKeys(root: { readonly current: HTMLElement | null }, control: TableControl): void {
  useTableKeys(root, (key, box) => pressKey(key, box, control), FOCUS_PLACES);
}
