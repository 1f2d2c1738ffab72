import { layWords } from '@medallion/old-world';
import { specialAttackMessages, specialAttackWords } from '@medallion/old-world/modules/monster-trail';
import type { ModuleScreens } from '../../module-screens';
import { saidBeat } from '../said-beat';

/** What special attacks do beside damage, as far as the base game has no beat for it. */
const TOLD: ReadonlySet<string> = new Set(['again', 'cancelled', 'life-added', 'dice', 'shown', 'forced']);

export const screens = {
  prompts: {},
  beats: [
    saidBeat((event) => event.type === 'module' && event.module === 'special-attacks' && TOLD.has(event.what), {
      time: 700,
      sound: 'growl',
    }),
  ],
  words: () => {
    layWords(specialAttackWords);
    return specialAttackMessages.use();
  },
} satisfies ModuleScreens<Record<never, never>>;
