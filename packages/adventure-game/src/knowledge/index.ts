import type { Knowledge, Question } from '@medallion/kernel';
import type { AdventureState } from '../state';
import { judge } from './judgement';
import { optionValues } from './option-values';
import { evaluate } from './standing';

/** How sharply a better option is preferred. */
const SHARPNESS = 1.6;
const LEAST = -5;
const MOST = 7;

function priors(state: Readonly<AdventureState>, question: Question): readonly number[] {
  if (question.options.length === 1) return [1];
  const values = optionValues(state as AdventureState, question);
  let best = Number.NEGATIVE_INFINITY;
  for (const value of values) best = Math.max(best, value);
  return values.map((value) => Math.exp(SHARPNESS * Math.max(LEAST, Math.min(MOST, value - best))));
}

/** Turns since the beginning; all that comes before the first turn is one stage. */
function stage(state: Readonly<AdventureState>): number {
  const players = state.heroes.length;
  if (state.phase === 'deal' || state.phase === 'first-quests') return 0;
  return 1 + state.round * players + ((state.active - state.first + players) % players);
}

/**
 * What bots know of the Adventure Game: how a seat stands between two turns, what each answer promises, and that a
 * position is judged at the end of a turn, when what was begun has come to its end.
 */
export const adventureKnowledge = {
  evaluate,
  judge,
  priors,
  stage,
  judgesAtRest: true,
} satisfies Knowledge<AdventureState> & { judge: unknown; stage: unknown; judgesAtRest: boolean };
