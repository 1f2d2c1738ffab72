import './prompt-bar.css';
import type { ComponentChildren } from 'preact';
import { Icon } from '../../pieces/icon';
import { sayTable } from '../text/say-table';

interface PromptBarProps {
  /** Id of the question; null while nobody at this device is asked. */
  readonly question: string | null;
  readonly words: string;
  /** The answers that stand in the bar itself. */
  readonly children?: ComponentChildren;
}

/** A line in plain words over a scene, and the answers beside it. */
export function PromptBar({ question, words, children }: PromptBarProps) {
  return (
    <div class="prompt" {...(question === null ? {} : { 'data-question': question })}>
      <p class={question === null ? 'ask waits' : 'ask'}>{words}</p>
      <div class="prompt-act">{children}</div>
    </div>
  );
}

/** Short to the eye; what it takes back is its name, and its note under the pointer. */
export function UndoButton({ move, onPress }: { readonly move: string; readonly onPress: () => void }) {
  const words = sayTable('undo.move', { move });
  return (
    <button
      type="button"
      class="btn btn-quiet undo"
      aria-keyshortcuts="U"
      aria-label={words}
      title={words}
      onClick={onPress}
    >
      <Icon name="anticlockwise-rotation" /> <span>{sayTable('undo')}</span>
    </button>
  );
}

export function HintButton({ onPress }: { readonly onPress: () => void }) {
  return (
    <button type="button" class="btn advice" aria-keyshortcuts="T" aria-label={sayTable('hint')} onClick={onPress}>
      <Icon name="candle-flame" /> <span class="wide-only">{sayTable('hint')}</span>
    </button>
  );
}
