import './pawn.css';
import { Figure } from '../cards/emblem';

const PAWN =
  'M0 -36C7 -36 11 -30 11 -24 11 -19 9 -16 7 -14 13 -9 17 4 17 16Q0 22 -17 16C-17 4 -13 -9 -7 -14 -9 -16 -11 -19 -11 -24 -11 -30 -7 -36 0 -36Z';

/** A player's figure on a map, standing on the point where it is; `.wit` around it sets its colour. */
export function Pawn({ icon }: { readonly icon: string }) {
  return (
    <>
      <path d={PAWN} class="pawn" />
      <Figure class="pawn-icon" name={icon} x={-10} y={-9} size={20} />
    </>
  );
}
