import './vp-rise.css';
import { useEffect, useState } from 'preact/hooks';
import { pace } from '../../../settings/settings';
import { HERO_ICONS } from '../art/emblems';
import { Emblem } from '../table/pieces';
import type { Scene } from '../table/scene';
import { sayAdventure } from '../text/say-adventure';
import type { Rise } from './moments';
import { trackWindow } from './track-window';

const LASTS = 900;

/** A number on its way from one to the other, a step a frame or so. */
function useCounting({ from, to }: Rise): number {
  const [now, setNow] = useState(pace.peek() === 0 ? to : from);
  useEffect(() => {
    if (now === to) return undefined;
    const each = (LASTS * pace.peek()) / Math.max(1, Math.abs(to - from));
    const timer = setTimeout(() => setNow(now + Math.sign(to - now)), each);
    return () => clearTimeout(timer);
  }, [now, to]);
  return now;
}

/** The points counted up along the track, with the others where they stand. */
export function VpRise({ scene, rise }: { readonly scene: Scene; readonly rise: Rise }) {
  const { heroes } = scene.view;
  const now = useCounting(rise);
  const others = heroes.filter(({ seat }) => seat !== scene.me);
  const { least, most, marks } = trackWindow([rise.from, rise.to, ...others.map(({ vp }) => vp)]);
  const at = (vp: number) => `${((vp - least) / (most - least)) * 100}%`;
  const mine = heroes.find(({ seat }) => seat === scene.me)?.hero;
  return (
    <div class="vp-rise">
      <p class="display" aria-hidden="true">
        {now}
      </p>
      <span class="sr">{sayAdventure('moment.rise', { from: rise.from, to: rise.to })}</span>
      <ol aria-hidden="true">
        {marks.map((mark) => (
          <li key={mark} class="rise-mark" style={{ '--at': at(mark) }}>
            {mark}
          </li>
        ))}
        {others.map(({ seat, hero, vp }, place) => {
          const beside = others.slice(0, place).filter((other) => other.vp === vp).length;
          const stand = { '--at': at(vp), '--beside': String(beside) };
          return (
            <li key={`h${seat}`} class={`rise-pawn hc-${hero}`} style={stand}>
              <Emblem name={HERO_ICONS[hero]} />
            </li>
          );
        })}
        {mine === undefined ? null : (
          <li class={`rise-pawn rise-mine hc-${mine}`} style={{ '--at': at(rise.to), '--from': at(rise.from) }}>
            <Emblem name={HERO_ICONS[mine]} />
          </li>
        )}
      </ol>
    </div>
  );
}
