import { explorationFacts } from '../../../src/core/cards-of';
import { BASE_BOARD, locationById } from '../../../src/core/map';
import { rulesOf } from '../../../src/core/rules-of';
import type { OldWorldState } from '../../../src/core/state';
import { type AdventurePackState, adventurePack } from '../../../src/modules/adventure-pack/state';
import type { AdventurePackView } from '../../../src/modules/adventure-pack/view';
import { type OldWorldTable, oldWorldTable, type TableSketch } from '../../old-world-table';

export const PACK = ['adventure-pack'];
export const at = (id: string): number => locationById(BASE_BOARD, id);
export const cardOf = (state: Readonly<OldWorldState>, id: string): number =>
  rulesOf(state).exploration.findIndex((card) => card.id === id);

export interface PackSketch extends TableSketch {
  /** Secret cards by seat, as event numbers. */
  readonly secrets?: readonly (readonly number[])[];
}

/** A table that plays the pack. */
export function packTable({ secrets, change, modules = PACK, ...sketch }: PackSketch): OldWorldTable {
  return oldWorldTable({
    ...sketch,
    modules,
    change: (state) => {
      if (secrets !== undefined) keep(state, { secrets: state.witchers.map((_, seat) => secrets[seat] ?? []) });
      change?.(state);
    },
  });
}
export function keep(state: OldWorldState, own: Partial<AdventurePackState>): void {
  adventurePack.put({ state }, { ...adventurePack.of(state), ...own });
}
export const viewOf = (table: OldWorldTable, who: 'ada' | 'bea' | 'cyn' = 'ada'): AdventurePackView =>
  table[who].view().modules['adventure-pack'] as unknown as AdventurePackView;
export const packTold = (table: OldWorldTable) =>
  table.told('module').filter((event) => event.module === 'adventure-pack');
export const told = (table: OldWorldTable, what: string) => packTold(table).filter((event) => event.what === what);
export const exploredIds = ({ state }: OldWorldTable): readonly string[] =>
  state.explored.map((card) => explorationFacts(state, card).id);
