import type { Prompt } from '@medallion/kernel';
import { locationId } from '../../core/map';
import { rulesOf } from '../../core/rules-of';
import type { Location, OldWorldState } from '../../core/state';
import { bare, codec, form, promptOf, word } from '../../options';
import { secretFacts } from './facts';

/** The options of its prompts as data, and back. */
export const ADVENTURE_PACK_OPTIONS = {
  'secret-use': codec({ pass: form('pass'), secret: form('secret', { card: word }) }),
  'trail-token': codec({ place: bare({ at: word }) }),
  fortune: codec({ no: form('no'), look: form('look') }),
} as const;
/** What it adds to questions of the base. */
export const ADDED_OPTIONS = codec({
  secret: form('secret', { card: word }),
  'open-quest': form('open-quest', { card: word }),
});

export const secretId = (event: number): string => ADDED_OPTIONS.write({ kind: 'secret', card: secretFacts(event).id });

export const PASS = 0;
type SecretUse = NonNullable<ReturnType<(typeof ADVENTURE_PACK_OPTIONS)['secret-use']['read']>>;
function showSecret(event: number): SecretUse {
  return event === PASS ? { kind: 'pass' } : { kind: 'secret', card: secretFacts(event).id };
}
/** Whether a secret card is shown now; asked of all who hold one, whatever it says. @rule OW-AP-004, OW-AP-005 */
export const secretPrompt: Prompt<OldWorldState, number> = promptOf(
  'secret-use',
  ADVENTURE_PACK_OPTIONS['secret-use'],
  showSecret,
  { answersLieOpen: true },
);
/** Which of two places a rumour leads to: the other is nobody else's to know. */
export const trailTokenPrompt: Prompt<OldWorldState, Location> = promptOf(
  'trail-token',
  ADVENTURE_PACK_OPTIONS['trail-token'],
  (at: Location, state: OldWorldState) => ({ kind: 'place', at: locationId(rulesOf(state).board, at) }),
  { answersLieOpen: false },
);
export const fortunePrompt: Prompt<OldWorldState, boolean> = promptOf(
  'fortune',
  ADVENTURE_PACK_OPTIONS.fortune,
  (looks: boolean) => ({ kind: looks ? 'look' : 'no' }),
  { answersLieOpen: true },
);
