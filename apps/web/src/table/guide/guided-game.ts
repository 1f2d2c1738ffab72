import { levelsFor } from '@medallion/bots';
import type { Json } from '@medallion/kernel';
import { createLocalTable, pathToLocalTable } from '../../play/local/tables';
import { query } from '../../router/router';
import { pathTo } from '../../router/routes';

/** The set-up page opens the guided game at once when it is asked for it. */
export function pathToGuide(game: string): string {
  return `${pathTo('play', { game })}?guide`;
}

/** A table that is opened with this in its address is guided. */
export function isGuided(): boolean {
  return query.value.has('guide');
}

export interface GuidedGame {
  readonly game: string;
  readonly config: Json;
  /** The same deal for everybody who learns. */
  readonly seed: string;
}

/** A real game with a fixed seed against the gentlest bot; gives the address of its table. */
export async function createGuidedGame({ game, config, seed }: GuidedGame): Promise<string> {
  const table = await createLocalTable({
    game,
    config,
    seed,
    seats: [
      { kind: 'person', name: null, level: null },
      { kind: 'bot', name: null, level: levelsFor(game)[0]?.id ?? null },
    ],
  });
  return `${pathToLocalTable(game, table)}?guide`;
}
