import type { Prompt } from '@medallion/kernel';
import type { OldWorldState } from '../../core/state';
import { optionId, type UsePromptId } from '../../options';
import { type Source, sourceId } from './sources';

export const PASS = -1;
/** What a seat may use at a moment of the fight, or leave. */
export const usePrompt = (id: UsePromptId): Prompt<OldWorldState, Source> => ({
  id,
  answersLieOpen: true,
  optionId: (source, state) => (source === PASS ? optionId(id, { kind: 'pass' }) : sourceId(state, source)),
});
