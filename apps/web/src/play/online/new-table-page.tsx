import './online.css';
import { levelsFor } from '@medallion/bots';
import { LIMITS } from '@medallion/protocol';
import { useSignal } from '@preact/signals';
import { GAMES, type GameId } from '../../games/catalogue';
import { Segments } from '../../pieces/choice';
import { Page } from '../../pieces/frame';
import { Icon } from '../../pieces/icon';
import { Button } from '../../pieces/links';
import { Loading } from '../../pieces/notes';
import { navigate, query } from '../../router/router';
import { pathTo } from '../../router/routes';
import { MAX_NAME } from '../../settings/settings';
import { say } from '../../text/say';
import { freshId } from '../fresh-id';
import { levelName } from '../text/say-play';
import type { OnlineCode } from './api';
import { ChoiceSelect } from './choice-select';
import { tablePath } from './links';
import type { OnlineGame } from './online-games';
import { codeWords, sayOnline } from './say-online';
import {
  CLOCK_VALUES,
  CLOCKS,
  firstClock,
  firstSeats,
  KINDS,
  myName,
  type OtherSeat,
  openTable,
  otherName,
  type Plan,
  seated,
  VALUES_OF,
  withinClock,
} from './table-plan';
import { Unreachable } from './tables-page';
import { useOnlineGame } from './use-online-game';

interface PartProps {
  readonly plan: Plan;
  readonly change: (part: Partial<Plan>) => void;
}

function Tickets({ plan, change }: PartProps) {
  return (
    <fieldset class="ol-tickets">
      <legend class="sr">{sayOnline('new.game')}</legend>
      {GAMES.map(({ id, icon, shortName, facts, isPlayable }) => (
        <label key={id} class={`paper ${plan.game === id ? 'on' : ''} ${isPlayable ? '' : 'not-yet'}`}>
          <input
            class="sr"
            type="radio"
            name="game"
            checked={plan.game === id}
            disabled={!isPlayable}
            onChange={() => change({ game: id })}
          />
          <Icon name={icon} />
          <b class="display">{say(shortName)}</b>
          <small>{isPlayable ? facts.map(({ words }) => say(words)).join(', ') : sayOnline('new.not-yet')}</small>
        </label>
      ))}
    </fieldset>
  );
}

function otherNote({ visibility }: Plan, { kind }: OtherSeat): string {
  if (kind === 'closed') return sayOnline('new.closed-words');
  if (kind === 'bot') return sayOnline('new.bot-words');
  if (kind === 'local') return sayOnline('new.local-words');
  return sayOnline(visibility === 'listed' ? 'new.anyone-listed' : 'new.anyone');
}

interface SeatProps extends PartProps {
  readonly game: OnlineGame;
  /** Among the others: 0 is the second chair. */
  readonly place: number;
}

function OtherChair({ plan, change, game, place }: SeatProps) {
  const seat = plan.others[place];
  if (seat === undefined) return null;
  const levels = levelsFor(plan.game).map(({ id }) => id);
  const number = place + 2;
  const kinds = place + 1 < game.minSeats ? KINDS.filter((kind) => kind !== 'closed') : KINDS;
  const put = (part: Partial<OtherSeat>) =>
    change({ others: plan.others.map((other, index) => (index === place ? { ...other, ...part } : other)) });
  return (
    <div class="ol-seat">
      <span class="ol-num">{number}</span>
      <span>
        <b>{otherName(seat)}</b>
        <small>{otherNote(plan, seat)}</small>
      </span>
      {seat.kind === 'bot' ? (
        <Segments
          label={sayOnline('new.level')}
          choices={levels.map((value) => ({ value, words: levelName(value) }))}
          chosen={seat.level}
          onChoose={(level) => put({ level })}
        />
      ) : null}
      {seat.kind === 'local' ? (
        <input
          class="field"
          aria-label={sayOnline('new.local-name')}
          placeholder={sayOnline('new.local-default')}
          maxLength={MAX_NAME}
          value={seat.localName}
          onInput={(event) => put({ localName: event.currentTarget.value })}
        />
      ) : null}
      <Segments
        label={sayOnline('new.seat-kind', { number })}
        choices={kinds.map((value) => ({ value, words: sayOnline(`new.kind.${value}`) }))}
        chosen={seat.kind}
        onChoose={(kind) => put({ kind })}
      />
    </div>
  );
}

function Seats({ plan, change, game }: PartProps & { readonly game: OnlineGame }) {
  return (
    <section class="panel">
      <h2 class="display">{sayOnline('new.who')}</h2>
      <div class="ol-seat">
        <span class="ol-num">1</span>
        <span>
          <b>{myName()}</b>
          <small>{sayOnline('new.you')}</small>
        </span>
      </div>
      {plan.others.map((_, place) => (
        <OtherChair key={place} plan={plan} change={change} game={game} place={place} />
      ))}
    </section>
  );
}

