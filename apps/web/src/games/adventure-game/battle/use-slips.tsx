import './use-slips.css';
import { type BattleView, DEVELOPMENT, type UseAhead } from '@medallion/adventure-game';
import { Icon } from '../../../pieces/icon';
import { RuleLink } from '../../../pieces/links';
import { RESULT_ICONS } from '../art/emblems';
import { faceOf } from '../table/card';
import { Emblem } from '../table/pieces';
import { offers, type Scene } from '../table/scene';
import { optionWords } from '../table/words';
import { blockedWords, sayAdventure } from '../text/say-adventure';
import { enemyOf } from './results';

const COMPARED = ['sword', 'ritual', 'shield'] as const;

/** The results before and after a use, beside what the enemy asks. */
function Change({ battle, ahead }: { readonly battle: BattleView; readonly ahead: UseAhead | undefined }) {
  const enemy = enemyOf(battle.enemy);
  if (enemy === null) return null;
  return (
    <span class="use-change">
      {COMPARED.map((result) => {
        const need = enemy[result];
        if (need === null) return null;
        const [now, then] = [battle.pool[result], ahead?.pool[result] ?? battle.pool[result]];
        const way = then > now ? 'up' : then < now ? 'down' : 'same';
        return (
          <span key={result} class={way}>
            <Emblem name={RESULT_ICONS[result]} />
            <b>{then === now ? now : `${now} → ${then}`}</b>
            <small>{sayAdventure('battle.of', { need })}</small>
          </span>
        );
      })}
    </span>
  );
}

/** What accepting right after this use would come to, in a few words. */
function verdictWords({ attack, defence }: UseAhead): string {
  if (attack && defence) return sayAdventure('battle.then-both');
  if (attack) return sayAdventure('battle.then-attack');
  return sayAdventure(defence ? 'battle.then-defence' : 'battle.then-neither');
}

function textsOf(option: string): { readonly icon: string; readonly words: string } {
  const [head, id = ''] = option.split(':');
  if (option === 'dodge') return { icon: RESULT_ICONS.dodge, words: sayAdventure('battle.dodge') };
  if (head === 'fortune') {
    const face = faceOf('fortune', id);
    return { icon: face.icon, words: face.texts[0] ?? '' };
  }
  const known = DEVELOPMENT.some((one) => one.id === id) ? id : id.replace(/-\d+$/, '');
  const face = faceOf('development', known);
  return { icon: face.icon, words: face.texts[0] ?? '' };
}

interface SlipProps {
  readonly scene: Scene;
  readonly battle: BattleView;
  readonly option: string;
}

function UseSlip({ scene, battle, option, isAdvised }: SlipProps & { readonly isAdvised: boolean }) {
  const { question, view, act, counsel } = scene;
  if (question === null) return null;
  const { icon, words } = textsOf(option);
  const ahead = counsel?.ahead[option];
  const hasDice = battle.faces.length > 0;
  return (
    <button
      type="button"
      class={isAdvised ? 'use-slip is-can advised' : 'use-slip is-can'}
      data-option={option}
      onClick={() => act.answer(option)}
    >
      <Emblem name={icon} class="use-icon" />
      <b>{optionWords(view, question, option)}</b>
      <small>{words}</small>
      {hasDice ? <Change battle={battle} ahead={ahead} /> : null}
      {ahead === undefined ? null : <em>{verdictWords(ahead)}</em>}
      {isAdvised ? <span class="use-advised">{sayAdventure('battle.advised')}</span> : null}
    </button>
  );
}

function BlockedSlip({ scene, battle, option, rule }: SlipProps & { readonly rule: string }) {
  const { question, view } = scene;
  const { icon } = textsOf(option);
  return (
    <div class="use-slip is-off">
      <Emblem name={icon} class="use-icon" />
      <b>
        {question === null ? option : optionWords(view, question, option)} <Icon name="padlock" />
      </b>
      <small>
        {blockedWords(rule)} <RuleLink rule={rule} />
      </small>
      <Change battle={battle} ahead={undefined} />
    </div>
  );
}

/** Every way to change the results, the recommended one first, and after them those that cannot be paid. */
export function UseSlips({ scene, battle }: { readonly scene: Scene; readonly battle: BattleView }) {
  const { question, counsel } = scene;
  if (question === null) return null;
  const uses = counsel?.uses ?? [];
  const ways = question.options.filter((id) => id !== 'done' && id !== 'pass' && !id.startsWith('die-'));
  const advised = ways.filter((id) => uses[0] === id);
  // A card for another moment is not in question here.
  const blocked =
    question.prompt === 'modify-results' ? question.blocked.filter(({ rule }) => rule !== 'AG-DEV-002') : [];
  return (
    // biome-ignore lint/a11y/useSemanticElements: the slips are no set of fields
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <div class="use-slips" tabIndex={0} role="group" aria-label={sayAdventure('battle.ask-bend')}>
      {[...advised, ...ways.filter((id) => !advised.includes(id))].map((option) => (
        <UseSlip
          key={option}
          scene={scene}
          battle={battle}
          option={option}
          isAdvised={uses.includes(option) && offers(scene, option)}
        />
      ))}
      {blocked.map(({ id, rule }) => (
        <BlockedSlip key={id} scene={scene} battle={battle} option={id} rule={rule} />
      ))}
    </div>
  );
}
