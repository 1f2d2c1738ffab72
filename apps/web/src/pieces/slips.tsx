import './slips.css';
import { signal } from '@preact/signals';
import { say } from '../text/say';
import { CrossIcon } from './icon';

export interface Slip {
  readonly id: string;
  readonly words: string;
  readonly act?: { readonly words: string; readonly run: () => void };
  /** The act is only an offer: the message leaves by itself all the same. */
  readonly passes?: boolean;
}

const slips = signal<readonly Slip[]>([]);

/** How long a message stays that asks for nothing. */
const READING_TIME = 8000;

/**
 * A message at the edge of the screen. One that asks something stays until it is answered or put away; any other leaves
 * by itself. The same id replaces itself.
 */
export function showSlip(slip: Slip): void {
  slips.value = [...slips.value.filter(({ id }) => id !== slip.id), slip];
  if (slip.act !== undefined && slip.passes !== true) return;
  setTimeout(() => {
    slips.value = slips.value.filter((shown) => shown !== slip);
  }, READING_TIME);
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
