import { useEffect, useRef, useState } from 'preact/hooks';
import { pace } from '../../../../settings/settings';
import { soundBeat } from '../../table/sounds';
import { type Beat, timeOf } from './beats';

interface Plan {
  /** Null while nothing is told. */
  readonly beats: readonly Beat[] | null;
  /** Whether it is the viewer's own fight. */
  readonly isOwn: boolean;
  /** Whether the viewer is asked something now. */
  readonly isAsked: boolean;
  onEnd(): void;
}

export interface Beats {
  /** The beat that is shown now. */
  readonly now: Beat | null;
  /** On with the next beat; the second press goes to the question. */
  press(): void;
  /** To the question at once. */
  end(): void;
}

const ONWARD: ReadonlySet<string> = new Set([' ', 'Enter', 'Escape']);
/** Keys that are nobody's answer. */
const NO_ANSWER: ReadonlySet<string> = new Set(['Tab', 'Shift', 'Control', 'Alt', 'Meta', 'CapsLock']);

function isElsewhere(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || NO_ANSWER.has(event.key)) return true;
  return document.querySelector('dialog[open]') !== null || event.target instanceof HTMLInputElement;
}

/** Gives a key that was pressed too early to the question that has come since. */
function giveBack(key: string): void {
  const press = () =>
    (document.activeElement ?? document.body).dispatchEvent(
      new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }),
    );
  // The answers are drawn in the frame after the question.
  requestAnimationFrame(() => requestAnimationFrame(press));
}

/** Shows the beats of a fight one after the other. A press or Space goes on; a key that answers something is kept for the question. */
export function useBeats({ beats, isOwn, isAsked, onEnd }: Plan): Beats {
  const [at, setAt] = useState({ beats, index: 0 });
  const index = at.beats === beats ? at.index : 0;
  const presses = useRef(0);
  const kept = useRef<string | null>(null);
  /** On to the question: what comes before it is not told, as when another's choice parts an exchange of blows. */
  const isHurried = useRef(false);
  if (isAsked) isHurried.current = false;
  const now = isHurried.current ? null : (beats?.[Math.min(index, beats.length - 1)] ?? null);
  const end = () => {
    isHurried.current = true;
    onEnd();
  };
  const next = () => {
    if (beats === null) return;
    if (index + 1 < beats.length) setAt({ beats, index: index + 1 });
    else onEnd();
  };
  const press = () => {
    presses.current += 1;
    if (presses.current > 1) end();
    else next();
  };
  useEffect(() => {
    presses.current = 0;
    if (beats !== null && isHurried.current) onEnd();
  }, [beats]);
  useEffect(() => {
    if (!isAsked || kept.current === null) return;
    giveBack(kept.current);
    kept.current = null;
  }, [isAsked]);
  useEffect(() => {
    if (now === null) return undefined;
    soundBeat(now);
    const timer = setTimeout(next, timeOf(now, pace.peek(), isOwn));
    return () => clearTimeout(timer);
  }, [now]);
  useEffect(() => {
    if (now === null) return undefined;
    const onKey = (event: KeyboardEvent) => {
      if (isElsewhere(event)) return;
      event.preventDefault();
      event.stopPropagation();
      if (event.repeat) return;
      if (ONWARD.has(event.key)) press();
      else {
        kept.current = event.key;
        end();
      }
    };
    addEventListener('keydown', onKey, true);
    return () => removeEventListener('keydown', onKey, true);
  }, [now]);
  return { now, press, end };
}
