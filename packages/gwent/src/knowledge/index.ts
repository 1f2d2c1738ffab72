import type { Knowledge, Question, Seat } from '@medallion/kernel';
import type { GwentState } from '../state';
import { priors } from './priors';
import { evaluate } from './standing';
import { TUNED, type Weights } from './weights';

/** What Gwent's bots know, by these weights. */
export function knowledgeWith(weights: Weights) {
  return {
    evaluate: (state: Readonly<GwentState>, seat: Seat): number => evaluate(weights, state, seat),
    priors: (state: Readonly<GwentState>, question: Question): readonly number[] => priors(weights, state, question),
    /** Between two rounds a position is easiest to judge: playouts end there. */
    stage: (state: Readonly<GwentState>): number => state.round,
  } satisfies Knowledge<GwentState> & { stage: unknown };
}

export const gwentKnowledge = knowledgeWith(TUNED);
