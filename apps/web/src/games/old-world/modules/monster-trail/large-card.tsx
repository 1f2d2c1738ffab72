import type { FightView } from '@medallion/old-world';
import { largeCardOf, largeCardText, monsterTrailTexts } from '@medallion/old-world/modules/monster-trail';
import type { Params } from '@medallion/text';
import { language } from '../../../../settings/settings';
import { HUNT_ICONS } from '../../art/emblems';
import { Emblem } from '../../table/pieces';
import type { Scene } from '../../table/scene';
import { trailOf } from './weakness-layer';

const say = (id: string, params: Params = {}) => monsterTrailTexts.say(language.value, id, params);

/** Whether the attacker uses it in this fight, owns it, or has still to find it. */
const stateOf = (token: number, owned: readonly number[], chosen: readonly number[]) =>
  chosen.includes(token) ? 'used' : owned.includes(token) ? 'yours' : 'unknown';

/** The monster's large card: where to cut, and its tricks. Open while weaknesses are chosen, else it can be opened. */
export function LargeCard({ scene, fight }: { readonly scene: Scene; readonly fight: FightView }) {
  const monster = fight.monster?.monster ?? '';
  const card = largeCardOf(monster);
  if (card === null) return null;
  const { weaknesses, chosen } = trailOf(scene);
  const terrain = scene.view.lairs.find((lair) => lair.monster === monster)?.terrain;
  const owned = weaknesses.find((one) => one.terrain === terrain)?.owned[fight.attacker] ?? [];
  const text = largeCardText(language.value, card);
  return (
    <details class={`large-card paper t-${terrain ?? 'wild'}`} open={scene.question?.prompt === 'weakness-use'}>
      <summary>
        <Emblem name={HUNT_ICONS.weakness} /> {say('large.title', { n: owned.length })}
      </summary>
      <ul class="large-weaknesses">
        {card.weaknesses.map(({ token }, index) => {
          const state = stateOf(token, owned, chosen);
          return (
            <li key={token} class={`is-${state}`}>
              <span>{text.weaknesses[index]}</span> <em>{say(`large.${state}`)}</em>
            </li>
          );
        })}
      </ul>
      <ul class="large-tricks">
        {text.specials.map((words) => (
          <li key={words}>{words}</li>
        ))}
        <li>
          <Emblem name={HUNT_ICONS.passive} /> {text.passive}
        </li>
      </ul>
    </details>
  );
}
