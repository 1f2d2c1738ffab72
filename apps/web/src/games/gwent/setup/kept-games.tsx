import { localeOf } from '@medallion/text';
import { useEffect, useState } from 'preact/hooks';
import { Icon } from '../../../pieces/icon';
import { Button } from '../../../pieces/links';
import { Empty } from '../../../pieces/notes';
import { showSlip } from '../../../pieces/slips';
import { deleteTable, type LocalSeat, type LocalTable, listTables } from '../../../play/local/store';
import { exportRecord, importTable, pathToLocalTable, tableNote, tableTitle } from '../../../play/local/tables';
import { refusalWords } from '../../../play/text/say-play';
import { navigate } from '../../../router/router';
import { language } from '../../../settings/settings';
import { sayGwent } from '../text/say-gwent';

function save(name: string, text: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}

async function exportTable(table: LocalTable): Promise<void> {
  const record = await exportRecord(table);
  if (record.ok) save(`${table.game}-${table.id}.json`, record.value.json);
  else showSlip({ id: 'export', words: refusalWords(record.refusal.code) });
}

function KeptGame({ table, onChange }: { readonly table: LocalTable; readonly onChange: () => void }) {
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
      <button
        type="button"
        class="btn btn-quiet"
        aria-label={sayGwent('kept.export-of', { title })}
        onClick={() => void exportTable(table)}
      >
        <Icon name="share" />
      </button>
      <button
        type="button"
        class="btn btn-quiet"
        aria-label={sayGwent('kept.delete-of', { title })}
        onClick={() => void deleteTable(table.id).then(onChange)}
      >
        <Icon name="card-discard" />
      </button>
    </li>
  );
}

function ImportForm({ level }: { readonly level: string }) {
  const [refused, setRefused] = useState<string | null>(null);
  const bring = async (text: string) => {
    const seats: readonly LocalSeat[] = [
      { kind: 'person', name: null, level: null },
      { kind: 'bot', name: null, level },
    ];
    const made = await importTable(text, seats);
    if (made.ok) navigate(made.value);
    else setRefused(made.refusal.code);
  };
  return (
    <form
      class="import"
      onSubmit={(event) => {
        event.preventDefault();
        const form = new FormData(event.currentTarget);
        const file = form.get('file');
        const typed = String(form.get('record') ?? '').trim();
        if (typed !== '') void bring(typed);
        else if (file instanceof File && file.size > 0) void file.text().then(bring);
        else setRefused('record-unreadable');
      }}
    >
      <label for="import-text">{sayGwent('import.text')}</label>
      <input
        id="import-text"
        class="field"
        name="record"
        autocomplete="off"
        spellcheck={false}
        placeholder={sayGwent('import.example')}
      />
      <label for="import-file">{sayGwent('import.file')}</label>
      <input id="import-file" class="field" type="file" name="file" accept="application/json,.json,.txt" />
      <Button submit>{sayGwent('import.go')}</Button>
      {refused === null ? null : (
        <p class="refused" role="alert">
          {refusalWords(refused)}
        </p>
      )}
    </form>
  );
}

/** The games on this device: go on, keep a copy, throw away; and bring one in. */
export function KeptGames({ level }: { readonly level: string }) {
  const [tables, setTables] = useState<readonly LocalTable[] | null>(null);
  const read = () => {
    void listTables().then((found) => {
      setTables(found.ok ? found.value.filter(({ game }) => game === 'gwent') : []);
    });
  };
  useEffect(read, []);
  return (
    <section class="kept panel" aria-labelledby="kept-title">
      <header>
        <h2 id="kept-title" class="display">
          {sayGwent('kept.title')}
        </h2>
      </header>
      {tables?.length === 0 ? <Empty>{sayGwent('kept.none')}</Empty> : null}
      <ul>
        {tables?.map((table) => (
          <KeptGame key={table.id} table={table} onChange={read} />
        ))}
      </ul>
      <details>
        <summary>{sayGwent('import.title')}</summary>
        <ImportForm level={level} />
      </details>
    </section>
  );
}
