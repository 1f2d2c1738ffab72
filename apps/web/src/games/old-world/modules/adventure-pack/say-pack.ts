import {
  ADVENTURE_PACK,
  type AdventurePackView,
  adventurePackTexts,
} from '@medallion/old-world/modules/adventure-pack';
import type { Params } from '@medallion/text';
import { language } from '../../../../settings/settings';
import type { Scene } from '../../table/scene';

export function sayPack(id: string, params: Params = {}): string {
  return adventurePackTexts.say(language.value, id, params);
}
export const packOf = ({ view }: Scene): AdventurePackView =>
  view.modules[ADVENTURE_PACK] as unknown as AdventurePackView;
