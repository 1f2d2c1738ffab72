import type { RuleId } from '@medallion/rulebook';

/** The edition that new games are played by. */
export const EDITION = 3;
/** The first edition that is still played; states from before editions were written down are of it. */
export const FIRST_EDITION = 2;
export const EDITIONS: readonly number[] = [FIRST_EDITION, EDITION];

interface Change {
  /** The first edition that plays the rule as it reads today. */
  readonly since: number;
  readonly rule: RuleId;
}

/** What a later edition plays otherwise than the one before it; old rows of data stand in `data/edition-<n>.json`. */
export const CHANGES = {
  /** Griffin discards 2, 1, 0, 1, 0 cards at its five levels; it discarded 1, 0, 0, 1, 0. */
  griffinDiscards: { since: 3, rule: 'OW-SPEC-015' },
  /** A player alone who gained no card leaves the rightmost card where it lies; it was discarded. */
  rightmostStays: { since: 3, rule: 'OW-SOLO-011' },
  /** Any one trail may be of a terrain whose lair is empty; it had to have a monster. */
  anyTrail: { since: 3, rule: 'OW-TRAIL-003' },
} as const satisfies Record<string, Change>;

/** Whether a table plays the rule as it reads today. */
export function plays({ edition }: { readonly edition: number }, change: keyof typeof CHANGES): boolean {
  return edition >= CHANGES[change].since;
}
