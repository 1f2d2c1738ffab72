// `npm start`: installs if needed, builds what is stale, serves the game and prints the address.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { installIfNeeded, root } from './install-if-needed.mjs';

installIfNeeded();

const packages = readdirSync(join(root, 'packages')).map((name) => join('packages', name));
const lock = newest(['package-lock.json']);
const shared = Math.max(
  lock,
  newest(packages.flatMap((folder) => ['src', 'data', 'text'].map((part) => join(folder, part)))),
);

build('apps/web', ['src', 'public', 'index.html', 'vite.config.ts', 'build'], 'apps/web/dist/index.html', [
  'vite',
  'build',
  '--logLevel',
  'error',
]);
build('apps/server', ['src', 'build.mjs'], 'apps/server/dist/main.mjs', ['node', 'build.mjs']);

process.env.WEB_DIR ??= join(root, 'apps/web/dist');
process.env.DATA_DIR ??= join(root, 'data-local');
await import(pathToFileURL(join(root, 'apps/server/dist/main.mjs')).href);

function build(folder, parts, output, [command, ...args]) {
  const built = existsSync(join(root, output)) ? statSync(join(root, output)).mtimeMs : 0;
  const sources = Math.max(shared, newest(parts.map((part) => join(folder, part))));
  if (built >= sources) return;
  console.log(`Building ${folder} ...`);
  const program = command === 'node' ? process.execPath : join(root, 'node_modules/.bin', command);
  const { status } = spawnSync(program, args, { cwd: join(root, folder), stdio: 'inherit' });
  if (status !== 0) {
    console.error(`${folder} could not be built; the message stands above.`);
    process.exit(1);
  }
}

function newest(paths) {
  return Math.max(0, ...paths.map((path) => newestAt(join(root, path))));
}

function newestAt(path) {
  if (!existsSync(path)) return 0;
  const found = statSync(path);
  if (!found.isDirectory()) return found.mtimeMs;
  return Math.max(0, ...readdirSync(path).map((name) => newestAt(join(path, name))));
}
