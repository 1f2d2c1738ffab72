/**
 * `npm run bench`: the engines' speed (`medallion bench`). `npm run bench -- --against <commit>`: this tree and another
 * commit, in turns, and whether anything has become slower.
 */
import { compare } from './bench-against.mjs';

const args = process.argv.slice(2);
if (args.some((arg) => arg === '--against' || arg.startsWith('--against='))) process.exitCode = await compare(args);
else {
  process.argv.splice(2, args.length, 'bench', ...args);
  await import('../apps/cli/bin/medallion.mjs');
}
