import { rule } from '@medallion/testkit';
import { describe, expect } from 'vitest';
import { gwentTable, type SideSketch } from '../gwent-table';

/** A Monsters player with three units that may stay: Fiend (0), Grave Hag (1) and Ice Giant (2). */
const BROOD: SideSketch = {
  faction: 'monsters',
  close: ['draug', 'fiend'],
  ranged: ['grave-hag', 'decoy'],
  siege: ['ice-giant'],
  horns: ['close'],
  weather: ['torrential-rain'],
};

describe('Monsters', () => {
  rule('GW-MON-001', 'keep one unit on the battlefield at the end of each round, in the row where it lies', () => {
    const table = gwentTable({
      ada: { ...BROOD, hand: ['nekker'] },
      bea: { close: ['dennis-cranmer'], hand: ['milva'] },
      rolls: [1, 0],
    });
    table.endsRound();

    expect([table.ada.row('close'), table.ada.row('ranged'), table.ada.row('siege')]).toEqual([[], ['grave-hag'], []]);
    expect(table.ada.strengthOf('all')).toBe(5);
    expect([...table.ada.discard].sort()).toEqual(
      ['commanders-horn', 'decoy', 'draug', 'fiend', 'ice-giant', 'torrential-rain'].sort(),
    );
    expect(table.bea.row('close')).toEqual([]); // only Monsters keep a unit
    expect(table.told('kept')).toMatchObject([{ side: 0, card: 'grave-hag', row: 'ranged', rule: 'GW-MON-001' }]);
    table.isAtRest({ turnOf: 'ada' });

    table.ada.passes();
    table.bea.plays('milva');
    table.bea.passes();
    expect(table.state.round).toBe(3);
    expect(table.ada.row('ranged')).toEqual(['grave-hag']); // the only one left, so it stays again
  });

  rule('GW-MON-002', 'leave it to chance which of their units stays; heroes and special cards are not drawn', () => {
    const keep = (roll: number) => {
      const table = gwentTable({ ada: BROOD, bea: {}, rolls: [roll] });
      table.endsRound();
      table.usedAllRolls();
      return table.told('kept').map((event) => event.card);
    };
    expect([keep(0), keep(1), keep(2)]).toEqual([['fiend'], ['grave-hag'], ['ice-giant']]);
    expect(() => keep(3)).toThrow(RangeError);

    const none = gwentTable({
      ada: { faction: 'monsters', close: ['draug', 'decoy'], siege: ['mardroeme'] },
      bea: { ranged: ['toruviel'] },
      rolls: [],
    });
    none.endsRound();
    expect([none.ada.row('close'), none.ada.row('siege'), none.bea.row('ranged')]).toEqual([[], [], []]);
    expect(none.told('kept')).toEqual([]);
    none.isAtRest({ turnOf: 'ada' });
  });

  rule('GW-MON-002', 'draw each copy with an equal chance of its own', () => {
    const keep = (roll: number) => {
      const table = gwentTable({
        ada: { faction: 'monsters', close: ['nekker', 'nekker', 'ghoul'] },
        bea: {},
        rolls: [roll],
      });
      table.endsRound();
      return table.ada.row('close');
    };
    expect([keep(0), keep(1), keep(2)]).toEqual([['nekker'], ['nekker'], ['ghoul']]);
  });

  rule('GW-MON-003', 'may keep a Spy that was sent to them, but none that they sent', () => {
    const table = gwentTable({
      ada: { faction: 'monsters', hasPassed: true },
      bea: { hand: ['prince-stennis'], deck: ['milva'], close: ['thaler'] },
      turn: 'bea',
      rolls: [0],
    });
    table.bea.plays('prince-stennis');
    table.bea.passes();

    expect(table.ada.row('close')).toEqual(['prince-stennis']);
    expect(table.ada.strengthOf('close')).toBe(5);
    expect(table.bea.row('close')).toEqual([]);
    expect([table.ada.discard, table.bea.discard]).toEqual([[], ['thaler']]);
    table.usedAllRolls();
  });

  rule('GW-MON-004', 'keep their unit whether they win, lose or draw the round', () => {
    const rounds = [
      { theirs: [], winner: 0 },
      { theirs: ['dennis-cranmer', 'vesemir'], winner: 1 },
      { theirs: ['dennis-cranmer'], winner: null },
    ];
    for (const { theirs, winner } of rounds) {
      const table = gwentTable({
        ada: { faction: 'monsters', close: ['fiend'] },
        bea: { close: theirs },
        rolls: [0],
      });
      table.endsRound();
      expect(table.state.results).toMatchObject([{ winner }]);
      expect(table.ada.row('close')).toEqual(['fiend']);
      expect(table.ada.discard).toEqual([]);
      table.usedAllRolls();
    }
  });

  rule('GW-MON-005', 'on both sides keep one unit each, drawn independently', () => {
    const keep = (rolls: readonly [number, number]) => {
      const table = gwentTable({
        ada: { faction: 'monsters', close: ['fiend', 'griffin'] },
        bea: { faction: 'monsters', close: ['werewolf'], siege: ['ice-giant', 'fire-elemental'] },
        rolls,
      });
      table.endsRound();
      table.usedAllRolls();
      return [table.ada.row('close'), table.bea.row('close'), table.bea.row('siege')];
    };
    expect(keep([0, 0])).toEqual([['fiend'], ['werewolf'], []]);
    expect(keep([1, 0])).toEqual([['griffin'], ['werewolf'], []]);
    expect(keep([1, 2])).toEqual([['griffin'], [], ['fire-elemental']]);
  });
});
