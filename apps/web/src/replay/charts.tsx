import './charts.css';
import { listOf } from '@medallion/text';
import { useMemo } from 'preact/hooks';
import { language } from '../settings/settings';
import type { ReplayGame } from './replay-games';
import type { ReplaySession } from './replay-session';
import { sayReplay } from './say-replay';

interface ChartProps {
  readonly session: ReplaySession;
  readonly kind: ReplayGame;
  readonly names: readonly string[];
}

const WIDTH = 1000;
const HEIGHT = 104;

/** By how much the first seat leads, from -1 to 1, at each moment. */
function leads({ session, kind }: Pick<ChartProps, 'session' | 'kind'>): readonly number[] {
  const gaps = session.past.views.map((view) => {
    const [first = 0, second = 0] = kind.scores(view);
    return first - second;
  });
  const widest = Math.max(10, ...gaps.map(Math.abs));
  return gaps.map((gap) => gap / widest);
}

/** For two: the lead as a printed line, with hatching towards whoever has it. */
export function LeadChart({ session, kind, names }: ChartProps) {
  const line = useMemo(() => leads({ session, kind }), [session, kind]);
  const step = WIDTH / Math.max(1, session.length);
  const y = (lead: number) => HEIGHT / 2 - lead * (HEIGHT / 2 - 6);
  const points = line.map((lead, position) => `${position * step},${y(lead)}`).join(' ');
  const [first = 0, second = 0] = kind.scores(session.past.views[session.position.value]);
  const here = (session.position.value / Math.max(1, session.length)) * 100;
  return (
    <div class="replay-lead" role="img" aria-label={sayReplay('chart', { first, second })}>
      <span class="replay-yl a">{names[0]}</span>
      <span class="replay-yl b">{names[1]}</span>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
        {line.map((lead, position) => (
          <rect
            key={`${position * step}`}
            class="replay-h"
            x={position * step - 1.5}
            y={Math.min(y(lead), HEIGHT / 2)}
            width="3"
            height={Math.abs(y(lead) - HEIGHT / 2)}
          />
        ))}
        <line class="replay-m" x1="0" x2={WIDTH} y1={HEIGHT / 2} y2={HEIGHT / 2} />
        <polyline class="replay-l" points={points} />
      </svg>
      <span class="replay-cursor" style={{ left: `${here}%` }}>
        <i style={{ top: `${(y(line[session.position.value] ?? 0) / HEIGHT) * 100}%` }} />
        <b class={here > 80 ? 'left' : ''}>
          {first}:{second}
        </b>
      </span>
    </div>
  );
}

/** Lines that would lie on each other are drawn this much apart. */
const APART = 2.4;

/** The score of one seat as steps: a point only where it changes. */
function stairs(scores: readonly number[], x: (position: number) => number, y: (score: number) => number): string {
  const points = [`0,${y(scores[0] ?? 0)}`];
  for (const [position, score] of scores.entries()) {
    const before = scores[position - 1];
    if (before !== undefined && before !== score)
      points.push(`${x(position)},${y(before)}`, `${x(position)},${y(score)}`);
  }
  points.push(`${WIDTH},${y(scores.at(-1) ?? 0)}`);
  return points.join(' ');
}

function linesOf({ session, kind }: Pick<ChartProps, 'session' | 'kind'>): readonly string[] {
  const all = session.past.views.map((view) => kind.scores(view));
  const most = Math.max(1, ...all.flat());
  const x = (position: number) => (position / Math.max(1, session.length)) * WIDTH;
  return (all[0] ?? []).map((_, seat) =>
    stairs(
      all.map((scores) => scores[seat] ?? 0),
      x,
      (score) => HEIGHT - 6 - seat * APART - (score / most) * (HEIGHT - 22),
    ),
  );
}

/** For any number: everybody's score as a line in their colours, with a list of who is who. */
export function ScoreChart({ session, kind, names }: ChartProps) {
  const lines = useMemo(() => linesOf({ session, kind }), [session, kind]);
  const view = session.past.views[session.position.value];
  const [scores, colours] = [kind.scores(view), kind.colours(view)];
  const here = (session.position.value / Math.max(1, session.length)) * 100;
  const told = names.map((name, seat) => `${name} ${scores[seat] ?? 0}`);
  return (
    <div class="replay-scores" role="img" aria-label={sayReplay('chart.all', { scores: listOf(language.value, told) })}>
      <ul aria-hidden="true">
        {names.map((name, seat) => (
          <li key={name} class={`${colours[seat] ?? ''} replay-s${seat}`}>
            <i />
            <span>{name}</span>
            <b>{scores[seat]}</b>
          </li>
        ))}
      </ul>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
        {lines.map((points, seat) => (
          <g key={names[seat]} class={`${colours[seat] ?? ''} replay-s${seat}`}>
            <polyline class="replay-case" points={points} />
            <polyline class="replay-line" points={points} />
          </g>
        ))}
      </svg>
      <span class="replay-cursor" style={{ left: `${here}%` }} />
    </div>
  );
}
