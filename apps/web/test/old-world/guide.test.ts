import { Table } from '@medallion/kernel';
import { ACTION_CARDS, oldWorld } from '@medallion/old-world';
import { missingTexts } from '@medallion/text';
import { describe, expect, it } from 'vitest';
import deal from '../../src/games/old-world/guide/deal.json';
import de from '../../src/games/old-world/guide/text/de.json';
import en from '../../src/games/old-world/guide/text/en.json';
import nl from '../../src/games/old-world/guide/text/nl.json';

function firstTable() {
  const config = oldWorld.parseConfig(deal.config);
  if (!config.ok) throw new Error(config.refusal.code);
  return Table.start(oldWorld, config.value, deal.seed);
}

describe('the guided first game of Old World', () => {
  it('is told in every language', () => {
    expect(missingTexts({ en, de, nl })).toEqual([]);
    expect(Object.keys(en)).toHaveLength(36);
  });

  it('is dealt as its words say: the learner begins, and holds a card for each way', () => {
    const table = firstTable();
    expect(table.questionFor(0)?.prompt).toBe('strong-monster');
    table.answer(0, 'water');
    const asked = table.questionFor(0);
    const hand = table.view(0).witchers[0]?.hand.cards ?? [];
    const terrains = hand.map((card) => ACTION_CARDS.find(({ id }) => id === card)?.terrain);
    expect(terrains.toSorted()).toEqual(['forest', 'mountain', 'water']);
    for (const place of ['loc-ichaer', 'ard-modron', 'dhuwod']) {
      expect(hand.some((card) => asked?.options.includes(`move:${place}:${card}`) === true)).toBe(true);
    }
  });

  it('has a monster of the lowest level where its first turn leads', () => {
    const table = firstTable();
    table.answer(0, 'water');
    const { lairs } = table.view(0);
    expect(lairs.find(({ at }) => at === 'ard-modron')?.level).toBe(1);
    expect(lairs.find(({ terrain }) => terrain === 'water')?.level).toBe(2);
  });
});
