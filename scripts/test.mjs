// `npm test`: everything that must hold. Stops at nothing, so that one run tells all; the last line counts.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join, relative } from 'node:path';
import { installIfNeeded, root } from './install-if-needed.mjs';

installIfNeeded();

const cache = join(root, '.cache');
mkdirSync(cache, { recursive: true });
const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));

const counts = { passed: 0, failed: 0, skipped: 0 };
/** Where the time goes: name, seconds, and how deep it stands under another. */
const times = [];
const skipped = [];
const started = performance.now();

// The parts of `npm run check`, one by one, so that each is counted and timed.
for (const [, name] of scripts.check.matchAll(/npm run ([\w:-]+)/g)) check(name);
// Left to itself the runner keeps one core free, which on a small machine is half of it.
tests('unit', [`--maxWorkers=${Math.max(2, availableParallelism())}`], unitPart);
tests('browser', ['--maxWorkers=2'], (file) => file.split('/').at(-1)); // browsers mostly wait, so two share two cores well
timed('rules', () =>
  rulesOf(['gwent', 'adventure-game'], {
    'old-world': ['base', 'lost-mount', 'monster-trail', 'legendary-hunt', 'adventure-pack'],
  }),
);

tellTimes();
tellSkipped();
console.log(`\n${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} skipped`);
process.exit(counts.failed === 0 ? 0 : 1);

function check(name) {
  heading(name);
  const { status } = timed(name, () =>
    spawnSync('npm', ['run', '--silent', name], { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' }),
  );
  count(name, status === 0);
}

/** Packages by name; the nets of what was once played stand apart, because they grow with every edition. */
function unitPart(file) {
  const [, folder, name] = /^(packages|apps)\/([^/]+)/.exec(file) ?? [];
  const net = /\/test\/nets\/(\w+)/.exec(file)?.[1];
  return `${folder}/${name}${net === undefined ? '' : `: ${net}`}`;
}

function reportOf(project) {
  return join(cache, `vitest-${project}.json`);
}

/** Runs one vitest project, adds what it counted, and notes where its time went. */
function tests(project, flags, partOf) {
  heading(`${project} tests`);
  const report = reportOf(project);
  rmSync(report, { force: true });
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${report}`];
  const vitest = join(root, 'node_modules/.bin/vitest');
  const { status } = timed(`${project} tests`, () =>
    spawnSync(vitest, ['run', '--project', project, ...flags, ...reporters], {
      cwd: root,
      stdio: 'inherit',
      shell: process.platform === 'win32',
    }),
  );
  if (!existsSync(report)) return count(`${project} tests`, false);
  const found = JSON.parse(readFileSync(report, 'utf8'));
  counts.passed += found.numPassedTests;
  counts.failed += found.numFailedTests;
  counts.skipped += found.numPendingTests + found.numTodoTests;
  noteParts(found.testResults, partOf);
  noteSkipped(found.testResults, project);
  if (status !== 0 && found.numFailedTests === 0) count(`${project} tests`, false);
}

/** Files run side by side, so the parts of a project add up to more than the project. */
function noteParts(results, partOf) {
  const parts = new Map();
  for (const { name, startTime, endTime } of results) {
    const part = partOf(relative(root, name).replaceAll('\\', '/'));
    parts.set(part, (parts.get(part) ?? 0) + (endTime - startTime) / 1000);
  }
  for (const [name, seconds] of [...parts].sort((one, other) => other[1] - one[1])) times.push([name, seconds, 1]);
}

const NO_BROWSER =
  'no Chromium here: install it (Debian: apt-get install chromium-headless-shell) or set CHROMIUM_PATH';

function noteSkipped(results, project) {
  for (const { assertionResults } of results) {
    for (const { fullName, status } of assertionResults) {
      if (status === 'passed' || status === 'failed') continue;
      skipped.push([project === 'browser' ? NO_BROWSER : 'its test says why', fullName.trim()]);
    }
  }
}

function timed(name, act) {
  const start = performance.now();
  const at = times.push([name, 0, 0]) - 1;
  const result = act();
  times[at][1] = (performance.now() - start) / 1000;
  return result;
}

function tellTimes() {
  heading('where the time goes');
  const total = (performance.now() - started) / 1000;
  for (const [name, seconds, depth] of [...times, ['all', total, 0]]) {
    console.log(`${'  '.repeat(depth)}${name.padEnd(44 - 2 * depth)}${seconds.toFixed(1).padStart(8)} s`);
  }
}

function tellSkipped() {
  if (skipped.length === 0) return;
  heading('skipped');
  for (const why of new Set(skipped.map(([reason]) => reason))) {
    console.log(`${why}:`);
    for (const [reason, name] of skipped) if (reason === why) console.log(`  ${name}`);
  }
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
