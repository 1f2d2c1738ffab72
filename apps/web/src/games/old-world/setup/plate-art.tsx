import './module-plates.css';
import { Figure } from '../../../table/cards/emblem';

/** The drawing of a plate that has a figure and no scene. */
export function PlateArt({ name, field }: { readonly name: string; readonly field: 'forest' | 'water' | 'mountain' }) {
  return (
    <>
      <rect width="300" height="160" class={`plate-ground t-${field}`} />
      <Figure class="plate-figure" name={name} x={84} y={14} size={132} />
    </>
  );
}
