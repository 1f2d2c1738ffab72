import type { OldWorldView } from '@medallion/old-world';
import type { Scene } from '../../table/scene';
import type { Beat } from './beats';

function viewAt(view: OldWorldView, { fight, piles }: Beat): OldWorldView {
  const witchers = view.witchers.map((witcher) => {
    const pile = piles[witcher.seat];
    if (pile === undefined) return witcher;
    const { deck, hand, discard } = pile;
    return {
      ...witcher,
      hand,
      deck: { ...witcher.deck, count: deck },
      discard: { ...witcher.discard, count: discard },
    };
  });
  return { ...view, fight, witchers };
}

/** The table as it stands in a beat; nothing is asked meanwhile. */
export function sceneAt(scene: Scene, beat: Beat): Scene {
  return { ...scene, view: viewAt(scene.view, beat), question: null };
}
