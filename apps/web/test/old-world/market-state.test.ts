import { Table } from '@medallion/kernel';
import { type OldWorldEvent, oldWorld } from '@medallion/old-world';
import { describe, expect, it } from 'vitest';
import { marketState } from '../../src/games/old-world/table/market-state';
import { purchaseOf } from '../../src/games/old-world/table/purchase';
import type { LogLine } from '../../src/play/session';

describe('the market to the question', () => {
  it('is closed while a card is discarded, unless that pays for one', () => {
    expect(marketState(null)).toBe('closed');
    expect(marketState({ prompt: 'journey', about: null })).toBe('closed');
    expect(marketState({ prompt: 'discard', about: null })).toBe('closed');
    expect(marketState({ prompt: 'discard-card', about: null })).toBe('closed');
    expect(marketState({ prompt: 'discard-card', about: 'precise-blow-1' })).toBe('pay');
  });

  it('tells buying, taking, trading and trashing apart', () => {
    const states = ['gain-card', 'take-card', 'trade-in', 'trade-for', 'clear-pool'].map((prompt) =>
      marketState({ prompt, about: null }),
    );
    expect(states).toEqual(['buy', 'take', 'trade', 'trade', 'trash']);
  });
});

/** Plays first answers until the first seat pays for a card that costs two, and gives the table. */
function payingTable() {
  const config = oldWorld.parseConfig({ players: 2, schools: ['wolf', 'bear'] });
  if (!config.ok) throw new Error('no such table');
  for (let game = 0; game < 60; game++) {
    const table = Table.start(oldWorld, config.value, `paying${game}`);
    for (let count = 0; count < 40; count++) {
      const question = table.questionFor(table.waitingFor()[0]?.seat ?? 0);
      if (question === null) break;
      const dear = table.view('everything').markets[0]?.row.find((space) => space?.price === 2)?.card;
      if (question.prompt === 'discard-card' && question.about === dear) return { table, question, dear };
      const wanted = question.options.find((option) => option === dear || option === 'end' || option === 'done');
      table.answer(question.seat, wanted ?? question.options[0] ?? '');
    }
  }
  throw new Error('nobody pays with two cards');
}

describe('paying for a card of the market', () => {
  const linesOf = (events: readonly OldWorldEvent[]): LogLine<OldWorldEvent>[] =>
    events.map((event, index) => ({ kind: 'event', key: String(index), event }) as unknown as LogLine<OldWorldEvent>);

  it('counts the cards that were given for it, one after the other', () => {
    const { table, question, dear } = payingTable();
    const view = table.view(question.seat);
    expect(purchaseOf(question, view, [])).toEqual({ card: dear, paid: [], price: 2 });
    const given = question.options[0] ?? '';
    const discarded: OldWorldEvent = { type: 'cards-discarded', seat: 0, cards: [given], rule: 'OW-DRAW-004' };
    expect(purchaseOf(question, view, linesOf([discarded]))?.paid).toEqual([given]);
    const other: OldWorldEvent = { ...discarded, rule: 'OW-DRAW-001' };
    expect(purchaseOf(question, view, linesOf([discarded, other]))?.paid).toEqual([]);
  });

  it('is none where a card is discarded for nothing', () => {
    const { table, question } = payingTable();
    expect(purchaseOf({ ...question, about: null }, table.view(question.seat), [])).toBeNull();
  });
});
