import { abilityText, type WitcherView } from '@medallion/old-world';
import { BOMB_FACTS, BOMBS, type BombsView, bombTexts } from '@medallion/old-world/modules/bombs';
import { language } from '../../../../settings/settings';
import { HUNT_ICONS } from '../../art/emblems';
import { ModuleShelf } from '../../table/keepsakes';
import type { Scene } from '../../table/scene';

/** The bombs on a witcher's board, beside the potions. */
export function BombShelf({ scene, witcher }: { readonly scene: Scene; readonly witcher: WitcherView }) {
  const { owned } = scene.view.modules[BOMBS] as unknown as BombsView;
  const items = (owned[witcher.seat] ?? []).flatMap((bomb, index) => {
    const facts = BOMB_FACTS.find(({ id }) => id === bomb);
    if (facts === undefined) return [];
    const name = bombTexts.say(language.value, `source.bomb:${bomb}`);
    const words = abilityText(language.value, facts.ability);
    return [{ key: `${bomb}-${index}`, icon: HUNT_ICONS.bomb, name, words, answer: null }];
  });
  return <ModuleShelf title={bombTexts.say(language.value, 'board.bombs')} items={items} />;
}
