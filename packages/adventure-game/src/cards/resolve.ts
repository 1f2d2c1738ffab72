import { type Flow, InvariantError, type Seat } from '@medallion/kernel';
import type { Effect } from '../effect';
import type { AdventurePlay } from '../state';

/** What is being resolved, and whether it stays afterwards. */
export interface Source {
  readonly kind: 'foul-fate' | 'investigation' | 'other';
  readonly id: string;
  isKept: boolean;
}
export const NO_SOURCE: Source = { kind: 'other', id: '', isKept: false };
/** A quest, a companion or a good fortune card: named, so that a choice can say whose it is. */
export function sourceNamed(id: string): Source {
  return { kind: 'other', id, isKept: false };
}

/** What the words of the vocabulary do. */
export interface Effects {
  /** Does at once what asks nobody; false for all others. */
  isDoneAtOnce(play: AdventurePlay, seat: Seat, effect: Effect, source: Source): boolean;
  flowOf(play: AdventurePlay, seat: Seat, effect: Effect, source: Source): Flow;
}

/** Effects bring battles and journeys, which bring effects: `game.ts` lays them in, so that no file imports itself. */
let laidIn: Effects = {
  isDoneAtOnce() {
    throw new InvariantError('no effects were laid in');
  },
  flowOf() {
    throw new InvariantError('no effects were laid in');
  },
};
export function layInEffects(effects: Effects): void {
  laidIn = effects;
}

/** Carries out effects in their order. What asks nobody runs straight through; the rest are flows of their own. */
export function* resolve(play: AdventurePlay, seat: Seat, effects: readonly Effect[], source: Source): Flow {
  for (const effect of effects) {
    if (!laidIn.isDoneAtOnce(play, seat, effect, source)) yield* laidIn.flowOf(play, seat, effect, source);
  }
}
