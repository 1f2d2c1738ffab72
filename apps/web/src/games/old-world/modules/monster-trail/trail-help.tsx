import { monsterTrailTexts } from '@medallion/old-world/modules/monster-trail';
import { language } from '../../../../settings/settings';
import { HelpSteps } from '../../../../table/guide/help';

const STEPS = [
  ['help.1', 'OW-MT-009'],
  ['help.2', 'OW-MT-017'],
  ['help.3', 'OW-MT-007'],
] as const;

/** Its page of the help. */
export function TrailHelp() {
  const say = (id: string) => monsterTrailTexts.say(language.value, id);
  return (
    <section class="help-card paper">
      <h3 class="display">{say('help.title')}</h3>
      <HelpSteps steps={STEPS.map(([id, rule]) => [say(id), rule] as const)} />
    </section>
  );
}
