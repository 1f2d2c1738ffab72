import type { HeroView } from '@medallion/adventure-game';
import { ACTION_ICONS, TOKEN_ICONS } from '../../art/emblems';
import { sayAdventure, speak } from '../../text/say-adventure';
import { Emblem } from '../pieces';
import { heroOf, type Scene } from '../scene';
import { type ChoiceProps, Slip } from './slip';

/** The space of the own sheet that an option names. */
export function spaceNamed(scene: Scene, space: string): Space | undefined {
  return heroOf(scene, scene.me).spaces.find((one) => one.space === space);
}

/** A wound and the space it is put on or taken from; where every wound on offer is alike, the space says enough. */
export function WoundSlip({ scene, option }: ChoiceProps) {
  const [wound = '', space = ''] = option.split(':');
  const action = spaceNamed(scene, space)?.action ?? null;
  const isAlike = scene.question?.options.every((id) => id.startsWith(`${wound}:`)) ?? false;
  if (!isAlike) return <Slip scene={scene} option={option} icon={<Emblem name={TOKEN_ICONS[wound as 'minor']} />} />;
  const isHurt = scene.question?.prompt === 'suffer-wound';
  const note = sayAdventure(!isHurt ? 'space.opens' : action === null ? 'space.armour' : 'space.closes');
  return <SpaceSlip scene={scene} option={option} space={{ space, action }} note={note} />;
}

type Space = HeroView['spaces'][number];

/** What choosing a space means, in a line. */
export function spaceNote(prompt: string, { action, wound }: Space): string | null {
  const words = action === null ? '' : speak(`action.${action}`);
  if (prompt === 'place-foul-fate') return sayAdventure('space.curse', { action: words });
  if (prompt === 'clear-foul-fate') return sayAdventure('space.uncurse', { action: words });
  if (prompt === 'free-action-space') return sayAdventure('space.free', { action: words });
  return (prompt === 'heal' || prompt === 'worsen') && wound !== null ? speak(`wound.${wound}`) : null;
}

type SpaceProps = ChoiceProps & { readonly space: Pick<Space, 'action'> & { readonly space: string } };

/** A space of the hero's sheet. */
export function SpaceSlip({ scene, option, space: { space, action }, note }: SpaceProps) {
  return (
    <Slip
      scene={scene}
      option={option}
      icon={<Emblem name={action === null ? TOKEN_ICONS.armour : ACTION_ICONS[action as 'travel']} />}
      title={speak(action === null ? `space.${space}` : `action.${action}`)}
      note={note}
    />
  );
}
