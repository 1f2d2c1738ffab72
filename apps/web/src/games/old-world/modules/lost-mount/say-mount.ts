import { lostMountTexts } from '@medallion/old-world/modules/lost-mount';
import type { Params } from '@medallion/text';
import { language } from '../../../../settings/settings';

export function sayMount(id: string, params: Params = {}): string {
  return lostMountTexts.say(language.value, id, params);
}
