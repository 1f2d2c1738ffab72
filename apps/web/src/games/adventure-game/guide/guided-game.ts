import { levelsFor } from '@medallion/bots';
import { createLocalTable, pathToLocalTable } from '../../../play/local/tables';
import { query } from '../../../router/router';
import { pathTo } from '../../../router/routes';

const GAME = 'adventure-game';
/** The same deal for everybody who learns: a first turn with something to see. */
const SEED = 'a-first-journey-3';

/** The set-up page opens the guided game at once when it is asked for it. */
export function pathToGuide(): string {
  return `${pathTo('play', { game: GAME })}?guide`;
}

/** A table that is opened with this in its address is guided. */
export function isGuided(): boolean {
  return query.value.has('guide');
}

/** A real game with a fixed seed against one easy bot; gives the address of its table. */
export async function createGuidedGame(): Promise<string> {
  const table = await createLocalTable({
    game: GAME,
    config: { heroes: ['geralt', 'triss'], mode: 'one-quest' },
    seed: SEED,
    seats: [
      { kind: 'person', name: null, level: null },
      { kind: 'bot', name: null, level: levelsFor(GAME)[0]?.id ?? null },
    ],
  });
  return `${pathToLocalTable(GAME, table)}?guide`;
}
