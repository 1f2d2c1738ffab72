import { rule } from '@medallion/testkit';
import { describe, expect } from 'vitest';
import { gwentTable } from '../gwent-table';

describe('the order in which effects act on a strength', () => {
  rule('GW-ORDER-001', 'weather comes first, so that whatever follows works on the 1', () => {
    const table = gwentTable({
      ada: {
        close: ['blue-stripes-commando', 'blue-stripes-commando', 'dandelion', 'olgierd-von-everec'],
        weather: ['biting-frost'],
      },
      bea: {},
    });
    expect(table.ada.strengths('close')).toEqual([6, 6, 2, 2]);
    expect(table.ada.account('close', 0)).toEqual([
      { step: 'printed', amount: 0, strength: 4, rule: 'GW-UNIT-001' },
      { step: 'weather', amount: 0, strength: 1, rule: 'GW-ORDER-001' },
      { step: 'tight-bond', amount: 2, strength: 2, rule: 'GW-BOND-001' },
      { step: 'morale-boost', amount: 1, strength: 3, rule: 'GW-MORALE-001' },
      { step: 'horn', amount: 2, strength: 6, rule: 'GW-HORN-003' },
    ]);
  });

  rule('GW-ORDER-002', 'Tight Bond comes after weather and before everything else', () => {
    const commandos = ['blue-stripes-commando', 'blue-stripes-commando', 'blue-stripes-commando'];
    const table = gwentTable({
      ada: { close: [...commandos, 'olgierd-von-everec'] },
      bea: { close: commandos, weather: ['biting-frost'] },
    });
    expect(table.bea.strengths('close')).toEqual([3, 3, 3]); // not 1, which frost after the bond would leave
    expect(table.ada.strengths('close')).toEqual([4, 4, 4, 1]); // 1 x 3 + 1, not (1 + 1) x 3
  });

  rule('GW-ORDER-003', 'Morale Boost is added after Tight Bond and before the Horn', () => {
    const table = gwentTable({
      ada: { siege: ['catapult', 'catapult', 'kaedweni-siege-expert'] },
      bea: { siege: ['catapult', 'catapult', 'kaedweni-siege-expert'], horns: ['siege'] },
    });
    expect(table.ada.strengths('siege')).toEqual([17, 17, 1]); // 8 x 2 + 1, not (8 + 1) x 2
    expect(table.bea.strengths('siege')).toEqual([34, 34, 2]); // 17 x 2, not 16 x 2 + 1
  });

  rule('GW-ORDER-004', 'the Horn comes last and doubles the result of all the others', () => {
    const table = gwentTable({
      ada: {
        close: ['blue-stripes-commando', 'blue-stripes-commando', 'blue-stripes-commando', 'olgierd-von-everec'],
        horns: ['close'],
        weather: ['biting-frost'],
      },
      bea: {},
    });
    expect(table.ada.strengths('close')).toEqual([8, 8, 8, 2]);
    expect(table.ada.account('close', 0).at(-1)).toEqual({
      step: 'horn',
      amount: 2,
      strength: 8,
      rule: 'GW-HORN-001',
    });
  });

  rule('GW-ORDER-008', 'the halving of King Bran stands in the place of weather', () => {
    const table = gwentTable({
      ada: {
        faction: 'skellige',
        leader: 'king-bran-the-unifier',
        close: ['young-emissary', 'young-emissary'],
        weather: ['biting-frost'],
      },
      bea: {},
    });
    expect(table.ada.strengths('close')).toEqual([6, 6]); // 5 loses 2, then x 2; 5 x 2 and then half would be 5
    expect(table.ada.account('close', 0)[1]).toEqual({
      step: 'weather',
      amount: 0,
      strength: 3,
      rule: 'GW-LEADER-032',
    });
  });

  rule('GW-ORDER-008', 'the Treacherous doubles a Spy right after weather', () => {
    const table = gwentTable({
      ada: { close: ['stefan-skellen', 'olgierd-von-everec'], weather: ['biting-frost'] },
      bea: { faction: 'monsters', leader: 'eredin-breacc-glas-the-treacherous' },
    });
    expect(table.ada.strengths('close')).toEqual([3, 1]); // 1 x 2 + 1: neither 2 nor 4
    expect(table.ada.account('close', 0).map(({ step }) => step)).toEqual([
      'printed',
      'weather',
      'spies-doubled',
      'morale-boost',
    ]);
  });

  rule('GW-ORDER-008', 'where both leaders meet, Bran halves before the Treacherous doubles', () => {
    const table = gwentTable({
      ada: {
        faction: 'skellige',
        leader: 'king-bran-the-unifier',
        close: ['stefan-skellen'],
        weather: ['biting-frost'],
      },
      bea: { faction: 'monsters', leader: 'eredin-breacc-glas-the-treacherous' },
    });
    expect(table.ada.strengths('close')).toEqual([10]); // 9 loses 4, then x 2; 9 x 2 and then half would be 9
  });
});

