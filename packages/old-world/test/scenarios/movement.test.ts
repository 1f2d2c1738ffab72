import { rule } from '@medallion/testkit';
import { describe, expect } from 'vitest';
import { CARDS, oldWorldTable, WOLF } from '../old-world-table';

const { forest, mountain, water, wild } = CARDS;

/** From Kaer Morhen (mountain) ways lead to Hengfors (mountain), Ban Ard (water) and Vizima (forest). */
const START = { steps: 0 } as const;

describe('phase I', () => {
  rule(['OW-TURN-003', 'OW-TURN-005'], 'may be skipped at once, or ended at any point with the cards kept', () => {
    const table = oldWorldTable({ ...START, ada: { hand: [forest, water] } });
    table.ada.does('end');
    table.ada.isAsked('deed');
    expect(table.ada.hand).toEqual([forest, water]);
    const moved = oldWorldTable({ ...START, ada: { hand: [forest, water] } });
    moved.ada.does(`move:vizima:${forest}`, 'end');
    moved.ada.isAsked('deed');
    expect(moved.ada.hand).toEqual([water]);
  });

  rule(['OW-TURN-004', 'OW-MOVE-008'], 'moves and acts any number of times, every step paid apart', () => {
    const table = oldWorldTable({ ...START, ada: { hand: [forest, mountain, water], gold: 1 } });
    table.ada.does(`move:vizima:${forest}`, 'act:pool-clearing', 'done', `move:kaer-morhen:${mountain}`);
    table.ada.mayNot('move:ban-ard:free');
    table.ada.does(`move:ban-ard:${water}`);
    expect(table.ada.at).toBe('ban-ard');
    table.ada.may('act:attribute');
  });

  rule('OW-TURN-006', 'ends without cards, but only after the actions of the place just entered', () => {
    const table = oldWorldTable({ ...START, ada: { hand: [forest] } });
    table.ada.does(`move:vizima:${forest}`);
    table.ada.isOffered('journey', ['act:pool-clearing', 'end']);
    table.ada.does('act:pool-clearing', 'done');
    table.ada.isAsked('deed');
  });

  rule('OW-TURN-006', 'does not go on by a free move once the hand is empty', () => {
    const table = oldWorldTable({ ...START, ada: { hand: [forest], freeMoves: 1 } });
    table.ada.may('move:vizima:free');
    table.ada.does(`move:vizima:${forest}`);
    table.ada.isOffered('journey', ['act:pool-clearing', 'end']);
  });
});

describe('a step', () => {
  rule('OW-MOVE-001', 'leads to a location that is directly connected', () => {
    const table = oldWorldTable({ ...START, ada: { hand: [wild] } });
    table.ada.isOffered('journey', [`move:hengfors:${wild}`, `move:ban-ard:${wild}`, `move:vizima:${wild}`, 'end']);
    table.ada.does(`move:vizima:${wild}`);
    expect(table.ada.at).toBe('vizima');
  });

  rule('OW-MOVE-001', 'takes water paths like land paths', () => {
    const table = oldWorldTable({ ...START, ada: { at: 'kaer-seren', hand: [mountain] } });
    table.ada.does(`move:cintra:${mountain}`);
    expect(table.ada.at).toBe('cintra');
  });

  rule(['OW-MOVE-002', 'OW-MOVE-006'], 'is paid by a card of the terrain entered, not of the one left', () => {
    const table = oldWorldTable({ ...START, ada: { hand: [forest] } });
    table.ada.isOffered('journey', [`move:vizima:${forest}`, 'end']);
    const leaving = oldWorldTable({ ...START, ada: { at: 'vizima', hand: [forest] } });
    leaving.ada.mayNot(`move:kaer-morhen:${forest}`);
  });

  rule('OW-MOVE-003', 'is paid by any two cards', () => {
    const table = oldWorldTable({ ...START, ada: { hand: [water, mountain] } });
    table.ada.does(`move:vizima:${water}+${mountain}`);
    expect(table.ada.at).toBe('vizima');
    expect(table.ada.hand).toEqual([]);
  });

  rule('OW-MOVE-004', 'is paid by any card and 1 gold', () => {
    const table = oldWorldTable({ ...START, ada: { hand: [water], gold: 2 } });
    table.ada.does(`move:vizima:${water}+gold`);
    expect(table.ada.gold).toBe(1);
    expect(table.ada.hand).toEqual([]);
    const poor = oldWorldTable({ ...START, ada: { hand: [water], gold: 0 } });
    poor.ada.mayNot(`move:vizima:${water}+gold`);
    const last = oldWorldTable({ ...START, ada: { hand: [water], gold: 1 } });
    last.ada.may(`move:vizima:${water}+gold`);
  });

  rule('OW-MOVE-005', 'is paid by a wild card alone, whatever the terrain', () => {
    const table = oldWorldTable({ ...START, ada: { hand: [wild] } });
    table.ada.may(`move:hengfors:${wild}`, `move:ban-ard:${wild}`, `move:vizima:${wild}`);
  });

  rule('OW-MOVE-007', 'may be paid dearly although a matching card is at hand', () => {
    const table = oldWorldTable({ ...START, ada: { hand: [forest, water], gold: 1 } });
    table.ada.may(
      `move:vizima:${forest}`,
      `move:vizima:${forest}+gold`,
      `move:vizima:${water}+gold`,
      `move:vizima:${forest}+${water}`,
    );
  });

  rule('OW-MOVE-009', 'puts the cards paid on the own discard pile', () => {
    const table = oldWorldTable({ ...START, ada: { hand: [water, mountain, forest], discard: [] } });
    table.ada.does(`move:vizima:${water}+${mountain}`);
    expect(table.ada.discard).toEqual([water, mountain]);
    expect(table.ada.hand).toEqual([forest]);
  });

  rule('OW-MOVE-012', 'is as free and as cheap where witchers and monsters are', () => {
    const table = oldWorldTable({
      ...START,
      ada: { hand: [forest, ...WOLF.forest.slice(1)] },
      bea: { at: 'vizima' },
      lairs: { forest: { at: 'vizima' } },
    });
    table.ada.does(`move:vizima:${forest}`);
    expect(table.ada.at).toBe('vizima');
    table.ada.may(`move:vengerberg:${WOLF.forest[1]}`);
  });

  rule('OW-MOVE-013', 'to Behelt Nar is paid by any single card', () => {
    const table = oldWorldTable({ ...START, ada: { at: 'ban-ard', hand: [forest, mountain, water] } });
    table.ada.may(`move:behelt-nar:${forest}`, `move:behelt-nar:${mountain}`, `move:behelt-nar:${water}`);
  });

  rule('OW-SETUP-045', 'to Behelt Nar leads to a school like any other', () => {
    const table = oldWorldTable({ ...START, ada: { at: 'ban-ard', hand: [forest], gold: 2 } });
    table.ada.does(`move:behelt-nar:${forest}`, 'act:training', 'combat');
    expect(table.ada.level('combat')).toBe(2);
    expect(table.view.locations.find(({ id }) => id === 'behelt-nar')?.number).toBe(0);
    for (const terrain of ['forest', 'mountain', 'water'] as const)
      expect(table.tokens(terrain)).not.toContain('behelt-nar');
  });
});

