import { Table } from '@medallion/kernel';
import { type OldWorldEvent, oldWorld, shortFightSoFar } from '@medallion/old-world';
import { describe, expect, it } from 'vitest';
import { shortFightOf } from '../../src/games/old-world/fight/short-fight';
import { momentsOf } from '../../src/games/old-world/moments/moments';
import { clicks } from '../browser/gwent-player';
import { asks, playedUntil } from '../browser/old-world-player';

/** A table at which the first seat stands in the short fight of an event, with everything that happened. */
function fought(seed: number) {
  const { config, answers, seed: deal } = playedUntil({ players: 2 }, 'short', clicks(seed), asks('short-fight'));
  const agreed = oldWorld.parseConfig(config);
  if (!agreed.ok) throw new Error(agreed.refusal.code);
  const table = Table.start(oldWorld, agreed.value, deal);
  const events: OldWorldEvent[] = [...table.takeEvents()];
  const answer = (code: number) => {
    table.takeCode(code);
    events.push(...table.takeEvents());
  };
  answers.forEach(answer);
  const log = () => events.map((event, key) => ({ kind: 'event' as const, key, answer: 0, event }));
  return { table, events, log };
}

describe('the short fight of an event', () => {
  it.each([1, 2, 3])('shows the cards played, and the damage that the rules count in the end: game %i', (seed) => {
    const { table, events, log } = fought(seed);
    const before = log().length;
    const card = shortFightOf(table.view(0).scene);
    if (card === null) throw new Error('no short fight is shown');
    expect(shortFightSoFar(events, card.number)).toEqual({ combo: [], damage: 0 });
    const combo: string[] = [];
    let damage = 0;
    while (table.questionFor(0)?.prompt === 'short-fight') {
      const option = table.questionFor(0)?.options.at(-1) ?? '';
      const taken = table.answer(0, option);
      const told = taken.ok ? taken.value : [];
      events.push(...told);
      if (option.startsWith('play:')) combo.push(option.slice('play:'.length));
      // What follows the fight may discard cards as well.
      const end = events.findIndex(({ type }, at) => at >= before && type === 'short-fight-ended');
      const soFar = shortFightSoFar(end < 0 ? events : events.slice(0, end), card.number);
      expect(soFar.combo).toEqual(combo);
      damage = soFar.damage;
    }
    const ended = events.findLast((event) => event.type === 'short-fight-ended');
    expect(combo.length).toBeGreaterThan(0);
    expect(ended?.damage).toBe(damage);
    const pauses = momentsOf(log().slice(before), null, 0, table.view(0));
    expect(pauses[0]).toMatchObject({ kind: 'story-end', card: card.id, follows: expect.arrayContaining([ended]) });
  });

  it('is told on one sheet, with its story, when it was over at once', () => {
    const { table, log } = fought(1);
    const card = shortFightOf(table.view(0).scene);
    if (card === null) throw new Error('no short fight is shown');
    const rule = 'OW-QUEST-006' as const;
    const ended: OldWorldEvent = { type: 'short-fight-ended', seat: 0, event: card.number, damage: 0, rule };
    const read = log().findLastIndex(({ event }) => event.type === 'event-read');
    const lines = [...log().slice(read, read + 1), { kind: 'event' as const, key: 9999, answer: 0, event: ended }];
    const pauses = momentsOf(lines, null, 0, table.view(0));
    expect(pauses).toMatchObject([{ kind: 'story-end', card: card.id, isRead: false, follows: [ended] }]);
  });
});
