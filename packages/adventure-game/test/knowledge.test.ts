import type { Question, Seat } from '@medallion/kernel';
import { describe, expect, it } from 'vitest';
import { QUESTS } from '../src/components';
import { adventureKnowledge } from '../src/knowledge/index';
import type { AdventureState } from '../src/state';
import { adventureTable, type TableSketch } from './adventure-table';

/** What instinct takes at this table, by its id. */
function favourite(sketch: TableSketch, seat: Seat = 0, ...before: readonly string[]): string {
  const table = adventureTable(sketch);
  if (before.length > 0) table.ada.does(...before);
  return favouriteOf(table.scenario.table.questions, table.state, seat);
}

function favouriteOf(questions: readonly Question[], state: Readonly<AdventureState>, seat: Seat): string {
  const question = questions.find((one) => one.seat === seat);
  if (question === undefined) throw new Error('not asked');
  const promises = adventureKnowledge.priors(state, question);
  const best = promises.indexOf(Math.max(...promises));
  return question.prompt.optionId(question.options[best], state, seat);
}

describe('instinct', () => {
  it('completes the quest when it can', () => {
    const at = questPlace('a-debt-of-steel');
    const proofs = { red: 4, blue: 3, purple: 3 };
    expect(favourite({ ada: { hero: 'geralt', quest: 'a-debt-of-steel', at, proofs } })).toBe('main-quest');
  });

  it('turns needed leads into proof before anything else', () => {
    expect(favourite({ ada: { hero: 'geralt', leads: { red: 3 } } })).toBe('exchange:red');
  });

  it('rests when the sheet is full of wounds and nothing else is left to do well', () => {
    const wounds = { travel: 'minor', investigate: 'minor', develop: 'minor' } as const;
    expect(favourite({ ada: { hero: 'geralt', wounds } })).toBe('rest');
  });

  it('supports another for gold it can spare', () => {
    const bea = { hero: 'triss', at: 'rivia', quest: questOfSupport('funds') } as const;
    expect(favourite({ ada: { hero: 'dandelion', at: 'rivia', gold: 4 }, bea })).toBe('support:seat-1');
  });

  it('lays a wound where it is missed least', () => {
    const table = adventureTable({
      ada: { hero: 'geralt' },
      zones: { gray: { foulFate: true } },
      decks: { foulFate: ['marsh-fever'] },
    });
    table.ada.does('end-turn');
    const wounded = favouriteOf(table.scenario.table.questions, table.state, 0);
    expect(['minor:develop', 'minor:own']).toContain(wounded);
  });
});

describe('trades', () => {
  const swap = {
    ada: { hero: 'geralt', at: 'rivia', leads: { blue: 3 }, sides: [1, 2] },
    bea: { hero: 'triss', at: 'rivia', leads: { red: 3 }, sides: [1, 2] },
  } as const;

  it('are sought where both gain, and made piece by piece', () => {
    expect(favourite(swap)).toBe('trade:seat-1');
    expect(favourite(swap, 0, 'trade:seat-1')).toBe('give:blue');
    expect(favourite(swap, 0, 'trade:seat-1', 'give:blue')).toBe('want:red');
    expect(favourite(swap, 0, 'trade:seat-1', 'give:blue', 'want:red')).toBe('offer');
  });

  it('are accepted by their worth, and a gift asked for is not', () => {
    expect(favourite(swap, 1, 'trade:seat-1', 'give:blue', 'want:red', 'offer')).toBe('accept');
    expect(favourite(swap, 1, 'trade:seat-1', 'want:red', 'want:red', 'offer')).toBe('refuse');
  });
});

type Ada = NonNullable<TableSketch['ada']>;
const BETTER: [string, Ada][] = [
  ['VP', { hero: 'geralt', vp: 3 }],
  ['needed leads', { hero: 'geralt', leads: { red: 2 } }],
  ['gold', { hero: 'geralt', gold: 2 }],
  ['cards in play', { hero: 'geralt', developed: ['igni'] }],
];
const WORSE: [string, Ada][] = [
  ['wounds', { hero: 'geralt', wounds: { travel: 'severe' } }],
  ['foul fate', { hero: 'geralt', foulFate: ['travel'] }],
  ['delay', { hero: 'geralt', isDelayed: true }],
];

describe('the evaluation', () => {
  const worth = (sketch: TableSketch): number => adventureKnowledge.evaluate(adventureTable(sketch).state, 0);
  const plain = worth({ ada: { hero: 'geralt' } });

  it.each(BETTER)('rises with %s', (_, ada) => {
    expect(worth({ ada })).toBeGreaterThan(plain);
  });

  it.each(WORSE)('falls with %s', (_, ada) => {
    expect(worth({ ada })).toBeLessThan(plain);
  });

  it('falls with what others have', () => {
    expect(worth({ ada: { hero: 'geralt' }, bea: { hero: 'triss', vp: 6 } })).toBeLessThan(plain);
  });
});

describe('the judgement of imagined worlds', () => {
  const judge = (sketch: TableSketch, seat = 0): number => adventureKnowledge.judge(adventureTable(sketch).state, seat);
  const plain = judge({ ada: { hero: 'geralt' } });

  it('is a chance to win: those of all heroes add up to one', () => {
    const sketch: TableSketch = { ada: { hero: 'geralt', vp: 15 }, bea: { hero: 'triss', vp: 2, gold: 4 } };
    expect(judge(sketch, 0) + judge(sketch, 1)).toBeCloseTo(1, 10);
    expect(judge(sketch, 0)).toBeGreaterThan(judge(sketch, 1));
  });

  it.each(BETTER)('rises with %s', (_, ada) => {
    expect(judge({ ada })).toBeGreaterThan(plain);
  });

  it.each(WORSE)('falls with %s', (_, ada) => {
    expect(judge({ ada })).toBeLessThan(plain);
  });
});

function questPlace(id: string): string {
  const facts = QUESTS.find((quest) => quest.id === id);
  if (facts === undefined) throw new Error(id);
  return facts.location;
}

function questOfSupport(support: string): string {
  const facts = QUESTS.find((quest) => quest.support === support && quest.deck === 'blue');
  if (facts === undefined) throw new Error(support);
  return facts.id;
}
