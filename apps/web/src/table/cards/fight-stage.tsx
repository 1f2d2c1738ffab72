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
}

const WIDTH = 1440;
const FIGURE = 420;
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
          <stop offset="0.05" stop-color="#fff" />
          <stop offset="0.95" stop-color="#fff" />
          <stop offset="1" stop-color="#000" />
        </linearGradient>
        {/* Some figures are drawn up to the edge of their square: there they fade, as if the dark began. */}
        <mask id="fight-edges" maskUnits="userSpaceOnUse" x={x - 20} y={y - 20} width={size + 40} height={size + 40}>
          <rect x={x} y={y - 20} width={size} height={size + 40} fill="url(#fight-edge-sides)" />
        </mask>
      </defs>
      <g class="figure">
        <g mask="url(#fight-edges)">
          <Figure class="beast-back" name={figure} x={x} y={y} size={size} />
          <Figure class="beast" name={figure} x={x} y={y} size={size} />
        </g>
      </g>
    </svg>
  );
}
