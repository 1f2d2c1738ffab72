import './tables-page.css';
import './online-parts.css';
import type { TableList, TableSummary } from '@medallion/protocol';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { GAME_IDS, GAMES } from '../../games/catalogue';
import { Segments } from '../../pieces/choice';
import { Page } from '../../pieces/frame';
import { Icon } from '../../pieces/icon';
import { Button } from '../../pieces/links';
import { Empty, Loading } from '../../pieces/notes';
import { pathTo } from '../../router/routes';
import { unfinishedLocalTables } from '../local/tables';
import type { WaitingTable } from '../waiting/waiting';
import { api, type OnlineCode } from './api';
import { me, tokenNow } from './identity';
import { IdentityPanel } from './identity-panel';
import { tablePath } from './links';
import { codeWords, sayOnline, seatWords } from './say-online';
import { clockWords, gameName, stateWords } from './table-words';
import { useOnlineGame } from './use-online-game';

const LISTS: readonly TableList[] = ['open', 'running', 'mine', 'finished'];
const GAME_FILTERS = ['all', ...GAME_IDS] as const;
type GameFilter = (typeof GAME_FILTERS)[number];

const iconOf = (id: string) => GAMES.find((game) => game.id === id)?.icon ?? 'crossed-swords';

/** Those at the table beside me. */
function company({ seats }: TableSummary): string {
  const people = seats.filter(({ kind }) => kind !== 'open');
  const others = people.filter(({ person }) => person === null || person.id !== me.value?.id);
  return others.map(seatWords).join(', ') || sayOnline('tables.nobody');
}

function Mine({
  tables,
  local,
}: {
  readonly tables: readonly TableSummary[];
  readonly local: readonly WaitingTable[];
}) {
  if (tables.length + local.length === 0) return null;
  return (
    <section class="ol-mine paper paper-wide">
      <i class="nail" />
      <h2 class="display">{sayOnline('tables.yours')}</h2>
      <div>
        {tables.map((table) => (
          <a key={table.id} class="ol-mine-row" href={tablePath(table.id)}>
            <Icon name={iconOf(table.game)} />
            <span>
              <b>{sayOnline('tables.table-of', { game: gameName(table.game), names: company(table) })}</b>
              <small>{stateWords(table)}</small>
            </span>
            <span class={table.isMyTurn ? 'inkbtn' : 'inkbtn line'}>
              {sayOnline(table.isMyTurn ? 'tables.play' : 'tables.look-in')}
            </span>
          </a>
        ))}
        {local.map(({ key, game, href, title, note, isMyTurn }) => (
          <a key={key} class="ol-mine-row" href={href}>
            <Icon name={iconOf(game)} />
            <span>
              <b>{title}</b>
              <small>
                {sayOnline('tables.local-yours')} · {note}
              </small>
            </span>
            <span class={isMyTurn ? 'inkbtn' : 'inkbtn line'}>{sayOnline('tables.play')}</span>
          </a>
        ))}
      </div>
    </section>
  );
}

function Chairs({ table }: { readonly table: TableSummary }) {
  const taken = table.seats.filter(({ kind }) => kind !== 'open').length;
  const words = sayOnline('tables.chairs', { taken, all: table.seats.length });
  return (
    <>
      <span class="ol-chairs" role="img" aria-label={words}>
        {table.seats.map(({ kind }, seat) => (
          <i key={`${table.id} ${seat}`} class={kind === 'open' ? 'e' : ''} />
        ))}
      </span>
      <small aria-hidden="true">{words}</small>
    </>
  );
}

/** What a table is played with; its words come with the game. */
function Modules({ table: { game: id, modules } }: { readonly table: TableSummary }) {
  const game = useOnlineGame(id);
  return <small class="ol-modules">{game?.agreed?.({ modules }).join(', ') ?? ''}</small>;
}

function wayIn(table: TableSummary): string {
  const isMine = table.seats.some(({ person }) => person !== null && person.id === me.value?.id);
  if (table.phase === 'finished') return sayOnline('tables.replay');
  if (isMine) return sayOnline(table.isMyTurn ? 'tables.play' : 'tables.look-in');
  return sayOnline(table.phase === 'gathering' ? 'tables.sit' : 'tables.watch');
}

