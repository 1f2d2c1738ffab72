import type { Prompt } from '@medallion/kernel';
import { potionFacts } from '../../core/cards-of';
import type { OldWorldState } from '../../core/state';
import { codec, form, promptOf, word } from '../../options';
import { bombFacts } from './facts';

/** The options of its prompts as data, and back. */
export const BOMB_OPTIONS = {
  'bomb-instead': codec({ no: form('no'), gold: form('gold'), potion: form('potion', { potion: word }) }),
  'bomb-discard': codec({ bomb: form('bomb', { bomb: word }) }),
} as const;
export type BombPrompts = typeof BOMB_OPTIONS;

/** As options and events name the source of an ability. */
export const bombId = (kind: number): string =>
  BOMB_OPTIONS['bomb-discard'].write({ kind: 'bomb', bomb: bombFacts(kind).id });

export const NO_BOMB = -2;
export const BY_GOLD = -1;
type Instead = NonNullable<ReturnType<BombPrompts['bomb-instead']['read']>>;
function showInstead(paid: number, state: OldWorldState): Instead {
  if (paid === NO_BOMB) return { kind: 'no' };
  return paid === BY_GOLD ? { kind: 'gold' } : { kind: 'potion', potion: potionFacts(state, paid).id };
}
/** A bomb in the place of this potion, and what it is paid with: gold, or a potion of this kind. @rule OW-MT-043 */
export const insteadPrompt: Prompt<OldWorldState, number> = promptOf(
  'bomb-instead',
  BOMB_OPTIONS['bomb-instead'],
  showInstead,
  { answersLieOpen: true },
);
export const discardBombPrompt: Prompt<OldWorldState, number> = promptOf(
  'bomb-discard',
  BOMB_OPTIONS['bomb-discard'],
  (kind: number) => ({ kind: 'bomb', bomb: bombFacts(kind).id }),
  { answersLieOpen: true },
);
