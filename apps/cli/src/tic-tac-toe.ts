import { createRequire } from 'node:module';
import { clock } from './bench-rows';

/** The yardstick: boardgame.io's own tic-tac-toe through its own client, in this very process. */
export function ticTacToeMovesPerSecond(seconds: number): number {
  process.env.NODE_ENV ??= 'production'; // its fastest mode
  const load = createRequire(import.meta.url);
  const { Client }: typeof import('boardgame.io/client') = load('boardgame.io/client');
  const { INVALID_MOVE }: typeof import('boardgame.io/core') = load('boardgame.io/core');
  const game = {
    name: 'tic-tac-toe',
    setup: () => ({ cells: Array<string | null>(9).fill(null) }),
    turn: { minMoves: 1, maxMoves: 1 },
    moves: {
      clickCell: ({ G, playerID }: { G: Cells; playerID: string }, id: number) => {
        if (G.cells[id] !== null) return INVALID_MOVE;
        G.cells[id] = playerID;
        return undefined;
      },
    },
    endIf: ({ G, ctx }: { G: Cells; ctx: { currentPlayer: string } }) => {
      if (hasLine(G.cells)) return { winner: ctx.currentPlayer };
      return G.cells.every((cell) => cell !== null) ? { draw: true } : undefined;
    },
  };
  const start = clock();
  let moves = 0;
  while (clock() - start < seconds) {
    const client = Client({ game, debug: false });
    client.start();
    const order = shuffled(moves);
    for (const cell of order) {
      if (client.getState()?.ctx.gameover !== undefined) break;
      client.moves.clickCell?.(cell);
      moves += 1;
    }
    client.stop();
  }
  return moves / (clock() - start);
}

interface Cells {
  cells: (string | null)[];
}

const LINES = [
  [0, 1, 2],
  [3, 4, 5],
  [6, 7, 8],
  [0, 3, 6],
  [1, 4, 7],
  [2, 5, 8],
  [0, 4, 8],
  [2, 4, 6],
] as const;

function hasLine(cells: readonly (string | null)[]): boolean {
  return LINES.some(
    ([one, two, three]) => cells[one] !== null && cells[one] === cells[two] && cells[one] === cells[three],
  );
}

function shuffled(seed: number): readonly number[] {
  const order = [0, 1, 2, 3, 4, 5, 6, 7, 8];
  let state = seed * 2654435761 + 1;
  for (let last = 8; last > 0; last--) {
    state = (Math.imul(state, 1103515245) + 12345) >>> 0;
    const other = state % (last + 1);
    [order[last], order[other]] = [order[other] as number, order[last] as number];
  }
  return order;
}
