import { GAMES } from './game-list';
import { readSettings, SettingsError } from './settings';
import { startServer } from './start-server';
import { NewerDatabaseError } from './storage/sqlite';

/** What a person did wrong is said in one line; what we did wrong keeps its stack. */
function fail(error: unknown): never {
  const isPlain = error instanceof SettingsError || error instanceof NewerDatabaseError || isAddressProblem(error);
  console.error(isPlain && error instanceof Error ? `medallion: ${error.message}` : error);
  process.exit(1);
}

function isAddressProblem(error: unknown): boolean {
  return (
    error instanceof Error && 'code' in error && ['EADDRINUSE', 'EACCES', 'EADDRNOTAVAIL'].includes(String(error.code))
  );
}

async function main(): Promise<void> {
  const settings = readSettings(process.env);
  const server = await startServer({
    settings,
    games: GAMES,
    botWorker: new URL('./bot-worker.mjs', import.meta.url),
  });
  process.stdout.write(`Medallion listens on ${settings.publicUrl ?? server.url.replace('127.0.0.1', 'localhost')}\n`);
  const stop = (): void => {
    server.close().then(() => process.exit(0), fail);
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
}

main().catch(fail);
