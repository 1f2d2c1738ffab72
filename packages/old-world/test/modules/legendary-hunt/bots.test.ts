import type { Question } from '@medallion/kernel';
import { rule } from '@medallion/testkit';
import { describe, expect, it } from 'vitest';
import type { OldWorldState } from '../../../src/core/state';
import { oldWorldKnowledge } from '../../../src/knowledge/index';
import { actionWorth, boutWorth, placeWorths } from '../../../src/knowledge/journeys';
import { powerOf } from '../../../src/knowledge/strength';
import { chanceAgainst } from '../../../src/modules/legendary-hunt/worth';
import { CARDS, type OldWorldTable, type WitcherSketch } from '../../old-world-table';
import { changeHunt, huntFight, huntTable, placeOf } from './hunt-table';

const { forest, mountain, water } = CARDS;
const HAND = [forest, mountain, water];
const POOR: WitcherSketch = { at: 'novigrad', hand: HAND };
/** Three trophies, high attributes and a deck of strong cards. */
const READY: WitcherSketch = {
  at: 'novigrad',
  hand: HAND,
  spot: 3,
  level: 4,
  attributes: { combat: 4, defense: 4, alchemy: 4, specialty: 4 },
  potions: ['swallow', 'swallow', 'blizzard'],
  deck: [
    'crushing-blow-1',
    'crushing-blow-2',
    'crushing-blow-3',
    'maiming-cut-5',
    'maiming-cut-6',
    'windmill-slash-6',
    'great-ward-1',
    'wolf-cleave-1',
    'wolf-cleave-2',
    'wolf-push-away-2',
    'wolf-yrden-sign-1',
  ],
};
const stateOf = ({ state }: OldWorldTable): OldWorldState => state as OldWorldState;
/** What instinct makes of the options of the open question. */
function priorsOf(table: OldWorldTable): Readonly<Record<string, number>> {
  const { questions } = table.scenario.table;
  const [question] = questions;
  const ids = table.scenario.question(question?.seat ?? 0)?.options ?? [];
  const weighed = oldWorldKnowledge.priors(table.state, question as Question);
  return Object.fromEntries(ids.map((id, at) => [id, weighed[at] ?? 0]));
}
const best = (table: OldWorldTable): string | undefined =>
  Object.entries(priorsOf(table)).toSorted(([, one], [, other]) => other - one)[0]?.[0];

describe('bots of the hunt', () => {
  it('attack when they are ready, and not before', () => {
    const meets = (ada: WitcherSketch, tokens: number) =>
      huntTable({ phase: 'deed', ada, hunt: { at: 'novigrad', owned: [tokens] } });
    expect(chanceAgainst(meets(READY, 5).state, 0)).toBeGreaterThan(0.5);
    expect(best(meets(READY, 5))).toBe('hunt:frightener');
    expect(chanceAgainst(meets(POOR, 0).state, 0)).toBeLessThan(0.01);
    expect(best(meets(POOR, 0))).not.toBe('hunt:frightener');
    const chances = [0, 1, 4, 8].map((tokens) => chanceAgainst(meets(READY, tokens).state, 0));
    expect(chances).toEqual(chances.toSorted((one, other) => one - other));
  });

  rule('OW-LH-026', 'end phase I where a token lies, and where the monster can be beaten', () => {
    const worthAt = (table: OldWorldTable, at: string): number =>
      boutWorth(stateOf(table), 0, placeOf(at), powerOf(stateOf(table).witchers[0] as never));
    const poor = huntTable({ steps: 0, ada: POOR, hunt: { at: 'vizima', laid: ['hengfors'] } });
    expect(worthAt(poor, 'hengfors')).toBeGreaterThan(worthAt(poor, 'cidaris'));
    expect(worthAt(poor, 'vizima')).toBe(0);
    const ready = huntTable({ steps: 0, ada: READY, hunt: { at: 'vizima', owned: [6] } });
    expect(worthAt(ready, 'vizima')).toBeGreaterThan(5);
    expect(placeWorths(stateOf(ready), 0)[placeOf('vizima')]).toBeGreaterThan(5);
    // The first token also takes the first blow from the monster.
    const owner = huntTable({ steps: 0, ada: POOR, hunt: { at: 'vizima', laid: ['hengfors'], owned: [1] } });
    expect(worthAt(owner, 'hengfors')).toBeLessThan(worthAt(poor, 'hengfors'));
  });

  it('know that the action of its place is closed, and drive it away for a good one', () => {
    const table = huntTable({ ada: { ...POOR, at: 'cintra' }, hunt: { at: 'cintra' } });
    expect(actionWorth(stateOf(table), 0, placeOf('cintra'))).toBe(0);
    const priors = priorsOf(table);
    expect(priors['drive-away']).toBeGreaterThan(priors.end ?? 0);
    const ready = huntTable({ ada: { ...READY, at: 'cintra' }, hunt: { at: 'cintra', owned: [6] } });
    expect(best(ready)).toBe('end');
    expect(priorsOf(ready)['drive-away']).toBeLessThan(0.1);
  });

  it('give up shields that are not there rather than a potion', () => {
    const toll = (shield: number): readonly number[] => {
      const table = huntFight({
        hunt: { monster: 'toad', owned: [1] },
        ada: {
          hand: ['block-1'],
          potions: ['swallow'],
          shield,
          attributes: { combat: 1, defense: 3, alchemy: 1, specialty: 1 },
        },
      });
      const [question] = table.scenario.table.questions;
      return oldWorldKnowledge.priors(table.state, question as Question);
    };
    expect(toll(0)[1]).toBeGreaterThan(toll(0)[0] ?? 0);
    expect(toll(3)[1]).toBe(toll(3)[0]);
  });

  it('judge by who is nearest to the victory over it', () => {
    const judged = (change: (state: OldWorldState) => void, sketch = {}): readonly number[] => {
      const { state } = huntTable({ ada: POOR, bea: { hand: ['viper-quick-slash-1'] }, ...sketch, change });
      return [0, 1].map((seat) => oldWorldKnowledge.evaluate(state, seat));
    };
    const even = judged(() => {});
    expect((even[0] ?? 0) + (even[1] ?? 0)).toBeCloseTo(1);
    const ahead = judged((state) => changeHunt(state, { owned: [[0, 1, 2], []], pile: [] }));
    expect(ahead[0]).toBeGreaterThan(even[0] ?? 1);
    expect(judged((state) => void Object.assign(state.witchers[0] ?? {}, { spot: 3 }))[0]).toBeGreaterThan(
      even[0] ?? 1,
    );
  });

  it('alone against the clock', () => {
    const left = (deck: readonly string[]): number =>
      oldWorldKnowledge.evaluate(huntTable({ players: 1, ada: POOR, hunt: { deck } }).state, 0);
    expect(left(['stalk-01', 'stalk-02', 'stalk-03'])).toBeGreaterThan(left(['stalk-01']));
    expect(left(['stalk-01'])).toBeLessThan(1);
  });
});
