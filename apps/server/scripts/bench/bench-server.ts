import { GAMES } from '../../src/game-list';
import { registryOf } from '../../src/games';
import { readSettings } from '../../src/settings';
import { startServer } from '../../src/start-server';
import { TIC_TAC_TOE } from './tic-tac-toe';

const games = registryOf([...GAMES.values(), TIC_TAC_TOE]);
const settings = readSettings(process.env);
const server = await startServer({ settings, games, botWorker: new URL('./bot-worker.mjs', import.meta.url) });
process.stdout.write(`The bench listens on ${server.url}\n`);
process.once('SIGTERM', () => server.close().then(() => process.exit(0)));
