import './scrub.css';
import { useMemo } from 'preact/hooks';
import type { ShellIcon } from '../art/shell-icons';
import { Icon } from '../pieces/icon';
import { LeadChart, ScoreChart } from './charts';
import type { Playback } from './playback';
import type { ReplayGame } from './replay-games';
import type { ReplaySession } from './replay-session';
import { Rounds } from './rounds';
import { sayReplay } from './say-replay';
import { chaptersOf, marksOf } from './time-line';

interface ScrubProps {
  readonly session: ReplaySession;
  readonly kind: ReplayGame;
  readonly playback: Playback;
  readonly names: readonly string[];
}

function Controls({ session, playback }: Pick<ScrubProps, 'session' | 'playback'>) {
  const go = (position: number) => {
    playback.stop();
    session.goTo(position);
  };
  const here = session.position.value;
  const button = (name: ShellIcon, label: string, position: number) => (
    <button type="button" aria-label={label} disabled={here === position} onClick={() => go(position)}>
      <Icon name={name} />
    </button>
  );
  const isPlaying = playback.isPlaying.value;
  const speed = `${playback.speed.value}×`;
  return (
    <div class="replay-ctl" role="toolbar" aria-label={sayReplay('controls')}>
      {button('fast-backward-button', sayReplay('first'), 0)}
      {button('previous-button', sayReplay('back'), Math.max(0, here - 1))}
      <button
        type="button"
        class="replay-play"
        aria-label={sayReplay(isPlaying ? 'pause' : 'play')}
        onClick={() => playback.toggle()}
      >
        <Icon name={isPlaying ? 'pause-button' : 'play-button'} />
      </button>
      {button('next-button', sayReplay('forward'), Math.min(session.length, here + 1))}
      {button('fast-forward-button', sayReplay('last'), session.length)}
      <button
        type="button"
        class="replay-speed"
        aria-label={sayReplay('speed', { speed })}
        onClick={() => playback.nextSpeed()}
      >
        {speed}
      </button>
    </div>
  );
}

/** Playback, the chart of the lead, marks for what people look for, and the slider through all moves. */
export function Scrub({ session, kind, playback, names }: ScrubProps) {
  const [chapters, marks] = useMemo(
    () => [chaptersOf({ session, kind }), marksOf({ session, kind })] as const,
    [session, kind],
  );
  const part = (position: number) => `${(position / Math.max(1, session.length)) * 100}%`;
  const go = (position: number) => {
    playback.stop();
    session.goTo(position);
  };
  const Chart = kind.chart === 'lead' ? LeadChart : ScoreChart;
  return (
    <section class="replay-scrub paper paper-wide ruled">
      <div class="replay-left">
        <Controls session={session} playback={playback} />
        <Rounds chapters={chapters} position={session.position.value} onGo={go} />
      </div>
      <div class="replay-graph">
        <Chart session={session} kind={kind} names={names} />
        <ul class="replay-marks" aria-hidden="true">
          {marks.map(({ position, icon }) => (
            <li key={position} style={{ left: part(position) }}>
              <Icon name={icon} />
            </li>
          ))}
        </ul>
        <input
          type="range"
          min="0"
          max={session.length}
          step="1"
          value={session.position.value}
          aria-label={sayReplay('scrub')}
          aria-valuetext={sayReplay('move-of', { move: session.position.value, moves: session.length })}
          onInput={(event) => go(event.currentTarget.valueAsNumber)}
        />
      </div>
    </section>
  );
}
