// Follows every path and every command that the documents name. Exit code 1 names each that leads nowhere.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { root } from './install-if-needed.mjs';

const SKIPPED = new Set(['node_modules', 'dist', 'data-local', 'shots', '.git', '.cache']);
/** Where a path in backticks may begin: at the root, beside its document, or in a package. */
const TOPS = [
  'apps/',
  'packages/',
  'docs/',
  'scripts/',
  'examples/',
  'src/',
  'test/',
  'data/',
  'text/',
  'bin/',
  'build/',
];
/** What running the project makes; no clone has it. */
const MADE = [/^data-local\b/, /\bdist\b/, /\bnode_modules\b/, /^shots\b/, /\.cache\b/];

const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const commands = readdirSync(join(root, 'apps/cli/src')).map((file) => file.replace(/\.ts$/, ''));
const packages = ['packages', 'apps'].flatMap((top) =>
  readdirSync(join(root, top)).map((name) => join(root, top, name)),
);
const breaches = [];
for (const file of documents(root)) follow(file);
for (const breach of breaches) console.error(breach);
console.log(breaches.length === 0 ? 'The documents name what is there.' : `${breaches.length} breaches.`);
process.exitCode = breaches.length === 0 ? 0 : 1;

function documents(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (SKIPPED.has(entry.name)) return [];
    if (entry.isDirectory()) return documents(join(folder, entry.name));
    return entry.name.endsWith('.md') ? [join(folder, entry.name)] : [];
  });
}

function follow(file) {
  const text = readFileSync(file, 'utf8');
  const name = relative(root, file);
  for (const [line, words] of text.split('\n').entries()) {
    const miss = (what) => breaches.push(`${name}:${line + 1}: ${what}`);
    for (const [, link] of words.matchAll(/\]\(([^)#\s]+)[^)]*\)/g)) {
      if (!/^[a-z]+:/.test(link) && !existsSync(join(dirname(file), link))) miss(`no file ${link}`);
    }
    for (const [, path] of words.matchAll(/`([\w.@<>{},*/-]+)`/g)) {
      if (isPath(path) && !isThere(path, dirname(file))) miss(`no path ${path}`);
    }
    for (const [, script] of words.matchAll(/\bnpm run ([\w:-]+)/g)) {
      if (scripts[script] === undefined) miss(`no command npm run ${script}`);
    }
    for (const [, command] of words.matchAll(/\bnpx medallion ([a-z][a-z-]*)/g)) {
      if (!commands.includes(command)) miss(`no command medallion ${command}`);
    }
  }
}

function isPath(words) {
  if (MADE.some((pattern) => pattern.test(words))) return false;
  return TOPS.some((top) => words.startsWith(top)) && words.length > 4;
}

/** `<game>` and `*` stand for any name, `{de,nl}` for each of these. */
function isThere(path, folder) {
  return braced(path).every((one) => {
    const pattern = one.replace(/<[^>]*>/g, '*');
    const bases = isAmong(folder) ? [root, packageOf(folder)] : [root, ...packages];
    return [...bases, folder].some((base) =>
      found(
        base,
        pattern.split('/').filter((part) => part !== ''),
      ),
    );
  });
}

/** Whether a document belongs to one package; the others speak of any. */
function isAmong(folder) {
  return packages.some((one) => `${folder}/`.startsWith(`${one}/`));
}

function packageOf(folder) {
  return packages.find((one) => `${folder}/`.startsWith(`${one}/`)) ?? root;
}

function braced(path) {
  const match = /\{([^}]*)\}/.exec(path);
  if (match === null) return [path];
  return match[1].split(',').flatMap((part) => braced(path.replace(match[0], part)));
}

function found(base, [head, ...rest]) {
  if (head === undefined) return true;
  if (!head.includes('*')) return existsSync(join(base, head)) && found(join(base, head), rest);
  const pattern = new RegExp(`^${head.replaceAll('.', '\\.').replaceAll(/\*+/g, '.*')}$`);
  if (!existsSync(base)) return false;
  const names = readdirSync(base).filter((name) => pattern.test(name));
  return names.some((name) => rest.length === 0 || found(join(base, name), rest));
}
