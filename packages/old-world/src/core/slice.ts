import type { OldWorldPlay, OldWorldState } from './state';

/**
 * What a module keeps at a table. A value: it is never changed, another is put in its place, so that a clone shares it and
 * a fork cannot spoil it.
 */
export interface Slice<Own extends object> {
  readonly of: (state: Readonly<OldWorldState>) => Own;
  readonly put: (play: Pick<OldWorldPlay, 'state'>, own: Own) => void;
}

/** The slice of a module, by the id of its manifest. What it holds is read-only to the last list. */
export function slice<Own extends object>(id: string): Slice<Own> {
  return {
    // The one cast: only the module with this id puts something here.
    of: ({ slices }) => slices[id] as Own,
    put: ({ state }, own) => {
      state.slices = { ...state.slices, [id]: own };
    },
  };
}
