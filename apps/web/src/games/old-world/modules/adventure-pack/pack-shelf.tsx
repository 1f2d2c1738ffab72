import { titleOf, type WitcherView } from '@medallion/old-world';
import { ADDED_OPTIONS, type MarkedQuestView, secretText } from '@medallion/old-world/modules/adventure-pack';
import { listOf } from '@medallion/text';
import { language } from '../../../../settings/settings';
import { TALE_ICONS } from '../../art/emblems';
import { ModuleShelf } from '../../table/keepsakes';
import { answerProps, isMe, type Scene } from '../../table/scene';
import { named } from '../../text/say-old-world';
import { packOf, sayPack } from './say-pack';

interface PartProps {
  readonly scene: Scene;
  readonly witcher: WitcherView;
}

/** The own secret cards with what they do, ready to be shown at their moment; of the others only how many there are. */
function SecretShelf({ scene, witcher }: PartProps) {
  const held = packOf(scene).secrets[witcher.seat];
  if (held === undefined || held.count === 0) return null;
  const items =
    held.cards === null
      ? [
          {
            key: 'hidden',
            icon: TALE_ICONS.secret,
            name: sayPack('board.secrets-of', { n: held.count }),
            words: sayPack('board.secret-hidden'),
            answer: null,
          },
        ]
      : held.cards.map((card) => {
          const { name, text } = secretText(language.value, card);
          const option = ADDED_OPTIONS.write({ kind: 'secret', card });
          const answer = isMe(scene, witcher.seat) ? answerProps(scene, option) : null;
          return { key: card, icon: TALE_ICONS.secret, name, words: text, answer };
        });
  return <ModuleShelf title={sayPack('board.secrets')} items={items} />;
}

function placesWords({ isOpen, places }: MarkedQuestView): string {
  const list = listOf(
    language.value,
    places.map((place) => named('location', place)),
  );
  if (isOpen) return sayPack('board.quest-open', { places: list });
  return places.length === 0
    ? sayPack('board.quest-ready')
    : sayPack('board.quest-places', { n: places.length, places: list });
}

/** Quests that are more than one place: where they still wait. */
function MarkedShelf({ scene, witcher }: PartProps) {
  const quests = packOf(scene).quests.filter(({ owner }) => owner === witcher.seat);
  if (quests.length === 0) return null;
  const items = quests.map((quest) => ({
    key: quest.card,
    icon: TALE_ICONS.token,
    name: titleOf(language.value, quest.card),
    words: placesWords(quest),
    answer: null,
  }));
  return <ModuleShelf title={sayPack('board.quests')} items={items} />;
}

export function PackShelf(part: PartProps) {
  return (
    <div class="pack-shelf">
      <SecretShelf {...part} />
      <MarkedShelf {...part} />
    </div>
  );
}