function List({ tables }: { readonly tables: readonly TableSummary[] }) {
  return (
    <table>
      <thead>
        <tr>
          {(['game', 'company', 'chairs', 'time'] as const).map((column) => (
            <th key={column} scope="col">
              {sayOnline(`tables.col.${column}`)}
            </th>
          ))}
          <th scope="col">
            <span class="sr">{sayOnline('tables.col.act')}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {tables.map((table) => {
          const isOpen = table.phase === 'gathering';
          return (
            <tr key={table.id} class={isOpen ? 'open' : ''}>
              <td>
                <span class="ol-game">
                  <Icon name={iconOf(table.game)} />
                  <b>{gameName(table.game)}</b>
                  {table.modules.length === 0 ? null : <Modules table={table} />}
                  <small>{stateWords(table)}</small>
                </span>
              </td>
              <td>{company(table)}</td>
              <td>
                <Chairs table={table} />
              </td>
              <td>{clockWords(table.clock)}</td>
              <td>
                <a
                  class={isOpen ? 'btn ol-go' : 'btn'}
                  href={tablePath(table.id)}
                  aria-label={`${wayIn(table)}: ${gameName(table.game)}, ${company(table)}`}
                >
                  {wayIn(table)}
                </a>
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

export function Unreachable({ code, onAgain }: { readonly code: OnlineCode; readonly onAgain: () => void }) {
  return (
    <section class="ol-unreachable paper ruled" data-server={code}>
      <h2 class="display">{sayOnline('tables.unreachable-title')}</h2>
      <p>{code === 'unreachable' ? sayOnline('tables.unreachable') : codeWords(code)}</p>
      <div class="ol-acts">
        <Button look="ink" href={pathTo('play', { game: 'gwent' })}>
          {sayOnline('tables.play-local')}
        </Button>
        <Button look="ink-line" onPress={onAgain}>
          {sayOnline('tables.again')}
        </Button>
      </div>
    </section>
  );
}

interface Found {
  readonly mine: readonly TableSummary[];
  readonly shown: readonly TableSummary[];
}

async function fetchLists(list: TableList): Promise<Found | OnlineCode> {
  const token = tokenNow();
  const shown = list === 'mine' && token === null ? ({ ok: true, value: [] } as const) : await api.tables(list, token);
  if (!shown.ok) return shown.code;
  const mine = token === null ? ({ ok: true, value: [] } as const) : await api.tables('mine', token);
  return { shown: shown.value, mine: mine.ok ? mine.value : [] };
}

const REFRESH = 15_000;

export function TablesPage() {
  const list = useSignal<TableList>('open');
  const game = useSignal<GameFilter>('all');
  const found = useSignal<Found | OnlineCode | null>(null);
  const local = useSignal<readonly WaitingTable[]>([]);
  const wanted = list.value;
  const load = async (which: TableList) => {
    const next = await fetchLists(which);
    if (which === list.value) found.value = next;
  };
  useEffect(() => {
    void load(wanted);
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') void load(wanted);
    }, REFRESH);
    return () => clearInterval(timer);
  }, [wanted]);
  useEffect(() => {
    void unfinishedLocalTables().then((tables) => {
      local.value = tables;
    });
  }, [local]);
  const now = found.value;
  const isFound = now !== null && typeof now === 'object';
  const shown = isFound ? now.shown.filter((table) => game.value === 'all' || table.game === game.value) : [];
  return (
    <Page title={sayOnline('tables.title')} class="page ol-tables">
      <header>
        <h1 class="display">{sayOnline('tables.find')}</h1>
        <div class="ol-filters">
          <Segments
            label={sayOnline('tables.games')}
            choices={GAME_FILTERS.map((value) => ({
              value,
              words: value === 'all' ? sayOnline('tables.all-games') : gameName(value),
            }))}
            chosen={game.value}
            onChoose={(value) => {
              game.value = value;
            }}
          />
          <Segments
            label={sayOnline('tables.lists')}
            choices={LISTS.map((value) => ({ value, words: sayOnline(`tables.list.${value}`) }))}
            chosen={list.value}
            onChoose={(value) => {
              list.value = value;
            }}
          />
          <Button look="main" href={pathTo('new-table')}>
            {sayOnline('tables.new')}
          </Button>
        </div>
      </header>
      <Mine tables={isFound ? now.mine : []} local={local.value} />
      <div class="ol-columns">
        {now === null ? (
          <Loading />
        ) : isFound ? (
          <section class="panel ol-list" data-list={list.value}>
            {shown.length === 0 ? <Empty>{sayOnline(`tables.empty.${list.value}`)}</Empty> : <List tables={shown} />}
          </section>
        ) : (
          <Unreachable code={now} onAgain={() => void load(list.value)} />
        )}
        <IdentityPanel />
      </div>
    </Page>
  );
}
