import { attackText, type FightView } from '@medallion/old-world';
import {
  type LargeCard as LargeCardFacts,
  largeCardOf,
  MONSTER_TRAIL_OPTIONS,
  monsterTrailTexts,
  weaknessText,
} from '@medallion/old-world/modules/monster-trail';
import type { Params } from '@medallion/text';
import { language } from '../../../../settings/settings';
import { HUNT_ICONS } from '../../art/emblems';
import { Emblem, roman } from '../../table/pieces';
import { answerProps, type Scene } from '../../table/scene';
import { trailOf } from './weakness-layer';

const say = (id: string, params: Params = {}) => monsterTrailTexts.say(language.value, id, params);

/** Whether the attacker uses it in this fight, owns it, or has still to find it. */
const stateOf = (token: number, owned: readonly number[], chosen: readonly number[]) =>
  chosen.includes(token) ? 'used' : owned.includes(token) ? 'yours' : 'unknown';

/** The option that uses a weakness now; null where it cannot be used. */
function optionFor(scene: Scene, token: number): string | null {
  if (scene.question?.prompt !== 'weakness-use') return null;
  const found = scene.question.options.find((id) => {
    const option = MONSTER_TRAIL_OPTIONS['weakness-use'].read(id);
    return option?.kind === 'weakness' && Number(option.token) === token;
  });
  return found ?? null;
}

/** The weaknesses that are pressed on the card itself. */
export function cutsOffered(scene: Scene): readonly string[] {
  const { monster = '' } = scene.view.fight?.monster ?? {};
  return (largeCardOf(monster)?.weaknesses ?? []).flatMap(({ token }) => optionFor(scene, token) ?? []);
}

interface CutProps {
  readonly scene: Scene;
  readonly weakness: LargeCardFacts['weaknesses'][number];
  readonly state: 'used' | 'yours' | 'unknown';
}

/** A weakness on the card: a hexagon with its number, or one that is still to be found. */
function Cut({ scene, weakness, state }: CutProps) {
  const { token } = weakness;
  const option = optionFor(scene, token);
  const answer = option === null ? null : answerProps(scene, option);
  const face = (
    <>
      <i class="hexagon display">{state === 'unknown' ? '?' : roman(token)}</i>
      <span>{weaknessText(language.value, weakness)}</span>
      <em>{say(`large.${state}`)}</em>
    </>
  );
  return (
    <li class={`is-${state}`}>
      {answer === null ? (
        <div class="cut">{face}</div>
      ) : (
        <button type="button" class="cut is-can" {...answer}>
          {face}
        </button>
      )}
    </li>
  );
}

/** The monster's large card: where to cut, and its tricks. Open while weaknesses are chosen, else it can be opened. */
export function LargeCard({ scene, fight }: { readonly scene: Scene; readonly fight: FightView }) {
  const monster = fight.monster?.monster ?? '';
  const card = largeCardOf(monster);
  if (card === null) return null;
  const { weaknesses, chosen, deck } = trailOf(scene);
  const terrain = scene.view.lairs.find((lair) => lair.monster === monster)?.terrain;
  const owned = weaknesses.find((one) => one.terrain === terrain)?.owned[fight.attacker] ?? [];
  const isAsked = scene.question?.prompt === 'weakness-use';
  const look = `large-card paper t-${terrain ?? 'wild'}${isAsked ? ' is-asked' : ''}`;
  return (
    <details class={look} open={isAsked}>
      <summary>
        <Emblem name={HUNT_ICONS.weakness} /> <b class="display">{say('large.where')}</b>{' '}
        <small>{say('large.found', { n: owned.length })}</small>
      </summary>
      <div class="large-parts">
        <ul class="large-weaknesses">
          {card.weaknesses.map((weakness) => (
            <Cut
              key={weakness.token}
              scene={scene}
              weakness={weakness}
              state={stateOf(weakness.token, owned, chosen)}
            />
          ))}
        </ul>
        <div class="large-tricks">
          <h3>
            <b class="display">{say('large.tricks')}</b> <small>{say('large.deck', { n: deck })}</small>
          </h3>
          <ol>
            {card.specials.map((effects, index) => (
              <li key={roman(index + 1)}>
                <i class="display">{roman(index + 1)}</i> <span>{attackText(language.value, effects)}</span>
              </li>
            ))}
            <li class="passive">
              <Emblem name={HUNT_ICONS.passive} />
              <span>
                <b>{say('large.cut')}:</b> {attackText(language.value, card.passive)}
              </span>
            </li>
          </ol>
        </div>
      </div>
    </details>
  );
}
