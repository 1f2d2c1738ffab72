import { actionCard } from '../../core/cards/components';
import { COLORS } from '../../core/cards/vocabulary';
import type { Fighter } from './fight-state';

/** Cards of these colours in the combo and beside it. */
export function countColors(fighter: Fighter, colors: readonly string[]): number {
  let count = 0;
  for (const card of fighter.combo) if (colors.includes(COLORS[actionCard(card).color] as string)) count += 1;
  for (const card of fighter.beside) if (colors.includes(COLORS[actionCard(card).color] as string)) count += 1;
  return count;
}
