// Turns the ledgers (data/*.yaml) into what a program imports: data/*.json and src/rule-ids.ts.
//   node packages/rulebook/scripts/build.mjs           writes the files
//   node packages/rulebook/scripts/build.mjs --check   writes nothing; exit code 1 when a file is not what it would write
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { parse } from 'yaml';

const LEDGERS = [
  { game: 'gwent', prefix: 'GW', constant: 'GWENT_RULE_IDS', type: 'GwentRuleId' },
  { game: 'old-world', prefix: 'OW', constant: 'OLD_WORLD_RULE_IDS', type: 'OldWorldRuleId' },
  { game: 'adventure-game', prefix: 'AG', constant: 'ADVENTURE_GAME_RULE_IDS', type: 'AdventureGameRuleId' },
];
const REQUIRED = ['id', 'section', 'text', 'source'];
const OPTIONAL = ['module', 'kind', 'note'];
const KINDS = ['presentation', 'definition'];

function at(path) {
  return new URL(`../${path}`, import.meta.url);
}

/** Reads one ledger and refuses what the program could not use, naming the rule. */
function readLedger({ game, prefix }) {
  const entries = parse(readFileSync(at(`data/${game}.yaml`), 'utf8'));
  const seen = new Set();
  for (const entry of entries) {
    const wrong = faultOf(entry, prefix) ?? (seen.has(entry.id) ? 'the id is used twice' : null);
    if (wrong !== null) throw new Error(`${game}.yaml, ${entry.id}: ${wrong}`);
    seen.add(entry.id);
  }
  return entries;
}

function faultOf(entry, prefix) {
  if (!new RegExp(`^${prefix}-[A-Z]+-\\d{3}$`).test(entry.id)) return `an id has the shape ${prefix}-WORD-123`;
  for (const [field, value] of Object.entries(entry)) {
    if (![...REQUIRED, ...OPTIONAL].includes(field)) return `unknown field '${field}'`;
    if (typeof value !== 'string' || value.trim() === '') return `'${field}' must be a text`;
  }
  const missing = REQUIRED.find((field) => !(field in entry));
  if (missing !== undefined) return `'${missing}' is missing`;
  return 'kind' in entry && !KINDS.includes(entry.kind) ? `unknown kind '${entry.kind}'` : null;
}

/** One rule a line, so that a change of one rule is a change of one line. */
function jsonOf(entries) {
  const fields = ['id', 'module', 'section', 'kind', 'text', 'note', 'source'];
  const lines = entries.map((entry) =>
    JSON.stringify(Object.fromEntries(fields.flatMap((field) => (field in entry ? [[field, entry[field]]] : [])))),
  );
  return `[\n${lines.join(',\n')}\n]\n`;
}

function ruleIdsOf(ledgers) {
  const lists = ledgers.map(
    ({ constant, type, entries }) =>
      `export const ${constant} = [\n${entries.map(({ id }) => `  '${id}',\n`).join('')}] as const;\n` +
      `export type ${type} = (typeof ${constant})[number];\n`,
  );
  const union = ledgers.map(({ type }) => type).join(' | ');
  return `// Generated from the ledgers by scripts/build.mjs: edit data/*.yaml and run it again.\n\n${lists.join('\n')}\nexport type RuleId = ${union};\n`;
}

function generate() {
  const ledgers = LEDGERS.map((ledger) => ({ ...ledger, entries: readLedger(ledger) }));
  return [
    ...ledgers.map(({ game, entries }) => ({ path: `data/${game}.json`, content: jsonOf(entries) })),
    { path: 'src/rule-ids.ts', content: ruleIdsOf(ledgers) },
  ];
}

const files = generate();
if (process.argv.includes('--check')) {
  const stale = files.filter(
    ({ path, content }) => !existsSync(at(path)) || readFileSync(at(path), 'utf8') !== content,
  );
  for (const { path } of stale) process.stderr.write(`stale: packages/rulebook/${path}\n`);
  if (stale.length > 0) {
    process.stderr.write('run: node packages/rulebook/scripts/build.mjs\n');
    process.exitCode = 1;
  }
} else {
  for (const { path, content } of files) writeFileSync(at(path), content);
}
