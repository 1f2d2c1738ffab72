import type { Prompt } from '@medallion/kernel';
import { locationId } from '../../core/map';
import { rulesOf } from '../../core/rules-of';
import type { Location, OldWorldState } from '../../core/state';
import { bare, codec, form, oneOf, promptOf, word } from '../../options';

const TOKENS = ['1', '2', '3', '4', '5', '6'] as const;

/** The options of its prompts as data, and back. */
export const MONSTER_TRAIL_OPTIONS = {
  'weakness-use': codec({
    all: form('all'),
    done: form('done'),
    weakness: form('weakness', { token: oneOf(TOKENS) }),
  }),
  'weakness-place': codec({ place: bare({ at: word }) }),
} as const;
export type MonsterTrailPrompts = typeof MONSTER_TRAIL_OPTIONS;

/** As options and events name the source of an ability. */
export const weaknessId = (token: number): string =>
  MONSTER_TRAIL_OPTIONS['weakness-use'].write({ kind: 'weakness', token: TOKENS[token - 1] ?? '1' });

export const ALL = -1;
export const DONE = 0;
type Shown = ReturnType<MonsterTrailPrompts['weakness-use']['read']>;
function showWeakness(token: number): NonNullable<Shown> {
  if (token === ALL) return { kind: 'all' };
  return token === DONE ? { kind: 'done' } : { kind: 'weakness', token: TOKENS[token - 1] ?? '1' };
}
/** Which weaknesses are used against the monster. @rule OW-MT-017 */
export const weaknessPrompt: Prompt<OldWorldState, number> = promptOf(
  'weakness-use',
  MONSTER_TRAIL_OPTIONS['weakness-use'],
  showWeakness,
  { answersLieOpen: true },
);
/** Where the next weakness lies, where no token says it. @rule OW-MT-015 */
export const placePrompt: Prompt<OldWorldState, Location> = promptOf(
  'weakness-place',
  MONSTER_TRAIL_OPTIONS['weakness-place'],
  (at: Location, state) => ({ kind: 'place', at: locationId(rulesOf(state).board, at) }),
  { answersLieOpen: true },
);
