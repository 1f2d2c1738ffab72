import { rule } from '@medallion/testkit';
import { BASE_BOARD, locationById } from '../../../src/core/map';
import type { OldWorldState } from '../../../src/core/state';
import { oldWorldWith } from '../../../src/game';
import { type OldWorldTable, oldWorldTable, type TableSketch } from '../../old-world-table';
import { huntModule } from './hunt-module';
import { HUNT, type HuntState } from './hunt-state';

export { rule };
export const game = oldWorldWith([huntModule]);
export const place = (id: string): number => locationById(BASE_BOARD, id);

/** A table of the Hunt in the middle of a game; the Hunt is far away unless a scenario says otherwise. */
export function huntTable(sketch: TableSketch, own: Partial<HuntState> = {}): OldWorldTable {
  return oldWorldTable({
    ...sketch,
    modules: [HUNT],
    change: (state: OldWorldState) => {
      for (const turn of state.turns) turn.steps = sketch.steps ?? 1;
      state.slices = { ...state.slices, [HUNT]: { ...state.slices[HUNT], at: place('doldeth'), hounds: [], ...own } };
      sketch.change?.(state);
    },
  });
}
