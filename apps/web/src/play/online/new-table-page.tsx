import './online.css';
import { levelsFor } from '@medallion/bots';
import { LIMITS } from '@medallion/protocol';
import { useSignal } from '@preact/signals';
import { GAMES } from '../../games/catalogue';
import { Segments } from '../../pieces/choice';
import { Page } from '../../pieces/frame';
import { Icon } from '../../pieces/icon';
import { Button } from '../../pieces/links';
import { Loading } from '../../pieces/notes';
import { navigate } from '../../router/router';
import { pathTo } from '../../router/routes';
import { MAX_NAME } from '../../settings/settings';
import { say } from '../../text/say';
import { levelName } from '../text/say-play';
import type { OnlineCode } from './api';
import { ChoiceSelect } from './choice-select';
import { tablePath } from './links';
import { type OnlineGame, SURPRISE } from './online-games';
import { codeWords, sayOnline } from './say-online';
import { CLOCKS, KINDS, myName, openTable, otherName, type Plan } from './table-plan';
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

function otherNote({ other, visibility }: Plan): string {
  if (other === 'bot') return sayOnline('new.bot-words');
  if (other === 'local') return sayOnline('new.local-words');
  return sayOnline(visibility === 'listed' ? 'new.anyone-listed' : 'new.anyone');
}

function Seats({ plan, change }: PartProps) {
  const levels = levelsFor(plan.game).map(({ id }) => id);
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
      <div class="ol-seat">
        <span class="ol-num">2</span>
        <span>
          <b>{otherName(plan)}</b>
          <small>{otherNote(plan)}</small>
        </span>
        {plan.other === 'bot' ? (
          <Segments
            label={sayOnline('new.level')}
            choices={levels.map((value) => ({ value, words: levelName(value) }))}
            chosen={plan.level}
            onChoose={(level) => change({ level })}
          />
        ) : null}
        {plan.other === 'local' ? (
          <input
            class="field"
            aria-label={sayOnline('new.local-name')}
            placeholder={sayOnline('new.local-default')}
            maxLength={MAX_NAME}
            value={plan.localName}
            onInput={(event) => change({ localName: event.currentTarget.value })}
          />
        ) : null}
        <Segments
          label={sayOnline('new.seat-kind', { number: 2 })}
          choices={KINDS.map((value) => ({ value, words: sayOnline(`new.kind.${value}`) }))}
          chosen={plan.other}
          onChoose={(other) => change({ other })}
        />
      </div>
    </section>
  );
}

function Box({ plan, change, game }: PartProps & { readonly game: OnlineGame }) {
  return (
    <section class="panel">
      <h2 class="display">{sayOnline('new.decks')}</h2>
      <div class="ol-box">
        <ChoiceSelect
          game={game}
          label={sayOnline('new.my-deck')}
          chosen={plan.mine}
          onChoose={(mine) => change({ mine })}
        />
        {plan.other === 'open' ? (
          <p>{sayOnline('new.open-deck')}</p>
        ) : (
          <ChoiceSelect
            game={game}
            label={sayOnline('new.their-deck', { name: otherName(plan) })}
            chosen={plan.theirs}
            onChoose={(theirs) => change({ theirs })}
          />
        )}
        <a href={pathTo('decks')}>{sayOnline('new.build')}</a>
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

function Notice({
  plan,
  change,
  onOpen,
  isBusy,
}: PartProps & { readonly onOpen: () => void; readonly isBusy: boolean }) {
  const isOpen = plan.other === 'open';
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
          <dd>
            {myName()}, {otherName(plan)}
          </dd>
        </div>
        <div>
          <dt>{sayOnline('new.about')}</dt>
          <dd>{sayOnline('new.minutes')}</dd>
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
      <p class="ol-say">{sayOnline(isOpen ? 'new.open-words' : 'new.full-words')}</p>
      <Button look="ink-red" disabled={isBusy} onPress={onOpen}>
        {sayOnline(isOpen ? 'new.open-table' : 'new.begin')}
      </Button>
    </section>
  );
}

export function NewTablePage() {
  const levels = levelsFor('gwent').map(({ id }) => id);
  const plan = useSignal<Plan>({
    game: 'gwent',
    other: 'open',
    level: levels.at(-1) ?? '',
    localName: '',
    mine: 'starter-northern-realms',
    theirs: SURPRISE,
    options: {},
    luck: '',
    visibility: 'link',
    clock: 'none',
  });
  const problem = useSignal<OnlineCode | null>(null);
  const isBusy = useSignal(false);
  // The same id for every try: a table that was opened although the answer got lost is found again, not doubled.
  const id = useSignal(crypto.randomUUID());
  const game = useOnlineGame(plan.value.game);
  const change = (part: Partial<Plan>) => {
    plan.value = { ...plan.value, ...part };
    id.value = crypto.randomUUID();
  };
  const open = async () => {
    if (game === null) return;
    isBusy.value = true;
    const made = await openTable(plan.value, game, id.value);
    isBusy.value = false;
    if (made.ok) navigate(tablePath(made.value));
    else problem.value = made.code;
  };
  if (game === null) {
    return (
      <Page title={sayOnline('new.title')} class="stage-note">
        <Loading />
      </Page>
    );
  }
  const part = { plan: plan.value, change };
  return (
    <Page title={sayOnline('new.title')} class="page ol-new">
      <h1 class="sr">{sayOnline('new.title')}</h1>
      <Tickets {...part} />
      <div class="ol-middle">
        <Seats {...part} />
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
