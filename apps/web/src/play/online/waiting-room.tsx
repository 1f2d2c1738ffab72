import './waiting-room.css';
import './online-parts.css';
import { levelsFor } from '@medallion/bots';
import type { SeatState, TableState } from '@medallion/protocol';
import { useSignal } from '@preact/signals';
import { CopyButton } from '../../pieces/copy';
import { Page } from '../../pieces/frame';
import { Icon } from '../../pieces/icon';
import { Button } from '../../pieces/links';
import { showSlip } from '../../pieces/slips';
import { navigate } from '../../router/router';
import { pathTo } from '../../router/routes';
import { ChoiceSelect } from './choice-select';
import type { Command } from './connection';
import { me } from './identity';
import { tableLink } from './links';
import { type OnlineGame, SURPRISE } from './online-games';
import type { OnlineSession } from './online-session';
import { Qr } from './qr/qr';
import { codeWords, sayOnline, seatWords } from './say-online';
import { clockWords, gameName } from './table-words';
import { Talk } from './talk';

interface RoomProps {
  readonly session: OnlineSession;
  readonly state: TableState;
  readonly game: OnlineGame;
}

async function act(session: OnlineSession, command: Command): Promise<boolean> {
  const reply = await session.line.command(command);
  if (!reply.ok) showSlip({ id: 'table', words: codeWords(reply.code, reply.detail) });
  return reply.ok;
}

/** A link with a button that copies it, and the device's own way of sending where it has one. */
export function LinkField({ link, label }: { readonly link: string; readonly label: string }) {
  return (
    <div class="ol-link">
      <input class="field-ink" readOnly value={link} aria-label={label} />
      <CopyButton
        text={link}
        words={sayOnline('table.copy')}
        doneWords={sayOnline('copied')}
        failedWords={sayOnline('not-copied')}
      />
      {'share' in navigator ? (
        <Button look="ink-line" onPress={() => void navigator.share({ url: link }).catch(() => undefined)}>
          <Icon name="share" /> {sayOnline('send')}
        </Button>
      ) : null}
    </div>
  );
}

function Invite({ session }: Pick<RoomProps, 'session'>) {
  const keys = session.stream.you.value?.keys ?? null;
  if (keys === null) return null;
  return (
    <section class="ol-invite paper paper-wide">
      <i class="nail" />
      <p class="kicker">{sayOnline('table.one-open')}</p>
      <h1 class="display">{sayOnline('table.call')}</h1>
      <p>{sayOnline('table.call-words')}</p>
      <LinkField link={tableLink(session.table, keys.invite)} label={sayOnline('table.link')} />
      <details>
        <summary>{sayOnline('table.qr')}</summary>
        <p>{sayOnline('table.qr-words')}</p>
        <Qr text={tableLink(session.table, keys.invite)} label={sayOnline('table.qr')} />
      </details>
      <details>
        <summary>{sayOnline('table.watch-link')}</summary>
        <p>{sayOnline('table.watch-link-words')}</p>
        <LinkField link={tableLink(session.table, keys.spectate)} label={sayOnline('table.watch-link')} />
      </details>
    </section>
  );
}

function seatNote(seat: SeatState, isHost: boolean): string {
  if (seat.kind === 'open') return sayOnline('table.open-words');
  if (seat.kind === 'bot') return sayOnline('table.bot');
  const isMe = seat.person?.id === me.value?.id;
  if (seat.kind === 'local') return isMe ? sayOnline('table.local') : '';
  if (isMe) return sayOnline(isHost ? 'table.host-you' : 'table.you');
  return [isHost ? sayOnline('table.host') : '', sayOnline(seat.isHere ? 'table.here' : 'table.away')]
    .filter(Boolean)
    .join(', ');
}

function SeatLine({ session, state, place }: Pick<RoomProps, 'session' | 'state'> & { readonly place: number }) {
  const seat = state.seats[place];
  if (seat === undefined) return null;
  const isHost = session.stream.you.value?.isHost ?? false;
  const level = levelsFor(state.game).at(-1)?.id ?? '';
  return (
    <li class={seat.kind === 'open' ? 'ol-chair open' : 'ol-chair'}>
      <span class={seat.kind === 'open' ? 'ol-crest e' : 'ol-crest'}>
        {seat.kind === 'open' ? null : <Icon name={seat.kind === 'bot' ? 'gears' : 'hood'} />}
      </span>
      <span>
        <b>{seatWords(seat)}</b>
        <small>{seatNote(seat, seat.kind === 'person' && seat.person?.id === state.host)}</small>
      </span>
      {seat.kind !== 'open' ? (
        <span class={seat.isReady ? 'ol-ready' : 'ol-ready not'}>
          {seat.isReady ? <Icon name="check-mark" /> : <Icon name="hourglass" />}{' '}
          {sayOnline(seat.isReady ? 'table.ready' : 'table.not-ready')}
        </span>
      ) : isHost ? (
        <Button
          onPress={() =>
            void act(session, { type: 'set-seat', table: session.table, seat: place, to: { kind: 'bot', level } })
          }
        >
          {sayOnline('table.give-bot')}
        </Button>
      ) : null}
    </li>
  );
}

