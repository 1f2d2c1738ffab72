// The arrows between packages, and what may never stand in rules code. Exit code 1 names every breach.
import { readdir, readFile } from 'node:fs/promises';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

const GAMES = ['gwent', 'old-world', 'adventure-game'];
/** Who may import whom. Games never import each other; the kernel knows nobody. */
const ALLOWED = {
  'packages/kernel': [],
  'packages/text': [],
  'packages/rulebook': ['text'],
  ...Object.fromEntries(GAMES.map((game) => [`packages/${game}`, ['kernel', 'rulebook', 'text']])),
  'packages/bots': ['kernel'],
  'packages/protocol': ['kernel'],
  'packages/testkit': ['kernel', 'rulebook'],
  'apps/cli': ['kernel', 'rulebook', 'text', 'bots', 'protocol', ...GAMES],
  'apps/server': ['kernel', 'rulebook', 'text', 'bots', 'protocol', ...GAMES],
  'apps/web': ['kernel', 'rulebook', 'text', 'bots', 'protocol', ...GAMES],
};
/** Doors beside the main one: the rulebook's by game, and a game of the tests that a worker can load without them. */
const DOORS = { rulebook: ['gwent', 'old-world', 'adventure-game', 'coverage'], testkit: ['shared-road'] };
/** Rules are deterministic and run in browsers: no clock, no loose dice, nothing of Node. */
const FORBIDDEN_IN_PACKAGES = [
  [/\bMath\.random\b/, 'loose dice'],
  [/\bDate\.now\b|\bnew Date\b|\bperformance\.now\b/, 'a clock'],
  [/from 'node:/, 'a Node module'],
];

const breaches = [];
for (const [folder, allowed] of Object.entries(ALLOWED)) {
  const manifest = await readManifest(folder);
  if (manifest === null) continue;
  for (const part of ['src', 'test']) {
    for (const file of await sourcesIn(join(root, folder, part))) await check(folder, part, file, allowed, manifest);
  }
  await checkCycles(folder);
}
for (const breach of breaches) console.error(breach);
console.log(breaches.length === 0 ? 'The arrows point one way.' : `${breaches.length} breaches.`);
process.exitCode = breaches.length === 0 ? 0 : 1;

async function check(folder, part, file, allowed, manifest) {
  const text = await readFile(file, 'utf8');
  const name = relative(root, file);
  for (const [, specifier] of text.matchAll(/(?:from|import)\s*\(?\s*'([^']+)'/g)) {
    if (specifier.startsWith('.')) {
      const target = relative(join(root, folder), resolve(dirname(file), specifier));
      if (target.startsWith('..')) breaches.push(`${name}: '${specifier}' leaves its package`);
      if (part === 'src') checkModules(name, relative(join(root, folder), file), target);
    } else if (specifier.startsWith('@medallion/')) {
      checkDoor(name, part, specifier, allowed, manifest);
    }
  }
  if (part !== 'src' || !folder.startsWith('packages/') || folder === 'packages/testkit') return;
  for (const [pattern, what] of FORBIDDEN_IN_PACKAGES) {
    const line = text.split('\n').findIndex((one) => pattern.test(one));
    if (line >= 0) breaches.push(`${name}:${line + 1}: ${what} in rules code`);
  }
}

/** Values may not be imported in a circle: what is evaluated first would then hang on who asks first. Types may. */
async function checkCycles(folder) {
  const files = await sourcesIn(join(root, folder, 'src'));
  const imports = new Map();
  for (const file of files) imports.set(file, valueImports(await readFile(file, 'utf8'), file, new Set(files)));
  for (const circle of circlesIn(imports)) {
    breaches.push(
      `${folder}: ${circle.length} files import each other in a circle: ${circle
        .map((file) => relative(join(root, folder), file))
        .sort()
        .join(', ')}`,
    );
  }
}

function valueImports(text, file, known) {
  const targets = [];
  for (const [, isType, names, specifier] of text.matchAll(
    /(?:^|\n)\s*(?:import|export)\s+(type\s+)?([^'";]*?)\s*from\s*'(\.[^']+)'/g,
  )) {
    const parts = /^\{([\s\S]*)\}$/
      .exec(names.trim())?.[1]
      .split(',')
      .map((name) => name.trim())
      .filter(Boolean);
    if (isType !== undefined || parts?.every((name) => name.startsWith('type '))) continue;
    const base = resolve(dirname(file), specifier);
    const target = [base, `${base}.ts`, `${base}.tsx`, join(base, 'index.ts')].find((path) => known.has(path));
    if (target !== undefined) targets.push(target);
  }
  return targets;
}

/** Every group of files of which each is reached from each other (Tarjan). */
function circlesIn(imports) {
  const [order, lowest, waiting, circles] = [new Map(), new Map(), [], []];
  const visit = (file) => {
    order.set(file, order.size);
    lowest.set(file, order.get(file));
    waiting.push(file);
    for (const target of imports.get(file)) {
      if (!order.has(target)) visit(target);
      if (waiting.includes(target)) lowest.set(file, Math.min(lowest.get(file), lowest.get(target)));
    }
    if (lowest.get(file) !== order.get(file)) return;
    const circle = waiting.splice(waiting.indexOf(file));
    if (circle.length > 1) circles.push(circle);
  };
  for (const file of imports.keys()) if (!order.has(file)) visit(file);
  return circles;
}

/** Base and core know no module, and modules do not know each other: pairs are composed, and what several need is a part. */
function checkModules(name, from, to) {
  const [own, other] = [moduleIn(from), moduleIn(to)];
  if (other === null || own === other || from === 'src/game.ts') return;
  if (own !== null || /^src\/(base|core|parts)\//.test(from)) breaches.push(`${name}: imports the module ${other}`);
}
function moduleIn(path) {
  return /^src\/modules\/([^/]+)\//.exec(path)?.[1] ?? null;
}

function checkDoor(name, part, specifier, allowed, manifest) {
  const [, target, ...door] = specifier.split('/');
  const mayImport =
    part === 'test' ? [...allowed, 'testkit', 'kernel', 'text', 'rulebook', 'server', ...GAMES] : allowed;
  const own = specifier.startsWith(`${manifest.name}/`) || specifier === manifest.name;
  if (!own && !mayImport.includes(target)) breaches.push(`${name}: may not import ${specifier}`);
  const doors = DOORS[target] ?? [];
  const isDoor =
    doors.includes(door.join('/')) || (target === 'old-world' && door[0] === 'modules' && door.length === 2);
  const isTestTable = part === 'test' && door.join('/') === 'test-table';
  if (door.length > 0 && !isDoor && !isTestTable) breaches.push(`${name}: '${specifier}' is no door`);
  const isDeclared = Object.hasOwn({ ...manifest.dependencies, ...manifest.devDependencies }, `@medallion/${target}`);
  if (part === 'src' && !own && !isDeclared) breaches.push(`${name}: ${specifier} is missing in package.json`);
}

async function readManifest(folder) {
  try {
    return JSON.parse(await readFile(join(root, folder, 'package.json'), 'utf8'));
  } catch {
    return null;
  }
}

async function sourcesIn(folder) {
  try {
    const entries = await readdir(folder, { withFileTypes: true, recursive: true });
    return entries
      .filter((entry) => entry.isFile() && /\.(ts|tsx|mjs)$/.test(entry.name))
      .map((entry) => join(entry.parentPath, entry.name));
  } catch {
    return [];
  }
}