/** What each chair brings. Where that lies open, whoever opens the table settles it; else an open chair brings its own. */
function Choices({ plan, change, game }: PartProps & { readonly game: OnlineGame }) {
  const put = (place: number, choice: string) =>
    change({ others: plan.others.map((other, index) => (index === place ? { ...other, choice } : other)) });
  return (
    <>
      <ChoiceSelect
        game={game}
        label={game.isChoiceOpen ? `${game.choiceWords()}: ${myName()}` : sayOnline('new.my-deck')}
        chosen={plan.mine}
        onChoose={(mine) => change({ mine })}
      />
      {plan.others.map((seat, place) => {
        if (seat.kind === 'closed') return null;
        if (seat.kind === 'open' && !game.isChoiceOpen) return <p key={place}>{sayOnline('new.open-deck')}</p>;
        const name = otherName(seat);
        return (
          <ChoiceSelect
            key={place}
            game={game}
            label={game.isChoiceOpen ? `${game.choiceWords()}: ${name}` : sayOnline('new.their-deck', { name })}
            chosen={seat.choice}
            onChoose={(choice) => put(place, choice)}
          />
        );
      })}
    </>
  );
}

function Box({ plan, change, game }: PartProps & { readonly game: OnlineGame }) {
  return (
    <section class="panel">
      <h2 class="display">{game.isChoiceOpen ? game.choiceWords() : sayOnline('new.decks')}</h2>
      <div class="ol-box">
        <Choices plan={plan} change={change} game={game} />
        {game.isChoiceOpen ? null : <a href={pathTo('decks')}>{sayOnline('new.build')}</a>}
      </div>
      <h2 class="display">{sayOnline('new.rules')}</h2>
      <div class="ol-box">
        {game.options().map(({ id, label, values }) => (
          <div key={id} class="ol-option">
            <span>{label}</span>
            <Segments
              label={label}
              choices={values}
              chosen={plan.options[id] ?? values[0]?.value ?? ''}
              onChoose={(value) => change({ options: { ...plan.options, [id]: value } })}
            />
          </div>
        ))}
      </div>
      <h2 class="display">{sayOnline('new.luck')}</h2>
      <div class="ol-box">
        <p>{sayOnline('new.luck-words')}</p>
        <input
          class="field"
          aria-label={sayOnline('new.luck')}
          placeholder={sayOnline('new.luck-example')}
          maxLength={LIMITS.additionLetters}
          autocomplete="off"
          value={plan.luck}
          onInput={(event) => change({ luck: event.currentTarget.value })}
        />
      </div>
    </section>
  );
}

/** The numbers of the clock that was chosen. */
function ClockNumbers({ plan, change }: PartProps) {
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

function Notice({
  plan,
  change,
  onOpen,
  isBusy,
}: PartProps & { readonly onOpen: () => void; readonly isBusy: boolean }) {
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

export function NewTablePage() {
  const asked = GAMES.find(({ id, isPlayable }) => isPlayable && id === query.value.get('game'))?.id ?? 'gwent';
  const chosen = useSignal<GameId>(asked);
  const game = useOnlineGame(chosen.value);
  if (game === null) {
    return (
      <Page title={sayOnline('new.title')} class="stage-note">
        <Loading />
      </Page>
    );
  }
  const choose = (id: GameId) => {
    chosen.value = id;
  };
  return <NewTable key={chosen.value} id={chosen.value} game={game} onGame={choose} />;
}

interface NewTableProps {
  readonly id: GameId;
  readonly game: OnlineGame;
  readonly onGame: (id: GameId) => void;
}

function NewTable({ id: gameId, game, onGame }: NewTableProps) {
  const levels = levelsFor(gameId).map(({ id }) => id);
  const plan = useSignal<Plan>({
    game: gameId,
    ...firstSeats(game, levels),
    options: {},
    luck: '',
    visibility: 'link',
    clock: 'none',
    clockValues: firstClock(),
  });
  const problem = useSignal<OnlineCode | null>(null);
  const isBusy = useSignal(false);
  // The same id for every try: a table that was opened although the answer got lost is found again, not doubled.
  const id = useSignal(freshId());
  const change = (part: Partial<Plan>) => {
    if (part.game !== undefined && part.game !== gameId) return onGame(part.game);
    plan.value = { ...plan.value, ...part };
    id.value = freshId();
  };
  const open = async () => {
    isBusy.value = true;
    const made = await openTable(plan.value, game, id.value);
    isBusy.value = false;
    if (made.ok) navigate(tablePath(made.value));
    else problem.value = made.code;
  };
  const part = { plan: plan.value, change };
  return (
    <Page title={sayOnline('new.title')} class="page ol-new">
      <h1 class="sr">{sayOnline('new.title')}</h1>
      <Tickets {...part} />
      <div class="ol-middle">
        <Seats {...part} game={game} />
        <Box {...part} game={game} />
      </div>
      <div class="ol-middle">
        <Notice {...part} onOpen={() => void open()} isBusy={isBusy.value} />
        {problem.value === 'unreachable' ? (
          <Unreachable code="unreachable" onAgain={() => void open()} />
        ) : (
          <p role="alert" class="ol-problem">
            {problem.value === null ? '' : codeWords(problem.value)}
          </p>
        )}
      </div>
    </Page>
  );
}
