import { signal } from '@preact/signals';
import { say } from '../text/say';
import { CrossIcon } from './icon';

export interface Slip {
  readonly id: string;
  readonly words: string;
  readonly act?: { readonly words: string; readonly run: () => void };
}

const slips = signal<readonly Slip[]>([]);

/** A message at the foot of the screen that stays until it is answered or put away. The same id replaces itself. */
export function showSlip(slip: Slip): void {
  slips.value = [...slips.value.filter(({ id }) => id !== slip.id), slip];
}

export function hideSlip(id: string): void {
  slips.value = slips.value.filter((slip) => slip.id !== id);
}

export function Slips() {
  return (
    <div class="slips" role="status">
      {slips.value.map(({ id, words, act }) => (
        <div key={id} class="slip paper ruled">
          <p>{words}</p>
          {act === undefined ? null : (
            <button type="button" class="inkbtn" onClick={act.run}>
              {act.words}
            </button>
          )}
          <button type="button" class="icon-btn ink" aria-label={say('slip.close')} onClick={() => hideSlip(id)}>
            <CrossIcon />
          </button>
        </div>
      ))}
    </div>
  );
}
