import { chooseAnswer } from '@medallion/bots';
import { GAMES } from '../game-list';
import { serveErrands } from './serve-errands';

const now = () => performance.now();

serveErrands(GAMES, (table, seat, level, limits) => chooseAnswer(table, seat, level, { ...limits, now }));
