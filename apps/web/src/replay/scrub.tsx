import type { ShellIcon } from '../art/shell-icons';
import { Icon } from '../pieces/icon';
import type { Playback } from './playback';
import type { ReplayGame } from './replay-games';
import type { ReplaySession } from './replay-session';
import { sayReplay } from './say-replay';

interface ScrubProps {
  readonly session: ReplaySession;
  readonly kind: ReplayGame;
  readonly playback: Playback;
  readonly names: readonly string[];
}

const WIDTH = 1000;
const HEIGHT = 104;

/** By how much the first seat leads, from -1 to 1, at each moment. */
function leads({ session, kind }: Pick<ScrubProps, 'session' | 'kind'>): readonly number[] {
  const gaps = session.past.views.map((view) => {
    const [first = 0, second = 0] = kind.scores(view);
    return first - second;
  });
  const widest = Math.max(10, ...gaps.map(Math.abs));
  return gaps.map((gap) => gap / widest);
}

export interface Chapter {
  readonly number: number;
  readonly position: number;
}

export function chaptersOf({ session, kind }: Pick<ScrubProps, 'session' | 'kind'>): readonly Chapter[] {
  return session.past.events.flatMap((events, position) =>
    events.flatMap((event) => {
      const number = kind.chapterOf(event);
      return number === null ? [] : [{ number, position }];
    }),
  );
}

function marksOf({ session, kind }: Pick<ScrubProps, 'session' | 'kind'>): ReadonlyMap<number, ShellIcon> {
  const marks = new Map<number, ShellIcon>();
  for (const [position, events] of session.past.events.entries()) {
    const mark = events.map((event) => kind.markOf(event)).find((found) => found !== null);
    if (mark !== undefined && mark !== null) marks.set(position, mark);
  }
  return marks;
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
    <div class="rp-ctl" role="toolbar" aria-label={sayReplay('controls')}>
      {button('fast-backward-button', sayReplay('first'), 0)}
      {button('previous-button', sayReplay('back'), Math.max(0, here - 1))}
      <button
        type="button"
        class="rp-play"
        aria-label={sayReplay(isPlaying ? 'pause' : 'play')}
        onClick={() => playback.toggle()}
      >
        <Icon name={isPlaying ? 'pause-button' : 'play-button'} />
      </button>
      {button('next-button', sayReplay('forward'), Math.min(session.length, here + 1))}
      {button('fast-forward-button', sayReplay('last'), session.length)}
      <button
        type="button"
        class="rp-speed"
        aria-label={sayReplay('speed', { speed })}
        onClick={() => playback.nextSpeed()}
      >
        {speed}
      </button>
    </div>
  );
}

/** The lead as a printed line, with hatching towards whoever has it. */
function Chart({ session, kind, names }: Omit<ScrubProps, 'playback'>) {
  const line = leads({ session, kind });
  const step = WIDTH / Math.max(1, session.length);
  const y = (lead: number) => HEIGHT / 2 - lead * (HEIGHT / 2 - 6);
  const points = line.map((lead, position) => `${position * step},${y(lead)}`).join(' ');
  const [first = 0, second = 0] = kind.scores(session.past.views[session.position.value]);
  const here = (session.position.value / Math.max(1, session.length)) * 100;
  return (
    <div class="rp-lead" role="img" aria-label={sayReplay('chart', { first, second })}>
      <span class="rp-yl a">{names[0]}</span>
      <span class="rp-yl b">{names[1]}</span>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
        {line.map((lead, position) => (
          <rect
            key={`${position * step}`}
            class="rp-h"
            x={position * step - 1.5}
            y={Math.min(y(lead), HEIGHT / 2)}
            width="3"
            height={Math.abs(y(lead) - HEIGHT / 2)}
          />
        ))}
        <line class="rp-m" x1="0" x2={WIDTH} y1={HEIGHT / 2} y2={HEIGHT / 2} />
        <polyline class="rp-l" points={points} />
      </svg>
      <span class="rp-cursor" style={{ left: `${here}%` }}>
        <i style={{ top: `${(y(line[session.position.value] ?? 0) / HEIGHT) * 100}%` }} />
        <b class={here > 80 ? 'left' : ''}>
          {first}:{second}
        </b>
      </span>
    </div>
  );
}

/** Playback, the chart of the lead, marks for what people look for, and the slider through all moves. */
export function Scrub({ session, kind, playback, names }: ScrubProps) {
  const chapters = chaptersOf({ session, kind });
  const part = (position: number) => `${(position / Math.max(1, session.length)) * 100}%`;
  return (
    <section class="rp-scrub paper paper-wide ruled">
      <div class="rp-left">
        <Controls session={session} playback={playback} />
        <div class="rp-chapters" role="toolbar" aria-label={sayReplay('rounds')}>
          {chapters.map(({ number, position }) => (
            <button
              key={number}
              type="button"
              class="inklink"
              data-round={number}
              onClick={() => {
                playback.stop();
                session.goTo(position);
              }}
            >
              {sayReplay('round', { round: number })}
            </button>
          ))}
        </div>
      </div>
      <div class="rp-graph">
        <Chart session={session} kind={kind} names={names} />
        <ul class="rp-marks" aria-hidden="true">
          {[...marksOf({ session, kind })].map(([position, mark]) => (
            <li key={position} style={{ left: part(position) }}>
              <Icon name={mark} />
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
          onInput={(event) => {
            playback.stop();
            session.goTo(event.currentTarget.valueAsNumber);
          }}
        />
      </div>
    </section>
  );
}
