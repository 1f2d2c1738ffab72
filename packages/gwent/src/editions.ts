import type { RuleId } from '@medallion/rulebook';

/** The edition that new games are played by. */
export const EDITION = 3;
/** The first edition that is still played; states from before editions were written down are of it. */
export const FIRST_EDITION = 2;
export const EDITIONS: readonly number[] = [FIRST_EDITION, EDITION];

interface Change {
  /** The first edition that plays and tells it as it reads today. */
  readonly since: number;
  readonly rules: readonly RuleId[];
}

/** What a later edition plays or tells otherwise than the one before it. */
export const CHANGES = {
  /** Bringer of Death and the Relentless may take heroes, as Destroyer of Worlds could already, unless it is agreed that they stay. */
  heroesTaken: { since: 3, rules: ['GW-LEADER-008', 'GW-LEADER-009', 'GW-LEADER-012', 'GW-LEADER-037'] },
  /** Why a player starts a round is told by its own rule; it was the coin in the first round, and the winner in all others. */
  startCited: { since: 3, rules: ['GW-SCO-001', 'GW-SCO-003', 'GW-ROUND-007', 'GW-NIL-002'] },
} as const satisfies Record<string, Change>;

/** Whether a table plays and tells it as it reads today. */
export function plays({ edition }: { readonly edition: number }, change: keyof typeof CHANGES): boolean {
  return edition >= CHANGES[change].since;
}
