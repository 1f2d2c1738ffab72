const WIDTH = 30;
const PAUSE = 100;

/** A progress bar on the error stream, only where a person watches. */
export function progressBar(total: number, isWanted: boolean): { tick(done: number): void; done(): void } {
  if (!isWanted || !process.stderr.isTTY) return { tick() {}, done() {} };
  let last = 0;
  return {
    tick(done) {
      const now = performance.now();
      if (now - last < PAUSE) return;
      last = now;
      const filled = Math.round((WIDTH * done) / total);
      process.stderr.write(`\r${'█'.repeat(filled)}${'░'.repeat(WIDTH - filled)} ${done}/${total} `);
    },
    done() {
      process.stderr.write(`\r${' '.repeat(WIDTH + 30)}\r`);
    },
  };
}
