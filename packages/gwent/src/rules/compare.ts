import type { Seat } from '@medallion/kernel';
import type { RuleId } from '@medallion/rulebook';
import type { Faction } from '../cards';

/** Who wins a round that ends with these totals, and by which rule. @rule GW-ROUND-002, GW-ROUND-004, GW-NIL-001, GW-NIL-003 */
export function roundWinner(
  factions: readonly Faction[],
  [first, second]: readonly [number, number],
): readonly [Seat | null, RuleId] {
  if (first !== second) return [first > second ? 0 : 1, 'GW-ROUND-002'];
  const nilfgaard = [0, 1].filter((seat) => factions[seat] === 'nilfgaard');
  if (nilfgaard.length === 1) return [nilfgaard[0] as Seat, 'GW-NIL-001'];
  return [null, nilfgaard.length === 2 ? 'GW-NIL-003' : 'GW-ROUND-004'];
}
