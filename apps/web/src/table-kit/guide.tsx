import { useEffect, useState } from 'preact/hooks';
import { Icon } from '../pieces/icon';
import { Button } from '../pieces/links';
import { sayTable } from './say-table';
import type { AnySession } from './seat-names';

/** One thing that is explained where it first happens. */
export interface GuideStep {
  readonly id: string;
  /** The question or pause it belongs to: `turn`, `route`, `battle-end`. */
  readonly at: string;
  readonly title: string;
  readonly words: string;
  /** What it speaks of, as a selector: it is marked while the step is read. */
  readonly mark?: string;
  /** Stands at the foot of the screen, where the top is what it speaks of. */
  readonly isLow?: boolean;
  /** A further condition: the second action, the end of the turn. */
  readonly isNow?: boolean;
}

interface GuideProps {
  readonly session: AnySession;
  readonly steps: readonly GuideStep[];
  /** The question or pause on the screen. */
  readonly at: string | null;
}

const keyOf = (session: AnySession) => `medallion.guide.${session.table}`;
const ALL = 'all';

function recall(session: AnySession): readonly string[] {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(keyOf(session)) ?? '[]');
    return Array.isArray(kept) ? kept.map(String) : [];
  } catch {
    return [];
  }
}

function useMark(selector: string | undefined): void {
  useEffect(() => {
    const found = selector === undefined ? null : document.querySelector(selector);
    found?.classList.add('guide-mark');
    return () => found?.classList.remove('guide-mark');
  }, [selector]);
}

/**
 * A guided game is a real game: each step is told once, when its question first comes, and never stands in the way of
 * an answer. It can be put away for good at any time.
 */
export function Guide({ session, steps, at }: GuideProps) {
  const [done, setDone] = useState<readonly string[]>(() => recall(session));
  const isOver = done.includes(ALL) || steps.every(({ id }) => done.includes(id));
  const step = isOver ? undefined : steps.find((one) => one.at === at && one.isNow !== false && !done.includes(one.id));
  useMark(step?.mark);
  const put = (ids: readonly string[]) => {
    setDone(ids);
    try {
      sessionStorage.setItem(keyOf(session), JSON.stringify(ids));
    } catch {
      // A window without storage: the steps are told again after a reload.
    }
  };
  if (step === undefined) return null;
  return (
    <aside
      class={step.isLow === true ? 'guide low paper ruled' : 'guide paper ruled'}
      aria-live="polite"
      data-guide={step.id}
    >
      <p class="k">
        <Icon name="candle-flame" /> {sayTable('guide.title')},{' '}
        {sayTable('guide.step', { step: done.length + 1, of: steps.length })}
      </p>
      <h2 class="display">{step.title}</h2>
      <p>{step.words}</p>
      <div class="guide-acts">
        <Button look="ink" onPress={() => put([...done, step.id])}>
          {sayTable('guide.next')}
        </Button>
        <Button look="ink-line" onPress={() => put([ALL])}>
          {sayTable('guide.skip')}
        </Button>
      </div>
    </aside>
  );
}
