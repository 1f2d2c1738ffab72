import './need-panel.css';
import { roundGoal } from '@medallion/gwent';
import { FACTION_LOOKS } from '../card-face';
import { sayGwent } from '../text/say-gwent';
import { isMe, nameOf, type Scene, sideOf } from './scene';

/** Once the other side has passed: how far there is to go. Whoever watches sees it for whoever still plays. */
export function NeedPanel({ scene }: { readonly scene: Scene }) {
  const passed = scene.view.sides.filter(({ hasPassed }) => hasPassed);
  if (passed.length !== 1 || scene.session.outcome.value !== null) return null;
  const seat = passed[0]?.seat === scene.me ? scene.foe : scene.me;
  const side = sideOf(scene, seat);
  const has = side.score.total;
  const { wins } = roundGoal(scene.view, seat);
  const isAhead = has >= wins;
  const full = Math.max(has, wins) * 1.15;
  const player = nameOf(scene.session, seat);
  const words = isMe(scene, seat) ? 'mine' : 'theirs';
  return (
    <section class={`need panel ${FACTION_LOOKS[side.faction].colours}`} data-need={wins}>
      <p>{sayGwent(isAhead ? `need.${words}.ahead` : `need.${words}`, { player })}</p>
      <b class="display">{isAhead ? has - wins + 1 : sayGwent('need.more', { more: wins - has })}</b>
      <div class="need-bar" aria-hidden="true">
        <i style={{ width: `${(has / full) * 100}%` }} />
        <em style={{ left: `${(wins / full) * 100}%` }} />
      </div>
      <p class="need-ends">
        <span>{has}</span>
        <span>{sayGwent('need.wins', { wins })}</span>
      </p>
    </section>
  );
}
