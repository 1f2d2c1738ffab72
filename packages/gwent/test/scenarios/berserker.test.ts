import { rule } from '@medallion/testkit';
import { describe, expect } from 'vitest';
import { gwentTable } from '../gwent-table';

const YOUNG = 'young-berserker';
const GROWN = 'transformed-young-vildkaarl';

describe('a Berserker', () => {
  rule('GW-BERSERK-001', 'that is transformed is replaced by its card from the secondary deck', () => {
    const table = gwentTable({
      ada: { hand: ['mardroeme'], close: ['berserker'], secondary: ['hemdall', 'transformed-vildkaarl'] },
      bea: {},
    });

    table.ada.plays('mardroeme', 'close');

    expect(table.ada.row('close')).toEqual(['transformed-vildkaarl', 'mardroeme']);
    expect(table.ada.secondary).toEqual(['hemdall']);
    expect(table.told('transformed')).toMatchObject([
      { side: 0, row: 'close', from: 'berserker', into: 'transformed-vildkaarl' },
    ]);
    table.isAtRest({ turnOf: 'bea' });
  });

  rule('GW-BERSERK-002', 'that is transformed leaves the game and never reaches the discard pile', () => {
    const table = gwentTable({
      ada: { hand: ['mardroeme', 'birna-bran'], close: ['berserker'], secondary: ['transformed-vildkaarl'] },
      bea: { hand: ['toruviel'] },
    });

    table.ada.plays('mardroeme', 'close');
    expect(table.ada.removed).toEqual(['berserker']);
    expect(table.ada.discard).toEqual([]);
    table.bea.passes();
    table.ada.passes();

    expect(table.ada.removed).toEqual(['berserker']);
    expect([...table.ada.discard].sort()).toEqual(['mardroeme', 'transformed-vildkaarl']);
    expect([...table.ada.hand, ...table.ada.secondary, ...table.ada.deck]).toEqual(['birna-bran']);
    table.isAtRest({ turnOf: 'ada' });
  });

  rule('GW-BERSERK-003', 'stays an ordinary unit as long as there is no Mardroeme in its row', () => {
    const table = gwentTable({
      ada: { hand: ['berserker', YOUNG], ranged: ['mardroeme'], secondary: ['transformed-vildkaarl'] },
      bea: { hand: ['toruviel'], close: ['mardroeme'] },
    });

    table.ada.plays('berserker');

    expect(table.ada.row('close')).toEqual(['berserker']);
    expect(table.ada.strengths('close')).toEqual([4]);
    expect([table.ada.removed, table.ada.secondary]).toEqual([[], ['transformed-vildkaarl']]);
    table.bea.passes();
    table.ada.passes();
    expect([...table.ada.discard].sort()).toEqual(['berserker', 'mardroeme']);
  });

  rule('GW-BERSERK-007', 'is replaced in its own row, and the new card brings its own ability', () => {
    const table = gwentTable({
      ada: { hand: ['mardroeme'], close: ['svanrige', 'berserker', 'udalryk'], secondary: ['transformed-vildkaarl'] },
      bea: {},
    });
    table.ada.plays('mardroeme', 'close');
    expect(table.ada.row('close')).toEqual(['svanrige', 'transformed-vildkaarl', 'udalryk', 'mardroeme']);
    expect(table.ada.strengths('close')).toEqual([5, 14, 5, 0]); // Morale Boost
  });

  rule('GW-BERSERK-007', 'transforms together with all others of the row, so that the new cards bond', () => {
    const table = gwentTable({
      ada: {
        hand: ['mardroeme'],
        close: [YOUNG, YOUNG, 'svanrige', YOUNG], // a constructed battlefield: the new cards stay in this row
        secondary: [GROWN, GROWN, GROWN],
      },
      bea: {},
    });
    table.ada.plays('mardroeme', 'close');
    expect(table.ada.row('close')).toEqual([GROWN, GROWN, 'svanrige', GROWN, 'mardroeme']);
    expect(table.ada.strengths('close')).toEqual([24, 24, 4, 24, 0]);
    expect(table.ada.row('ranged')).toEqual([]);
  });

  rule('GW-BERSERK-009', 'does not come back: the transformed card stays when Mardroeme has left', () => {
    const table = gwentTable({
      ada: {
        faction: 'monsters', // to have something stay over the end of the round
        hand: ['mardroeme', 'berserker'],
        close: ['berserker'],
        secondary: ['transformed-vildkaarl', 'transformed-vildkaarl'],
      },
      bea: {},
      rolls: [0],
    });
    table.ada.plays('mardroeme', 'close');
    table.bea.passes();
    table.ada.passes();

    expect(table.ada.row('close')).toEqual(['transformed-vildkaarl']);
    expect(table.ada.removed).toEqual(['berserker']);
    expect(table.ada.discard).toEqual(['mardroeme']);
    table.ada.plays('berserker'); // for whom nothing is left that could transform him
    expect(table.ada.row('close')).toEqual(['transformed-vildkaarl', 'berserker']);
    table.usedAllRolls();
  });

  rule('GW-BERSERK-010', 'becomes the Transformed Vildkaarl, a young one the Transformed Young Vildkaarl', () => {
    const table = gwentTable({
      ada: {
        hand: ['mardroeme', 'mardroeme'],
        close: ['berserker'],
        ranged: [YOUNG],
        secondary: ['hemdall', GROWN, 'transformed-vildkaarl', GROWN],
      },
      bea: { hand: ['toruviel'] },
    });
    table.ada.plays('mardroeme', 'close');
    table.bea.plays('toruviel');
    table.ada.plays('mardroeme', 'ranged');
    expect(table.ada.row('close')).toEqual(['transformed-vildkaarl', 'mardroeme']);
    expect(table.ada.row('ranged')).toEqual([GROWN, 'mardroeme']);
    expect([table.ada.strengths('close'), table.ada.strengths('ranged')]).toEqual([
      [14, 0],
      [8, 0],
    ]);
  });
});

