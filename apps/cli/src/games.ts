import { CliError } from './cli-error';
import { adventureGameEntry } from './games/adventure-game';
import type { AnyCliGame } from './games/cli-game';
import { gwentEntry } from './games/gwent';
import { oldWorldEntry } from './games/old-world';

/** Every game that can be played from the command line: one line and one file for each. */
const GAMES: readonly AnyCliGame[] = [gwentEntry, adventureGameEntry, oldWorldEntry];

export const GAME_IDS: readonly string[] = GAMES.map(({ game }) => game.id);
export const ALL_GAMES = GAMES;

export type { AnyCliGame, GameSetup } from './games/cli-game';

export function findGame(id: string | undefined): AnyCliGame {
  const known = GAME_IDS.join(', ');
  if (id === undefined) throw new CliError('no-game', `Name a game: ${known}.`);
  const found = GAMES.find(({ game }) => game.id === id);
  if (found !== undefined) return found;
  throw new CliError('unknown-game', `There is no game called "${id}". Known: ${known}.`);
}