function Agreed({ state, game }: Pick<RoomProps, 'state' | 'game'>) {
  const config = state.config as { readonly [key: string]: unknown };
  const options = game.options().flatMap(({ id, values }) => values.find(({ value }) => value === config[id]) ?? []);
  return (
    <p class="ol-agreed">
      <span class="chip">
        <Icon name="crossed-swords" /> {gameName(state.game)}
      </span>
      <span class="chip">
        <Icon name="hourglass" /> {clockWords(state.clock.rule)}
      </span>
      {(game.agreed?.(state.config) ?? []).map((words) => (
        <span key={words} class="chip" data-agreed={words}>
          <Icon name="stack" /> {words}
        </span>
      ))}
      {options.map(({ value, words }) => (
        <span key={value} class="chip">
          {words}
        </span>
      ))}
    </p>
  );
}

function Start({ session, state, game }: RoomProps) {
  const [seat] = session.mine.value;
  const luck = useSignal('');
  const chosen = useSignal(seat === undefined ? SURPRISE : (game.choiceIn(state.config, seat) ?? SURPRISE));
  if (seat === undefined) return null;
  const isReady = state.seats[seat]?.isReady ?? false;
  const isHost = session.stream.you.value?.isHost ?? false;
  const ready = (now: boolean) => {
    const addition = luck.value.trim();
    void act(session, {
      type: 'ready',
      table: session.table,
      seat,
      ready: now,
      ...(game.isChoiceOpen ? {} : { choice: game.choiceJson(chosen.value) }),
      ...(addition === '' ? {} : { addition }),
    });
  };
  const leave = async () => {
    const command: Command = isHost
      ? { type: 'close', table: session.table }
      : { type: 'leave', table: session.table, seat };
    if (await act(session, command)) navigate(pathTo('tables'));
  };
  return (
    <footer class="ol-start panel">
      <div>
        <p class="ask">{sayOnline(isReady ? 'table.begin-wait' : 'table.begin-ask')}</p>
        <p>{sayOnline('table.begin-words')}</p>
      </div>
      {isReady ? null : (
        <>
          {game.isChoiceOpen ? null : (
            <ChoiceSelect
              game={game}
              label={sayOnline('join.deck')}
              chosen={chosen.value}
              onChoose={(id) => {
                chosen.value = id;
              }}
            />
          )}
          <label class="ol-choice">
            <span>{sayOnline('join.more')}</span>
            <input
              class="field"
              placeholder={sayOnline('new.luck-example')}
              autocomplete="off"
              value={luck.value}
              onInput={(event) => {
                luck.value = event.currentTarget.value;
              }}
            />
          </label>
        </>
      )}
      <div class="ol-acts">
        <Button look="quiet" onPress={() => void leave()}>
          {sayOnline(isHost ? 'table.close' : 'table.leave')}
        </Button>
        {isReady ? (
          <Button onPress={() => ready(false)}>{sayOnline('table.not-yet')}</Button>
        ) : (
          <Button look="main" onPress={() => ready(true)}>
            {sayOnline('table.i-am-ready')}
          </Button>
        )}
      </div>
    </footer>
  );
}

/** Before the first deal: the links to send, who sits where, what was agreed, and talk. */
export function WaitingRoom({ session, state, game }: RoomProps) {
  const taken = state.seats.filter(({ kind }) => kind !== 'open').length;
  const hasOpen = taken < state.seats.length;
  return (
    <Page title={gameName(state.game)} mid={sayOnline('table.waiting-mid')} class="page ol-room">
      {hasOpen ? <Invite session={session} /> : <h1 class="sr">{sayOnline('table.at-table')}</h1>}
      <section class="panel ol-seats">
        <header>
          <h2 class="display">{sayOnline('table.at-table')}</h2>
          <p class="smallcap">{sayOnline('table.count', { taken, all: state.seats.length })}</p>
        </header>
        <ol>
          {state.seats.map((_, place) => (
            <SeatLine key={`${session.table} ${place}`} session={session} state={state} place={place} />
          ))}
        </ol>
        <Agreed state={state} game={game} />
        <details class="ol-fair">
          <summary>{sayOnline('table.fair')}</summary>
          <p>{sayOnline('table.fair-words')}</p>
          <code>{state.fairness.hash}</code>
        </details>
      </section>
      <Talk session={session} />
      <Start session={session} state={state} game={game} />
    </Page>
  );
}
