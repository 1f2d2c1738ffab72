import type { Game, GameState } from '@medallion/kernel';
import type { GameInfo } from '@medallion/protocol';

/** A game as the server knows it: only through the kernel's interface. */
export type AnyGame = Game<unknown, GameState, unknown, unknown>;

/** What the server must know of a game beyond its rules. */
export interface GameEntry {
  readonly game: AnyGame;
  readonly minSeats: number;
  readonly maxSeats: number;
  /** The levels of its bots, the first being the one that stands in when nobody chose. */
  readonly levels: readonly string[];
  /** Those of them that answer at once, without looking into the future. */
  readonly quickLevels: readonly string[];
  /** Resigning loses the game at once; only where two sit at the table. */
  readonly canResign: boolean;
  readonly canDraw: boolean;
  /** The field of the configuration that holds one entry per seat, which its player chooses and nobody else sees. */
  readonly choiceField: string | null;
}

export type Registry = ReadonlyMap<string, GameEntry>;

export function registryOf(entries: readonly GameEntry[]): Registry {
  return new Map(entries.map((entry) => [entry.game.id, entry]));
}

export function gameInfo(entry: GameEntry): GameInfo {
  return {
    id: entry.game.id,
    version: entry.game.version,
    minSeats: entry.minSeats,
    maxSeats: entry.maxSeats,
    levels: [...entry.levels],
    canResign: entry.canResign,
    canDraw: entry.canDraw,
    choiceField: entry.choiceField,
  };
}
