import { slice } from '../../core/slice';

/** Mutagens as their places in the pack. */
export interface MutagensState {
  /** Face down, the last on top. */
  readonly deck: readonly number[];
  /** Open, by seat. @rule OW-MT-063 */
  readonly owned: readonly (readonly number[])[];
}
/** What everybody sees. */
export interface MutagensView {
  readonly left: number;
  readonly owned: readonly (readonly string[])[];
}

export const MUTAGENS = 'mutagens';
export const mutagens = slice<MutagensState>(MUTAGENS);
