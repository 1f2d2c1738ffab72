import { Figure } from './emblem';

interface FightStageProps {
  /** The land behind it. */
  readonly picture: string;
  readonly height: number;
  readonly figure: string;
  readonly at: readonly [x: number, y: number];
  /** Which part of it stays in sight on a narrow screen. */
  readonly keeps?: 'left' | 'middle' | 'right';
  readonly size?: number;
  /** Where the land is higher than its frame, its foot stays in sight, not its middle. */
  readonly isGrounded?: boolean;
  /** How it is: class names for what a blow does to it. */
  readonly mood?: string;
  /** Over how much of its width it fades on either side, where it was drawn up to the edge of its square. */
  readonly fades?: readonly [left: number, right: number];
  /** How many fresh cuts it shows. */
  readonly cuts?: number;
  /** What it was slain with, which stays in it. */
  readonly blade?: string | null;
}

const WIDTH = 1440;
const FIGURE = 420;
/** Cuts across the square of a figure, in hundredths of its side; the worst come last. */
const CUTS = [
  'M24 38C34 41 44 48 52 57 43 51 33 45 24 38Z',
  'M66 30C60 40 54 47 45 54 51 45 58 37 66 30Z',
  'M30 55C44 56 58 61 70 70 57 66 43 61 30 55Z',
  'M40 24C48 34 55 46 59 60 51 48 44 36 40 24Z',
  'M72 46C62 56 50 64 36 70 48 62 60 54 72 46Z',
  'M22 66C34 66 46 70 58 78 45 75 33 71 22 66Z',
] as const;
/** An edge that nobody sees as one. */
const FADES = [0.05, 0.05] as const;
const KEPT = { left: 'xMin', middle: 'xMid', right: 'xMax' } as const;

/** Where a fight takes place: the land, and whoever stands in it as a shape before its own glow. Always silent. */
export function FightStage({
  picture,
  height,
  figure,
  at: [x, y],
  keeps = 'left',
  mood = '',
  size = FIGURE,
  isGrounded = false,
  fades: [fadesLeft, fadesRight] = FADES,
  cuts = 0,
  blade = null,
}: FightStageProps) {
  return (
    <svg
      class={`fight-scene ${mood}`}
      viewBox={`0 0 ${WIDTH} ${height}`}
      preserveAspectRatio={`${KEPT[keeps]}${isGrounded ? 'YMax' : 'YMid'} slice`}
      aria-hidden="true"
      focusable="false"
    >
      <image href={picture} width={WIDTH} height={height} preserveAspectRatio="xMinYMid slice" />
      <defs>
        <linearGradient id="fight-edge-sides">
          <stop offset="0" stop-color="#000" />
          <stop offset={fadesLeft / 3} stop-color="#000" />
          <stop offset={fadesLeft} stop-color="#fff" />
          <stop offset={1 - fadesRight} stop-color="#fff" />
          <stop offset={1 - fadesRight / 3} stop-color="#000" />
          <stop offset="1" stop-color="#000" />
        </linearGradient>
        {/* Some figures are drawn up to the edge of their square: there they fade, as if the dark began. */}
        <mask id="fight-edges" maskUnits="userSpaceOnUse" x={x - 20} y={y - 20} width={size + 40} height={size + 40}>
          <rect x={x} y={y - 20} width={size} height={size + 40} fill="url(#fight-edge-sides)" />
        </mask>
        {cuts === 0 ? null : (
          <mask id="fight-body" maskUnits="userSpaceOnUse" x={x} y={y} width={size} height={size}>
            <g fill="#fff">
              <Figure class="beast-body" name={figure} x={x} y={y} size={size} />
            </g>
          </mask>
        )}
      </defs>
      <g class="figure">
        {blade === null ? null : (
          <g class="beast-blade" transform={`translate(${x} ${y}) scale(${size / 100})`}>
            <Figure class="beast-blade-edge" name={blade} x={10} y={42} size={54} />
            <Figure class="beast-blade-steel" name={blade} x={10} y={42} size={54} />
          </g>
        )}
        <g mask="url(#fight-edges)">
          <Figure class="beast-back" name={figure} x={x} y={y} size={size} />
          <Figure class="beast" name={figure} x={x} y={y} size={size} />
        </g>
        {cuts === 0 ? null : (
          <g mask="url(#fight-body)">
            {CUTS.slice(0, cuts).map((cut) => (
              <path key={cut} class="beast-cut" d={cut} transform={`translate(${x} ${y}) scale(${size / 100})`} />
            ))}
          </g>
        )}
      </g>
    </svg>
  );
}
