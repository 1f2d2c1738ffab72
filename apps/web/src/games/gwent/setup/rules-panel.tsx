import { RELENTLESS_READINGS, type RelentlessReading } from '@medallion/gwent';
import { Segments } from '../../../pieces/choice';
import { RuleLink } from '../../../pieces/links';
import { sayGwent } from '../text/say-gwent';

/** Where the Relentless may take his card from, with words; the first is the rule of the booklet. */
export function relentlessChoices() {
  return RELENTLESS_READINGS.map((value) => ({ value, words: sayGwent(`setup.relentless.${value}`) }));
}

interface RulesPanelProps {
  readonly relentless: RelentlessReading;
  readonly onChoose: (relentless: RelentlessReading) => void;
}

/** What two players may agree on where the rules can be read in more than one way. */
export function RulesPanel({ relentless, onChoose }: RulesPanelProps) {
  return (
    <section class="panel" aria-labelledby="readings-title">
      <header>
        <h2 id="readings-title" class="display">
          {sayGwent('setup.readings')}
        </h2>
      </header>
      <div class="set-line">
        <p class="set-words">
          <b>{sayGwent('setup.relentless')}</b>
          <small>
            {sayGwent('setup.relentless-words')} <RuleLink rule="GW-LEADER-009" /> <RuleLink rule="GW-LEADER-036" />
          </small>
        </p>
        <Segments
          label={sayGwent('setup.relentless')}
          choices={relentlessChoices()}
          chosen={relentless}
          onChoose={onChoose}
        />
      </div>
    </section>
  );
}
