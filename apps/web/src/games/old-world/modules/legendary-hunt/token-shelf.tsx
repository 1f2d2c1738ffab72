import type { WitcherView } from '@medallion/old-world';
import { DESTRUCTION_TOKENS, tokenText } from '@medallion/old-world/modules/legendary-hunt';
import { language } from '../../../../settings/settings';
import { HUNT_ICONS } from '../../art/emblems';
import { ModuleShelf } from '../../table/keepsakes';
import type { Scene } from '../../table/scene';
import { hunterOf } from './hunt-view';
import { sayHere, sayHunt } from './say-hunt';

/** Destruction tokens on a witcher's board: each is a card of life less. */
export function TokenShelf({ scene, witcher }: { readonly scene: Scene; readonly witcher: WitcherView }) {
  const items = (hunterOf(scene, witcher.seat)?.tokens ?? []).map((token, index) => {
    const kind = DESTRUCTION_TOKENS.find(({ id }) => id === token)?.kind;
    return {
      key: `${token}-${index}`,
      icon: HUNT_ICONS.destruction,
      name: kind === undefined ? sayHunt('token.name') : sayHunt(`token.${kind}`),
      words: tokenText(language.value, token),
      answer: null,
    };
  });
  return <ModuleShelf title={sayHere('board.tokens')} items={items} />;
}
