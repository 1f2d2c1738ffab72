import './new-table-page.css';
import { levelsFor } from '@medallion/bots';
import { LIMITS } from '@medallion/protocol';
import { useSignal } from '@preact/signals';
import { GAMES, type GameId } from '../../games/catalogue';
import { Segments } from '../../pieces/choice';
import { Page } from '../../pieces/frame';
import { Icon } from '../../pieces/icon';
import { Loading } from '../../pieces/notes';
import { navigate, query } from '../../router/router';
import { pathTo } from '../../router/routes';
import { say } from '../../text/say';
import { freshId } from '../fresh-id';
import type { Reply } from './api';
import { ChoiceSelect } from './choice-select';
import { tablePath } from './links';
import { Notice } from './new-table-notice';
import { Seats } from './new-table-seats';
import type { OnlineGame } from './online-games';
import { codeWords, sayOnline } from './say-online';
import {
  firstClock,
  firstSeats,
  myName,
  openTable,
  otherName,
  type Plan,
  type PlanPartProps,
  seated,
} from './table-plan';
import { Unreachable } from './tables-page';
import { useOnlineGame } from './use-online-game';

function Tickets({ plan, change }: PlanPartProps) {
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

/** What each chair brings. Where that lies open, whoever opens the table settles it; else an open chair brings its own. */
function Choices({ plan, change, game }: PlanPartProps & { readonly game: OnlineGame }) {
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

function Box({ plan, change, game }: PlanPartProps & { readonly game: OnlineGame }) {
  return (
    <section class="panel">
      <h2 class="display">{game.isChoiceOpen ? game.choiceWords() : sayOnline('new.decks')}</h2>
      <div class="ol-box">
        <Choices plan={plan} change={change} game={game} />
        {game.isChoiceOpen ? null : <a href={pathTo('decks')}>{sayOnline('new.build')}</a>}
      </div>
      {game.options().length === 0 ? null : <h2 class="display">{sayOnline('new.rules')}</h2>}
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

type Problem = Extract<Reply<never>, { ok: false }>;

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
  const problem = useSignal<Problem | null>(null);
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
    else problem.value = made;
  };
  const part = { plan: plan.value, change };
  return (
    <Page title={sayOnline('new.title')} class="page ol-new">
      <h1 class="sr">{sayOnline('new.title')}</h1>
      <Tickets {...part} />
      <div class="ol-middle">
        <Seats {...part} game={game} />
        <Box {...part} game={game} />
        {game.Parts === undefined ? null : (
          <game.Parts
            options={plan.value.options}
            players={seated(plan.value).length + 1}
            change={(options) => change({ options })}
          />
        )}
      </div>
      <div class="ol-middle">
        <Notice {...part} onOpen={() => void open()} isBusy={isBusy.value} />
        {problem.value?.code === 'unreachable' ? (
          <Unreachable code="unreachable" onAgain={() => void open()} />
        ) : (
          <p role="alert" class="ol-problem">
            {problem.value === null ? '' : codeWords(problem.value.code, problem.value.detail)}
          </p>
        )}
      </div>
    </Page>
  );
}
