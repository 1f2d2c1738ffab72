import { adventureGame } from '@medallion/adventure-game';
import { Table } from '@medallion/kernel';
import { describe, expect, it } from 'vitest';
import { canAdd, isEmpty, less, more, stepsOf } from '../../src/games/adventure-game/trade/draft';

const EMPTY = { give: [0, 0, 0, 0], want: [0, 0, 0, 0] };
const GOLD = 3;

describe('an offer that is put together', () => {
  it('is raised and lowered in any order, and told in the order of the rules', () => {
    const asked = more(EMPTY, 'want', 0);
    const offered = more(more(asked, 'give', GOLD), 'give', GOLD);
    expect(stepsOf(offered)).toEqual(['give:gold', 'give:gold', 'want:red']);
    expect(stepsOf(less(offered, 'give', GOLD))).toEqual(['give:gold', 'want:red']);
    expect(isEmpty(less(asked, 'want', 0))).toBe(true);
    expect(isEmpty(asked)).toBe(false);
  });

  it('never gives a good and asks for it at once', () => {
    const asked = more(EMPTY, 'want', 1);
    expect(stepsOf(more(asked, 'give', 1))).toEqual([]);
    expect(canAdd(asked, 'give', 1, 0)).toBe(true); // takes back what is asked for
    expect(canAdd(EMPTY, 'give', 1, 0)).toBe(false);
    expect(canAdd(more(EMPTY, 'give', 1), 'give', 1, 1)).toBe(false);
  });

  it('is taken by the table step by step', () => {
    const config = adventureGame.parseConfig({ heroes: ['geralt', 'triss'], mode: 'one-quest' });
    if (!config.ok) throw new Error('the configuration must be legal');
    for (let seed = 0; seed < 60; seed++) {
      const table = Table.start(adventureGame, config.value, `trade-${seed}`);
      for (let count = 0; count < 200 && !table.isOver; count++) {
        const [open] = table.waitingFor();
        if (open === undefined) break;
        const question = table.questionFor(open.seat);
        if (open.prompt === 'trade-offer') {
          const { heroes } = table.view(open.seat);
          const [mine, theirs] = [heroes[open.seat], heroes[1 - open.seat]];
          if (mine === undefined || theirs === undefined || mine.gold === 0 || theirs.leads.red === 0) break;
          for (const step of stepsOf(more(more(EMPTY, 'want', 0), 'give', GOLD))) {
            expect(table.answer(open.seat, step).ok).toBe(true);
          }
          expect(table.view(open.seat).trade).toMatchObject({ give: [0, 0, 0, 1], want: [1, 0, 0, 0] });
          return;
        }
        const { length } = question?.options ?? [];
        const trade = question?.options.findIndex((id) => id.startsWith('trade:')) ?? -1;
        table.take(0, trade >= 0 ? trade : (count * 7 + seed) % Math.max(1, length));
      }
    }
    throw new Error('nobody ever met to trade');
  });
});
