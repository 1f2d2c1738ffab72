import './question-line.css';
import type { ComponentChildren } from 'preact';
import { Icon } from '../../pieces/icon';
import { RuleLink } from '../../pieces/links';
import { useAdvised } from './advised';
import type { Hinted } from './hints';
import { HintButton, UndoButton } from './prompt-bar';

/** How far an answer of several parts has come: two cards to pay, one of them chosen. */
export interface Progress {
  /** The parts that are chosen, each drawn in its slot. */
  readonly done: readonly ComponentChildren[];
  readonly of: number;
  /** The same in words: "1 of 2 cards". */
  readonly words: string;
}

interface QuestionLineProps {
  /** Id of the question; null while nobody at this device is asked. */
  readonly question: string | null;
  readonly words: string;
  readonly progress?: Progress | null;
  /** One sentence beside the question: what it is for, what is still missing. */
  readonly reason?: string | null;
  /** Why something that was pressed cannot be done. It takes the place of the reason. */
  readonly blocked?: { readonly words: string; readonly rule: string } | null;
  /** What a strong player would do, and why. It takes the place of the reason. */
  readonly hinted?: Hinted;
  /** What can be done beside the question, as often as one likes. */
  readonly operations?: ComponentChildren;
  /** What undo takes back, in words; null where there is nothing. */
  readonly undo?: { readonly move: string; readonly onPress: () => void } | null;
  /** Asks for advice; null where there is none. */
  readonly hint?: (() => void) | null;
  /** The main buttons: the answers that need no picture. */
  readonly children?: ComponentChildren;
}

/** Questions longer than this stand in smaller letters, on two lines. */
const SHORT = 30;

function ProgressSlots({ done, of, words }: Progress) {
  return (
    <span class="question-progress">
      {done.map((part, index) => (
        <span key={index} class="question-slot is-done" aria-hidden="true">
          {part}
        </span>
      ))}
      {Array.from({ length: Math.max(0, of - done.length) }, (_, index) => (
        <span key={index} class="question-slot" aria-hidden="true">
          {done.length + index + 1}
        </span>
      ))}
      <b>{words}</b>
    </span>
  );
}

/** What is said beside the question: a refusal, advice, or how far it has come. */
function Beside({ progress, reason, blocked, hinted }: Pick<QuestionLineProps, 'progress' | 'reason'> & Told) {
  if (blocked !== null)
    return (
      <p class="why" role="status">
        <Icon name="padlock" />
        <span>
          {blocked.words} <RuleLink rule={blocked.rule}>{blocked.rule}</RuleLink>
        </span>
      </p>
    );
  if (typeof hinted === 'string')
    return (
      <p class="why" role="status">
        <Icon name="candle-flame" /> <span>{hinted}</span>
      </p>
    );
  if (hinted !== null)
    return (
      <p
        class="why"
        role="status"
        data-hint={hinted.option}
        title={[hinted.words, hinted.why].filter(Boolean).join(' ')}
      >
        <Icon name="candle-flame" />
        <span>
          <b>{hinted.words}</b> {hinted.why}
        </span>
      </p>
    );
  return (
    <>
      {progress == null ? null : <ProgressSlots {...progress} />}
      {reason == null ? null : <p class="question-reason">{reason}</p>}
    </>
  );
}

interface Told {
  readonly blocked: NonNullable<QuestionLineProps['blocked']> | null;
  readonly hinted: Hinted;
}

/**
 * The one place of all that can be done now: the question, how far it has come, free operations, and at its end undo,
 * advice and the main buttons, always in this order. Its height never changes, whatever it says.
 */
export function QuestionLine(props: QuestionLineProps) {
  const { question, words, progress, reason, blocked = null, hinted = null } = props;
  const { operations = null, undo = null, hint = null, children } = props;
  useAdvised(hinted === null || typeof hinted === 'string' ? null : hinted.option);
  const look = ['ask', question === null ? 'waits' : '', words.length > SHORT ? 'is-long' : ''];
  const isTold = blocked !== null || hinted !== null;
  return (
    <div
      class={isTold ? 'prompt question-line is-told' : 'prompt question-line'}
      {...(question === null ? {} : { 'data-question': question })}
    >
      <p class={look.filter(Boolean).join(' ')}>{words}</p>
      <div class="question-beside">
        <Beside progress={progress ?? null} reason={reason ?? null} blocked={blocked} hinted={hinted} />
      </div>
      {operations === null ? null : <div class="question-operations">{operations}</div>}
      <div class="prompt-act">
        {undo === null ? null : <UndoButton move={undo.move} onPress={undo.onPress} />}
        {hint === null ? null : <HintButton onPress={hint} />}
        <div class="question-main">{children}</div>
      </div>
    </div>
  );
}
