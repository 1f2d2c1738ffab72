import './file-field.css';
import { useSignal } from '@preact/signals';
import { Icon } from './icon';

interface FileFieldProps {
  readonly words: string;
  readonly accept: string;
  /** A button of paper or of oak. */
  readonly look: 'ink-line' | 'iron';
  /** Of the field in its form, where it is sent with one. */
  readonly name?: string;
  readonly onFile?: (file: File | undefined) => void;
}

const LOOKS = { 'ink-line': 'inkbtn line', iron: 'btn' } as const;

/** Chooses a file by a button like every other, in the language of the page; the browser's own speaks the system's. */
export function FileField({ words, accept, look, name, onFile }: FileFieldProps) {
  const chosen = useSignal('');
  return (
    <label class="file-field">
      <input
        class="sr"
        type="file"
        accept={accept}
        {...(name === undefined ? {} : { name })}
        onChange={({ currentTarget: { files } }) => {
          chosen.value = files?.[0]?.name ?? '';
          onFile?.(files?.[0]);
        }}
      />
      <span class={LOOKS[look]}>
        <Icon name="scroll-unfurled" /> {words}
      </span>
      {chosen.value === '' ? null : <small>{chosen.value}</small>}
    </label>
  );
}
