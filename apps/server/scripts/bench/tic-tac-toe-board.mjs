const LINES = ['012', '345', '678', '036', '147', '258', '048', '246'].map((line) => [...line].map(Number));

/** The board as both servers play it, so that the load need not read it from their messages. */
export class Board {
  #cells = Array(9).fill(null);
  turn = 0;

  /** Marks any free cell for the seat whose turn it is; returns the cell. */
  mark() {
    let cell = Math.floor(Math.random() * 9);
    while (this.#cells[cell] !== null) cell = (cell + 1) % 9;
    this.#cells[cell] = this.turn;
    const hasWon = LINES.some((line) => line.every((index) => this.#cells[index] === this.turn));
    if (hasWon || !this.#cells.includes(null)) this.#cells.fill(null);
    this.turn = 1 - this.turn;
    return cell;
  }
}
