import { GAMES } from './game-list';
import { logForPeople } from './log-for-people';
import { readSettings, SettingsError } from './settings';
import { startServer } from './start-server';
import { FolderInUseError } from './storage/folder-lock';
import { NewerDatabaseError } from './storage/sqlite';

/** What to do about an address that cannot be had; null for any other trouble. */
function addressAdvice(error: unknown): string | null {
  if (!(error instanceof Error && 'code' in error)) return null;
  const port = 'port' in error ? String(error.port) : '';
  switch (error.code) {
    case 'EADDRINUSE':
      return `port ${port} is in use already: stop what listens there, or set PORT to another one`;
    case 'EACCES':
      return `port ${port} is not for this user to open: set PORT to one above 1023`;
    case 'EADDRNOTAVAIL':
      return `${error.message}: set HOST to an address of this machine`;
    default:
      return null;
  }
}

/** What a person did wrong is said in one line; what we did wrong keeps its stack. */
function fail(error: unknown): never {
  const isPlain = [SettingsError, NewerDatabaseError, FolderInUseError].some((kind) => error instanceof kind);
  const words = isPlain && error instanceof Error ? error.message : addressAdvice(error);
  console.error(words === null ? error : `medallion: ${words}`);
  process.exit(1);
}

async function main(): Promise<void> {
  const settings = readSettings(process.env);
  const server = await startServer({
    settings,
    games: GAMES,
    botWorker: new URL('./bot-worker.mjs', import.meta.url),
    ...(process.stdout.isTTY ? { logTo: logForPeople(process.stdout) } : {}),
  });
  process.stdout.write(`Medallion listens on ${settings.publicUrl ?? server.url.replace('127.0.0.1', 'localhost')}\n`);
  const stop = (): void => {
    server.close().then(() => process.exit(0), fail);
  };
  const backUp = (): void => {
    const name = `backup-${new Date().toISOString().replaceAll(/[:.]/g, '-')}.db`;
    server.store.backUp(name).then(
      (path) => process.stdout.write(`Everything is copied to ${path}\n`),
      (error: unknown) => process.stderr.write(`medallion: no backup was made: ${String(error)}\n`),
    );
  };
  process.on('SIGUSR2', backUp);
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
}

main().catch(fail);
