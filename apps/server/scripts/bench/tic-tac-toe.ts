import { choose, type Flow, type Game, type GameState, ok, type Play, type Prompt, refuse } from '@medallion/kernel';
import type { GameEntry } from '../../src/games';

/**
 * Tic-tac-toe by this project's own means, so that both servers can be compared at the same game. Like the other one it
 * clears its board after a win or a draw and goes on: answers are to be measured, not the opening of tables.
 */
interface State extends GameState {
  cells: (number | null)[];
  turn: number;
  wins: number[];
}

type Event = { type: 'marked'; seat: number; cell: number };

const LINES = ['012', '345', '678', '036', '147', '258', '048', '246'].map((line) => [...line].map(Number));
const cell: Prompt<State, number> = { id: 'cell', answersLieOpen: true, optionId: String };

function freeOf({ cells }: State): number[] {
  const free: number[] = [];
  for (let index = 0; index < cells.length; index++) if (cells[index] === null) free.push(index);
  return free;
}

function* turn(play: Play<State, Event>): Flow {
  const { state } = play;
  const seat = state.turn;
  const chosen = yield* choose(seat, cell, freeOf(state));
  state.cells[chosen] = seat;
  const hasWon = LINES.some((line) => line.every((index) => state.cells[index] === seat));
  if (hasWon) state.wins[seat] = (state.wins[seat] ?? 0) + 1;
  if (hasWon || !state.cells.includes(null)) state.cells.fill(null);
  state.turn = 1 - seat;
  if (play.isWatched) play.tell({ type: 'marked', seat, cell: chosen });
}

const ticTacToe: Game<null, State, Pick<State, 'cells' | 'wins'>, Event> = {
  id: 'tic-tac-toe',
  version: 1,
  parseConfig: (input) => (input === null ? ok(null) : refuse('bad-config')),
  seats: () => 2,
  configJson: () => null,
  packConfig: () => 'standard',
  unpackConfig: () => ok(null),
  setup: (_, rng) => ({ rng, cells: Array.from({ length: 9 }, () => null), turn: 0, wins: [0, 0] }),
  next: turn,
  outcome: () => null,
  view: ({ cells, wins }) => ({ cells, wins }),
  cut: (event) => event,
  scramble: () => undefined,
  clone: (state) => ({ ...state, rng: { ...state.rng }, cells: state.cells.slice(), wins: state.wins.slice() }),
  knowledge: { evaluate: () => 0.5 },
};

export const TIC_TAC_TOE: GameEntry = {
  game: ticTacToe as GameEntry['game'],
  minSeats: 2,
  maxSeats: 2,
  levels: [],
  canResign: true,
  canDraw: true,
  choiceField: null,
};
