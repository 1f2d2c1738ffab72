// `npm run rules`: which rules of the ledgers are cited by a test that ran and passed.
import { readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative } from 'node:path';
import { Writable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { createVitest } from 'vitest/node';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const SCANNED_FOLDERS = ['packages', 'apps', 'docs', 'scripts', 'examples'];
const SKIPPED_FOLDERS = new Set(['node_modules', 'dist', 'build', 'coverage', '.git']);
const TEXT_FILES = new Set([
  '.ts',
  '.tsx',
  '.js',
  '.mjs',
  '.cjs',
  '.jsx',
  '.json',
  '.yaml',
  '.yml',
  '.md',
  '.css',
  '.html',
  '.txt',
]);

const HELP = `npm run rules [-- options]

Runs the tests that cite rules and reports, per game and module, which rules are tested.

  --rule ID   show the tests that cite this rule (may be given more than once)
  --kinds     list the rules of kind 'definition' and 'presentation' apart
  --from FILE count what this JSON report of a test run says, instead of running the tests
  --json      print only JSON: { "gwent": { "total", "tested", "untested" }, ... }
  --help      show this text

Exit code 0: fine. 1: a citing test failed, or a file cites a rule that no ledger has. 2: wrong use.`;

class UsageError extends Error {}

function readOptions(args) {
  const options = {
    rule: { type: 'string', multiple: true, default: [] },
    kinds: { type: 'boolean', default: false },
    from: { type: 'string' },
    json: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  };
  const { values } = parse(args, options);
  if (values.json && (values.kinds || values.rule.length > 0)) {
    throw new UsageError('--json prints one fixed object: leave out --kinds and --rule');
  }
  return { ...values, rule: values.rule.map((id) => id.toUpperCase()) };
}

function parse(args, options) {
  try {
    return parseArgs({ args, options, strict: true, allowPositionals: false });
  } catch (error) {
    throw new UsageError(error.message.split('. To specify')[0]);
  }
}

function* filesUnder(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory() && !SKIPPED_FOLDERS.has(entry.name)) yield* filesUnder(path);
    else if (entry.isFile() && TEXT_FILES.has(extname(entry.name))) yield path;
  }
}

/** The sources and documents of the project: the scanned folders and the documents beside them. */
function* sourceFiles() {
  for (const entry of readdirSync(ROOT, { withFileTypes: true })) {
    if (entry.isDirectory() && SCANNED_FOLDERS.includes(entry.name)) yield* filesUnder(join(ROOT, entry.name));
    else if (entry.isFile() && extname(entry.name) === '.md') yield join(ROOT, entry.name);
  }
}

/** Only a guess which files are worth running; what counts is what the run reports. The test kit tries out `rule` itself. */
function mayCiteRules(path) {
  if (relative(ROOT, path).startsWith(join('packages', 'testkit'))) return false;
  return /import\s*\{[^}]*\brule\b[^}]*\}\s*from/.test(readFileSync(path, 'utf8'));
}

/** Listens to the run: every citation with its outcome, and every file that could not be run to its end. */
function citationReporter() {
  const citations = [];
  const broken = [];
  let done = 0;
  return {
    citations,
    broken,
    files: 0,
    onTestCaseResult(test) {
      const { moduleId } = test.module;
      for (const rule of test.meta().rules ?? []) {
        citations.push({ rule, file: relative(ROOT, moduleId), test: test.fullName, state: test.result().state });
      }
    },
    onTestModuleEnd(module) {
      done += 1;
      progress(`rules: ${done} of ${this.files} test files, ${citations.length} citations`);
      for (const { message } of errorsIn(module)) broken.push(`${relative(ROOT, module.moduleId)}: ${message}`);
    },
    onTestRunEnd(_modules, errors) {
      for (const { message } of errors) broken.push(message);
    },
  };
}

/** Errors outside a test: the file does not load, or a hook of a suite failed. */
function errorsIn(module) {
  return [module, ...module.children.allSuites()].flatMap((suite) => suite.errors());
}

function progress(line) {
  if (process.stderr.isTTY) process.stderr.write(`\r\u001b[K${line}`);
}

const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });

