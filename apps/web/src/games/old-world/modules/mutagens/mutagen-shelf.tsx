import { abilityText, type WitcherView } from '@medallion/old-world';
import { MUTAGEN_FACTS, MUTAGENS, type MutagensView, mutagenTexts } from '@medallion/old-world/modules/mutagens';
import { language } from '../../../../settings/settings';
import { HUNT_ICONS } from '../../art/emblems';
import { ModuleShelf } from '../../table/keepsakes';
import type { Scene } from '../../table/scene';

/** What a witcher has become: the mutagens on the board, each with what it does in fights. */
export function MutagenShelf({ scene, witcher }: { readonly scene: Scene; readonly witcher: WitcherView }) {
  const { owned } = scene.view.modules[MUTAGENS] as unknown as MutagensView;
  const items = MUTAGEN_FACTS.filter(({ id }) => owned[witcher.seat]?.includes(id)).map(({ id, ability }) => ({
    key: id,
    icon: HUNT_ICONS.mutagen,
    name: mutagenTexts.say(language.value, `source.mutagen:${id}`),
    words: abilityText(language.value, ability),
    answer: null,
  }));
  return <ModuleShelf title={mutagenTexts.say(language.value, 'board.mutagens')} items={items} />;
}
