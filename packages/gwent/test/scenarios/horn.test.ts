import { rule } from '@medallion/testkit';
import { describe, expect } from 'vitest';
import { gwentTable } from '../gwent-table';

describe("the special card Commander's Horn", () => {
  rule('GW-HORN-001', 'goes to the Horn space of one of your rows and doubles all your units there', () => {
    const table = gwentTable({
      ada: { hand: ['commanders-horn'], close: ['ves', 'yarpen-zigrin'], ranged: ['keira-metz'] },
      bea: { close: ['dennis-cranmer'] },
    });
    const rows = ['close', 'ranged', 'siege'].map((row) => `play:commanders-horn:${row}`);
    table.ada.isOffered('turn', ['pass', 'leader', ...rows]);

    table.ada.plays('commanders-horn', 'close');

    expect(table.ada.strengths('close')).toEqual([10, 4]);
    expect([table.ada.strengths('ranged'), table.bea.strengths('close')]).toEqual([[5], [6]]);
    const horns = table.ada.view().sides.map((side) => side.rows.map(({ horn }) => horn));
    expect(horns).toEqual([
      ['commanders-horn', null, null],
      [null, null, null],
    ]);
    expect(table.ada.row('close')).toEqual(['ves', 'yarpen-zigrin']);
    table.isAtRest({ turnOf: 'bea' });
  });

  rule('GW-HORN-002', 'may lie only once in each row', () => {
    const table = gwentTable({
      ada: { hand: ['commanders-horn', 'commanders-horn'], close: ['ves'] },
      bea: { hand: ['commanders-horn'], horns: ['siege'] },
    });
    table.ada.plays('commanders-horn', 'close');

    table.bea.isBlocked('play:commanders-horn:siege', 'GW-HORN-002');
    table.bea.plays('commanders-horn', 'close'); // the opponent's Horn takes no space of hers

    table.ada.isBlocked('play:commanders-horn:close', 'GW-HORN-002');
    const free = ['play:commanders-horn:ranged', 'play:commanders-horn:siege'];
    table.ada.isOffered('turn', ['pass', 'leader', ...free]);
    table.ada.plays('commanders-horn', 'ranged');
    table.isAtRest({ turnOf: 'bea' });
  });

  rule('GW-HORN-006', 'may join a Horn unit, and then doubles that unit too', () => {
    const table = gwentTable({ ada: { hand: ['commanders-horn'], close: ['dandelion', 'ves'] }, bea: {} });
    expect(table.ada.strengths('close')).toEqual([2, 10]);

    table.ada.plays('commanders-horn', 'close');

    expect(table.ada.strengths('close')).toEqual([4, 10]);
    table.isAtRest({ turnOf: 'bea' });
  });

  rule('GW-HORN-010', 'may be played in a row that a leader has doubled, and changes nothing there', () => {
    const table = gwentTable({
      ada: { hand: ['commanders-horn', 'ballista'], leaderHorn: 'close', close: ['ves', 'dandelion'] },
      bea: { hand: ['toruviel'] },
    });
    expect(table.ada.offers()).toContain('play:commanders-horn:close');
    const before = table.ada.strengths('close');

    table.ada.plays('commanders-horn', 'close');

    expect(table.ada.strengths('close')).toEqual(before);
    expect(before).toEqual([10, 4]);
    expect(table.ada.view().sides[0].rows[0]?.horn).toBe('commanders-horn');
    table.isAtRest({ turnOf: 'bea' });
  });
});

describe("a unit with Commander's Horn", () => {
  rule('GW-HORN-003', 'doubles all other units of its row, not itself', () => {
    const table = gwentTable({
      ada: { hand: ['dandelion'], close: ['ves', 'yarpen-zigrin'], ranged: ['keira-metz'] },
      bea: { hand: ['draig-bon-dhu'], close: ['dennis-cranmer'], siege: ['ballista'] },
    });

    table.ada.plays('dandelion');
    expect(table.ada.strengths('close')).toEqual([10, 4, 2]);
    expect([table.ada.strengths('ranged'), table.bea.strengths('close')]).toEqual([[5], [6]]);
    table.bea.plays('draig-bon-dhu');

    expect(table.bea.strengths('siege')).toEqual([12, 2]);
    expect(table.ada.account('close', 0).at(-1)).toEqual({
      step: 'horn',
      amount: 2,
      strength: 10,
      rule: 'GW-HORN-003',
    });
    table.isAtRest({ turnOf: 'ada' });
  });

  rule('GW-HORN-004', 'has no effect while a Horn card already doubles the row', () => {
    const table = gwentTable({ ada: { hand: ['dandelion'], close: ['ves'], horns: ['close'] }, bea: {} });
    expect(table.ada.strengths('close')).toEqual([10]);

    table.ada.plays('dandelion');

    expect(table.ada.strengths('close')).toEqual([10, 4]);
    expect(table.ada.account('close', 0).at(-1)).toMatchObject({ step: 'horn', rule: 'GW-HORN-001' });
  });

  rule('GW-HORN-007', 'works if it was placed first: the second is doubled and idle, the first is not doubled', () => {
    const table = gwentTable({ ada: { close: ['ves', 'dandelion', 'draig-bon-dhu'] }, bea: {} });
    expect(table.ada.strengths('close')).toEqual([10, 2, 4]);

    const swapped = gwentTable({ ada: { hand: ['dandelion'], close: ['draig-bon-dhu', 'ves'] }, bea: {} });
    swapped.ada.plays('dandelion');
    expect(swapped.ada.strengths('close')).toEqual([2, 10, 4]);
  });

  rule('GW-HORN-008', 'takes over at once when the Horn unit before it leaves', () => {
    const table = gwentTable({
      ada: { hand: ['decoy'], close: ['dandelion', 'draig-bon-dhu', 'ves'] },
      bea: {},
    });
    expect(table.ada.strengths('close')).toEqual([2, 4, 10]);

    table.ada.plays('decoy', 'close:dandelion');

    expect(table.ada.strengths('close')).toEqual([0, 2, 10]);
    table.isAtRest({ turnOf: 'bea' });
  });

  rule('GW-HORN-008', 'takes over when the Horn card is cleared away and the unit stays', () => {
    const table = gwentTable({
      ada: { faction: 'monsters', hand: ['fiend'], close: ['dandelion'], horns: ['close'] },
      bea: {},
      rolls: [0],
    });
    expect(table.ada.strengths('close')).toEqual([4]);

    table.ada.passes();
    table.bea.passes();
    expect(table.ada.strengths('close')).toEqual([2]);
    table.ada.plays('fiend');

    expect(table.ada.strengths('close')).toEqual([2, 12]);
    table.usedAllRolls();
  });
});

