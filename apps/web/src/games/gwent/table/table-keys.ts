import { announce } from '../../../pieces/announce';
import { commonKeys } from '../../../table/frame/table-frame';
import { pressVisible } from '../../../table/keys/focus';
import { sayGwent } from '../text/say-gwent';
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

const DIGITS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9] as const;

/** The keys of the Gwent table: those of every table, and its own. */
export function gwentKeys(control: TableControl, root: HTMLElement) {
  const { scene, set, look } = control;
  if (scene === null) return {};
  return {
    ...commonKeys(control, root),
    ...Object.fromEntries(DIGITS.map((digit) => [String(digit), () => pressHandCard(root, digit)])),
    p: control.pass,
    l: () => pressVisible(root, '.who.mine .leadercard'),
    s: () => sayScore(scene),
    d: () => set({ dialog: { seat: scene.me, pile: 'discard' } }),
    escape: () =>
      set(look.isPinned ? { isPinned: false } : { lifted: null, isPassing: false, explained: null, hinted: null }),
  };
}
