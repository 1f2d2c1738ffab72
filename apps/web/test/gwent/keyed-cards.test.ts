import { type GwentView, gwent } from '@medallion/gwent';
import { Table } from '@medallion/kernel';
import { describe, expect, it } from 'vitest';
import { keyCards, NO_CARDS } from '../../src/games/gwent/table/keyed-cards';

function freshTable() {
  const config = gwent.parseConfig({ decks: ['starter-northern-realms', 'starter-monsters'] });
  if (!config.ok) throw new Error('the starter decks must be legal');
  return Table.start(gwent, config.value, 'keys');
}

function afterExchange() {
  const table = freshTable();
  table.answer(0, 'done');
  table.answer(1, 'done');
  return table;
}

const cardsIn = (view: GwentView, seat: 0 | 1) => view.sides[seat].rows.flatMap(({ cards }) => cards);

describe('keys that follow the cards over the screen', () => {
  it('gives every open card one key of its own', () => {
    const keyed = keyCards(NO_CARDS, afterExchange().view(0));
    expect(keyed.lying).toHaveLength(10);
    expect(keyed.alive.size).toBe(10);
  });

  it('never gives a key to a card of the hidden hand', () => {
    const keyed = keyCards(NO_CARDS, afterExchange().view(0));
    expect(keyed.lying.every(({ zone }) => zone === 'hand-0')).toBe(true);
  });

  it('keeps the key of a card that is played from the hand to a row', () => {
    const table = afterExchange();
    const seat = table.waitingFor()[0]?.seat === 1 ? 1 : 0;
    const before = keyCards(NO_CARDS, table.view(seat));
    const option = table.questionFor(seat)?.options.find((id) => /^play:[^:]+:(close|ranged|siege)$/.test(id)) ?? '';
    const card = option.split(':')[1] ?? '';
    expect(table.answer(seat, option).ok).toBe(true);
    const view = table.view(seat);
    const after = keyCards(before, view);
    const placed = after.lying.find((lying) => lying.card === card && lying.zone.startsWith('row-'));
    expect(cardsIn(view, 0).length + cardsIn(view, 1).length).toBeGreaterThan(0);
    expect(before.lying.filter(({ zone }) => zone === `hand-${seat}`).map(({ key }) => key)).toContain(placed?.key);
  });

  it('never gives a key of the past to a new card', () => {
    const table = afterExchange();
    const first = keyCards(NO_CARDS, table.view(0));
    const other = keyCards({ ...NO_CARDS, nextKey: first.nextKey }, table.view(1));
    expect(other.lying.some(({ key }) => first.alive.has(key))).toBe(false);
  });
});
