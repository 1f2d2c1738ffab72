import './play-table.css';
import './online-parts.css';
import { levelsFor } from '@medallion/bots';
import type { TableState } from '@medallion/protocol';
import { useSignal } from '@preact/signals';
import type { ComponentChildren, ComponentType } from 'preact';
import { useEffect } from 'preact/hooks';
import { Dialog } from '../../pieces/dialog';
import { Icon } from '../../pieces/icon';
import { Button } from '../../pieces/links';
import { showSlip } from '../../pieces/slips';
import { writeShared } from '../../replay/shared-replay';
import { navigate } from '../../router/router';
import { pathTo } from '../../router/routes';
import type { BoardProps } from '../../table/frame/board';
import { Clocks } from './clocks';
import { me } from './identity';
import { sitDown } from './join-sheet';
import { tableLink, tablePath } from './links';
import type { OnlineGame } from './online-games';
import type { OnlineSession } from './online-session';
import { codeWords, sayOnline, seatWords } from './say-online';
import { Talk } from './talk';
import { LinkField } from './waiting-room';

interface PlayProps {
  readonly session: OnlineSession;
  readonly state: TableState;
  readonly game: OnlineGame;
  readonly Board: ComponentType<BoardProps>;
  readonly accessKey: string | null;
}

type DialogProps = Omit<PlayProps, 'Board' | 'accessKey'> & { readonly onClose: () => void };

function Banner({ children, acts }: { readonly children: ComponentChildren; readonly acts?: ComponentChildren }) {
  return (
    <div class="ol-banner paper" role="status">
      <p>{children}</p>
      {acts === undefined ? null : <span class="ol-acts">{acts}</span>}
    </div>
  );
}

type ChairProps = Pick<PlayProps, 'session' | 'state'> & { readonly place: number };

/** A bot takes the chair; whoever held it may come back. */
async function seatBot({ session, state, place }: ChairProps): Promise<void> {
  const level = levelsFor(state.game).at(-1)?.id ?? '';
  const to = { kind: 'bot', level } as const;
  const reply = await session.line.command({ type: 'set-seat', table: session.table, seat: place, to });
  if (!reply.ok) showSlip({ id: 'table', words: codeWords(reply.code, reply.detail) });
}

/** Somebody is away. After a while the others may go on with a bot. */
function AwaySeat(props: ChairProps) {
  const { session, state, place } = props;
  const seat = state.seats[place];
  const from = seat?.replaceableAt ?? null;
  const left = from === null ? 0 : from - session.line.lag - Date.now();
  const isRipe = useSignal(left <= 0);
  useEffect(() => {
    isRipe.value = left <= 0;
    if (from === null || left <= 0) return undefined;
    const timer = setTimeout(() => {
      isRipe.value = true;
    }, left);
    return () => clearTimeout(timer);
  }, [from]);
  if (seat === undefined) return null;
  const mayReplace = from !== null && isRipe.value && session.mine.value.length > 0;
  return (
    <Banner
      acts={
        mayReplace ? (
          <Button look="ink" onPress={() => void seatBot(props)}>
            {sayOnline('away.bot')}
          </Button>
        ) : undefined
      }
    >
      {sayOnline('away', { name: seatWords(seat) })}
    </Banner>
  );
}

function EmptySeat(props: ChairProps) {
  const { session } = props;
  const fill = () => void seatBot(props);
  return (
    <Banner
      acts={
        session.mine.value.length === 0 ? undefined : (
          <Button look="ink" onPress={fill}>
            {sayOnline('away.bot')}
          </Button>
        )
      }
    >
      {sayOnline('left.nobody')}
    </Banner>
  );
}

/** What must be known just now, under the table: whatever scene the board shows, it covers nothing. */
function Banners({ session, state, game, accessKey }: Omit<PlayProps, 'Board'>) {
  const isWatching = session.mine.value.length === 0;
  const isFree = (seat: TableState['seats'][number]) => seat.kind === 'open' || seat.isStandIn;
  const isAway = ({ kind, isHere, person }: TableState['seats'][number]) =>
    kind === 'person' && !isHere && person !== null;
  return (
    <div class="ol-banners">
      <Clocks session={session} state={state} look="strip" />
      {state.seats.map(({ kind }, place) =>
        kind === 'open' ? (
          <EmptySeat key={`${session.table} ${place}`} session={session} state={state} place={place} />
        ) : null,
      )}
      {state.seats.map((seat, place) =>
        isAway(seat) ? (
          <AwaySeat key={`away ${session.table} ${place}`} session={session} state={state} place={place} />
        ) : null,
      )}
      {isWatching ? (
        <Banner
          acts={
            state.seats.some(isFree) ? (
              <Button
                look="ink"
                onPress={() =>
                  void sitDown({ session, accessKey, game }, { name: '', choice: null, luck: '' }).then((refused) => {
                    if (refused !== null) showSlip({ id: 'table', words: refused });
                  })
                }
              >
                {sayOnline('takeover.act')}
              </Button>
            ) : undefined
          }
        >
          {sayOnline('watching')} {state.seats.some(isFree) ? sayOnline('takeover.words') : ''}
        </Banner>
      ) : null}
    </div>
  );
}

