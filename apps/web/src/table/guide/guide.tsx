import './guide.css';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { Icon } from '../../pieces/icon';
import { Button } from '../../pieces/links';
import type { AnySession } from '../seats/seat-names';
import { sayTable } from '../text/say-table';

/** One thing that is explained where it first happens. */
export interface GuideStep {
  readonly id: string;
  /** The question or pause it belongs to: `turn`, `route`, `battle-end`. */
  readonly at: string;
  readonly title: string;
  readonly words: string;
  /** What it speaks of, as a selector: it is marked while the step is read. */
  readonly mark?: string;
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
/** Room above and below the slip: the bar of the page, and a margin. */
const HEAD = 63;
const FOOT = 14;

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

/** How much of one a box that reaches from `top` to `bottom` between the sides of another would cover. */
function covered(one: DOMRect, sides: DOMRect, top: number, bottom: number): number {
  const width = Math.min(one.right, sides.right) - Math.max(one.left, sides.left);
  const height = Math.min(one.bottom, bottom) - Math.max(one.top, top);
  return Math.max(0, width) * Math.max(0, height);
}

/** The slip lies at the head of the screen, and at its foot where it would cover what it speaks of. */
function useClearPlace(id: string | undefined, mark: string | undefined) {
  const slip = useRef<HTMLElement>(null);
  const [low, setLow] = useState<string | null>(null);
  useLayoutEffect(() => {
    const found = mark === undefined ? null : document.querySelector(mark);
    const box = slip.current?.getBoundingClientRect();
    if (id === undefined || found === null || box === undefined) return;
    const one = found.getBoundingClientRect();
    const atHead = covered(one, box, 0, box.height + HEAD);
    const atFoot = covered(one, box, innerHeight - box.height - FOOT, innerHeight);
    setLow(atHead > atFoot ? id : null);
  }, [id, mark]);
  return { slip, isLow: id !== undefined && low === id };
}

/** Which step this is: whoever answers without pressing on has been told a step all the same. */
function useTold(done: readonly string[], id: string | undefined): number {
  const told = useRef<readonly string[]>(done);
  if (id !== undefined && !told.current.includes(id)) told.current = [...told.current, id];
  return id === undefined ? 0 : told.current.indexOf(id) + 1;
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
  const { slip, isLow } = useClearPlace(step?.id, step?.mark);
  const told = useTold(done, step?.id);
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
      class={isLow ? 'guide low paper ruled' : 'guide paper ruled'}
      ref={slip}
      aria-live="polite"
      data-guide={step.id}
    >
      <p class="k">
        <Icon name="candle-flame" /> {sayTable('guide.title')},{' '}
        {sayTable('guide.step', { step: told, of: steps.length })}
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
