import { HUNT_ICONS, monsterIcon } from '../../art/emblems';
import { Emblem } from '../../table/pieces';
import type { Scene } from '../../table/scene';
import { witcherName } from '../../table/words';
import { capital, named } from '../../text/say-old-world';
import { hunterOf, huntOf } from './hunt-view';
import { sayHere } from './say-hunt';

function WhereTo({ scene }: { readonly scene: Scene }) {
  const { moving, deck } = huntOf(scene);
  const left = sayHere('slip.cards', { n: deck });
  if (moving === null) return <>{`${sayHere('slip.stirs')}; ${left}.`}</>;
  return <>{`${sayHere('slip.goes', { goal: named('location', moving.goal), n: moving.left })}; ${left}.`}</>;
}

/** Its hide by the trophies of whoever strikes, with who stands where. */
function Hide({ scene }: { readonly scene: Scene }) {
  const { protection } = huntOf(scene);
  const mine = scene.view.witchers[scene.me]?.spot;
  return (
    <ol class="hides">
      {protection.map((n, spot) => {
        const there = scene.view.witchers.filter((witcher) => witcher.spot === spot);
        const words = sayHere('slip.spot', { trophies: spot, n });
        const names = there.map(({ seat }) => witcherName(scene, seat)).join(', ');
        return (
          <li key={spot} class={spot === mine ? 'mine' : ''} aria-label={names === '' ? words : `${words}, ${names}`}>
            <b class="display">{n === 0 ? sayHere('slip.bare-at') : n}</b>
            <small>{spot}</small>
            <em>{names}</em>
          </li>
        );
      })}
    </ol>
  );
}

/** Over the map: what it would have against the viewer, and when it moves. */
export function HuntSlip({ scene }: { readonly scene: Scene }) {
  const { monster } = huntOf(scene);
  const me = hunterOf(scene, scene.me);
  if (me === null) return null;
  const hide = me.protection === 0 ? sayHere('slip.bare') : sayHere('slip.hide', { n: me.protection });
  const isOwn = scene.viewer === scene.me;
  const player = witcherName(scene, scene.me);
  return (
    <details class="hunt-slip">
      <summary>
        <Emblem name={monsterIcon(monster)} />
        <span>
          <b class="display">{named('monster', monster)}</b>
          <small>
            {isOwn ? sayHere('slip.life', { n: me.life }) : sayHere('slip.life-of', { n: me.life, player })}, {hide}
          </small>
        </span>
      </summary>
      <div class="hunt-more">
        <p>
          <Emblem name={HUNT_ICONS.tracks} /> <WhereTo scene={scene} />
        </p>
        <p class="hides-title">{sayHere('slip.more')}</p>
        <Hide scene={scene} />
        {isOwn ? <p>{`${capital(sayHere(me.begins ? 'slip.you-begin' : 'slip.it-begins'))}.`}</p> : null}
      </div>
    </details>
  );
}
