import './road.css';

/** A piece of a road as the map draws it, and whether it is walked from its end to its beginning. */
export interface RoadPiece {
  readonly path: string;
  readonly isBackwards: boolean;
}

const START = /^M\s*(-?[\d.]+)[\s,]+(-?[\d.]+)/;

/** The way that a piece of road is walked, by the end that lies nearer to where one comes from. */
export function walked(path: string, [x, y]: readonly [number, number], to: readonly [number, number]): RoadPiece {
  const [, left = '0', top = '0'] = START.exec(path) ?? [];
  const far = (at: readonly [number, number]) => Math.hypot(Number(left) - at[0], Number(top) - at[1]);
  return { path, isBackwards: far([x, y]) > far(to) };
}

interface RoadProps {
  /** One after the other. */
  readonly pieces: readonly RoadPiece[];
  readonly to: readonly [number, number];
  readonly colours: string;
}

/** The road that is being walked, drawn as it is walked, and where it leads. */
export function StagedRoad({ pieces, to, colours }: RoadProps) {
  return (
    <g class={`staged-road ${colours}`}>
      <circle class="road-goal" cx={to[0]} cy={to[1]} r="34" />
      {pieces.map(({ path, isBackwards }, index) => (
        <path
          key={path}
          d={path}
          pathLength="1"
          class={isBackwards ? 'road-walked backwards' : 'road-walked'}
          style={{ '--piece': index, '--pieces': pieces.length }}
        />
      ))}
    </g>
  );
}
