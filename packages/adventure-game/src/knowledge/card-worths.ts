import { DEVELOPMENT } from '../components';
import type { Timing } from '../pack';

/** What a development card is worth outside battles, by the moment at which it helps. */
const BY_TIMING: Readonly<Record<Timing, number>> = {
  operation: 1.2,
  'battle-start': 0,
  'before-roll': 0.2,
  battle: 0,
  'wounded-in-battle': 0.6,
  'monster-defeated': 0.8,
  'foul-fate-battle': 0.8,
  'hero-roll': 0.5,
  travel: 1.1,
  'travel-lead': 1.1,
  'two-routes': 0.9,
  'foul-fate': 1.1,
  investigate: 1.3,
  obstacle: 0.9,
  prepare: 0.9,
  sing: 1,
  command: 1.3,
  rest: 0.5,
  'turn-start': 0.5,
};

export const DEVELOPMENT_WORTHS: readonly number[] = DEVELOPMENT.map(({ timing }) => BY_TIMING[timing]);
