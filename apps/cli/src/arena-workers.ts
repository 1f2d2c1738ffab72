import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { type ArenaGame, type Match, playArenaGame } from './arena-game';

interface WorkerJob {
  readonly arena: Match;
  /** Threads that share the work. */
  readonly workers: number;
}

/**
 * Time as this thread has had it, in milliseconds: the processor time of all threads, shared out. Bots are given their
 * time and called late by this clock, so a busy machine neither weakens nor blames them.
 */
function processorClock(workers: number): () => number {
  return () => {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1000 / workers;
  };
}

/** Plays the games of a match in worker threads, each asking for the next game when it has ended one. */
export async function playMatch(
  match: Match,
  games: number,
  workers: number,
  onGame: (game: ArenaGame) => void,
): Promise<void> {
  const threads = Math.min(workers, games);
  let next = 0;
  const work = (): Promise<void> =>
    new Promise((resolve, reject) => {
      const job: WorkerJob = { arena: match, workers: threads };
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
  await Promise.all(Array.from({ length: threads }, work));
}

function isWorkerJob(data: unknown): data is WorkerJob {
  return typeof data === 'object' && data !== null && 'arena' in data;
}

// The bundle is one file: started as a worker, it plays games instead of reading a command.
const data: unknown = workerData;
if (!isMainThread && parentPort !== null && isWorkerJob(data)) {
  const port = parentPort;
  const now = processorClock(data.workers);
  port.on('message', (index: number) => port.postMessage(playArenaGame(data.arena, index, now)));
}
