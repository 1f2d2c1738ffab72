import type { ComponentType } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import type { RouteProps } from '../app';
import { loadBoard } from '../games/boards';
import { loadSetup } from '../games/setups';
import { NotFoundPage } from '../pages/not-found';
import { Page } from '../pieces/frame';
import { Loading } from '../pieces/notes';
import type { RouteValues } from '../router/routes';
import type { BoardProps } from '../table/frame/board';
import { ElsewherePage } from './elsewhere';
import { LocalSession, OPEN_ELSEWHERE } from './local/local-session';
import { sayPlay } from './text/say-play';
import { TroublePage } from './trouble';

type Part<Props> = ComponentType<Props> | 'failed' | null;
type Load<Props> = (game: string) => Promise<ComponentType<Props>> | null;

/** What has come already, so that it is drawn at once and not after a word of waiting. */
const here = new Map<unknown, ReadonlyMap<string, unknown>>();

async function fetchPart<Props>(load: Load<Props>, game: string): Promise<Part<Props>> {
  try {
    const part = await load(game);
    if (part !== null) here.set(load, new Map(here.get(load)).set(game, part));
    return part;
  } catch {
    return 'failed';
  }
}

/** `undefined` while it loads, null when there is nothing to load, `failed` when it did not come. */
function useLoaded<Props>(load: Load<Props>, game: string): Part<Props> | undefined {
  const known = here.get(load)?.get(game) as ComponentType<Props> | undefined;
  const [loaded, setLoaded] = useState<{ game: string; part: Part<Props> } | null>(null);
  useEffect(() => {
    if (known === undefined) void fetchPart(load, game).then((part) => setLoaded({ game, part }));
  }, [game, known]);
  return known ?? (loaded?.game === game ? loaded.part : undefined);
}

let ahead: LocalSession | null = null;

/** Opens the table of an address before there is a page to show it on. Resolves when it can be drawn. */
export async function openAhead({ game = '', table }: RouteValues): Promise<void> {
  if (table === undefined) return;
  ahead?.close();
  ahead = new LocalSession(game, table);
  await Promise.all([fetchPart(loadBoard, game), ahead.opened]);
}

/** The session that was opened ahead, if it is of this table. */
function sessionOf(game: string, table: string): LocalSession {
  const opened = ahead;
  ahead = null;
  if (opened?.game === game && opened.table === table) return opened;
  opened?.close();
  return new LocalSession(game, table);
}

function Waiting() {
  return (
    <Page title="" class="stage-note">
      <Loading words={sayPlay('loading')} />
    </Page>
  );
}

function LocalTablePage({ game, table }: { readonly game: string; readonly table: string }) {
  const session = useMemo(() => sessionOf(game, table), [game, table]);
  useEffect(() => () => session.close(), [session]);
  const Board = useLoaded<BoardProps>(loadBoard, game);
  if (Board === null) return <NotFoundPage />;
  const status = session.status.value;
  if (status.kind === 'error' && status.code === OPEN_ELSEWHERE) {
    return <ElsewherePage onTakeOver={() => session.takeOver()} />;
  }
  if (Board === 'failed') return <TroublePage game={game} code="load-failed" />;
  return Board === undefined ? <Waiting /> : <Board session={session} />;
}

function SetupPage({ game }: { readonly game: string }) {
  const Setup = useLoaded<object>(loadSetup, game);
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
