import type { Ledger, Rule, RuleKind } from './ledger';
import { type GameId, isRuleId, ruleIdsIn } from './rule-id';
import type { RuleId } from './rule-ids';

export { byRuleLines, coverageLines, kindLines } from './coverage-lines';

export type CitationState = 'passed' | 'failed' | 'skipped' | 'pending';

/** One test that names one rule, as the run saw it. */
export interface Citation {
  readonly rule: string;
  readonly file: string;
  readonly test: string;
  readonly state: CitationState;
}

export interface Coverage {
  readonly ids: readonly RuleId[];
  readonly total: number;
  readonly tested: number;
  readonly untested: readonly RuleId[];
}

export interface GameCoverage extends Coverage {
  readonly game: GameId;
  readonly modules: ReadonlyMap<string, Coverage>;
  /** The rules that are not ordinary ones, apart. */
  readonly kinds: ReadonlyMap<RuleKind, Coverage>;
}

export interface CoverageReport {
  readonly games: readonly GameCoverage[];
  /** Citations of a rule that no ledger has. */
  readonly unknown: readonly Citation[];
  readonly failed: readonly Citation[];
}

/** Which rules of the ledgers are cited by a test that ran and passed. */
export function coverageOf(ledgers: readonly Ledger[], citations: readonly Citation[]): CoverageReport {
  const passed = new Set(citations.filter(({ state }) => state === 'passed').map(({ rule }) => rule));
  return {
    games: ledgers.map((ledger) => gameCoverage(ledger, passed)),
    unknown: citations.filter(({ rule }) => !ledgers.some((ledger) => ledger.byId.has(rule))),
    failed: citations.filter(({ state }) => state === 'failed'),
  };
}

function gameCoverage({ game, rules }: Ledger, passed: ReadonlySet<string>): GameCoverage {
  const apart = rules.filter(({ kind }) => kind !== 'rule');
  return {
    game,
    ...countOf(rules, passed),
    modules: countBy(rules, ({ module }) => module, passed),
    kinds: countBy(apart, ({ kind }) => kind, passed),
  };
}

function countBy<Key>(rules: readonly Rule[], keyOf: (rule: Rule) => Key, passed: ReadonlySet<string>) {
  const keys = [...new Set(rules.map(keyOf))];
  return new Map(
    keys.map(
      (key) =>
        [
          key,
          countOf(
            rules.filter((rule) => keyOf(rule) === key),
            passed,
          ),
        ] as const,
    ),
  );
}

function countOf(rules: readonly Rule[], passed: ReadonlySet<string>): Coverage {
  const ids = rules.map(({ id }) => id);
  const untested = ids.filter((id) => !passed.has(id));
  return { ids, total: ids.length, tested: ids.length - untested.length, untested };
}

/** Everything in a file that looks like a rule id and is none, as 'file:line: id'. */
export function unknownCitations(file: string, text: string): readonly string[] {
  return ruleIdsIn(text).flatMap(({ id, line }) => (isRuleId(id) ? [] : [`${file}:${line}: ${id}`]));
}

export interface GameJson extends Omit<Coverage, 'ids'> {
  readonly modules?: Readonly<Record<string, Pick<Coverage, 'total' | 'tested'>>>;
}

/** The report as `npm run rules -- --json` prints it; a game in one piece has no modules to list. */
export function coverageJson(report: CoverageReport): Readonly<Record<string, GameJson>> {
  return Object.fromEntries(
    report.games.map(({ game, total, tested, untested, modules }): [GameId, GameJson] => {
      if (modules.size < 2) return [game, { total, tested, untested }];
      const counts = [...modules].map(([module, { total, tested }]) => [module, { total, tested }] as const);
      return [game, { total, tested, untested, modules: Object.fromEntries(counts) }];
    }),
  );
}
