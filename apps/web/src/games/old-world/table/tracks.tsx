import './tracks.css';
import { sayOldWorld } from '../text/say-old-world';
import { roman } from './pieces';
import type { Scene } from './scene';

/** The three phases of a turn, with the one that is on. */
export function Phases({ scene }: { readonly scene: Scene }) {
  const now = scene.view.turn.number;
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
