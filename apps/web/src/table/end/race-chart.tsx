import './race-chart.css';
import type { Seat } from '@medallion/kernel';
import { listOf } from '@medallion/text';
import { language } from '../../settings/settings';
import { Figure } from '../cards/emblem';
import { sayTable } from '../text/say-table';
import type { RaceMark } from './history';

export interface Runner<Cause extends string> {
  readonly seat: Seat;
  readonly name: string;
  readonly icon: string;
  /** Class that sets the colours of the seat. */
  readonly colours: string;
  readonly marks: readonly RaceMark<Cause>[];
}

export interface RaceProps<Cause extends string> {
  readonly title: string;
  readonly rounds: number;
  readonly runners: readonly Runner<Cause>[];
  /** What has a sign of its own on the line, with its word for the key. */
  readonly causes: Readonly<Partial<Record<Cause, { readonly icon: string; readonly words: string }>>>;
  /** The score that ends the race, where there is one. */
  readonly goal?: number;
}

const BOX = { width: 860, height: 330, left: 40, right: 700, top: 34, base: 284 } as const;
/** Lines that would lie on each other are drawn so far apart, and names so far. */
const APART = 4;
const NAME_APART = 27;

interface Scale {
  x(round: number): number;
  y(score: number): number;
}

function scaleOf(rounds: number, top: number): Scale {
  return {
    x: (round) => BOX.left + ((round - 1) / Math.max(1, rounds - 1)) * (BOX.right - BOX.left),
    y: (score) => BOX.base - (score / top) * (BOX.base - BOX.top),
  };
}

function stairs({ marks }: Pick<Runner<string>, 'marks'>, { x, y }: Scale): string {
  const steps = marks.map(({ round, score }) => `H${x(round).toFixed(1)}V${y(score).toFixed(1)}`);
  return `M${BOX.left} ${y(0)}${steps.join('')}H${BOX.right}`;
}

const lastScore = ({ marks }: Pick<Runner<string>, 'marks'>): number => marks.at(-1)?.score ?? 0;

/** Heights for the names at the end of the lines: in the order of the scores, none on another. */
function nameHeights(runners: readonly Runner<string>[], { y }: Scale): ReadonlyMap<Seat, number> {
  const heights = new Map<Seat, number>();
  let free = BOX.height - 14;
  for (const runner of runners.toSorted((one, other) => lastScore(one) - lastScore(other))) {
    const height = Math.min(y(lastScore(runner)), free);
    heights.set(runner.seat, height);
    free = height - NAME_APART;
  }
  return heights;
}

/** Numbers along an axis, a handful of them. */
function ticks(from: number, to: number, most: number): readonly number[] {
  const step = Math.max(1, Math.ceil((to - from) / most));
  return Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, index) => from + index * step);
}

function raceWords({ name, marks }: Runner<string>): string {
  const steps = marks.map(({ round, score }) => sayTable('end.race-step', { score, round }));
  return `${name}: ${steps.length === 0 ? '0' : listOf(language.value, steps)}`;
}

function Lines<Cause extends string>({
  runners,
  causes,
  scale,
}: Omit<RaceProps<Cause>, 'title' | 'rounds'> & { readonly scale: Scale }) {
  const heights = nameHeights(runners, scale);
  const shift = (index: number) => (index - (runners.length - 1) / 2) * APART;
  return (
    <>
      {runners.map((runner, index) => (
        <path
          key={runner.seat}
          class={`race-line race-${index % 5} ${runner.colours}`}
          transform={`translate(0 ${shift(index)})`}
          d={stairs(runner, scale)}
        />
      ))}
      {runners.map(({ seat, colours, marks }, index) =>
        marks.map(({ round, score, cause }, place) => {
          const sign = causes[cause];
          if (sign === undefined) return null;
          return (
            <g
              key={`${seat}-${place}`}
              class={`race-mark ${colours}`}
              transform={`translate(${scale.x(round)} ${scale.y(score) + shift(index)})`}
            >
              <circle r="13" />
              <Figure class="race-sign" name={sign.icon} x={-9} y={-9} size={18} />
            </g>
          );
        }),
      )}
      {runners.map((runner) => (
        <g
          key={runner.seat}
          class={`race-end ${runner.colours}`}
          transform={`translate(${BOX.right + 36} ${heights.get(runner.seat) ?? 0})`}
        >
          <circle r="12" />
          <Figure class="race-sign" name={runner.icon} x={-9} y={-9} size={18} />
          <text x="20" y="5">
            {runner.name} <tspan class="race-score">{lastScore(runner)}</tspan>
          </text>
        </g>
      ))}
    </>
  );
}

/** How the scores grew, round by round. Dashes and names tell the seats apart, colour helps. */
export function RaceChart<Cause extends string>(props: RaceProps<Cause>) {
  const { title, rounds, runners, causes, goal } = props;
  const top = Math.max(goal ?? 4, ...runners.map(lastScore));
  const scale = scaleOf(rounds, top);
  const key = Object.values<{ readonly icon: string; readonly words: string } | undefined>(causes);
  return (
    <figure class="race">
      <figcaption>
        <h2>{title}</h2>
        <ul>
          {key.map((sign) =>
            sign === undefined ? null : (
              <li key={sign.words}>
                <svg class="gi" aria-hidden="true">
                  <use href={`#gi-${sign.icon}`} />
                </svg>
                {sign.words}
              </li>
            ),
          )}
        </ul>
      </figcaption>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <div class="race-window" tabIndex={0} role="img" aria-label={`${title}. ${runners.map(raceWords).join('. ')}`}>
        <svg viewBox={`0 0 ${BOX.width} ${BOX.height}`} aria-hidden="true">
          {ticks(0, top, 6).map((score) => (
            <g key={score}>
              <path
                class={score === goal ? 'race-goal' : 'race-grid'}
                d={`M${BOX.left} ${scale.y(score)}H${BOX.right}`}
              />
              <text class="race-number" x={BOX.left - 20} y={scale.y(score) + 5}>
                {score}
              </text>
            </g>
          ))}
          {ticks(1, rounds, 8).map((round) => (
            <text key={round} class="race-number" x={scale.x(round)} y={BOX.height - 14}>
              {round}
            </text>
          ))}
          <Lines runners={runners} causes={causes} scale={scale} />
        </svg>
      </div>
    </figure>
  );
}