describe('Horns in the same row', () => {
  rule('GW-HORN-005', 'never double a unit more than once, however many there are', () => {
    const table = gwentTable({
      ada: { hand: ['commanders-horn'], close: ['ves', 'dandelion', 'draig-bon-dhu'], leaderHorn: 'close' },
      bea: {},
    });
    table.ada.plays('commanders-horn', 'close');
    expect(table.ada.strengths('close')).toEqual([10, 4, 4]);
    for (const index of [0, 1, 2]) {
      expect(table.ada.account('close', index).filter(({ step }) => step === 'horn')).toHaveLength(1);
    }
  });
});

describe('a leader who doubles a row', () => {
  const redRiders = { faction: 'monsters', leader: 'eredin-commander-of-the-red-riders' } as const;

  rule('GW-HORN-009', 'says before he is used that a Horn, card or unit, already doubles the row', () => {
    const idle = (side: object) => gwentTable({ ada: { ...redRiders, ...side }, bea: {} }).ada.leader.idleBy;
    expect(idle({ close: ['fiend'] })).toBe(null);
    expect(idle({ close: ['dandelion'] })).toBe('GW-HORN-009');
    expect(idle({ horns: ['close'] })).toBe('GW-HORN-009');
    expect(idle({ ranged: ['dandelion'], horns: ['siege'] })).toBe(null);
    const other = gwentTable({ ada: { horns: ['close', 'ranged', 'siege'] }, bea: {} });
    expect(other.ada.leader.idleBy).toBe(null); // Lord Commander of the North doubles nothing
  });

  rule('GW-HORN-009', 'counts as a Horn there until the end of the round', () => {
    const table = gwentTable({
      ada: { ...redRiders, hand: ['dandelion', 'werewolf'], close: ['fiend'], ranged: ['harpy'] },
      bea: { hand: ['dennis-cranmer', 'toruviel'] },
      rolls: [0],
    });

    expect(table.ada.leader.idleBy).toBe(null);
    table.ada.usesLeader();
    expect(table.ada.strengths('close')).toEqual([12]);
    expect(table.ada.account('close', 0).at(-1)).toMatchObject({ step: 'horn', rule: 'GW-HORN-009' });
    expect(table.ada.strengths('ranged')).toEqual([2]);
    table.bea.plays('dennis-cranmer');
    expect(table.bea.strengths('close')).toEqual([6]);
    table.ada.plays('dandelion'); // is doubled and adds nothing
    expect(table.ada.strengths('close')).toEqual([12, 4]);
    expect(table.ada.view().sides[0].rows.map(({ isDoubledByLeader }) => isDoubledByLeader)).toEqual([
      true,
      false,
      false,
    ]);

    table.bea.passes();
    table.ada.passes();
    expect(table.ada.row('close')).toEqual(['fiend']);
    expect(table.ada.strengths('close')).toEqual([6]);
    table.usedAllRolls();
  });

  for (const [horn, sketch] of [
    ['card', { close: ['fiend'], horns: ['close'] }],
    ['unit', { close: ['dandelion', 'fiend'] }],
  ] as const) {
    rule('GW-HORN-009', `is spent for nothing where a Horn ${horn} already doubles the row`, () => {
      const table = gwentTable({ ada: { ...redRiders, ...sketch, hand: ['decoy'] }, bea: { hand: ['toruviel'] } });
      const before = table.ada.strengths('close');

      table.ada.usesLeader();

      expect(table.ada.strengths('close')).toEqual(before);
      expect(table.told('row-doubled')).toEqual([]);
      expect(table.told('no-effect').map((event) => event.rule)).toEqual(['GW-LEADER-011']);
      expect(table.ada.view().sides[0].leader.isUsed).toBe(true);
      expect(table.ada.view().sides[0].rows[0]?.isDoubledByLeader).toBe(false);
      table.isAtRest({ turnOf: 'bea' });
    });
  }

  rule('GW-HORN-009', 'leaves nothing behind for when that Horn unit goes', () => {
    const table = gwentTable({
      ada: { ...redRiders, close: ['dandelion', 'fiend'], hand: ['decoy'] },
      bea: { hand: ['toruviel'] },
    });
    table.ada.usesLeader();
    table.bea.plays('toruviel');
    table.ada.plays('decoy', 'close:dandelion');
    expect(table.ada.strengths('close')).toEqual([0, 6]);
  });
});
