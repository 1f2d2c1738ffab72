import './module-plates.css';
import { Figure } from '../../../table/cards/emblem';

const RAYS = Array.from({ length: 28 }, (_, ray) => (360 / 28) * ray);

/** The drawing of a plate that has a figure and no scene: a cut of its own colour, with rays. */
export function PlateArt({ name, field }: { readonly name: string; readonly field: string }) {
  return (
    <g class={`plate-${field}`}>
      <rect width="300" height="160" class="plate-ground" />
      <g class="plate-rays">
        {RAYS.map((turn) => (
          <path key={turn} d="M150 80L420 74V86Z" transform={`rotate(${turn} 150 80)`} />
        ))}
      </g>
      <Figure class="plate-back" name={name} x={80} y={10} size={140} />
      <Figure class="plate-figure" name={name} x={80} y={10} size={140} />
    </g>
  );
}
