import type { Knowledge, Question, Seat } from '@medallion/kernel';
import type { GwentState } from '../state';
import { priors } from './priors';
import { evaluate, judge } from './standing';
import { JUDGING, PLAYING, type PlayingWeights, TUNED, type Weights } from './weights';

/** What Gwent's bots know: by which weights they judge what they see, what they imagine, and what looks promising. */
export function knowledgeWith(weights: Weights, judging: Weights = JUDGING, playing: PlayingWeights = PLAYING) {
  return {
    evaluate: (state: Readonly<GwentState>, seat: Seat): number => evaluate(weights, state, seat),
    judge: (state: Readonly<GwentState>, seat: Seat): number => judge(judging, state, seat),
    priors: (state: Readonly<GwentState>, question: Question): readonly number[] => priors(playing, state, question),
    /** Between two rounds a position is easiest to judge: playouts end there. */
    stage: (state: Readonly<GwentState>): number => state.round,
  } satisfies Knowledge<GwentState> & { judge: unknown; stage: unknown };
}

export const gwentKnowledge = knowledgeWith(TUNED);
