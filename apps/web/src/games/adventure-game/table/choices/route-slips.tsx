import { LOCATIONS } from '@medallion/adventure-game';
import { PLACE_ICONS, TOKEN_ICONS } from '../../art/emblems';
import { fareBetween } from '../../map/layout';
import { sayAdventure, speak } from '../../text/say-adventure';
import { Emblem, LeadMark } from '../pieces';
import { heroOf } from '../scene';
import { type ChoiceProps, Slip } from './slip';

interface BringsProps {
  readonly place: (typeof LOCATIONS)[number];
  readonly fare?: number;
  /** Only a travel action brings leads. */
  readonly hasLeads: boolean;
}

/** What a place brings to whoever ends the journey there, and what it costs to get there. */
function Brings({ place, fare = 0, hasLeads }: BringsProps) {
  const leads = hasLeads ? place.leads : [];
  return (
    <span class="brings">
      {leads.flatMap(({ color, n }) =>
        Array.from({ length: n }, (_, index) => <LeadMark key={`${color}${index}`} kind={color} />),
      )}
      {place.heart ? <Emblem name={TOKEN_ICONS.heart} class="heart-mark" /> : null}
      {fare > 0 ? <span class="fare-note">{sayAdventure('route.fare', { fare })}</span> : null}
      {leads.length === 0 && !place.heart && fare === 0 ? sayAdventure('route.nothing') : null}
      <span class="sr">
        {[
          ...leads.map(({ color, n }) => speak(`count.${color}`, { n })),
          place.heart ? sayAdventure('map.heart') : '',
        ].join(' ')}
      </span>
    </span>
  );
}

/** To end the journey here, with what it brings. */
function StopSlip({ scene, option }: ChoiceProps) {
  const here = LOCATIONS.find(({ id }) => id === heroOf(scene, scene.me).at);
  const note = here === undefined || scene.view.doing !== 'travel' ? null : <Brings place={here} hasLeads />;
  return <Slip scene={scene} option={option} icon={<Emblem name="campfire" />} note={note} />;
}

/** One way to go, with what it brings. */
export function RouteSlip({ scene, option }: ChoiceProps) {
  const [kind, to = ''] = option.split(':');
  const place = LOCATIONS.find(({ id }) => id === to);
  if (place === undefined) return <StopSlip scene={scene} option={option} />;
  const { doing } = scene.view;
  // The one card that moves its hero outside an action pays for the sea as well.
  const fare = kind === 'extra' || doing === null ? 0 : fareBetween(heroOf(scene, scene.me).at, to);
  return (
    <Slip
      scene={scene}
      option={option}
      icon={<Emblem name={PLACE_ICONS[to] ?? 'castle'} />}
      note={<Brings place={place} fare={fare} hasLeads={doing === 'travel'} />}
    />
  );
}
