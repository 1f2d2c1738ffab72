import './turn-so-far.css';
import { Emblem } from '../cards/emblem';
import { sayTable } from '../text/say-table';
import type { Stage, Staged } from './stage';
import type { DeedFace } from './stage-bar';

/** So many deeds of the turn that is on have room on slips. */
const SLIPS = 6;

interface SoFarProps<View, Shown> {
  readonly stage: Stage<View, Shown>;
  /** Class of the colours of whose turn it is, and their name. */
  readonly colours: string;
  readonly player: string;
  readonly faceOf: (deed: Staged<View, Shown>) => DeedFace;
}

/** What was seen of the turn that is on, on slips that can be read; each shows its deed again. */
export function TurnSoFar<View, Shown>({ stage, colours, player, faceOf }: SoFarProps<View, Shown>) {
  const now = stage.now.value;
  const deeds = stage.soFar.value.slice(-SLIPS);
  return (
    <section class={`turn-so-far ${colours}`}>
      <h2 class="turn-so-far-head">
        <span class="smallcap">{sayTable('stage.so-far.of', { player })}</span>
        {deeds.length === 0 ? null : <small>{sayTable('stage.so-far.hint')}</small>}
      </h2>
      <ol>
        {deeds.map((deed) => {
          const { icon, label, tone, note = '' } = faceOf(deed);
          return (
            <li key={deed.key}>
              <button
                type="button"
                class={`turn-slip paper is-${tone}`}
                aria-current={deed === now ? 'step' : undefined}
                onClick={() => stage.again([deed])}
              >
                <Emblem name={icon} />
                <b>{label}</b>
                {note === '' ? null : <small>{note}</small>}
              </button>
            </li>
          );
        })}
        {deeds.length < SLIPS ? <li class="turn-slip-next" aria-hidden="true" /> : null}
      </ol>
    </section>
  );
}
