import { sayOldWorld } from '../text/say-old-world';
import { roman } from './pieces';
import type { Scene } from './scene';

/** Which of the three phases a step of play belongs to. */
function phaseOf({ view }: Scene): number {
  if (view.fight !== null || view.phase === 'deed') return 2;
  if (view.phase === 'discard' || view.phase === 'gain') return 3;
  return view.phase === 'journey' ? 1 : 0;
}

/** The three phases of a turn, with the one that is on. */
export function Phases({ scene }: { readonly scene: Scene }) {
  const now = phaseOf(scene);
  return (
    <ol class="phases" aria-label={sayOldWorld('phases.label')}>
      {([1, 2, 3] as const).map((phase) => (
        <li
          key={phase}
          class={phase === now ? 'now' : ''}
          {...(phase === now ? { 'aria-current': 'step' as const } : {})}
        >
          <b>{roman(phase)}</b> <span>{sayOldWorld(`phase.${phase}`)}</span>
        </li>
      ))}
    </ol>
  );
}
