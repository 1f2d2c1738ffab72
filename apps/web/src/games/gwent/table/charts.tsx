import './charts.css';
import type { RoundResult } from '@medallion/gwent';
import type { Seat } from '@medallion/kernel';
import { sayGwent } from '../text/say-gwent';
import type { Point } from './history';

interface Sides {
  readonly me: Seat;
  readonly names: readonly [mine: string, theirs: string];
}

const pair = ({ me }: Sides, totals: readonly [number, number]): readonly [number, number] =>
  me === 1 ? [totals[1], totals[0]] : totals;

function Hatch() {
  return (
    <defs>
      <pattern id="ch-theirs" width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(30)">
        <path d="M0 0V5" class="ch-stroke" />
      </pattern>
      <pattern id="ch-lead" width="4" height="8" patternUnits="userSpaceOnUse">
        <path d="M0 0V8" class="ch-lead" />
      </pattern>
    </defs>
  );
}

const BAR = { width: 116, height: 190, base: 150, top: 22 } as const;

/** The rounds as bars: theirs hatched, yours full, so that colour is not needed to tell them apart. */
export function RoundBars({ results, ...sides }: Sides & { readonly results: readonly RoundResult[] }) {
  const most = Math.max(1, ...results.flatMap(({ totals }) => totals));
  const scale = (BAR.base - BAR.top) / most;
  const words = results.map(({ totals }, index) => {
    const [mine, theirs] = pair(sides, totals);
    return sayGwent('chart.round', { round: index + 1, mine, theirs });
  });
  return (
    <figure class="rchart-box">
      <svg class="row-chart" viewBox={`0 0 ${BAR.width * 3} ${BAR.height}`} role="img" aria-label={words.join('; ')}>
        <Hatch />
        {[0, 1, 2].map((index) => {
          const result = results[index];
          const x = index * BAR.width + 14;
          const [mine, theirs] = result === undefined ? [0, 0] : pair(sides, result.totals);
          const bar = (value: number, left: number, kind: string) => (
            <>
              <rect
                class={`cb ${kind}`}
                x={left}
                y={result === undefined ? BAR.base - 44 : BAR.base - value * scale}
                width="36"
                height={result === undefined ? 44 : Math.max(value * scale, 1)}
              />
              {result === undefined ? null : (
                <text class="cv" x={left + 18} y={BAR.base - value * scale - 6}>
                  {value}
                </text>
              )}
            </>
          );
          return (
            <g key={index} class={result === undefined ? 'to-come' : ''}>
              {bar(theirs, x, 'theirs')}
              {bar(mine, x + 44, 'mine')}
              <text class="cl" x={x + 40} y={BAR.base + 19}>
                {sayGwent('chart.label', { round: index + 1 })}
              </text>
            </g>
          );
        })}
        <path class="cb" d={`M4 ${BAR.base}H${BAR.width * 3 - 4}`} />
      </svg>
      <figcaption class="key">
        <span>
          <i class="a" /> {sides.names[1]}
        </span>
        <span>
          <i class="b" /> {sides.names[0]}
        </span>
      </figcaption>
    </figure>
  );
}

const LINE = { width: 900, height: 300, base: 280, top: 46 } as const;

interface LinesProps extends Sides {
  readonly rounds: readonly (readonly Point[])[];
  readonly winners: readonly (Seat | null)[];
}

interface Placed {
  readonly x: number;
  readonly mine: number;
  readonly theirs: number;
}

/** How the totals grew, round beside round; the hatching is the lead. */
export function RoundLines({ rounds, winners, ...sides }: LinesProps) {
  const most = Math.max(10, ...rounds.flatMap((round) => round.flatMap(({ totals }) => totals)));
  const y = (value: number) => LINE.base - (value / most) * (LINE.base - LINE.top);
  const span = LINE.width / Math.max(rounds.length, 1);
  const placed = rounds.map((round, index) =>
    round.map((point, place): Placed => {
      const [mine, theirs] = pair(sides, point.totals);
      const x = index * span + 12 + (place / Math.max(round.length - 1, 1)) * (span - 40);
      return { x, mine: y(mine), theirs: y(theirs) };
    }),
  );
  return (
    <figure class="chartbox">
      <svg
        class="line-chart"
        viewBox={`0 0 ${LINE.width} ${LINE.height}`}
        role="img"
        aria-label={sayGwent('chart.lines')}
      >
        <Hatch />
        {placed.map((points, index) => {
          const last = rounds[index]?.at(-1);
          const [mine, theirs] = last === undefined ? [0, 0] : pair(sides, last.totals);
          return (
            <g key={index}>
              {index === 0 ? null : <path class="l-d" d={`M${index * span} ${LINE.top - 30}V${LINE.base}`} />}
              <text class="ll" x={index * span + 12} y={LINE.top - 18}>
                {roundTitle(index, winners[index] ?? null, sides)}
              </text>
              <path class="l-lead" d={leadPath(points)} />
              <path class="l-t" d={linePath(points.map(({ x, theirs: at }) => [x, at]))} />
              <path class="l-y" d={linePath(points.map(({ x, mine: at }) => [x, at]))} />
              <text class="lv" x={(points.at(-1)?.x ?? 0) - 4} y={y(mine) + (mine >= theirs ? -8 : 22)}>
                {mine}
              </text>
              <text class="lv t" x={(points.at(-1)?.x ?? 0) - 4} y={y(theirs) + (theirs > mine ? -8 : 22)}>
                {theirs}
              </text>
            </g>
          );
        })}
        <path class="cb" d={`M0 ${LINE.base}H${LINE.width}`} />
      </svg>
      <figcaption class="key">
        <span>
          <i class="ky" /> {sides.names[0]}
        </span>
        <span>
          <i class="kt" /> {sides.names[1]}
        </span>
        <em>{sayGwent('chart.hint')}</em>
      </figcaption>
    </figure>
  );
}

function roundTitle(index: number, winner: Seat | null, { me, names }: Sides): string {
  const label = sayGwent('chart.label', { round: index + 1 });
  if (winner === null) return `${label}: ${sayGwent('chart.drawn')}`;
  return `${label}: ${winner === me ? names[0] : names[1]}`;
}

const linePath = (points: readonly (readonly number[])[]) =>
  points.map(([x = 0, at = 0], index) => `${index === 0 ? 'M' : 'L'}${x.toFixed(1)} ${at.toFixed(1)}`).join('');

function leadPath(points: readonly Placed[]): string {
  const there = points.map(({ x, mine }) => [x, mine]);
  const back = points.map(({ x, theirs }) => [x, theirs]).reverse();
  return `${linePath([...there, ...back])}Z`;
}
