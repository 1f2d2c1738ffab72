import { gwent } from '@medallion/gwent';
import { Table } from '@medallion/kernel';
import { describe, expect, it } from 'vitest';
import { resultOf } from '../../src/games/gwent/table/results';

/** A turn of seat 1 after seat 0 has played its first card, and passed if asked to. */
function turn(hasPassed: boolean) {
  const config = gwent.parseConfig({ decks: ['starter-monsters', 'starter-northern-realms'] });
  if (!config.ok) throw new Error('the starter decks must be legal');
  const deals = Array.from({ length: 20 }, (_, index) => Table.start(gwent, config.value, `results-${index}`));
  const table = deals.find((deal) => deal.view(0).starter === 0);
  if (table === undefined) throw new Error('seat 0 must begin in one deal of twenty');
  for (let count = 0; count < 40; count++) {
    const seat = table.waitingFor()[0]?.seat ?? 0;
    const options = table.questionFor(seat)?.options ?? [];
    const [first] = table.view(seat).sides;
    if (seat === 1 && options.includes('pass') && (first.hasPassed || !hasPassed)) break;
    const option = options.includes('done')
      ? 'done'
      : options.includes('pass') && hasPassed && seat === 0
        ? 'pass'
        : (options.find((id) => id.startsWith('play:')) ?? '');
    table.answer(seat, option);
  }
  const question = table.questionFor(1);
  if (question === null) throw new Error('it must be the turn of seat 1');
  return { view: table.view(1), question };
}

const cardIn = (options: readonly string[]) => options.find((id) => /^play:[^:]+:\w+$/.test(id))?.split(':')[1] ?? '';

describe('what a card of the hand comes to', () => {
  it('is said once the other side has passed, with whether it wins', () => {
    const { view, question } = turn(true);
    const cards = question.options.flatMap((id) => (/^play:[^:]+:\w+$/.test(id) ? (id.split(':')[1] ?? []) : []));
    const results = cards.flatMap((card) => resultOf(view, 1, question, card) ?? []);
    const [theirs, mine] = [view.sides[0].score.total, view.sides[1].score.total];
    expect(results.some(({ wins, isTheirs }) => wins && !isTheirs)).toBe(true);
    for (const { before, after, isTheirs, wins } of results) {
      expect(before).toBe(isTheirs ? theirs : mine);
      expect(wins).toBe(isTheirs ? mine > after : after > theirs);
    }
  });

  it('is left open once the round is won: a pass does as well', () => {
    const { view, question } = turn(true);
    const [theirs, mine] = view.sides;
    const ahead = { ...view, sides: [theirs, { ...mine, score: { ...mine.score, total: 9 } }] as const };
    expect(question.options.flatMap((id) => resultOf(ahead, 1, question, id.split(':')[1] ?? '') ?? [])).toEqual([]);
  });

  it('is left open before that, and to whoever is not asked', () => {
    const open = turn(false);
    expect(resultOf(open.view, 1, open.question, cardIn(open.question.options))).toBeNull();
    const passed = turn(true);
    expect(resultOf(passed.view, 0, passed.question, cardIn(passed.question.options))).toBeNull();
    expect(resultOf(passed.view, 1, null, cardIn(passed.question.options))).toBeNull();
  });
});
