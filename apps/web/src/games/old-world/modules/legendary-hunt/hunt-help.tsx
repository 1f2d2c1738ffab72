import { HelpSteps } from '../../../../table/guide/help';
import { sayHere } from './say-hunt';

const STEPS = [
  ['help.1', 'OW-LH-048'],
  ['help.2', 'OW-LH-021'],
  ['help.3', 'OW-LH-012'],
  ['help.4', 'OW-LH-026'],
  ['help.5', 'OW-LH-043'],
] as const;

/** Its page of the help. */
export function HuntHelp() {
  return (
    <section class="help-card paper">
      <h3 class="display">{sayHere('help.title')}</h3>
      <HelpSteps steps={STEPS.map(([id, rule]) => [sayHere(id), rule] as const)} />
    </section>
  );
}
