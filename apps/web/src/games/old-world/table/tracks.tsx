import './tracks.css';
import { useRef } from 'preact/hooks';
import { sayOldWorld } from '../text/say-old-world';
import { roman } from './pieces';
import type { Scene } from './scene';

/** The three phases of a turn, with the one that is on; while something is read, the one in which it happened. */
export function Phases({ scene, isPaused }: { readonly scene: Scene; readonly isPaused: boolean }) {
  const shown = useRef(scene.view.turn.number);
  if (!isPaused) shown.current = scene.view.turn.number;
  // Once the game is over no phase is on.
  const now = scene.session.outcome.value === null ? shown.current : null;
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