describe('Mardroeme', () => {
  rule('GW-BERSERK-004', 'of a unit transforms all Berserkers of its row on its own side, and no others', () => {
    const table = gwentTable({
      ada: {
        hand: ['ermion'],
        close: ['berserker'],
        ranged: [YOUNG, 'clan-brokvar-archer', YOUNG],
        secondary: ['transformed-vildkaarl', GROWN, GROWN],
      },
      bea: { ranged: [YOUNG], secondary: [GROWN] },
    });

    table.ada.plays('ermion');

    expect(table.ada.row('ranged')).toEqual([GROWN, 'clan-brokvar-archer', GROWN, 'ermion']);
    expect(table.ada.row('close')).toEqual(['berserker']);
    expect(table.bea.row('ranged')).toEqual([YOUNG]);
    expect(table.told('transformed').map((event) => event.rule)).toEqual(['GW-BERSERK-004', 'GW-BERSERK-004']);
    table.isAtRest({ turnOf: 'bea' });
  });

  rule('GW-BERSERK-005', 'as a special card goes into one of your rows and transforms all Berserkers there', () => {
    const table = gwentTable({
      ada: {
        hand: ['mardroeme'],
        close: ['berserker'],
        ranged: [YOUNG, YOUNG],
        secondary: ['transformed-vildkaarl', GROWN, GROWN],
      },
      bea: { ranged: [YOUNG], secondary: [GROWN] },
    });
    const rows = ['close', 'ranged', 'siege'].map((row) => `play:mardroeme:${row}`);
    table.ada.isOffered('turn', ['pass', 'leader', ...rows]);

    table.ada.plays('mardroeme', 'ranged');

    expect(table.ada.row('ranged')).toEqual([GROWN, GROWN, 'mardroeme']);
    expect(table.ada.row('close')).toEqual(['berserker']);
    expect(table.bea.row('ranged')).toEqual([YOUNG]);
    expect(table.told('transformed').map((event) => event.rule)).toEqual(['GW-BERSERK-005', 'GW-BERSERK-005']);
    table.isAtRest({ turnOf: 'bea' });
  });

  for (const source of ['mardroeme', 'ermion']) {
    rule('GW-BERSERK-006', `lasts: with ${source} in the row a Berserker placed later transforms at once`, () => {
      const table = gwentTable({
        ada: { hand: [source, YOUNG], secondary: [GROWN] },
        bea: { hand: ['toruviel'] },
      });
      table.ada.plays(source, 'ranged');
      table.bea.plays('toruviel');

      table.ada.plays(YOUNG);

      expect(table.ada.row('ranged')).toEqual([source, GROWN]);
      expect(table.ada.removed).toEqual([YOUNG]);
      expect(table.told('transformed').map((event) => event.rule)).toEqual(['GW-BERSERK-006']);
      table.isAtRest({ turnOf: 'bea' });
    });
  }

  rule('GW-BERSERK-008', 'may share its row with a Horn, whichever comes first', () => {
    const table = gwentTable({
      ada: {
        hand: ['mardroeme', 'commanders-horn'],
        close: ['berserker'],
        horns: ['close'],
        ranged: ['mardroeme', 'clan-brokvar-archer'],
        secondary: ['transformed-vildkaarl'],
      },
      bea: { hand: ['toruviel'] },
    });

    table.ada.plays('mardroeme', 'close');
    table.bea.plays('toruviel');
    table.ada.plays('commanders-horn', 'ranged');

    expect(table.ada.row('close')).toEqual(['transformed-vildkaarl', 'mardroeme']);
    expect(table.ada.strengths('close')).toEqual([28, 0]);
    expect(table.ada.strengths('ranged')).toEqual([0, 12]);
  });

  rule('GW-BERSERK-008', 'may be joined by a second one, without further effect', () => {
    const table = gwentTable({
      ada: { hand: ['mardroeme'], close: ['mardroeme', 'transformed-vildkaarl', 'svanrige'] },
      bea: {},
    });
    expect(table.ada.offers()).toContain('play:mardroeme:close');

    table.ada.plays('mardroeme', 'close');

    expect(table.ada.row('close')).toEqual(['mardroeme', 'transformed-vildkaarl', 'svanrige', 'mardroeme']);
    expect(table.ada.strengths('close')).toEqual([0, 14, 5, 0]);
    expect(table.told('transformed')).toEqual([]);
    table.isAtRest({ turnOf: 'bea' });
  });
});
