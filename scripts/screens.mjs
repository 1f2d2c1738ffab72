import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';

/**
 * Old World's screens know no rules and no module: they read options as data, and what an expansion draws lies in its
 * folder. Prints every line that breaks this and fails.
 */
const ROOT = join(import.meta.dirname, '..');
const SCREENS = join(ROOT, 'apps/web/src/games/old-world');
const MODULES = join(SCREENS, 'modules');
const RULES_OF_MODULES = join(ROOT, 'packages/old-world/src/modules');

const FORBIDDEN = [
  [/\bsplit\((['"`]):\1\)/, 'takes an option apart; read it with optionOf'],
  [/\bstartsWith\((['"`])[\w-]+:/, 'reads the kind of an option from its id; read it with optionOf'],
  [/^(?!.*data-choose).*`[a-z-]+:\$\{/, 'writes the id of an option; write it with optionId'],
  [/\bmodules\.includes\(/, 'asks whether a module is in play; give it a part in its folder'],
  [/@rule\b/, 'holds a rule; it belongs into the package'],
];

function filesIn(folder) {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    if (statSync(path).isDirectory()) return filesIn(path);
    return /\.tsx?$/.test(name) ? [path] : [];
  });
}

const moduleIds = readdirSync(RULES_OF_MODULES).filter((name) => statSync(join(RULES_OF_MODULES, name)).isDirectory());
const namesModule = new RegExp(`(['"\`])(?:${moduleIds.join('|')})\\1`);

const faults = filesIn(SCREENS).flatMap((path) => {
  const rules = path.startsWith(MODULES) ? FORBIDDEN : [...FORBIDDEN, [namesModule, 'names a module']];
  return readFileSync(path, 'utf8')
    .split('\n')
    .flatMap((line, index) =>
      rules.flatMap(([pattern, why]) =>
        pattern.test(line) ? [`${relative(ROOT, path)}:${index + 1} ${why}: ${line.trim()}`] : [],
      ),
    );
});

for (const fault of faults) console.error(fault);
console.log(faults.length === 0 ? 'The screens of Old World know no rules.' : `${faults.length} lines know too much.`);
process.exitCode = faults.length === 0 ? 0 : 1;
