import './battle-scene.css';
import { type BattleView, DEVELOPMENT, MONSTERS } from '@medallion/adventure-game';
import type { ComponentChildren } from 'preact';
import { Icon } from '../../../pieces/icon';
import { RuleLink } from '../../../pieces/links';
import { FightStage } from '../../../table/cards/fight-stage';
import { InTurn } from '../../../table/drawing/in-turn';
import { percent } from '../../../table/question/percent';
import { enemyIcon, RESULT_ICONS } from '../art/emblems';
import wilds from '../art/wilds.svg';
import { faceOf } from '../table/card';
import { Emblem } from '../table/pieces';
import { heroOf, offers, type Scene } from '../table/scene';
import { optionWords, placeName, shortHero } from '../table/words';
import { blockedWords, named, sayAdventure, speak } from '../text/say-adventure';
import { Dice, enemyOf, Fate, Scales } from './results';
import { spentDice } from './spent-dice';

export function BattleStage({ enemy, children }: { readonly enemy: string; readonly children?: ComponentChildren }) {
  const facts = enemyOf(enemy);
  const tier = MONSTERS.find(({ id }) => id === enemy)?.tier ?? null;
  return (
    <>
      <FightStage picture={wilds} height={440} figure={enemyIcon(enemy)} at={[196, 16]} />
      <section class="foe">
        <p class="smallcap">{tier === null ? sayAdventure('battle.enemy') : sayAdventure(`battle.tier.${tier}`)}</p>
        <h1 class="display" tabIndex={-1}>
          {named('enemy', enemy)}
        </h1>
        {facts === null ? null : (
          <ul>
            {facts.sword === null ? null : (
              <li>
                <Emblem name={RESULT_ICONS.sword} />
                <b>{facts.sword}</b>
                <span>{sayAdventure('battle.to-hit')}</span>
              </li>
            )}
            {facts.ritual === null ? null : (
              <li>
                <Emblem name={RESULT_ICONS.ritual} />
                <b>{facts.ritual}</b>
                <span>{sayAdventure('battle.to-bind')}</span>
              </li>
            )}
            <li>
              <Emblem name={RESULT_ICONS.shield} />
              <b>{facts.shield}</b>
              <span>{sayAdventure('battle.to-hold')}</span>
            </li>
          </ul>
        )}
        {children}
      </section>
    </>
  );
}

/** What a use gives and takes, as figures on the slip. */
function Change({ option }: { readonly option: string }) {
  const [head, id = '', way = ''] = option.split(':');
  const card =
    DEVELOPMENT.find((one) => one.id === id) ?? DEVELOPMENT.find((one) => one.id === id.replace(/-\d+$/, ''));
  const gives =
    option === 'dodge'
      ? { shield: 1, sword: -1 }
      : head === 'use'
        ? (card?.produce?.find((one) => way === '' || Object.keys(one).join('-and-') === way) ?? {})
        : {};
  return (
    <span class="o-r">
      {(['sword', 'shield', 'ritual'] as const).map((result) => {
        const n = (gives as Readonly<Record<string, number | undefined>>)[result];
        if (n === undefined) return null;
        return (
          <span key={result}>
            <Emblem name={RESULT_ICONS[result]} />
            {n > 0 ? `+${n}` : `−${-n}`}
          </span>
        );
      })}
    </span>
  );
}

function textsOf(option: string): { readonly icon: string; readonly words: string } {
  const [head, id = ''] = option.split(':');
  if (option === 'dodge') return { icon: RESULT_ICONS.dodge, words: sayAdventure('battle.dodge') };
  if (head === 'fortune') {
    const face = faceOf('fortune', id);
    return { icon: face.icon, words: face.texts.join(' ') };
  }
  const known = DEVELOPMENT.some((card) => card.id === id) ? id : id.replace(/-\d+$/, '');
  const face = faceOf('development', known);
  return { icon: face.icon, words: face.texts[0] ?? '' };
}

function UseSlip({
  scene,
  option,
  isAdvised,
}: {
  readonly scene: Scene;
  readonly option: string;
  readonly isAdvised: boolean;
}) {
  const { question, view, act } = scene;
  if (question === null) return null;
  const { icon, words } = textsOf(option);
  return (
    <button
      type="button"
      class={isAdvised ? 'opt is-can advised' : 'opt is-can'}
      data-option={option}
      onClick={() => act.answer(option)}
    >
      <span class="o-i">
        <Emblem name={icon} />
      </span>
      <span>
        <b>{optionWords(view, question, option)}</b>
        <small>{words}</small>
        {isAdvised ? <small class="advice">{sayAdventure('battle.advised')}</small> : null}
      </span>
      <Change option={option} />
    </button>
  );
}

