import type { ComponentType } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import type { RouteProps } from '../app';
import { type BoardProps, loadBoard } from '../games/boards';
import { loadSetup } from '../games/setups';
import { NotFoundPage } from '../pages/not-found';
import { Page } from '../pieces/frame';
import { Loading } from '../pieces/notes';
import { ElsewherePage } from './elsewhere';
import { LocalSession, OPEN_ELSEWHERE } from './local/local-session';
import { sayPlay } from './text/say-play';
import { TroublePage } from './trouble';

/** `undefined` while it loads, null when there is nothing to load, `failed` when it did not come. */
function useLoaded<Props>(
  load: () => Promise<ComponentType<Props>> | null,
  key: string,
): ComponentType<Props> | 'failed' | null | undefined {
  const [loaded, setLoaded] = useState<{ key: string; part: ComponentType<Props> | 'failed' | null } | null>(null);
  useEffect(() => {
    const loading = load();
    if (loading === null) return setLoaded({ key, part: null });
    loading.then(
      (part) => setLoaded({ key, part }),
      () => setLoaded({ key, part: 'failed' }),
    );
  }, [key]);
  return loaded?.key === key ? loaded.part : undefined;
}

function Waiting() {
  return (
    <Page title="" class="stage-note">
      <Loading words={sayPlay('loading')} />
    </Page>
  );
}

function LocalTablePage({ game, table }: { readonly game: string; readonly table: string }) {
  const session = useMemo(() => new LocalSession(game, table), [game, table]);
  useEffect(() => () => session.close(), [session]);
  const Board = useLoaded<BoardProps>(() => loadBoard(game), game);
  if (Board === null) return <NotFoundPage />;
  const status = session.status.value;
  if (status.kind === 'error' && status.code === OPEN_ELSEWHERE) {
    return <ElsewherePage onTakeOver={() => session.takeOver()} />;
  }
  if (Board === 'failed') return <TroublePage game={game} code="load-failed" />;
  return Board === undefined ? <Waiting /> : <Board session={session} />;
}

function SetupPage({ game }: { readonly game: string }) {
  const Setup = useLoaded<object>(() => loadSetup(game), game);
  if (Setup === null) return <NotFoundPage />;
  if (Setup === 'failed') return <TroublePage game={game} code="load-failed" />;
  return Setup === undefined ? <Waiting /> : <Setup />;
}

/** `/play/gwent` agrees on a game; `/play/gwent/<table>` is a table on this device. */
export function PlayPage({ values }: RouteProps) {
  const { game = '', table } = values;
  return table === undefined ? (
    <SetupPage key={game} game={game} />
  ) : (
    <LocalTablePage key={table} game={game} table={table} />
  );
}
