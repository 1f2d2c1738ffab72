import './prompt-bar.css';
import type { ComponentChildren } from 'preact';
import { Icon } from '../../pieces/icon';
import { RuleLink } from '../../pieces/links';
import { sayTable } from '../text/say-table';
import type { Hinted, ToldHint } from './hints';

interface PromptBarProps {
  /** Id of the question; null while nobody at this device is asked. */
  readonly question: string | null;
  readonly words: string;
  /** Why something that was pressed cannot be done. */
  readonly blocked?: { readonly words: string; readonly rule: string } | null;
  /** What a strong player would do, and why. */
  readonly hinted?: Hinted;
  /** The answers that stand in the bar itself. */
  readonly children?: ComponentChildren;
}

function Reasons({ hint }: { readonly hint: ToldHint }) {
  return (
    <div class="reasons" data-hint>
      <p>{hint.words}</p>
      {hint.why === null ? null : <p class="weighed">{hint.why}</p>}
      {hint.others.length === 0 ? null : (
        <ul class="weighed">
          {hint.others.map(({ id, move, chance }) => (
            <li key={id}>
              {move} <b>{chance}</b>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** The question in plain words, what was explained or advised, and the answers beside it. */
export function PromptBar({ question, words, blocked = null, hinted = null, children }: PromptBarProps) {
  return (
    <div class="prompt" {...(question === null ? {} : { 'data-question': question })}>
      <div class="prompt-words">
        <p class={question === null ? 'ask waits' : 'ask'}>{words}</p>
        {blocked === null ? null : (
          <p class="why" role="status">
            <Icon name="padlock" /> {blocked.words} <RuleLink rule={blocked.rule}>{blocked.rule}</RuleLink>
          </p>
        )}
        {hinted === null ? null : (
          <div class="why" role="status">
            <Icon name="candle-flame" /> {typeof hinted === 'string' ? hinted : <Reasons hint={hinted} />}
          </div>
        )}
      </div>
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