function BlockedSlip({
  scene,
  option,
  rule,
}: {
  readonly scene: Scene;
  readonly option: string;
  readonly rule: string;
}) {
  const { question, view } = scene;
  const { icon } = textsOf(option);
  return (
    <div class="opt off">
      <span class="o-i">
        <Emblem name={icon} />
      </span>
      <span>
        <b>{question === null ? option : optionWords(view, question, option)}</b>
        <small>
          {blockedWords(rule)} <RuleLink rule={rule} />
        </small>
      </span>
      <Icon name="padlock" />
    </div>
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

function Uses({ scene, battle }: { readonly scene: Scene; readonly battle: BattleView }) {
  const { question, counsel, act } = scene;
  if (question === null) return null;
  const uses = counsel?.uses ?? [];
  const [best] = uses;
  const ways = question.options.filter((id) => id !== 'done' && id !== 'pass' && !id.startsWith('die-'));
  const blocked =
    question.prompt === 'modify-results' ? question.blocked.filter(({ rule }) => rule !== 'AG-DEV-002') : [];
  const stop = ['done', 'pass'].find((id) => offers(scene, id));
  const isBest = question.prompt === 'modify-results' && best !== undefined && offers(scene, best);
  return (
    <>
      <div class="prompt" data-question={question.prompt}>
        <p class="ask">{battleAsk(scene, battle, uses)}</p>
        <div class="prompt-act">
          {isBest ? (
            <button
              type="button"
              class="pbtn"
              data-option={best}
              aria-keyshortcuts="B"
              onClick={() => act.answer(best)}
            >
              <Icon name="candle-flame" />{' '}
              {sayAdventure('battle.best', { use: optionWords(scene.view, question, best) })}
            </button>
          ) : null}
          {stop === undefined ? null : (
            <button type="button" class={isBest ? 'btn' : 'pbtn'} data-option={stop} onClick={() => act.answer(stop)}>
              {battle.faces.length === 0 ? sayAdventure('battle.roll') : sayAdventure('battle.accept')}
            </button>
          )}
        </div>
      </div>
      <div class="opts">
        {ways.map((option) => (
          <UseSlip key={option} scene={scene} option={option} isAdvised={uses.includes(option)} />
        ))}
        {blocked.map(({ id, rule }) => (
          <BlockedSlip key={id} scene={scene} option={id} rule={rule} />
        ))}
      </div>
    </>
  );
}

function battleAsk({ question }: Scene, battle: BattleView, uses: readonly string[]): string {
  if (question?.prompt === 'reroll') return speak('prompt.reroll');
  if (battle.faces.length === 0) return sayAdventure('battle.ask-start');
  if (battle.attack && battle.defence) return sayAdventure('battle.ask-won');
  if (uses.length > 0) return sayAdventure('battle.ask-bend');
  if (battle.attack) return sayAdventure('battle.ask-no-defence');
  return sayAdventure(battle.defence ? 'battle.ask-no-attack' : 'battle.ask-neither');
}

/** Before the roll nothing is met yet: what would come of it if nothing were. */
function unrolled({ ritual }: BattleView): Pick<BattleView, 'attack' | 'defence' | 'ritual'> {
  return { attack: false, defence: false, ritual: ritual === null ? null : false };
}

/** A battle of one's own: the enemy, the odds, the dice, what they come to, and how they may be bent. */
export function BattleScene({ scene, battle }: { readonly scene: Scene; readonly battle: BattleView }) {
  const enemy = enemyOf(battle.enemy);
  const { question, act } = scene;
  const hero = heroOf(scene, battle.seat);
  const isReroll = question?.prompt === 'reroll';
  const optionOf = (place: number) => (isReroll && offers(scene, `die-${place + 1}`) ? `die-${place + 1}` : null);
  if (enemy === null) return null;
  const hasRolled = battle.faces.length > 0;
  return (
    <div class="battle">
      <h2 class="sr">{sayAdventure('battle.near', { place: placeName(hero.at), player: shortHero(hero.hero) })}</h2>
      <BattleStage enemy={battle.enemy}>
        {hasRolled ? null : <OddsLine scene={scene} enemy={battle.enemy} />}
      </BattleStage>
      <InTurn turn={0}>
        <Fate
          enemy={enemy}
          verdict={hasRolled ? battle : unrolled(battle)}
          title={sayAdventure(hasRolled ? 'battle.if-stop' : 'battle.if-fail')}
        />
      </InTurn>
      <div class="tray">
        {hasRolled ? (
          <Dice
            faces={battle.faces}
            spent={spentDice(battle)}
            optionOf={optionOf}
            onPick={(option) => act.answer(option)}
          />
        ) : (
          <p class="tray-wait">{sayAdventure('battle.not-rolled')}</p>
        )}
        <Scales enemy={enemy} pool={battle.pool} />
      </div>
      <div class="battle-foot">
        <Uses scene={scene} battle={battle} />
      </div>
    </div>
  );
}
