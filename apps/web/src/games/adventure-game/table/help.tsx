import { RESULTS, sentence } from '@medallion/adventure-game';
import { AllRules, HelpKeys, HelpSteps, mapTableKeys } from '../../../table-kit/help';
import { sayTable } from '../../../table-kit/say-table';
import { TableDialog } from '../../../table-kit/table-dialog';
import { ACTION_ICONS, RESULT_ICONS, TOKEN_ICONS } from '../art/emblems';
import { type AdventureTextId, sayAdventure, speak } from '../text/say-adventure';
import { Emblem, LeadMark } from './pieces';

const ACTIONS = ['travel', 'investigate', 'develop', 'rest', 'brew', 'prepare', 'sing', 'command'] as const;
const TURN = [
  ['help.turn.1', 'AG-TURN-002'],
  ['help.turn.2', 'AG-ACTION-002'],
  ['help.turn.3', 'AG-TURN-004'],
] as const;
const BATTLE = [
  ['help.battle.1', 'AG-BATTLE-003'],
  ['help.battle.2', 'AG-BATTLE-005'],
  ['help.battle.3', 'AG-BATTLE-006'],
  ['help.battle.4', 'AG-BATTLE-008'],
] as const;

type Step = readonly [AdventureTextId, string];
const told = (steps: readonly Step[]) => steps.map(([id, rule]) => [sayAdventure(id), rule] as const);

const keys = () =>
  mapTableKeys([
    ['1 – 5', sayAdventure('keys.actions')],
    ['E', sayAdventure('keys.end')],
    ['B', sayAdventure('keys.best')],
    ['S', sayAdventure('keys.score')],
    ['O', sayAdventure('keys.others')],
  ]);

/** The order of a turn, the actions, a battle, the marks, and the keys of the table. */
export function HelpDialog({ onClose }: { readonly onClose: () => void }) {
  return (
    <TableDialog title={sayTable('help.title')} class="help" onClose={onClose}>
      <div class="help-grid">
        <section class="help-card paper">
          <h3 class="display">{sayAdventure('help.turn')}</h3>
          <HelpSteps steps={told(TURN)} />
          <p>{sayAdventure('help.goal')}</p>
          <h3 class="display">{sayAdventure('help.battle')}</h3>
          <HelpSteps steps={told(BATTLE)} />
          <AllRules />
          <HelpKeys keys={keys()} />
        </section>
        <section class="help-card paper">
          <h3 class="display">{sayAdventure('help.actions')}</h3>
          <dl>
            {ACTIONS.map((action) => (
              <div key={action}>
                <dt>
                  <Emblem name={ACTION_ICONS[action]} /> {speak(`action.${action}`)}
                </dt>
                <dd>{sayAdventure(`help.action.${action}`)}</dd>
              </div>
            ))}
          </dl>
        </section>
        <section class="help-card paper">
          <h3 class="display">{sayTable('help.marks')}</h3>
          <dl>
            {(['red', 'blue', 'purple', 'any'] as const).map((color) => (
              <div key={color}>
                <dt>
                  <LeadMark kind={color} /> {sayAdventure(`help.lead.${color}`)}
                </dt>
              </div>
            ))}
            {RESULTS.map((result) => (
              <div key={result}>
                <dt>
                  <Emblem name={RESULT_ICONS[result]} /> {sentence(speak(`face.${result}`))}
                </dt>
              </div>
            ))}
            {(['minor', 'severe', 'foul-fate', 'fortune', 'heart', 'proof'] as const).map((token) => (
              <div key={token}>
                <dt>
                  <Emblem name={TOKEN_ICONS[token]} /> {sayAdventure(`help.mark.${token}`)}
                </dt>
              </div>
            ))}
          </dl>
        </section>
      </div>
    </TableDialog>
  );
}
