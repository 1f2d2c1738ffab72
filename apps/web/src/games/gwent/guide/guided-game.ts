import { levelsFor } from '@medallion/bots';
import { createLocalTable, pathToLocalTable } from '../../../play/local/tables';
import { query } from '../../../router/router';
import { pathTo } from '../../../router/routes';

const GAME = 'gwent';
/** The same deal for everybody who learns: you begin, with a spy, a healer, units that help each other, and a frost. */
const SEED = 'a-first-hand-12';

/** The set-up page opens the guided game at once when it is asked for it. */
export function pathToGuide(): string {
  return `${pathTo('play', { game: GAME })}?guide`;
}

/** A table that is opened with this in its address is guided. */
export function isGuided(): boolean {
  return query.value.has('guide');
}

/** A real game with a fixed seed against the gentlest bot; gives the address of its table. */
export async function createGuidedGame(): Promise<string> {
  const table = await createLocalTable({
    game: GAME,
    config: { decks: ['starter-northern-realms', 'starter-monsters'] },
    seed: SEED,
    seats: [
      { kind: 'person', name: null, level: null },
      { kind: 'bot', name: null, level: levelsFor(GAME)[0]?.id ?? null },
    ],
  });
  return `${pathToLocalTable(GAME, table)}?guide`;
}
