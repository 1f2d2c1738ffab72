export { GAMES } from './game-list';
export { readSettings } from './settings';
export { type RunningServer, startServer } from './start-server';
