import { ENEMIES, enemyStats, enemyText, type HeroView, MONSTERS, QUESTS, sentence } from '@medallion/adventure-game';
import { language } from '../../../../settings/settings';
import { percent } from '../../../../table/question/percent';
import { enemyIcon, TOKEN_ICONS } from '../../art/emblems';
import type { Counsel } from '../../counsel/counsel-worker';
import { sayAdventure } from '../../text/say-adventure';
import { Emblem } from '../pieces';
import { heroOf, type Scene } from '../scene';
import { type ChoiceProps, Slip } from './slip';

type Tier = (typeof MONSTERS)[number]['tier'];
const RANK: readonly Tier[] = ['bronze', 'silver', 'gold'];

/** The points that a side quest of the hero's adds to a monster of this tier. */
export function sidePoints({ quest }: Pick<HeroView, 'quest'>, tier: Tier): number {
  const sides = QUESTS.find(({ id }) => id === quest?.quest)?.sides ?? [];
  const met = sides.filter(
    (side, place) =>
      side.kind === 'defeat' && quest?.isSideDone[place] !== true && RANK.indexOf(tier) >= RANK.indexOf(side.tier),
  );
  return met.reduce((sum, { vp }) => sum + vp, 0);
}

/** What meeting a hidden monster of a tier comes to on average, and what it is worth. */
export function averageOf(tier: Tier, odds: Counsel['odds']) {
  const monsters = MONSTERS.filter((one) => one.tier === tier);
  const known = monsters.flatMap(({ id }) => odds[id] ?? []);
  const points = monsters.map(({ attack }) =>
    attack.success.reduce((sum, effect) => sum + (effect.do === 'vp' ? effect.n : 0), 0),
  );
  if (known.length < monsters.length) return null;
  const mean = (of: 'attack' | 'defence') => known.reduce((sum, one) => sum + one[of], 0) / known.length;
  return { attack: mean('attack'), defence: mean('defence'), least: Math.min(...points), most: Math.max(...points) };
}

/** An enemy in a few lines: what it takes to beat it, how likely that is, and what comes of it. */
export function EnemyNote({ scene, enemy }: { readonly scene: Scene; readonly enemy: string }) {
  const facts = ENEMIES.find(({ id }) => id === enemy);
  const odds = scene.counsel?.odds[enemy];
  const tier = MONSTERS.find(({ id }) => id === enemy)?.tier;
  if (facts === undefined) return null;
  const side = tier === undefined ? 0 : sidePoints(heroOf(scene, scene.me), tier);
  return (
    <>
      {sentence(enemyStats(language.value, facts))}.{' '}
      {odds === undefined ? null : (
        <b class="odds">
          {sayAdventure('odds.line', { attack: percent(odds.attack), defence: percent(odds.defence) })}
        </b>
      )}
      <span class="comes-of-it">
        {enemyText(language.value, facts)
          .map((line) => `${sentence(line)}.`)
          .join(' ')}
        {side === 0 ? null : ` ${sayAdventure('obstacle.side', { vp: side })}`}
      </span>
    </>
  );
}

/** A monster that lies face down: what to expect of its kind. */
function HiddenNote({ scene, tier }: { readonly scene: Scene; readonly tier: Tier }) {
  const average = averageOf(tier, scene.counsel?.odds ?? {});
  const side = sidePoints(heroOf(scene, scene.me), tier);
  return (
    <>
      {sayAdventure('obstacle.unknown')}{' '}
      {average === null ? null : (
        <b class="odds">
          {sayAdventure('obstacle.average', {
            attack: percent(average.attack),
            defence: percent(average.defence),
          })}
        </b>
      )}
      <span class="comes-of-it">
        {average === null ? null : sayAdventure('obstacle.worth', { least: average.least, most: average.most })}
        {side === 0 ? null : ` ${sayAdventure('obstacle.side', { vp: side })}`}
      </span>
    </>
  );
}

/** A danger of the region, to be faced. */
export function ObstacleSlip({ scene, option }: ChoiceProps) {
  const token = option.replace('monster:', '');
  if (option === 'foul-fate') {
    const note = sayAdventure('obstacle.foul-fate');
    return <Slip scene={scene} option={option} icon={<Emblem name={TOKEN_ICONS['foul-fate']} />} note={note} />;
  }
  const isKnown = ENEMIES.some(({ id }) => id === token);
  const tier = RANK.find((one) => token.startsWith(one));
  const note = isKnown ? (
    <EnemyNote scene={scene} enemy={token} />
  ) : tier === undefined ? (
    sayAdventure('obstacle.unknown')
  ) : (
    <HiddenNote scene={scene} tier={tier} />
  );
  return (
    <Slip scene={scene} option={option} icon={<Emblem name={isKnown ? enemyIcon(token) : 'beast-eye'} />} note={note} />
  );
}
