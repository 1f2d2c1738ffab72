import type { Game, GameState } from '@medallion/kernel';

/** A game as a local table knows it: only through the kernel's interface. */
export type AnyGame = Game<unknown, GameState, unknown, unknown>;

export interface LocalGame {
  readonly game: AnyGame;
  /** A number that tells a person how far the game is: the round. Null where there is none. */
  progress(state: GameState): number | null;
}

/** Each game is loaded only when a table of it is opened. */
const GAMES: Readonly<Record<string, () => Promise<LocalGame>>> = {
  gwent: async () => {
    const { gwent } = await import('@medallion/gwent');
    const progress = (state: ReturnType<typeof gwent.clone>) => state.round;
    return { game: gwent, progress };
  },
  'old-world': async () => {
    const { oldWorld } = await import('@medallion/old-world');
    const progress = (state: ReturnType<typeof oldWorld.clone>) => state.round;
    return { game: oldWorld, progress };
  },
  'adventure-game': async () => {
    const { adventureGame } = await import('@medallion/adventure-game');
    const progress = (state: ReturnType<typeof adventureGame.clone>) => state.round;
    return { game: adventureGame, progress };
  },
};

export function findLocalGame(id: string): Promise<LocalGame> | null {
  return Object.hasOwn(GAMES, id) ? (GAMES[id]?.() ?? null) : null;
}
