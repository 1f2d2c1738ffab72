import type { ErrorDetail } from '@medallion/protocol';
import { useSignal } from '@preact/signals';
import type { ComponentType } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import type { RouteProps } from '../../app';
import { loadBoard } from '../../games/boards';
import { Page } from '../../pieces/frame';
import { Button } from '../../pieces/links';
import { Loading, Sheet } from '../../pieces/notes';
import { hash } from '../../router/router';
import { pathTo } from '../../router/routes';
import type { BoardProps } from '../../table/frame/board';
import { GUEST_NAME } from './guest-name';
import { ensureIdentity } from './identity';
import { JoinSheet } from './join-sheet';
import { OnlineSession } from './online-session';
import { PlayTable } from './play-table';
import { codeWords, noteWords, sayOnline } from './say-online';
import { useOnlineGame } from './use-online-game';
import { WaitingRoom } from './waiting-room';

interface TroubleProps {
  readonly code: string;
  readonly detail?: ErrorDetail;
  readonly onAgain: () => void;
}

/** Why there is no table to see, in words, with the ways on that fit. */
function Trouble({ code, detail = {}, onAgain }: TroubleProps) {
  const isOld = code === 'client-outdated';
  return (
    <Page title={sayOnline('error.title')} class="stage-note">
      <Sheet
        kicker={sayOnline('error.kicker')}
        title={sayOnline('error.title')}
        acts={
          <>
            {isOld ? (
              <Button look="ink" onPress={() => location.reload()}>
                {sayOnline('error.reload')}
              </Button>
            ) : (
              <Button look="ink" onPress={onAgain}>
                {sayOnline('error.again')}
              </Button>
            )}
            <Button look="ink-line" href={pathTo('tables')}>
              {sayOnline('error.tables')}
            </Button>
            <Button look="ink-line" href={pathTo('play', { game: 'gwent' })}>
              {sayOnline('error.local')}
            </Button>
          </>
        }
      >
        <p data-refusal={code}>{codeWords(code, detail)}</p>
      </Sheet>
    </Page>
  );
}

function Opening() {
  return (
    <Page title={sayOnline('table.title')} class="stage-note">
      <Loading words={sayOnline('table.opening')} />
    </Page>
  );
}

function useBoard(game: string): ComponentType<BoardProps> | null {
  const [board, setBoard] = useState<{ readonly Board: ComponentType<BoardProps> } | null>(null);
  useEffect(() => {
    let isLate = false;
    void loadBoard(game)?.then((Board) => {
      if (!isLate) setBoard({ Board });
    });
    return () => {
      isLate = true;
    };
  }, [game]);
  return board?.Board ?? null;
}

interface SeatedProps {
  readonly table: string;
  readonly accessKey: string | null;
  readonly onAgain: () => void;
}

function LiveTable({ table, accessKey, onAgain }: SeatedProps) {
  const session = useMemo(() => {
    const opened: OnlineSession = new OnlineSession({
      table,
      key: accessKey,
      words: (entry) => noteWords(entry, opened.stream.state.value?.seats ?? []),
    });
    return opened;
  }, [table, accessKey]);
  useEffect(() => () => session.close(), [session]);
  const wantsToWatch = useSignal(false);
  const state = session.stream.state.value;
  const game = useOnlineGame(state?.game ?? '');
  const Board = useBoard(state?.game ?? '');
  const status = session.status.value;
  if (status.kind === 'error') {
    const again = () => {
      if (status.code === 'not-your-seat') session.stream.restart();
      else onAgain();
    };
    return <Trouble code={status.code} detail={status.detail} onAgain={again} />;
  }
  if (state === null || game === null || Board === null) return <Opening />;
  const isSeated = session.mine.value.length > 0;
  const isFree = state.seats.some(({ kind }) => kind === 'open');
  if (state.phase === 'gathering' && !isSeated && isFree && !wantsToWatch.value) {
    const onWatch = () => {
      wantsToWatch.value = true;
    };
    return <JoinSheet session={session} state={state} game={game} accessKey={accessKey} onWatch={onWatch} />;
  }
  if (state.phase === 'gathering') return <WaitingRoom session={session} state={state} game={game} />;
  if (state.view === null) return <Trouble code="table-gone" onAgain={onAgain} />;
  return <PlayTable session={session} state={state} game={game} Board={Board} accessKey={accessKey} />;
}

const TABLE_ID = /^[A-Za-z0-9_-]{22}$/;
const ACCESS_KEY = /^[A-Za-z0-9_-]{16}$/;

/** `/t/<table>#<key>`: whatever the table needs of whoever comes. A guest is made at once. */
export function TablePage({ values }: RouteProps) {
  const table = values.code ?? '';
  const key = hash.value === '' || hash.value === 'main' ? null : hash.value;
  const trouble = useSignal<string | null>(null);
  const isKnown = useSignal(false);
  const attempt = useSignal(0);
  const tries = attempt.value;
  useEffect(() => {
    let isLate = false;
    trouble.value = null;
    void ensureIdentity(GUEST_NAME).then((identity) => {
      if (isLate) return;
      if (identity.ok) isKnown.value = true;
      else trouble.value = identity.code;
    });
    return () => {
      isLate = true;
      isKnown.value = false;
    };
  }, [tries, trouble, isKnown]);
  const again = () => {
    attempt.value += 1;
  };
  if (!TABLE_ID.test(table)) return <Trouble code="no-such-table" onAgain={again} />;
  if (key !== null && !ACCESS_KEY.test(key)) return <Trouble code="bad-key" onAgain={again} />;
  if (trouble.value !== null) return <Trouble code={trouble.value} onAgain={again} />;
  if (!isKnown.value) return <Opening />;
  return <LiveTable key={`${table} ${key} ${tries}`} table={table} accessKey={key} onAgain={again} />;
}
