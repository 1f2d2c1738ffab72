import './stage-bar.css';
import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import { announce } from '../../pieces/announce';
import { Icon } from '../../pieces/icon';
import { type BotPace, setSetting, settings } from '../../settings/settings';
import { Emblem } from '../cards/emblem';
import { sayTable } from '../text/say-table';
import type { Stage, Staged } from './stage';

/** A deed as a small picture: its figure and a word or two. `counts` towards the end of the game; `hits` the viewer. */
export interface DeedFace {
  readonly icon: string;
  readonly label: string;
  readonly tone: 'plain' | 'counts' | 'hits';
  /** What it cost or was done with, where there is room to say it. */
  readonly note?: string;
}

const SPEEDS = ['slow', 'normal', 'fast'] as const satisfies readonly BotPace[];
type Speed = (typeof SPEEDS)[number];

const speedNow = (): Speed => SPEEDS.find((speed) => speed === settings.value.botPace) ?? 'normal';

/** The next speed after this one: for the key, and for a button that has no room for all three. */
function nextSpeed(): void {
  setSetting('botPace', SPEEDS[(SPEEDS.indexOf(speedNow()) + 1) % SPEEDS.length] ?? 'normal');
}

interface BarProps<View, Shown> {
  readonly stage: Stage<View, Shown>;
  /** Whose deed it is: the class of their colour, and their crest. */
  readonly colours: string;
  readonly crest: ComponentChildren;
  readonly caption: string;
  readonly faceOf: (deed: Staged<View, Shown>) => DeedFace;
  /** What was done so far stands elsewhere on the table. */
  readonly isAlone?: boolean;
}

function Controls<View, Shown>({ stage }: { readonly stage: Stage<View, Shown> }) {
  const isPaused = stage.isPaused.value;
  const speed = speedNow();
  return (
    <>
      <button
        type="button"
        class="btn stage-button"
        aria-keyshortcuts="P"
        aria-label={sayTable(isPaused ? 'stage.go-on' : 'stage.pause')}
        onClick={() => stage.pause()}
      >
        <Icon name={isPaused ? 'play-button' : 'pause-button'} />
      </button>
      <button
        type="button"
        class="btn stage-button"
        aria-keyshortcuts="N"
        aria-label={sayTable('stage.step')}
        onClick={() => stage.step()}
      >
        <Icon name="next-button" />
      </button>
      <button
        type="button"
        class="btn stage-speed"
        aria-keyshortcuts="X"
        aria-label={sayTable('stage.speed', { speed: sayTable(`stage.speed.${speed}`) })}
        onClick={nextSpeed}
      >
        {sayTable(`stage.speed.${speed}`)}
      </button>
      <button type="button" class="pbtn stage-skip" aria-keyshortcuts="F" onClick={() => stage.skip()}>
        {stage.isAgain.value ? (
          sayTable('stage.back')
        ) : (
          <>
            <span class="wide-only">{sayTable('bots.hurry')}</span>
            <span class="narrow-only">{sayTable('bots.hurry.short')}</span>
          </>
        )}
      </button>
    </>
  );
}

/** In the place of the question while another seat plays: what it does, what it did, and how it is watched. */
export function StageBar<View, Shown>({
  stage,
  colours,
  crest,
  caption,
  faceOf,
  isAlone = false,
}: BarProps<View, Shown>) {
  const soFar = stage.soFar.value;
  const now = stage.now.value;
  const isAgain = stage.isAgain.value;
  // What happens for the first time is told with its lines.
  useEffect(() => {
    if (isAgain) announce(caption);
  }, [isAgain, caption]);
  return (
    <section class={`stage-bar ${colours}`} data-stage={isAgain ? 'again' : 'live'}>
      {crest}
      <h2 class={caption.length > SHORT ? 'stage-caption is-long' : 'stage-caption'}>{caption}</h2>
      {isAgain || isAlone ? null : (
        <ol class="stage-slips" aria-label={sayTable('stage.so-far')}>
          {soFar.slice(-SLIPS).map((deed) => {
            const { icon, label, tone } = faceOf(deed);
            return (
              <li key={deed.key}>
                <button
                  type="button"
                  class={`stage-slip paper is-${tone}`}
                  aria-current={deed === now ? 'step' : undefined}
                  aria-label={sayTable('stage.again', { deed: label })}
                  title={label}
                  onClick={() => stage.again([deed])}
                >
                  <Emblem name={icon} />
                </button>
              </li>
            );
          })}
        </ol>
      )}
      <div class="stage-controls">
        <Controls stage={stage} />
      </div>
    </section>
  );
}

/** Longer captions stand in smaller letters, on two lines. */
const SHORT = 30;
/** So many deeds of the turn that is on can be seen again. */
const SLIPS = 6;
