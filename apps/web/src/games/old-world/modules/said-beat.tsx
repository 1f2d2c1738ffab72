import type { Json } from '@medallion/kernel';
import type { OldWorldEvent } from '@medallion/old-world';
import type { SoundName } from '../../../sound/sound';
import type { ModuleBeat } from '../module-screens';
import { eventWords } from '../table/words';

/** A beat that is told in the words of its event. */
export function saidBeat(
  isTold: (event: OldWorldEvent) => boolean,
  { time, sound }: { readonly time: number; readonly sound: SoundName },
): ModuleBeat {
  return {
    time,
    sound,
    of: (event) => (isTold(event) ? (event as unknown as Json) : null),
    picture: ({ scene, shown }) => (
      <p class="beat-headline display">{eventWords(scene.session, scene.view, shown as unknown as OldWorldEvent)}</p>
    ),
    caption: (scene, shown) => eventWords(scene.session, scene.view, shown as unknown as OldWorldEvent),
  };
}
