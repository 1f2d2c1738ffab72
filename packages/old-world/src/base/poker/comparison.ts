import type { RuleId } from '@medallion/rulebook';
import { COMPARED, DICE_HANDS, diceHand } from './dice-hands';

/** One line of the comparison of two hands: what is compared, both sides, and who is ahead in it. */
export interface HandComparison {
  readonly what: 'kind' | 'value' | 'unused';
  readonly rule: RuleId;
  readonly own: string;
  readonly other: string;
  readonly ahead: 'own' | 'other' | null;
}

function line(what: 'value' | 'unused', rule: RuleId, own: number, other: number | undefined): HandComparison {
  const ahead = own === other ? null : own > (other ?? 0) ? 'own' : 'other';
  return { what, rule, own: String(own), other: String(other ?? ''), ahead };
}

/** The comparison step by step, up to the step that decides. @rule OW-POKER-011, OW-POKER-012, OW-POKER-013, OW-POKER-014 */
export function compareDice(ownDice: readonly number[], otherDice: readonly number[]): readonly HandComparison[] {
  const [own, other] = [diceHand(ownDice), diceHand(otherDice)];
  const kind: HandComparison = {
    what: 'kind',
    rule: 'OW-POKER-011',
    own: DICE_HANDS[own.rank] ?? '',
    other: DICE_HANDS[other.rank] ?? '',
    ahead: own.rank === other.rank ? null : own.rank > other.rank ? 'own' : 'other',
  };
  const steps = [
    kind,
    ...own.values.map((value, at) => line('value', 'OW-POKER-012', value, other.values[at])),
    ...own.unused.slice(0, COMPARED).map((value, at) => line('unused', 'OW-POKER-013', value, other.unused[at])),
  ];
  const decided = steps.findIndex(({ ahead }) => ahead !== null);
  return decided < 0 ? steps : steps.slice(0, decided + 1);
}
