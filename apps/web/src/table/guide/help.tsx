import './help.css';
import { RuleLink } from '../../pieces/links';
import { pathTo } from '../../router/routes';
import { sayTable } from '../text/say-table';

/** The steps of a turn or a fight, each with its rule. */
export function HelpSteps({ steps }: { readonly steps: readonly (readonly [words: string, rule: string])[] }) {
  return (
    <ol class="help-turn">
      {steps.map(([words, rule]) => (
        <li key={rule}>
          {words} <RuleLink rule={rule} />
        </li>
      ))}
    </ol>
  );
}

export type HelpKey = readonly [keys: string, words: string];

/** The keys of a table with a map: `own` are those of the game. */
export function mapTableKeys(own: readonly HelpKey[]): readonly HelpKey[] {
  return [
    ['← → ↑ ↓', sayTable('keys.arrows')],
    ['Enter', sayTable('keys.enter')],
    ...own,
    ['U', sayTable('keys.undo')],
    ['T', sayTable('hint')],
    ['P', sayTable('keys.pause')],
    ['N', sayTable('keys.step')],
    ['X', sayTable('keys.speed')],
    ['F', sayTable('keys.fast')],
    ['H ?', sayTable('keys.help')],
    ['Esc', sayTable('keys.escape')],
  ];
}

/** Every key of the table. */
export function HelpKeys({ keys }: { readonly keys: readonly HelpKey[] }) {
  return (
    <>
      <h3 class="display">{sayTable('help.keys')}</h3>
      <dl class="help-keys">
        {keys.map(([key, words]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{words}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

/** From the help to the rulebook. */
export function AllRules() {
  return (
    <p>
      <a class="rule-link" href={pathTo('rules')}>
        {sayTable('help.rules')}
      </a>
    </p>
  );
}