describe('lasting effects', () => {
  rule('GW-ORDER-005', 'weather strikes units placed later', () => {
    const table = gwentTable({ ada: { hand: ['ves'], weather: ['biting-frost'] }, bea: { hand: ['dennis-cranmer'] } });
    table.ada.plays('ves');
    table.bea.plays('dennis-cranmer');
    expect([table.ada.strengths('close'), table.bea.strengths('close')]).toEqual([[1], [1]]);
  });

  rule('GW-ORDER-005', 'Tight Bond counts units placed later', () => {
    const table = gwentTable({ ada: { hand: ['catapult'], siege: ['catapult'] }, bea: {} });
    expect(table.ada.strengths('siege')).toEqual([8]);
    table.ada.plays('catapult');
    expect(table.ada.strengths('siege')).toEqual([16, 16]);
  });

  rule('GW-ORDER-005', 'Morale Boost strengthens units placed later', () => {
    const table = gwentTable({ ada: { hand: ['ballista'], siege: ['kaedweni-siege-expert'] }, bea: {} });
    table.ada.plays('ballista');
    expect(table.ada.strengths('siege')).toEqual([1, 7]);
  });

  rule('GW-ORDER-005', 'a Horn, card or unit, doubles units placed later', () => {
    const table = gwentTable({
      ada: { hand: ['ves', 'ballista'], close: ['dandelion'], horns: ['siege'] },
      bea: { hand: ['toruviel'] },
    });
    table.ada.plays('ves');
    table.bea.plays('toruviel');
    table.ada.plays('ballista');
    expect(table.ada.strengths('close')).toEqual([2, 10]);
    expect(table.ada.strengths('siege')).toEqual([12]);
  });

  rule('GW-ORDER-005', 'Mardroeme transforms Berserkers placed later', () => {
    const table = gwentTable({
      ada: { hand: ['berserker'], close: ['mardroeme'], secondary: ['transformed-vildkaarl'] },
      bea: {},
    });
    table.ada.plays('berserker');
    expect(table.ada.row('close')).toEqual(['mardroeme', 'transformed-vildkaarl']);
  });
});

describe('strengths are reckoned anew after every change', () => {
  rule('GW-ORDER-006', 'when the weather goes, its effect ends at once', () => {
    const table = gwentTable({
      ada: { hand: ['clear-weather'], close: ['ves'], weather: ['biting-frost'] },
      bea: { close: ['dennis-cranmer'] },
    });
    expect([table.ada.strengthOf('all'), table.bea.strengthOf('all')]).toEqual([1, 1]);
    table.ada.plays('clear-weather');
    expect([table.ada.strengthOf('all'), table.bea.strengthOf('all')]).toEqual([5, 6]);
  });

  rule('GW-ORDER-006', 'when a bonded unit goes, the others are weaker at once', () => {
    const table = gwentTable({ ada: { hand: ['decoy'], siege: ['catapult', 'catapult', 'catapult'] }, bea: {} });
    expect(table.ada.strengths('siege')).toEqual([24, 24, 24]);
    table.ada.plays('decoy');
    expect(table.ada.strengths('siege')).toEqual([0, 16, 16]);
  });

  rule('GW-ORDER-006', 'when a Morale Boost or a Horn unit goes, its effect ends at once', () => {
    const table = gwentTable({
      ada: { hand: ['decoy', 'decoy'], close: ['olgierd-von-everec', 'dandelion', 'ves'] },
      bea: { hand: ['toruviel'] },
    });
    expect(table.ada.strengths('close')).toEqual([12, 3, 12]);
    table.ada.plays('decoy', 'close:olgierd-von-everec');
    expect(table.ada.strengths('close')).toEqual([0, 2, 10]);
    table.bea.plays('toruviel');
    table.ada.plays('decoy', 'close:dandelion');
    expect(table.ada.strengths('close')).toEqual([0, 0, 5]);
  });
});

describe('an ability that asks for strength means the strength now', () => {
  rule('GW-ORDER-007', 'the highest strength is found after all modifiers', () => {
    const table = gwentTable({
      ada: { hand: ['scorch'], close: ['blue-stripes-commando', 'blue-stripes-commando'] }, // 8 each
      bea: { close: ['dennis-cranmer'], ranged: ['milva'], weather: ['impenetrable-fog'] }, // 10 printed, 1 now
    });
    table.ada.plays('scorch');
    expect(table.ada.row('close')).toEqual([]);
    expect(table.bea.row('ranged')).toEqual(['milva']);
    expect(table.bea.row('close')).toEqual(['dennis-cranmer']);
  });

  rule('GW-ORDER-007', 'a total that only modifiers lift to 10 is enough', () => {
    const table = gwentTable({
      ada: { hand: ['villentretenmerth'] },
      bea: { close: ['mahakaman-defender'], horns: ['close'] },
    });
    table.ada.plays('villentretenmerth');
    expect(table.bea.row('close')).toEqual([]);
  });

  rule('GW-ORDER-007', 'a total that weather presses below 10 is not', () => {
    const table = gwentTable({
      ada: { hand: ['villentretenmerth'] },
      bea: { close: ['mahakaman-defender', 'dennis-cranmer'], weather: ['biting-frost'] },
    });
    table.ada.plays('villentretenmerth');
    expect(table.bea.row('close')).toEqual(['mahakaman-defender', 'dennis-cranmer']);
  });
});
