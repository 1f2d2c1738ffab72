import { localeOf } from '@medallion/text';
import { useEffect, useState } from 'preact/hooks';
import { Icon } from '../../pieces/icon';
import { Empty } from '../../pieces/notes';
import { hideSlip, showSlip } from '../../pieces/slips';
import { language } from '../../settings/settings';
import { refusalWords, sayPlay } from '../text/say-play';
import { ExportDialog } from './export-dialog';
import { ImportForm } from './import-form';
import { deleteTable, type LocalTable, listTables, saveTable } from './store';
import { pathToLocalTable, tableNote, tableTitle } from './tables';

async function throwAway(table: LocalTable, onChange: () => void): Promise<void> {
  const gone = await deleteTable(table.id);
  if (!gone.ok) return showSlip({ id: 'kept', words: refusalWords(gone.refusal.code) });
  onChange();
  const bringBack = () => {
    hideSlip('kept');
    void saveTable(table).then(onChange);
  };
  showSlip({
    id: 'kept',
    words: sayPlay('kept.deleted', { title: tableTitle(table) }),
    act: { words: sayPlay('kept.bring-back'), run: bringBack },
    passes: true,
  });
}

interface KeptGameProps {
  readonly table: LocalTable;
  readonly onExport: () => void;
  readonly onChange: () => void;
}

function KeptGame({ table, onExport, onChange }: KeptGameProps) {
  const title = tableTitle(table);
  const when = new Date(table.updated).toLocaleString(localeOf(language.value), {
    dateStyle: 'medium',
    timeStyle: 'short',
  });
  return (
    <li>
      <a class="kept-link" href={pathToLocalTable(table.game, table.id)}>
        <b>{title}</b>
        <small>
          {tableNote(table)} · {when}
        </small>
      </a>
      <button type="button" class="btn btn-quiet" aria-label={sayPlay('kept.export-of', { title })} onClick={onExport}>
        <Icon name="share" />
      </button>
      <button
        type="button"
        class="btn btn-quiet"
        aria-label={sayPlay('kept.delete-of', { title })}
        onClick={() => void throwAway(table, onChange)}
      >
        <Icon name="card-discard" />
      </button>
    </li>
  );
}

/** What of the shelf is shown: nothing while it is read, its tables, or why it cannot be read. */
type Shelf = { readonly tables: readonly LocalTable[] } | { readonly refused: string } | null;

interface KeptGamesProps {
  readonly game: string;
  /** Of the bots that a game brought in is played against. */
  readonly level: string;
}

/** The games on this device: go on, keep a copy, throw away; and bring one in. */
export function KeptGames({ game, level }: KeptGamesProps) {
  const [shelf, setShelf] = useState<Shelf>(null);
  const [exported, setExported] = useState<LocalTable | null>(null);
  const read = () => {
    void listTables().then((found) => {
      if (!found.ok) setShelf({ refused: found.refusal.code });
      else setShelf({ tables: found.value.filter((table) => table.game === game) });
    });
  };
  useEffect(read, [game]);
  const tables = shelf !== null && 'tables' in shelf ? shelf.tables : [];
  return (
    <section class="kept panel" aria-labelledby="kept-title">
      <header>
        <h2 id="kept-title" class="display">
          {sayPlay('kept.title')}
        </h2>
      </header>
      {shelf !== null && 'refused' in shelf ? (
        <p class="refused" role="alert" data-refusal={shelf.refused}>
          {refusalWords(shelf.refused)}
        </p>
      ) : null}
      {shelf !== null && 'tables' in shelf && tables.length === 0 ? <Empty>{sayPlay('kept.none')}</Empty> : null}
      <ul>
        {tables.map((table) => (
          <KeptGame key={table.id} table={table} onExport={() => setExported(table)} onChange={read} />
        ))}
      </ul>
      <details>
        <summary>{sayPlay('import.title')}</summary>
        <ImportForm game={game} level={level} />
      </details>
      {exported === null ? null : <ExportDialog table={exported} onClose={() => setExported(null)} />}
    </section>
  );
}
