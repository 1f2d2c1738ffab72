import type { ModuleEvent } from '@medallion/old-world';
import { HUNT_ICONS, monsterIcon } from '../../art/emblems';
import type { ModuleDeed } from '../../module-screens';
import { named } from '../../text/say-old-world';
import { toldIn } from './hunt-view';
import { sayHere } from './say-hunt';

/** The movement card, turned over. */
function MovementCard({ event }: { readonly event: ModuleEvent }) {
  const told = toldIn(event);
  if (told.what !== 'card-turned') return null;
  return (
    <span class="movement-card paper">
      <small>{sayHere('goal.main')}</small>
      <b class="display">{named('location', told.main)}</b>
      <small>{sayHere('goal.secondary', { place: named('location', told.secondary) })}</small>
      <em>{sayHere('goal.steps', { n: told.steps })}</em>
    </span>
  );
}

/** Where to look, what to hear: the beast walks, a token falls, a card is turned over. */
export function huntDeed(event: ModuleEvent): ModuleDeed {
  const told = toldIn(event);
  switch (told.what) {
    case 'card-turned':
      return { at: told.main, icon: HUNT_ICONS.tracks, sound: 'card', picture: MovementCard };
    case 'moved':
      return { at: told.to, icon: HUNT_ICONS.tracks, sound: 'growl' };
    case 'appeared':
      return { at: told.at, icon: monsterIcon(told.monster), sound: 'growl' };
    case 'token-laid':
    case 'no-token':
      return { at: told.at, icon: HUNT_ICONS.destruction, sound: 'block' };
    case 'token-taken':
      return { ...(told.at === null ? {} : { at: told.at }), icon: HUNT_ICONS.destruction, sound: 'seal' };
    case 'driven-away':
    case 'stuck':
      return { at: told.at, icon: HUNT_ICONS.tracks, sound: 'horn' };
    case 'attacked':
    case 'slain':
    case 'not-slain':
    case 'escaped':
      return { icon: monsterIcon(told.monster), sound: told.what === 'attacked' ? 'growl' : 'seal' };
    default:
      return { icon: HUNT_ICONS.protection };
  }
}
