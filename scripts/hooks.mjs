// Every list, vocabulary and hook that Old World offers its modules: who uses it, and a test that fails without it. Exit code 1 names
// each that nobody uses or nobody would miss. `npm run hooks -- mayAct entries` tries only these, `--quick` tries none.
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './install-if-needed.mjs';

const PACKAGE = join(root, 'packages/old-world');
/** Where a list or hook that nobody hears any more must be missed: by a scenario, which says what is wrong. Nets take long. */
const TESTS = ['packages/old-world/test/modules', 'packages/old-world/test/scenarios', '--exclude=**/nets.test.ts'];

const asked = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const isQuick = process.argv.includes('--quick');
const names = [
  ...namesIn('src/core/hooks.ts', 'Hooks'),
  ...namesIn('src/core/rules.ts', 'Lists'),
  ...namesIn('src/core/words.ts', 'Vocabularies'),
];
const breaches = [];
for (const name of asked.length > 0 ? asked : names) check(name);
for (const breach of breaches) console.error(breach);
console.log(
  breaches.length === 0 ? 'Every list, vocabulary and hook has its user and its test.' : `${breaches.length} breaches.`,
);
process.exitCode = breaches.length === 0 ? 0 : 1;

function check(name) {
  const users = usersOf(name);
  if (users.length === 0) {
    breaches.push(`${name}: nobody uses it`);
    return;
  }
  const isMissed = isQuick || failsWithout(name);
  if (!isMissed) breaches.push(`${name}: no test fails without it`);
  console.log(`${name}: ${users.join(', ')}${isQuick ? '' : isMissed ? '; missed by a test' : ''}`);
}

/** The fields of an interface, by their names. */
function namesIn(file, type) {
  const text = readFileSync(join(PACKAGE, file), 'utf8');
  const body = new RegExp(`export interface ${type} \\{([\\s\\S]*?)\\n\\}`).exec(text)?.[1] ?? '';
  return [...body.matchAll(/^ {2}readonly (\w+):/gm)].map(([, name]) => name);
}

/** Files that fill it in: the base, its modules, or a module of the tests. */
function usersOf(name) {
  const fills = new RegExp(`\\b${name}: `);
  return ['src', 'test']
    .flatMap((part) => readdirSync(join(PACKAGE, part), { recursive: true }).map((file) => join(part, file)))
    .filter((file) => file.endsWith('.ts') && !file.startsWith('src/core/'))
    .filter((file) => {
      const text = readFileSync(join(PACKAGE, file), 'utf8');
      return /\b(Module|Hooks|BaseRules|BaseWords)\b/.test(text) && fills.test(text);
    });
}

function failsWithout(name) {
  const { status } = spawnSync('npx', ['vitest', 'run', '--project', 'unit', '--bail=1', '--maxWorkers=2', ...TESTS], {
    cwd: root,
    env: { ...process.env, LEFT_OUT: name },
    stdio: 'ignore',
  });
  return status !== 0;
}
