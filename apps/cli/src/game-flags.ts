import { CliError } from './cli-error';
import type { FlagSpecs, Flags } from './flags';
import type { AnyCliGame } from './games';

/** Flags that say which variant of a game is meant; the commands that set up games share them. */
export const GAME_FLAGS: FlagSpecs = {
  players: { type: 'string', value: 'N', help: 'number of players' },
  mode: { type: 'string', value: 'M', help: 'length or variant of the game, where it has several' },
};

export function playersOf(entry: AnyCliGame, flags: Flags): number {
  const { least, most, usual } = entry.players;
  return flags.number('players', usual, least, most);
}

export function modeOf(entry: AnyCliGame, flags: Flags): string | null {
  const mode = flags.text('mode');
  if (mode === null || entry.modes.includes(mode)) return mode;
  const known = entry.modes.length === 0 ? `${entry.game.id} has only one` : `known: ${entry.modes.join(', ')}`;
  throw new CliError('unknown-mode', `There is no mode called "${mode}"; ${known}.`);
}