function openVitest(reporter) {
  const settings = {
    root: ROOT,
    watch: false,
    reporters: [reporter],
    // `rule` puts the ids into the title, so tests that cite nothing are not run for this report.
    testNamePattern: /\[(GW|OW|AG)-[A-Z]+-\d+/,
  };
  return createVitest('test', settings, {}, { stdout: nowhere, stderr: nowhere });
}

/** The rulebook is TypeScript, which the test runner can load and this Node cannot. */
async function loadRulebook(vitest) {
  const [rulebook, coverage, gwent, oldWorld, adventureGame] = await Promise.all(
    ['', '/coverage', '/gwent', '/old-world', '/adventure-game'].map((door) =>
      vitest.import(`@medallion/rulebook${door}`),
    ),
  );
  const ledgers = [gwent.gwentLedger, oldWorld.oldWorldLedger, adventureGame.adventureGameLedger];
  return { ...rulebook, ...coverage, ledgers };
}

async function runCitingTests(vitest, reporter) {
  const citing = (await vitest.globTestSpecifications()).filter(({ moduleId }) => mayCiteRules(moduleId));
  reporter.files = citing.length;
  if (citing.length > 0) await vitest.runTestSpecifications(citing, true);
  progress('');
}

function readReport(path) {
  try {
    const report = JSON.parse(readFileSync(path, 'utf8'));
    if (Array.isArray(report?.testResults)) return report;
  } catch (error) {
    throw new UsageError(`--from ${path}: ${error.message}`);
  }
  throw new UsageError(`--from ${path}: this is no JSON report of vitest`);
}

/** The citations that a run has written down: every test with its rules and how it ended. */
function readCitations(path, reporter) {
  const { testResults } = readReport(path);
  for (const { name, assertionResults, message } of testResults) {
    const file = relative(ROOT, name);
    if (assertionResults.length === 0) reporter.broken.push(`${file}: ${message}`);
    for (const { fullName, status, meta } of assertionResults) {
      for (const rule of meta?.rules ?? []) reporter.citations.push({ rule, file, test: fullName, state: status });
    }
  }
}

function print(lines) {
  process.stdout.write(`${lines.join('\n')}\n`);
}

function complain(title, lines) {
  if (lines.length > 0) process.stderr.write(`\n${title}\n${lines.map((line) => `  ${line}\n`).join('')}`);
  return lines.length > 0;
}

function printReport(options, rulebook, citations, report) {
  const width = Math.max(process.stdout.columns || 100, 60);
  if (options.json) print([JSON.stringify(rulebook.coverageJson(report), null, 2)]);
  else if (options.rule.length > 0) {
    const rules = options.rule.flatMap((id) => rulebook.ledgers.flatMap((ledger) => ledger.byId.get(id) ?? []));
    print(rules.flatMap((rule) => rulebook.byRuleLines(rule, citations)));
  } else print(options.kinds ? rulebook.kindLines(report) : rulebook.coverageLines(report, width));
}

async function report(options, vitest, reporter) {
  progress('rules: looking for tests that cite rules');
  const rulebook = await loadRulebook(vitest);
  const stranger = options.rule.find((id) => !rulebook.isRuleId(id));
  if (stranger !== undefined) throw new UsageError(`no ledger has a rule '${stranger}'`);
  if (options.from === undefined) await runCitingTests(vitest, reporter);
  else readCitations(options.from, reporter);
  const found = rulebook.coverageOf(rulebook.ledgers, reporter.citations);
  printReport(options, rulebook, reporter.citations, found);
  const testName = ({ file, test }) => `${file} > ${test}`;
  const unknown = [
    ...[...sourceFiles()].flatMap((path) =>
      rulebook.unknownCitations(relative(ROOT, path), readFileSync(path, 'utf8')),
    ),
    ...found.unknown.map(testName),
  ];
  const complaints = [
    complain('These rules are cited, but no ledger has them:', unknown),
    complain('Tests that cite rules and failed:', [...new Set(found.failed.map(testName))]),
    complain('Tests that could not be run:', reporter.broken),
  ];
  return complaints.includes(true) ? 1 : 0;
}

async function main(options) {
  const reporter = citationReporter();
  const vitest = await openVitest(reporter);
  try {
    return await report(options, vitest, reporter);
  } finally {
    progress('');
    await vitest.close();
  }
}

try {
  const options = readOptions(process.argv.slice(2));
  if (options.help) print([HELP]);
  process.exitCode = options.help ? 0 : await main(options);
} catch (error) {
  if (!(error instanceof UsageError)) throw error;
  process.stderr.write(`rules: ${error.message}\nTry: npm run rules -- --help\n`);
  process.exitCode = 2;
}
