// boardgame.io's own server with its own example game, as its tutorial starts it, except that a board is cleared after a
// win or a draw and the match goes on: answers are to be measured, not the opening of tables. Prints its port.
const { Server } = require('boardgame.io/server');
const { INVALID_MOVE } = require('boardgame.io/core');

const LINES = ['012', '345', '678', '036', '147', '258', '048', '246'].map((line) => [...line].map(Number));

const ticTacToe = {
  name: 'tic-tac-toe',
  setup: () => ({ cells: Array(9).fill(null), wins: [0, 0] }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    clickCell: ({ G, playerID }, id) => {
      if (G.cells[id] !== null) return INVALID_MOVE;
      G.cells[id] = playerID;
      const hasWon = LINES.some((line) => line.every((cell) => G.cells[cell] === playerID));
      if (hasWon) G.wins[playerID] += 1;
      if (hasWon || G.cells.every((cell) => cell !== null)) G.cells.fill(null);
    },
  },
};

Server({ games: [ticTacToe], origins: ['http://127.0.0.1'] })
  .run({ port: 0, lobbyConfig: { apiPort: 0 } })
  .then(({ appServer }) => process.stdout.write(`listens on 127.0.0.1:${appServer.address().port}\n`));
