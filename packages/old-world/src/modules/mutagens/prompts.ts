import type { Prompt } from '@medallion/kernel';
import type { OldWorldState } from '../../core/state';
import { codec, form, promptOf, word } from '../../options';
import { mutagenFacts } from './facts';

/** The options of its prompts as data, and back. */
export const MUTAGEN_OPTIONS = { 'mutagen-choice': codec({ mutagen: form('mutagen', { mutagen: word }) }) } as const;
export type MutagenPrompts = typeof MUTAGEN_OPTIONS;

/** As options and events name the source of an ability. */
export const mutagenId = (mutagen: number): string =>
  MUTAGEN_OPTIONS['mutagen-choice'].write({ kind: 'mutagen', mutagen: mutagenFacts(mutagen).id });

/** Which one is kept; the others are the asked seat's secret. @rule OW-MT-039, OW-MT-063 */
export const mutagenPrompt: Prompt<OldWorldState, number> = promptOf(
  'mutagen-choice',
  MUTAGEN_OPTIONS['mutagen-choice'],
  (mutagen: number) => ({ kind: 'mutagen', mutagen: mutagenFacts(mutagen).id }),
  { answersLieOpen: true },
);
