import { rule } from '@medallion/testkit';
import { describe, expect } from 'vitest';
import { MONSTERS } from '../../../src/core/cards/components';
import { FIGHT_AT, fightTable, POOL } from './fight-table';

const monster = 'rotfiend';

describe('before a fight', () => {
  rule('OW-FIGHT-001', 'each witcher shuffles the discard pile into the deck', () => {
    const table = fightTable({
      isDuel: true,
      ada: { hand: ['swift-cut-1'], discard: ['block-1'], deck: ['ward-1'] },
      bea: { hand: ['swift-cut-2'], discard: ['block-2', 'block-3'], deck: ['ward-2'] },
    });
    expect([...table.ada.deck].sort()).toEqual(['block-1', 'ward-1']);
    expect([...table.bea.deck].sort()).toEqual(['block-2', 'block-3', 'ward-2']);
    expect([table.ada.discard, table.bea.discard]).toEqual([[], []]);
    const discard = ['block-1', 'block-2', 'block-3', 'block-4', 'block-5', 'block-6'];
    const { deck } = fightTable({ monster, ada: { hand: ['swift-cut-1'], discard, deck: ['ward-1'] } }).ada;
    expect([...deck].sort()).toEqual([...discard, 'ward-1']);
    expect([[...discard, 'ward-1'].join(), ['ward-1', ...discard].join()]).not.toContain(deck.join());
  });

  rule('OW-FIGHT-002', 'nobody draws: a fight begins with the hand one happens to hold', () => {
    const table = fightTable({ monster, ada: { hand: ['swift-cut-1'], attributes: { combat: 3 } } });
    expect(table.ada.hand).toEqual(['swift-cut-1']);
    const duel = fightTable({ isDuel: true, ada: { hand: ['swift-cut-1'] }, bea: { deck: ['block-2', 'block-3'] } });
    expect([duel.ada.hand, duel.bea.hand]).toEqual([['swift-cut-1'], []]);
  });

  rule(['OW-FIGHT-003', 'OW-FIGHT-004'], 'the active player attacks and begins; then the two alternate', () => {
    const table = fightTable({
      isDuel: true,
      ada: { hand: ['swift-cut-1', 'swift-cut-2'] },
      bea: { hand: ['swift-cut-3', 'swift-cut-4'], deck: ['block-1', 'block-2'] },
    });
    expect(table.waitsFor).toEqual([{ seat: 0, prompt: 'fight-combo' }]);
    table.ada.plays('swift-cut-1');
    expect(table.waitsFor).toEqual([{ seat: 1, prompt: 'fight-combo' }]);
    table.bea.plays('swift-cut-3');
    expect(table.waitsFor).toEqual([{ seat: 0, prompt: 'fight-combo' }]);
  });

  rule('OW-FIGHT-007', 'the monster is controlled by the right-hand neighbour', () => {
    const table = fightTable({ monster, players: 4 });
    expect(table.fight.monster?.controller).toBe(3);
    expect(table.waitsFor).toEqual([{ seat: 3, prompt: 'monster-attack' }]);
  });

  rule('OW-FIGHT-009', 'the life pool is as many random fight cards as the monster has life points', () => {
    for (const { id, life, ability } of MONSTERS) {
      if (ability.do === 'discard-potion') continue;
      const table = fightTable({ monster: id, ada: { hand: ['ward-3'], trail: 'trail' } });
      const { life: cards, aside } = table.fight.monster ?? { life: [], aside: [] };
      expect(cards, id).toHaveLength(life);
      expect(new Set([...cards, ...aside]).size).toBe(20);
      expect(cards).not.toEqual(cards.toSorted((a, b) => a - b));
    }
  });

  rule('OW-FIGHT-010', 'anybody may count the pool, and nobody may look at it', () => {
    const table = fightTable({ monster, ada: { hand: ['swift-cut-1'] } });
    for (const player of [table.ada, table.bea]) {
      const seen = player.view().fight?.monster;
      expect(seen?.life).toBe(11);
      expect(seen?.knownTop).toEqual([]);
      expect(JSON.stringify(player.view().fight)).not.toContain('fight-0');
    }
  });

  rule(['OW-FIGHT-011', 'OW-TRAIL-004'], 'the monster begins, unless the witcher owns its trail', () => {
    const without = fightTable({ monster, ada: { hand: ['swift-cut-1'] } });
    expect(without.waitsFor[0]?.prompt).toBe('monster-attack');
    const withTrail = fightTable({ monster, ada: { hand: ['swift-cut-1'], trail: 'trail' } });
    expect(withTrail.waitsFor).toEqual([{ seat: 0, prompt: 'fight-combo' }]);
    const anothers = fightTable({ monster, ada: { hand: ['swift-cut-1'] }, bea: { trail: 'trail' } });
    expect(anothers.waitsFor[0]?.prompt).toBe('monster-attack');
    const elsewhere = fightTable({
      monster,
      ada: { hand: ['swift-cut-1'] },
      lay: (state) => {
        state.witchers[0]?.trails.splice(1, 1, (state.tokens[1].pop() ?? 0) * 4);
      },
    });
    expect(elsewhere.waitsFor[0]?.prompt).toBe('monster-attack');
  });

  rule('OW-TRAIL-005', 'a trail quest that is still face up gives no advantage', () => {
    const table = fightTable({ monster, ada: { hand: ['swift-cut-1'], trail: 'quest' } });
    expect(table.waitsFor[0]?.prompt).toBe('monster-attack');
  });

  rule('OW-FIGHT-012', 'witcher and monster alternate', () => {
    const pool = [...POOL.slice(0, 6), 'fight-12', 'fight-18'];
    const table = fightTable({ monster, pool, ada: { hand: ['ward-1', 'ward-2', 'ward-3'] } });
    table.ada.plays('ward-1');
    expect(table.waitsFor[0]?.prompt).toBe('monster-attack');
    table.bea.does('charge');
    expect(table.waitsFor).toEqual([{ seat: 0, prompt: 'fight-combo' }]);
  });
});

