import { rule } from '@medallion/testkit';
import { describe, expect } from 'vitest';
import { gwentTable } from '../gwent-table';

describe('Morale Boost', () => {
  rule('GW-MORALE-001', 'adds 1 to every other unit of its row and side, not to itself', () => {
    const table = gwentTable({
      ada: { hand: ['olgierd-von-everec'], close: ['ves', 'yarpen-zigrin'], ranged: ['keira-metz'] },
      bea: { close: ['dennis-cranmer'] },
    });

    table.ada.plays('olgierd-von-everec', 'close');

    expect(table.ada.strengths('close')).toEqual([6, 3, 6]);
    expect(table.ada.strengths('ranged')).toEqual([5]);
    expect(table.bea.strengths('close')).toEqual([6]);
    table.isAtRest({ turnOf: 'bea' });
  });

  rule('GW-MORALE-002', 'adds up: each gives 1 to all the others, each other included', () => {
    const expert = 'kaedweni-siege-expert';
    const table = gwentTable({ ada: { hand: [expert], siege: [expert, expert, 'ballista'] }, bea: {} });
    expect(table.ada.strengths('siege')).toEqual([2, 2, 8]);

    table.ada.plays(expert);

    expect(table.ada.strengths('siege')).toEqual([3, 3, 9, 3]);
    expect(table.ada.account('siege', 2).at(-1)).toMatchObject({ step: 'morale-boost', amount: 3, strength: 9 });
  });
});

describe('Tight Bond', () => {
  rule('GW-BOND-001', 'multiplies by the units of the same name on the own side, itself included', () => {
    const commando = 'blue-stripes-commando';
    const table = gwentTable({
      ada: { hand: [commando], close: [commando, 'ves'] },
      bea: { close: [commando, commando, commando] },
    });
    expect(table.ada.strengths('close')).toEqual([4, 5]); // alone on this side: times 1

    table.ada.plays(commando);

    expect(table.ada.strengths('close')).toEqual([8, 5, 8]);
    expect(table.bea.strengths('close')).toEqual([12, 12, 12]);
    expect(table.ada.account('close', 0).at(-1)).toMatchObject({ step: 'tight-bond', amount: 2, strength: 8 });
  });

  rule('GW-BOND-001', 'counts the whole own side and only cards of that very name', () => {
    const table = gwentTable({
      ada: {
        close: ['impera-brigade-guard', 'nausicaa-cavalry-rider'],
        siege: ['impera-brigade-guard'], // a constructed battlefield: no published bond has two rows
      },
      bea: {},
    });
    expect(table.ada.strengths('close')).toEqual([6, 2]);
    expect(table.ada.strengths('siege')).toEqual([6]);
  });

  rule('GW-BOND-001', 'is not shared by units that merely have the same name', () => {
    const table = gwentTable({ ada: { siege: ['ballista', 'ballista'] }, bea: {} });
    expect(table.ada.strengths('siege')).toEqual([6, 6]);
  });

  rule('GW-BOND-002', 'makes three units of strength 4 count 12 each and 36 together', () => {
    const commando = 'blue-stripes-commando';
    const table = gwentTable({ ada: { hand: [commando], close: [commando, commando] }, bea: {} });
    table.ada.plays(commando);
    expect(table.ada.strengths('close')).toEqual([12, 12, 12]);
    expect(table.ada.strengthOf('close')).toBe(36);
  });

  rule('GW-BOND-003', 'counts all that arrive together by Muster', () => {
    const maiden = 'clan-drummond-shield-maiden';
    const table = gwentTable({ ada: { hand: ['cerys', maiden], deck: [maiden, 'svanrige', maiden] }, bea: {} });

    table.ada.plays('cerys');

    expect(table.ada.row('close')).toEqual(['cerys', maiden, maiden, maiden]);
    expect(table.ada.strengths('close')).toEqual([10, 12, 12, 12]);
    expect(table.ada.view().sides[0].score.total).toBe(46);
    table.isAtRest({ turnOf: 'bea' });
  });
});
