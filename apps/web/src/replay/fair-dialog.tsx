import './fair-dialog.css';
import { type ShuffleVerdict, verifyShuffle } from '@medallion/protocol';
import { useSignal } from '@preact/signals';
import { Dialog } from '../pieces/dialog';
import { Icon } from '../pieces/icon';
import { Button } from '../pieces/links';
import { sayReplay } from './say-replay';
import type { SharedReplay } from './shared-replay';

interface FairProps {
  readonly proof: NonNullable<SharedReplay['proof']>;
  readonly seed: string;
  readonly names: readonly string[];
  readonly onClose: () => void;
}

function verdictWords({ isCommitted, isDerived }: ShuffleVerdict): string {
  if (!isCommitted) return sayReplay('fair-not-committed');
  return sayReplay(isDerived ? 'fair-yes' : 'fair-not-derived');
}

/** Checks the luck of an online game on this very device: nobody has to be believed. */
export function FairDialog({ proof, seed, names, onClose }: FairProps) {
  const verdict = useSignal<ShuffleVerdict | null>(null);
  const check = async () => {
    verdict.value = await verifyShuffle({ ...proof, seed });
  };
  return (
    <Dialog
      title={sayReplay('fair-title')}
      onClose={onClose}
      acts={
        <Button look="ink" onPress={() => void check()}>
          {sayReplay('fair-act')}
        </Button>
      }
    >
      <p>{sayReplay('fair-words')}</p>
      <dl class="replay-fair">
        <div>
          <dt>{sayReplay('fair-hash')}</dt>
          <dd>{proof.hash}</dd>
        </div>
        <div>
          <dt>{sayReplay('fair-secret')}</dt>
          <dd>{proof.serverSeed}</dd>
        </div>
        {proof.additions.map(({ seat, text }) => (
          <div key={seat}>
            <dt>{sayReplay('fair-added', { name: names[seat] ?? '' })}</dt>
            <dd>{text}</dd>
          </div>
        ))}
        <div>
          <dt>{sayReplay('fair-seed')}</dt>
          <dd>{seed}</dd>
        </div>
      </dl>
      {proof.additions.length === 0 ? <p>{sayReplay('fair-nothing-added')}</p> : null}
      <p
        role="status"
        class={verdict.value?.isFair === false ? 'replay-verdict bad' : 'replay-verdict'}
        data-fair={verdict.value?.isFair}
      >
        {verdict.value === null ? null : (
          <>
            <Icon name={verdict.value.isFair ? 'check-mark' : 'padlock'} /> {verdictWords(verdict.value)}
          </>
        )}
      </p>
    </Dialog>
  );
}
