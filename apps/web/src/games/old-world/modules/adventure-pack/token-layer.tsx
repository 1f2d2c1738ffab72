import { titleOf } from '@medallion/old-world';
import type { MarkedQuestView } from '@medallion/old-world/modules/adventure-pack';
import { language } from '../../../../settings/settings';
import { Figure } from '../../../../table/cards/emblem';
import type { Piece } from '../../../../table/map/map-layout';
import { TALE_ICONS } from '../../art/emblems';
import { pieceAt } from '../../map/piece-kinds';
import { Standing } from '../../map/standing';
import { schoolClass } from '../../table/pieces';
import { placeOf, type Scene, witcherOf } from '../../table/scene';
import { witcherName } from '../../table/words';
import { named } from '../../text/say-old-world';
import { packOf, sayPack } from './say-pack';

const pieceName = ({ card }: MarkedQuestView): string => `token ${card}`;

/** Where quest tokens lie, each with its quest. */
function tokensOn(scene: Scene) {
  return packOf(scene).quests.flatMap((quest) =>
    quest.tokens.flatMap((at) => {
      const place = placeOf(scene, at);
      return place === null ? [] : [{ quest, place }];
    }),
  );
}

export function tokenPieces(scene: Scene): readonly Piece[] {
  return tokensOn(scene).map(({ quest, place }) => pieceAt('module', pieceName(quest), place));
}

/** A flag in the colour of its owner; one that is open to all has a ring around it. */
export function TokenLayer({ scene }: { readonly scene: Scene }) {
  return (
    <>
      {tokensOn(scene).map(({ quest, place }) => {
        const { card, owner, isOpen } = quest;
        const words = sayPack(isOpen ? 'map.token-open' : 'map.token', {
          place: named('location', place.id),
          title: titleOf(language.value, card),
          player: witcherName(scene, owner),
        });
        const look = `quest-token ${schoolClass(witcherOf(scene, owner).school)}${isOpen ? ' is-open' : ''}`;
        return (
          <Standing
            key={`${card} ${place.id}`}
            scene={scene}
            kind="module"
            what={pieceName(quest)}
            at={place.id}
            class={look}
            note={words}
          >
            <circle class="token-back" r="19" />
            <circle class="token-field" r="15.5" />
            <Figure class="token-figure" name={TALE_ICONS.token} x={-10} y={-10} size={20} />
          </Standing>
        );
      })}
    </>
  );
}
