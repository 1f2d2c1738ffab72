import './new-table-notice.css';
import { GAMES } from '../../games/catalogue';
import { Segments } from '../../pieces/choice';
import { Button } from '../../pieces/links';
import { say } from '../../text/say';
import { sayOnline } from './say-online';
import {
  CLOCK_VALUES,
  CLOCKS,
  myName,
  otherName,
  type PlanPartProps,
  seated,
  VALUES_OF,
  withinClock,
} from './table-plan';

/** The numbers of the clock that was chosen. */
function ClockNumbers({ plan, change }: PlanPartProps) {
  if (plan.clock === 'none') return null;
  return (
    <div class="ol-clock-values">
      {VALUES_OF[plan.clock].map((value) => (
        <label key={value}>
          <span>{sayOnline(`new.clock-value.${value}`)}</span>
          <input
            class="field"
            type="number"
            inputMode="numeric"
            min={CLOCK_VALUES[value].least}
            max={CLOCK_VALUES[value].most}
            value={plan.clockValues[value]}
            onChange={(event) => {
              const set = withinClock(value, event.currentTarget.valueAsNumber);
              event.currentTarget.value = String(set);
              change({ clockValues: { ...plan.clockValues, [value]: set } });
            }}
          />
        </label>
      ))}
    </div>
  );
}

/** The notice of the table: who may come, by which clock, and the button that opens it. */
export function Notice({
  plan,
  change,
  onOpen,
  isBusy,
}: PlanPartProps & { readonly onOpen: () => void; readonly isBusy: boolean }) {
  const isOpen = seated(plan).some(({ kind }) => kind === 'open');
  const minutes = GAMES.find(({ id }) => id === plan.game)?.facts.find(({ icon }) => icon === 'hourglass')?.words;
  return (
    <section class="ol-notice paper ruled">
      <p class="kicker">{sayOnline('new.notice')}</p>
      <h2 class="display">{sayOnline(isOpen ? 'new.wanted' : 'new.no-one-wanted')}</h2>
      <dl>
        <div>
          <dt>{sayOnline('new.game')}</dt>
          <dd>{say(`game.${plan.game}.name`)}</dd>
        </div>
        <div>
          <dt>{sayOnline('new.at-table')}</dt>
          <dd>{[myName(), ...seated(plan).map(otherName)].join(', ')}</dd>
        </div>
        <div>
          <dt>{sayOnline('new.about')}</dt>
          <dd>{minutes === undefined ? '' : say(minutes)}</dd>
        </div>
      </dl>
      <h3>{sayOnline('new.who-may')}</h3>
      <Segments
        label={sayOnline('new.who-may')}
        choices={(['link', 'listed'] as const).map((value) => ({ value, words: sayOnline(`new.visibility.${value}`) }))}
        chosen={plan.visibility}
        onChoose={(visibility) => change({ visibility })}
      />
      <h3>{sayOnline('new.clock')}</h3>
      <Segments
        label={sayOnline('new.clock')}
        choices={CLOCKS.map((value) => ({ value, words: sayOnline(`new.clock.${value}`) }))}
        chosen={plan.clock}
        onChoose={(clock) => change({ clock })}
      />
      <ClockNumbers plan={plan} change={change} />
      <p class="ol-say">{sayOnline(isOpen ? 'new.open-words' : 'new.full-words')}</p>
      <Button look="ink-red" disabled={isBusy} onPress={onOpen}>
        {sayOnline(isOpen ? 'new.open-table' : 'new.begin')}
      </Button>
    </section>
  );
}