describe('wagers', () => {
  const duel = (gold: Partial<Record<'cyn' | 'dov', number>> = {}, players = 4) =>
    fightTable({
      isDuel: true,
      players,
      ada: { hand: ['maiming-cut-1'], spot: 1, gold: 5 },
      bea: { hand: [], deck: ['ward-1', 'ward-2'].slice(0, 1), spot: 2, gold: 5, shield: 0 },
      cyn: { gold: gold.cyn ?? 2, at: 12 },
      dov: { gold: gold.dov ?? 2 },
    });

  rule(
    ['OW-WAGER-001', 'OW-WAGER-003'],
    'are offered to everybody not involved, wherever they are, and may be left',
    () => {
      const table = duel();
      expect(table.waitsFor).toEqual([{ seat: 2, prompt: 'wager' }]);
      table.cyn.isOffered('wager', ['none', 'attacker', 'defender']);
      table.cyn.does('none');
      expect(table.cyn.gold).toBe(2);
      expect(table.waitsFor).toEqual([{ seat: 3, prompt: 'wager' }]);
      table.dov.does('none');
      expect(table.waitsFor).toEqual([{ seat: 0, prompt: 'fight-combo' }]);
    },
  );

  rule('OW-WAGER-002', 'are exactly 1 gold on one of the two, so nobody without gold makes one', () => {
    const table = duel();
    table.cyn.does('attacker');
    expect(table.cyn.gold).toBe(1);
    expect(table.fight.wagers).toEqual([0, 0, 1, 0]);
    table.dov.does('defender');
    expect(table.fight.wagers).toEqual([0, 0, 1, 2]);
    expect(duel({ cyn: 0 }).waitsFor).toEqual([{ seat: 3, prompt: 'wager' }]);
  });

  rule('OW-WAGER-004', 'are not made with two players', () => {
    const table = fightTable({
      isDuel: true,
      players: 2,
      ada: { hand: ['swift-cut-1'], gold: 3 },
      bea: { gold: 3, hand: ['swift-cut-2'] },
    });
    expect(table.waitsFor).toEqual([{ seat: 0, prompt: 'fight-combo' }]);
  });

  rule('OW-WAGER-005', 'are not made on fights against monsters', () => {
    const table = fightTable({ monster, players: 3, bea: { gold: 3 }, cyn: { gold: 3 } });
    expect(table.waitsFor).toEqual([{ seat: 2, prompt: 'monster-attack' }]);
  });

  rule(['OW-WAGER-006', 'OW-WAGER-007'], 'bring the stake and as much as the winner got, or are lost', () => {
    const table = duel();
    table.cyn.does('attacker');
    table.dov.does('defender');
    table.ada.plays('maiming-cut-1');
    expect(table.end).toBe('attacker-won');
    while (table.ada.asked === 'fatigue') table.ada.does(table.ada.offers[0] as string);
    while (table.bea.asked === 'take-card') table.bea.does(table.bea.offers[0] as string);
    expect(table.ada.gold).toBe(5 + 3);
    expect(table.cyn.gold).toBe(2 + 3);
    expect(table.dov.gold).toBe(1);
    const defended = fightTable({
      isDuel: true,
      players: 4,
      ada: { hand: ['block-1'], deck: [], spot: 1 },
      bea: { hand: ['swift-cut-2'], deck: ['block-3'] },
      cyn: { gold: 2 },
      dov: { gold: 2 },
    });
    defended.cyn.does('defender');
    defended.dov.does('attacker');
    defended.ada.plays('block-1');
    while (defended.ada.asked === 'take-card') defended.ada.does(defended.ada.offers[0] as string);
    expect([defended.bea.gold, defended.cyn.gold, defended.dov.gold]).toEqual([2, 2 + 2, 1]);
  });
});

