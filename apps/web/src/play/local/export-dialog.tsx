import { useEffect, useState } from 'preact/hooks';
import { CopyButton } from '../../pieces/copy';
import { Dialog } from '../../pieces/dialog';
import { Button } from '../../pieces/links';
import type { SessionReply } from '../session';
import { refusalWords, sayPlay } from '../text/say-play';
import type { LocalTable } from './store';
import { exportRecord, tableTitle } from './tables';

function saveFile(name: string, text: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}

type Written = SessionReply<{ readonly json: string; readonly compact: string }>;

function Acts({
  table,
  json,
  compact,
}: {
  readonly table: LocalTable;
  readonly json: string;
  readonly compact: string;
}) {
  return (
    <>
      <CopyButton
        text={compact}
        words={sayPlay('export.copy')}
        doneWords={sayPlay('export.copied')}
        failedWords={sayPlay('export.not-copied')}
      />
      <Button look="ink-line" onPress={() => saveFile(`${table.game}-${table.id}.json`, json)}>
        {sayPlay('export.file')}
      </Button>
    </>
  );
}

/** A game of this device to take along: as a text to send, or as a file to keep. */
export function ExportDialog({ table, onClose }: { readonly table: LocalTable; readonly onClose: () => void }) {
  const [written, setWritten] = useState<Written | null>(null);
  useEffect(() => {
    void exportRecord(table).then(setWritten);
  }, [table]);
  return (
    <Dialog
      title={sayPlay('export.title', { title: tableTitle(table) })}
      onClose={onClose}
      {...(written?.ok ? { acts: <Acts table={table} {...written.value} /> } : {})}
    >
      <p>{sayPlay(table.outcome === null ? 'export.words-open' : 'export.words')}</p>
      {written?.ok === true ? (
        <textarea
          class="field-ink"
          readOnly
          rows={4}
          aria-label={sayPlay('export.text')}
          value={written.value.compact}
        />
      ) : null}
      {written?.ok === false ? <p role="alert">{refusalWords(written.refusal.code, written.refusal.detail)}</p> : null}
    </Dialog>
  );
}
