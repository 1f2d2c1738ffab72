import {
  gwentTexts,
  HERO_READINGS,
  type HeroReading,
  RELENTLESS_READINGS,
  type RelentlessReading,
} from '@medallion/gwent';
import { Segments } from '../../../pieces/choice';
import { RuleLink } from '../../../pieces/links';
import { language } from '../../../settings/settings';
import { sayGwent } from '../text/say-gwent';

/** Where the Relentless may take his card from, with words; the first is the rule of the booklet. */
export function relentlessChoices() {
  return RELENTLESS_READINGS.map((value) => ({ value, words: sayGwent(`setup.relentless.${value}`) }));
}

/** Whether leaders may take heroes into the hand, with words; the first is our ruling. */
export function heroChoices() {
  return HERO_READINGS.map((value) => ({ value, words: gwentTexts.say(language.value, `heroes.${value}`) }));
}

interface RulesPanelProps {
  readonly relentless: RelentlessReading;
  readonly heroes: HeroReading;
  readonly onChoose: (chosen: { readonly relentless?: RelentlessReading; readonly heroes?: HeroReading }) => void;
}

/** What two players may agree on where the rules can be read in more than one way. */
export function RulesPanel({ relentless, heroes, onChoose }: RulesPanelProps) {
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
          onChoose={(chosen) => onChoose({ relentless: chosen })}
        />
      </div>
      <div class="set-line">
        <p class="set-words">
          <b>{sayGwent('setup.heroes')}</b>
          <small>
            {sayGwent('setup.heroes-words')} <RuleLink rule="GW-LEADER-008" /> <RuleLink rule="GW-LEADER-037" />
          </small>
        </p>
        <Segments
          label={sayGwent('setup.heroes')}
          choices={heroChoices()}
          chosen={heroes}
          onChoose={(chosen) => onChoose({ heroes: chosen })}
        />
      </div>
    </section>
  );
}
