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
}: FightStageProps) {
  return (
    <svg
      class={`fight-scene ${mood}`}
      viewBox={`0 0 ${WIDTH} ${height}`}
      preserveAspectRatio={`${KEPT[keeps]}YMid slice`}
      aria-hidden="true"
      focusable="false"
    >
      <image href={picture} width={WIDTH} height={height} preserveAspectRatio="xMinYMid slice" />
      <g class="figure">
        <Figure class="beast-back" name={figure} x={x} y={y} size={size} />
        <Figure class="beast" name={figure} x={x} y={y} size={size} />
      </g>
    </svg>
  );
}
