import './battle-stage.css';
import { MONSTERS } from '@medallion/adventure-game';
import type { ComponentChildren } from 'preact';
import { FightStage } from '../../../table/cards/fight-stage';
import { percent } from '../../../table/question/percent';
import { enemyIcon, RESULT_ICONS } from '../art/emblems';
import wilds from '../art/wilds.svg';
import { Emblem } from '../table/pieces';
import type { Scene } from '../table/scene';
import { type AdventureTextId, named, sayAdventure } from '../text/say-adventure';
import { enemyOf } from './results';

/** How it stands: as it came, beaten, or still there when the dice have spoken. */
export type Mood = 'waits' | 'slain' | 'stands';

interface StageProps {
  readonly enemy: string;
  readonly mood?: Mood;
  readonly children?: ComponentChildren;
}

function Need({
  icon,
  n,
  words,
}: {
  readonly icon: string;
  readonly n: number | null;
  readonly words: AdventureTextId;
}) {
  if (n === null) return null;
  return (
    <li>
      <Emblem name={icon} />
      <b>{n}</b>
      <span>{sayAdventure(words)}</span>
    </li>
  );
}

/** Whom one fights, in the land where it happens, and what it takes. */
export function BattleStage({ enemy, mood = 'waits', children }: StageProps) {
  const facts = enemyOf(enemy);
  const tier = MONSTERS.find(({ id }) => id === enemy)?.tier ?? null;
  return (
    <>
      <FightStage picture={wilds} height={440} figure={enemyIcon(enemy)} at={[196, 16]} mood={mood} />
      <section class="foe">
        <p class="smallcap">{tier === null ? sayAdventure('battle.enemy') : sayAdventure(`battle.tier.${tier}`)}</p>
        <h1 class="display" tabIndex={-1}>
          {named('enemy', enemy)}
        </h1>
        {facts === null ? null : (
          <ul>
            <Need icon={RESULT_ICONS.sword} n={facts.sword} words="battle.to-hit" />
            <Need icon={RESULT_ICONS.ritual} n={facts.ritual} words="battle.to-bind" />
            <Need icon={RESULT_ICONS.shield} n={facts.shield} words="battle.to-hold" />
          </ul>
        )}
        {children}
      </section>
    </>
  );
}

/** Odds before the roll, with all that could be used. */
export function OddsLine({ scene, enemy }: { readonly scene: Scene; readonly enemy: string }) {
  const odds = scene.counsel?.odds[enemy];
  if (odds === undefined) return null;
  return (
    <p class="foe-odds">
      {sayAdventure('odds.full', {
        attack: percent(odds.attack),
        defence: percent(odds.defence),
        both: percent(odds.both),
      })}
    </p>
  );
}
