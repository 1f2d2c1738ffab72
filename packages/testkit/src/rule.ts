import { isRuleId, type RuleId } from '@medallion/rulebook';
import { expect, it } from 'vitest';

declare module 'vitest' {
  interface TaskMeta {
    /** The rules that the test holds; `npm run rules` reads them from the run. */
    rules?: RuleId[];
  }
}

/**
 * A test that holds one rule of a ledger, or several at once. The citation counts only when the test ran and passed,
 * and a test without a single assertion does not pass, because it could not notice a broken rule.
 */
export function rule(ids: RuleId | readonly RuleId[], title: string, body: () => void | Promise<void>): void {
  const rules = typeof ids === 'string' ? [ids] : [...new Set(ids)];
  if (rules.length === 0) throw new Error(`'${title}' cites no rule`);
  const stranger = rules.find((id) => !isRuleId(id));
  if (stranger !== undefined) throw new Error(`'${title}' cites ${stranger}, which no ledger has`);
  it(`${title} [${rules.join(', ')}]`, { meta: { rules } }, async () => {
    expect.hasAssertions();
    await body();
  });
}
