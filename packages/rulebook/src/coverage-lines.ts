import type { Citation, Coverage, CoverageReport, GameCoverage } from './coverage';
import type { Rule } from './ledger';
import type { GameId } from './rule-id';
import type { RuleId } from './rule-ids';

const TITLES = {
  gwent: 'Gwent',
  'old-world': 'The Witcher: Old World',
  'adventure-game': 'The Witcher Adventure Game',
} as const satisfies Record<GameId, string>;

/** The report for a reader: a table of counts, then the untested rules of each module. */
export function coverageLines(report: CoverageReport, width = 100): readonly string[] {
  const gaps = report.games.flatMap((game) =>
    partsOf(game).flatMap(([title, { untested }]) =>
      untested.length === 0 ? [] : untestedLines(title, untested, width),
    ),
  );
  return [...countLines(report), ...(gaps.length === 0 ? ['', 'Every rule is tested.'] : ['', 'Not tested:', ...gaps])];
}

function countLines(report: CoverageReport): readonly string[] {
  const rows = report.games.flatMap((game): readonly (readonly [string, Coverage])[] => [
    [TITLES[game.game], game],
    ...(game.modules.size < 2 ? [] : [...game.modules].map(([module, part]) => [`  ${module}`, part] as const)),
  ]);
  return table([
    ['', 'rules', 'tested', ''],
    ...rows.map(([title, { total, tested }]) => [title, `${total}`, `${tested}`, percentage(tested, total)]),
  ]);
}

function partsOf(game: GameCoverage): readonly (readonly [string, Coverage])[] {
  if (game.modules.size < 2) return [[TITLES[game.game], game]];
  return [...game.modules].map(([module, part]) => [`${TITLES[game.game]}, ${module}`, part] as const);
}

/** Rounded down, so that 100 % means all. */
function percentage(tested: number, total: number): string {
  return total === 0 ? '-' : `${(Math.floor((tested / total) * 1000) / 10).toFixed(1)} %`;
}

function table(rows: readonly (readonly string[])[]): readonly string[] {
  const widths = [0, 1, 2, 3].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows.map((row) =>
    row
      .map((cell, column) => (column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0)))
      .join('  ')
      .trimEnd(),
  );
}

function untestedLines(title: string, ids: readonly RuleId[], width: number): readonly string[] {
  return ['', `  ${title}: ${ids.length}`, ...groupsOf(ids).flatMap(([group, ranges]) => wrap(group, ranges, width))];
}

/** The ids by their word, the numbers that follow each other drawn together: GW-MEDIC with 001-003. */
function groupsOf(ids: readonly RuleId[]): readonly (readonly [string, readonly string[]])[] {
  const groups = new Map<string, string[]>();
  for (const id of ids) {
    const [group, number] = [id.slice(0, -4), id.slice(-3)];
    groups.set(group, [...(groups.get(group) ?? []), number]);
  }
  return [...groups].map(([group, numbers]) => [group, rangesOf(numbers)] as const);
}

function rangesOf(numbers: readonly string[]): readonly string[] {
  const ranges: [first: string, last: string][] = [];
  for (const number of numbers.toSorted()) {
    const open = ranges.at(-1);
    if (open !== undefined && Number(open[1]) + 1 === Number(number)) open[1] = number;
    else ranges.push([number, number]);
  }
  return ranges.map(([first, last]) => (first === last ? first : `${first}-${last}`));
}

function wrap(group: string, ranges: readonly string[], width: number): readonly string[] {
  const indent = `    ${group.padEnd(14)} `;
  const lines: string[] = [];
  let line = indent;
  for (const range of ranges) {
    if (line.trim() !== '' && line !== indent && line.length + range.length > width) {
      lines.push(line.trimEnd());
      line = ' '.repeat(indent.length);
    }
    line += `${range} `;
  }
  return [...lines, line.trimEnd()];
}

/** The rules that define a word or describe a presentation, apart from the ordinary ones. */
export function kindLines(report: CoverageReport): readonly string[] {
  return report.games.flatMap(({ game, kinds }) =>
    [...kinds].flatMap(([kind, { ids, total, tested, untested }]) => [
      `${TITLES[game]}, ${kind}: ${tested} of ${total} tested`,
      ...ids.map((id) => `  ${untested.includes(id) ? 'not tested' : 'tested    '}  ${id}`),
    ]),
  );
}

const MARKS = { passed: 'passed ', failed: 'FAILED ', skipped: 'skipped', pending: 'not run' } as const;

/** One rule and every test that cites it. */
export function byRuleLines(rule: Rule, citations: readonly Citation[]): readonly string[] {
  const citing = citations.filter((citation) => citation.rule === rule.id);
  const label = rule.kind === 'rule' ? rule.section : `${rule.section} (${rule.kind})`;
  return [
    `${rule.id}  ${label}`,
    `  ${rule.text}`,
    ...(citing.length === 0 ? ['  No test cites it.'] : []),
    ...citing.map(({ state, file, test }) => `  ${MARKS[state]}  ${file} > ${test}`),
  ];
}
