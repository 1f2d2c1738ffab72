import { speedsOf, WARM_UP } from './bench-rows';
import { findGame } from './games';

// One turn of `npm run bench -- --against`: measures the games named behind the number of seconds, in a fresh process.
const [seconds = '1', ...games] = process.argv.slice(2);
const limits = { seconds: Number(seconds), warmUp: WARM_UP };
const speeds = Object.assign({}, ...games.map((id) => speedsOf(findGame(id), limits)));
process.stdout.write(`${JSON.stringify(speeds)}\n`);
