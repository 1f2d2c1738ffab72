import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { type ArenaGame, type Match, playArenaGame } from './arena-game';

interface WorkerJob {
  readonly arena: Match;
}

/** Plays the games of a match in worker threads, each asking for the next game when it has ended one. */
export async function playMatch(
  match: Match,
  games: number,
  workers: number,
  onGame: (game: ArenaGame) => void,
): Promise<void> {
  let next = 0;
  const work = (): Promise<void> =>
    new Promise((resolve, reject) => {
      const job: WorkerJob = { arena: match };
      const worker = new Worker(new URL(import.meta.url), { workerData: job });
      const hand = (): void => {
        if (next < games) worker.postMessage(next++);
        else worker.terminate().then(() => resolve(), reject);
      };
      worker.on('message', (game: ArenaGame) => {
        onGame(game);
        hand();
      });
      worker.on('error', reject);
      hand();
    });
  await Promise.all(Array.from({ length: Math.min(workers, games) }, work));
}

function isWorkerJob(data: unknown): data is WorkerJob {
  return typeof data === 'object' && data !== null && 'arena' in data;
}

// The bundle is one file: started as a worker, it plays games instead of reading a command.
const data: unknown = workerData;
if (!isMainThread && parentPort !== null && isWorkerJob(data)) {
  const port = parentPort;
  port.on('message', (index: number) => port.postMessage(playArenaGame(data.arena, index)));
}
