import type { SessionOutcome } from '../session';
import type { LocalTable } from './store';
import type { WorkerLink } from './worker-link';
import type { TableRecipe } from './worker-messages';

/** What the rules need of a table to lay it again. */
export function recipeOf({ game, version, config, seed, answers }: LocalTable): TableRecipe {
  return { game, version, config, seed, answers };
}

/** A game that was given up has a record as well, up to there; null while it is on. */
export async function recordCutShort(
  rules: WorkerLink,
  table: LocalTable | null,
  outcome: SessionOutcome | null,
): Promise<string | null> {
  if (outcome === null || table === null) return null;
  const record = await rules.ask<'record'>({ do: 'record', table: recipeOf(table) });
  return record.ok ? record.value.compact : null;
}
