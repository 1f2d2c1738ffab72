// `npm test`: everything that must hold. Stops at nothing, so that one run tells all; the last line counts.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { installIfNeeded, root } from './install-if-needed.mjs';

installIfNeeded();

const bin = (name) => join(root, 'node_modules/.bin', name);
const cache = join(root, '.cache');
mkdirSync(cache, { recursive: true });

const counts = { passed: 0, failed: 0, skipped: 0 };

check('lint', bin('biome'), ['check', '--error-on-warnings', '.']);
check('types', bin('tsc'), ['--noEmit', '-p', 'tsconfig.json']);
check('arrows', process.execPath, ['scripts/arrows.mjs']);
// Left to itself the runner keeps one core free, which on a small machine is half of it.
tests('unit', [`--maxWorkers=${Math.max(2, availableParallelism())}`]);
tests('browser', ['--maxWorkers=2']); // browsers mostly wait, so two share two cores well
rulesOf(['gwent', 'adventure-game'], { 'old-world': ['base'] });

console.log(`\n${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} skipped`);
process.exit(counts.failed === 0 ? 0 : 1);

function check(name, command, args) {
  heading(name);
  const { status } = spawnSync(command, args, { cwd: root, stdio: 'inherit' });
  count(name, status === 0);
}

function reportOf(project) {
  return join(cache, `vitest-${project}.json`);
}

/** Runs one vitest project and adds what it counted. */
function tests(project, flags = []) {
  heading(`${project} tests`);
  const report = reportOf(project);
  rmSync(report, { force: true });
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${report}`];
  const { status } = spawnSync(bin('vitest'), ['run', '--project', project, ...flags, ...reporters], {
    cwd: root,
    stdio: 'inherit',
  });
  if (!existsSync(report)) return count(`${project} tests`, false);
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests } = JSON.parse(readFileSync(report, 'utf8'));
  counts.passed += numPassedTests;
  counts.failed += numFailedTests;
  counts.skipped += numPendingTests + numTodoTests;
  if (numPendingTests > 0 && project === 'browser') {
    const why =
      numPassedTests > 0
        ? 'the longest are left out in CI; ALL_TESTS=1 runs them'
        : 'install Chromium (Debian: apt-get install chromium) or set CHROMIUM_PATH';
    console.log(`${numPendingTests} browser tests were skipped: ${why}.`);
  }
  if (status !== 0 && numFailedTests === 0) count(`${project} tests`, false);
}

/** Every rule of these games and modules must be held by a test that passed; no file may cite a rule that does not exist. */
function rulesOf(games, modules) {
  heading('rules');
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['scripts/rules.mjs', '--json', '--from', reportOf('unit')],
    {
      cwd: root,
      encoding: 'utf8',
      maxBuffer: 1e8,
    },
  );
  if (status !== 0) {
    console.error(stderr);
    return count('rules', false);
  }
  const report = JSON.parse(stdout);
  for (const game of games) {
    const { total, tested, untested } = report[game];
    console.log(`${game}: ${tested} of ${total} rules are held by tests`);
    if (untested.length > 0) console.error(`  not held: ${untested.join(', ')}`);
    count(`rules of ${game}`, untested.length === 0);
  }
  for (const [game, names] of Object.entries(modules)) {
    for (const name of names) {
      const { total, tested } = report[game].modules[name];
      console.log(`${game}, ${name}: ${tested} of ${total} rules are held by tests`);
      count(`rules of ${game}, ${name}`, tested === total);
    }
  }
}

function count(name, isGood) {
  counts[isGood ? 'passed' : 'failed'] += 1;
  if (!isGood) console.error(`FAILED: ${name}`);
}

function heading(name) {
  console.log(`\n== ${name}`);
}