describe('choosing a fight', () => {
  const fights = (offers: readonly string[]) => offers.filter((option) => option.startsWith('fight:'));

  rule(['OW-FIGHTCHOICE-001', 'OW-FIGHTCHOICE-006'], 'is against one witcher or one monster at the same place', () => {
    const table = fightTable({ monster, isPhaseTwo: true, players: 3, ada: { hand: ['swift-cut-1'] }, cyn: { at: 7 } });
    expect(fights(table.ada.offers)).toEqual(['fight:rotfiend', 'fight:seat-1']);
    const away = fightTable({ monster, isPhaseTwo: true, ada: { hand: ['swift-cut-1'], at: 7 } });
    expect(fights(away.ada.offers)).toEqual([]);
  });

  rule('OW-FIGHTCHOICE-001', 'is done once: after it comes phase III', () => {
    const table = fightTable({ monster, pool: ['fight-12'], ada: { hand: ['swift-cut-1'] } });
    table.ada.plays('swift-cut-1').does(table.ada.offers[0] as string);
    expect(table.isFighting).toBe(false);
    expect(table.state.phase).not.toBe('deed');
  });

  rule('OW-FIGHTCHOICE-002', 'cannot be refused by the witcher who is challenged', () => {
    const table = fightTable({
      monster,
      isPhaseTwo: true,
      ada: { hand: ['swift-cut-1'] },
      bea: { hand: ['swift-cut-2'] },
    });
    table.ada.does('fight:seat-1');
    expect(table.fight.fighters.map(({ seat }) => seat)).toEqual([0, 1]);
    expect(table.waitsFor).toEqual([{ seat: 0, prompt: 'fight-combo' }]);
  });

  rule(
    ['OW-FIGHTCHOICE-003', 'OW-FIGHTCHOICE-005'],
    'is not against a witcher at a school, but may be against a monster',
    () => {
      const table = fightTable({
        monster,
        isPhaseTwo: true,
        ada: { hand: ['swift-cut-1'], at: 10 },
        bea: { at: 10 },
        lay: (state) => {
          state.lairs[0].at = 10;
        },
      });
      expect(fights(table.ada.offers)).toEqual(['fight:rotfiend']);
      table.ada.isBlocked('fight:seat-1', 'OW-FIGHTCHOICE-003');
    },
  );

  rule(
    ['OW-FIGHTCHOICE-004', 'OW-FIGHTCHOICE-005'],
    'is not against a witcher at the closed tavern, but may be against a monster',
    () => {
      const table = fightTable({
        monster,
        isPhaseTwo: true,
        ada: { hand: ['swift-cut-1'] },
        lay: (state) => {
          state.tavern = FIGHT_AT;
        },
      });
      expect(fights(table.ada.offers)).toEqual(['fight:rotfiend']);
      table.ada.isBlocked('fight:seat-1', 'OW-FIGHTCHOICE-004');
    },
  );

  rule('OW-FIGHTCHOICE-007', 'needs what the monster demands for it to begin', () => {
    const poor = fightTable({ monster: 'archespore', isPhaseTwo: true, ada: { hand: ['swift-cut-1'] } });
    poor.ada.isBlocked('fight:archespore', 'OW-FIGHTCHOICE-007');
    const table = fightTable({ monster: 'archespore', isPhaseTwo: true, ada: { potions: ['swallow', 'blizzard'] } });
    table.ada.does('fight:archespore');
    table.ada.isOffered('discard-potion', ['swallow', 'blizzard']);
    table.ada.does('swallow');
    expect(table.ada.potions).toEqual(['blizzard']);
    expect(table.told('potion-used')).toEqual([]);
  });
});