describe('acting', () => {
  rule('OW-MOVE-010', 'needs a step first', () => {
    const table = oldWorldTable({
      ...START,
      ada: { at: 'vizima', hand: [mountain], gold: 1, quests: [{ card: 'CITY24', option: 1, at: 'vizima' }] },
      bea: { at: 'vizima', gold: 1 },
    });
    table.ada.isBlocked('act:pool-clearing', 'OW-MOVE-010');
    table.ada.isBlocked('poker:seat-1', 'OW-MOVE-010');
    table.ada.isBlocked('quest:CITY24', 'OW-MOVE-010');
  });

  rule('OW-MOVE-011', 'where the turn began means leaving and coming back', () => {
    const table = oldWorldTable({ ...START, ada: { at: 'vizima', hand: [mountain, forest] } });
    table.ada.mayNot('act:pool-clearing');
    table.ada.does(`move:kaer-morhen:${mountain}`, `move:vizima:${forest}`);
    table.ada.may('act:pool-clearing');
  });

  rule(['OW-ACT-001', 'OW-ACT-005'], 'comes in any order: poker, the action and quests, each or none', () => {
    const sketch = {
      ada: { at: 'vizima', hand: [mountain], gold: 5, quests: [{ card: 'CITY24', option: 1, at: 'vizima' }] },
      bea: { at: 'vizima', gold: 1 },
      dice: [1, 1, 1, 1, 1, 2, 2, 2, 2, 3],
    } as const;
    const table = oldWorldTable(sketch);
    table.ada.may('act:pool-clearing', 'poker:seat-1', 'quest:CITY24', 'end');
    table.ada.does('act:pool-clearing', 'done');
    table.ada.may('poker:seat-1', 'quest:CITY24');
    const other = oldWorldTable(sketch);
    other.ada.does('poker:seat-1');
    other.bea.does('keep');
    other.ada.does('keep');
    other.ada.may('act:pool-clearing', 'quest:CITY24');
  });

  rule('OW-ACT-002', 'at a location happens once a turn, even on coming back', () => {
    const table = oldWorldTable({ ...START, ada: { hand: [forest, mountain, wild, water] } });
    table.ada.does(`move:vizima:${forest}`, 'act:pool-clearing', 'done');
    table.ada.isBlocked('act:pool-clearing', 'OW-ACT-002');
    table.ada.does(`move:kaer-morhen:${mountain}`, `move:vizima:${wild}`);
    table.ada.isBlocked('act:pool-clearing', 'OW-ACT-002');
    const alike = oldWorldTable({
      ada: { at: 'cintra', hand: [forest, mountain] },
      potionDeck: ['blizzard', 'swallow'],
    });
    alike.ada.does('act:potion', `move:vizima:${forest}`, `move:beauclair:${mountain}`, 'act:potion');
    expect(alike.ada.board.potions).toEqual(['swallow', 'blizzard']);
  });

  rule('OW-ACT-003', 'is not hindered by other witchers or monsters', () => {
    const table = oldWorldTable({ ada: { at: 'vizima' }, bea: { at: 'vizima' }, lairs: { forest: { at: 'vizima' } } });
    table.ada.may('act:pool-clearing');
  });

  rule('OW-ACT-004', 'is only possible for the location where the witcher stands', () => {
    const table = oldWorldTable({ ...START, ada: { hand: [forest, mountain], gold: 2 } });
    table.ada.does(`move:vizima:${forest}`, `move:kaer-morhen:${mountain}`);
    table.ada.mayNot('act:pool-clearing');
    table.ada.does('act:training');
    table.ada.isAsked('train');
  });
});
