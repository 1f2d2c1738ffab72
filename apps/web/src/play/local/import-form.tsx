import { useState } from 'preact/hooks';
import { FileField } from '../../pieces/file-field';
import { Button } from '../../pieces/links';
import { navigate } from '../../router/router';
import { refusalWords, sayPlay } from '../text/say-play';
import { importTable } from './tables';

interface ImportFormProps {
  readonly game: string;
  /** Of the bots that take the other seats. */
  readonly level: string;
}

/** Brings in a record, typed or as a file, as a game to be played on. */
export function ImportForm({ game, level }: ImportFormProps) {
  const [refused, setRefused] = useState<{
    readonly code: string;
    readonly detail?: { readonly [name: string]: unknown };
  } | null>(null);
  const bring = async (reading: Promise<string>) => {
    try {
      const made = await importTable(await reading, { game, level });
      if (made.ok) navigate(made.value);
      else setRefused(made.refusal);
    } catch {
      setRefused({ code: 'file-unreadable' });
    }
  };
  return (
    <form
      class="import"
      onSubmit={(event) => {
        event.preventDefault();
        const form = new FormData(event.currentTarget);
        const file = form.get('file');
        const typed = String(form.get('record') ?? '').trim();
        if (typed !== '') void bring(Promise.resolve(typed));
        else if (file instanceof File && file.name !== '') void bring(file.text());
        else setRefused({ code: 'nothing-given' });
      }}
    >
      <label for="import-text">{sayPlay('import.text')}</label>
      <input
        id="import-text"
        class="field"
        name="record"
        autocomplete="off"
        spellcheck={false}
        placeholder={sayPlay('import.example', { game })}
      />
      <FileField words={sayPlay('import.file')} look="iron" name="file" accept="application/json,.json,.txt" />
      <Button submit>{sayPlay('import.go')}</Button>
      {refused === null ? null : (
        <p class="refused" role="alert" data-refusal={refused.code}>
          {refusalWords(refused.code, refused.detail)}
        </p>
      )}
    </form>
  );
}
