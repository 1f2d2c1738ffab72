import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';

/**
 * Style sheets stand in the layer of their folder, are short, lie beside what they style and take their colours from the
 * tokens. Prints every line that breaks this and fails.
 */
const ROOT = join(import.meta.dirname, '..');
const SOURCE = join(ROOT, 'apps/web/src');
const MOST_LINES = 300;
/** Colours are named here and nowhere else. */
const TOKENS = /^styles\/tokens[\w-]*\.css$/;
/** Declares the layers and imports the sheets of every page. */
const INDEX = 'styles/index.css';
/** A replay lays its own panels over the table of a game. */
const LAYERS = [
  [/^styles\/(tokens[\w-]*|fonts)\.css$/, 'tokens'],
  [/^games\/[\w-]+\/modules\//, 'module'],
  [/^(games\/|replay\/at-table\.css$)/, 'game'],
  [/^table\//, 'table'],
  [/./, 'ui'],
];
const COLOUR = /#[0-9a-f]{3,8}\b|\b(?:rgb|hsl|hwb|lab|lch|oklab|oklch)a?\((?!from var\()/i;
/** What may stand outside of a layer, because layers do not order it. */
const UNLAYERED = /^@property\b/;

function sheetsIn(folder) {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    if (statSync(path).isDirectory()) return sheetsIn(path);
    return name.endsWith('.css') ? [path] : [];
  });
}

/** The text with its comments blanked out, so that lines keep their numbers. */
const withoutComments = (text) => text.replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ' '));

/** What stands at the top of a sheet: the heads of its outermost blocks. */
function headsOf(text) {
  const heads = [];
  let depth = 0;
  let head = '';
  for (const sign of text) {
    if (sign === '{' && depth++ === 0) heads.push(head.trim());
    else if (sign === '}' && --depth === 0) head = '';
    else if (sign === ';' && depth === 0) {
      heads.push(head.trim());
      head = '';
    } else if (depth === 0) head += sign;
  }
  return heads;
}

function faultsOf(path) {
  const name = relative(SOURCE, path);
  const source = readFileSync(path, 'utf8');
  const lines = source.trimEnd().split('\n').length;
  const long = lines > MOST_LINES ? [`${name} has ${lines} lines, more than ${MOST_LINES}`] : [];
  if (name === INDEX) return long;
  const text = withoutComments(source);
  const layer = LAYERS.find(([pattern]) => pattern.test(name))?.[1];
  const stray = headsOf(text)
    .filter((head) => head !== `@layer ${layer}` && !UNLAYERED.test(head))
    .map((head) => `${name} has "${head}" outside of its layer, which is ${layer}`);
  if (TOKENS.test(name)) return [...long, ...stray];
  const colours = text
    .split('\n')
    .flatMap((line, index) =>
      COLOUR.test(line.replace(/url\([^)]*\)/g, ''))
        ? [`${name}:${index + 1} names a colour; take a token: ${line.trim()}`]
        : [],
    );
  return [...long, ...stray, ...colours];
}

const sheets = sheetsIn(SOURCE);
const faults = sheets.flatMap(faultsOf);
for (const fault of faults) console.error(fault);
console.log(
  faults.length === 0 ? `${sheets.length} style sheets are in order.` : `${faults.length} faults in style sheets.`,
);
process.exitCode = faults.length === 0 ? 0 : 1;