/** Talk, and what one may want to know of the table beside the game. */
function TableDialog({ session, state, game, onClose }: DialogProps) {
  const keys = session.stream.you.value?.keys ?? null;
  const asked = state.takeBack;
  const isMine = (seat: number | null) => seat !== null && session.mine.value.includes(seat);
  const level = levelsFor(state.game).at(-1)?.id ?? '';
  const [seat] = session.mine.value;
  const leave = (from: number) => {
    void session.line.command({ type: 'leave', table: session.table, seat: from, bot: level });
    navigate(pathTo('tables'));
  };
  return (
    <Dialog title={sayOnline('talk')} onClose={onClose}>
      <Talk session={session} isPaper />
      {asked !== null && isMine(asked.by) ? (
        <p>{sayOnline('menu.take-back-asked', { move: game.moveWords(asked.move) })}</p>
      ) : null}
      {isMine(state.drawOffer) ? <p>{sayOnline('menu.draw-offered')}</p> : null}
      {keys === null ? null : (
        <>
          <h3>{sayOnline('table.watch-link')}</h3>
          <LinkField link={tableLink(session.table, keys.spectate)} label={sayOnline('table.watch-link')} />
        </>
      )}
      <details class="ol-fair">
        <summary>{sayOnline('table.fair')}</summary>
        <p>{sayOnline('table.fair-words')}</p>
        <code>{state.fairness.hash}</code>
      </details>
      {seat === undefined || state.phase !== 'playing' ? null : (
        <Button look="ink-line" onPress={() => leave(seat)}>
          {sayOnline('menu.leave-bot')}
        </Button>
      )}
    </Dialog>
  );
}

/** The replay of a finished online game, with names and the proof of its shuffle. */
function replayPath(state: TableState): string | null {
  if (state.record === null) return null;
  const { hash, serverSeed, additions } = state.fairness;
  const proof = serverSeed === null ? null : { hash, serverSeed, additions };
  const shared = { record: state.record, names: state.seats.map(seatWords), ending: state.outcome, proof };
  return `${pathTo('replay')}#${writeShared(shared)}`;
}

function Extras({ state }: Pick<PlayProps, 'state'>) {
  const replay = replayPath(state);
  return (
    <>
      {replay === null ? null : (
        <a class="keep-row" href={replay}>
          <Icon name="wax-seal" />
          <span>
            <b>{sayOnline('replay-with-proof')}</b>
            <small>{sayOnline('replay-with-proof-words')}</small>
          </span>
        </a>
      )}
      {state.rematch === null ? null : (
        <a class="keep-row" href={tablePath(state.rematch)}>
          <Icon name="crossed-swords" />
          <span>
            <b>{sayOnline('rematch.go')}</b>
            <small>{sayOnline('log.rematch')}</small>
          </span>
        </a>
      )}
    </>
  );
}

/** A table that is played or over: the game's own board, with talk, clocks and what others ask for. */
export function PlayTable(props: PlayProps) {
  const { session, state, Board } = props;
  const isOpen = useSignal(false);
  const seen = useSignal(session.stream.chat.peek().length);
  const lines = session.stream.chat.value;
  const fresh = isOpen.value ? 0 : lines.slice(seen.value).filter(({ person }) => person.id !== me.value?.id).length;
  const close = () => {
    isOpen.value = false;
    seen.value = session.stream.chat.peek().length;
  };
  return (
    <div
      class={state.phase === 'finished' ? 'ol-play over' : 'ol-play'}
      data-table={session.table}
      data-moves-made={state.moves}
    >
      <Board
        session={session}
        tools={
          <button
            type="button"
            class="icon-btn ol-tool"
            aria-label={sayOnline('talk.open', { count: fresh })}
            onClick={() => {
              isOpen.value = true;
            }}
          >
            <Icon name="conversation" />
            {fresh === 0 ? null : <i>{fresh}</i>}
          </button>
        }
        aside={<Clocks session={session} state={state} look="panel" />}
        extras={<Extras state={state} />}
      />
      {state.phase === 'finished' ? null : <Banners {...props} />}
      {isOpen.value ? <TableDialog {...props} onClose={close} /> : null}
    </div>
  );
}
