import { rule } from '@medallion/testkit';
import { describe, expect } from 'vitest';
import { CARDS } from '../../src/cards';
import { gwentTable } from '../gwent-table';

describe('where a card goes', () => {
  rule('GW-PLAY-001', 'a unit lies in its row, weather in the weather area, a row special in a battle row', () => {
    const table = gwentTable({
      ada: {
        faction: 'skellige',
        hand: ['war-longship', 'biting-frost', 'decoy', 'mardroeme', 'commanders-horn'],
        close: ['svanrige', 'udalryk'],
      },
      bea: { hasPassed: true },
    });

    table.ada.plays('war-longship', 'siege');
    table.ada.plays('biting-frost');
    table.ada.plays('decoy', 'close:svanrige');
    table.ada.plays('mardroeme', 'ranged');
    table.ada.plays('commanders-horn', 'siege');

    expect(table.ada.row('close')).toEqual(['decoy', 'udalryk']);
    expect(table.ada.row('ranged')).toEqual(['mardroeme']);
    expect(table.ada.row('siege')).toEqual(['war-longship']);
    expect(table.weather).toEqual(['biting-frost']);
    expect(table.ada.view().sides[0].rows.map(({ horn }) => horn)).toEqual([null, null, 'commanders-horn']);
    expect([table.ada.hand, table.ada.discard]).toEqual([['svanrige'], []]);
  });

  rule('GW-PLAY-001', 'no other place is offered', () => {
    const table = gwentTable({
      ada: {
        isLeaderUsed: true,
        hand: ['ves', 'keira-metz', 'ballista', 'olgierd-von-everec', 'torrential-rain', 'decoy'],
        ranged: ['dethmold'],
      },
      bea: {},
    });
    table.ada.isOffered('turn', [
      'pass',
      'play:ves:close',
      'play:keira-metz:ranged',
      'play:ballista:siege',
      'play:olgierd-von-everec:close',
      'play:olgierd-von-everec:ranged',
      'play:torrential-rain',
      'play:decoy:ranged:dethmold',
    ]);
  });

  rule('GW-PLAY-002', 'everything but a Spy is placed on the own side', () => {
    const sketch = () =>
      gwentTable({
        ada: {
          faction: 'skellige',
          isLeaderUsed: true,
          hand: ['svanrige', 'decoy', 'commanders-horn', 'mardroeme', 'prince-stennis'],
          close: ['udalryk', 'berserker'],
          secondary: ['transformed-vildkaarl'],
        },
        bea: { close: ['donar-an-hindar', 'berserker'], secondary: ['transformed-vildkaarl'] },
      });
    const rows = ['close', 'ranged', 'siege'];
    sketch().ada.isOffered('turn', [
      'pass',
      'play:svanrige:close',
      'play:decoy:close:udalryk',
      'play:decoy:close:berserker',
      ...rows.map((row) => `play:commanders-horn:${row}`),
      ...rows.map((row) => `play:mardroeme:${row}`),
      'play:prince-stennis:close',
    ]);

    for (const [card, place] of [
      ['svanrige', 'close'],
      ['decoy', 'close:udalryk'],
      ['commanders-horn', 'close'],
      ['mardroeme', 'close'],
    ] as const) {
      const table = sketch();
      table.ada.plays(card, place);
      const [mine, theirs] = table.bea.view().sides;
      const close = mine.rows[0];
      expect([...(close?.cards.map((unit) => unit.card) ?? []), close?.horn], card).toContain(card);
      expect(theirs.rows[0], card).toMatchObject({
        total: 8,
        horn: null,
        cards: [{ card: 'donar-an-hindar' }, { card: 'berserker' }],
      });
    }
  });

  rule('GW-PLAY-002', 'a Spy goes to the side of the opponent and nowhere else', () => {
    const table = gwentTable({ ada: { hand: ['prince-stennis'], isLeaderUsed: true }, bea: { hand: ['thaler'] } });
    table.ada.isOffered('turn', ['pass', 'play:prince-stennis:close']);
    table.ada.plays('prince-stennis');
    table.bea.plays('thaler');
    expect([table.ada.row('close'), table.bea.row('close')]).toEqual([[], ['prince-stennis']]);
    expect([table.ada.row('siege'), table.bea.row('siege')]).toEqual([['thaler'], []]);
    table.isAtRest({ turnOf: 'ada' });
  });
});

describe('special cards', () => {
  rule('GW-PLAY-003', 'a special card adds nothing of its own to any total', () => {
    const table = gwentTable({
      ada: {
        faction: 'skellige',
        hand: ['decoy', 'mardroeme', 'commanders-horn', 'torrential-rain'],
        close: ['svanrige', 'udalryk'],
      },
      bea: { hasPassed: true },
    });

    table.ada.plays('decoy', 'close:svanrige');
    table.ada.plays('mardroeme', 'close');
    table.ada.plays('commanders-horn', 'ranged');
    table.ada.plays('torrential-rain');

    expect(table.ada.row('close')).toEqual(['decoy', 'udalryk', 'mardroeme']);
    expect(table.ada.strengths('close')).toEqual([0, 4, 0]);
    expect(table.ada.strengthOf('all')).toBe(4);
    expect(table.ada.view().sides[0].rows[0]?.cards.map(({ printed }) => printed)).toEqual([0, 4, 0]);
    expect(table.bea.strengthOf('all')).toBe(0);
  });

  rule('GW-PLAY-003', 'no special card has a strength printed on it', () => {
    const specials = CARDS.filter(({ kind }) => kind === 'special' || kind === 'weather');
    expect(specials).toHaveLength(9);
    for (const card of specials) expect(card).not.toHaveProperty('strength');
  });

  rule('GW-PLAY-004', 'a special card works at once, before the opponent has the turn', () => {
    const sketch = (card: string) =>
      gwentTable({
        ada: {
          faction: 'skellige',
          hand: [card],
          close: ['berserker', 'svanrige'],
          siege: ['war-longship'],
          secondary: ['transformed-vildkaarl'],
          weather: ['torrential-rain'],
        },
        bea: { hand: ['toruviel'], close: ['dennis-cranmer', 'zoltan-chivay'] },
      });
    const cases = [
      { card: 'biting-frost', place: undefined, totals: [3, 2] },
      { card: 'clear-weather', place: undefined, totals: [14, 11] },
      { card: 'scorch', place: undefined, totals: [9, 5] },
      { card: 'commanders-horn', place: 'close', totals: [17, 11] },
      { card: 'decoy', place: 'close:svanrige', totals: [5, 11] },
      { card: 'mardroeme', place: 'close', totals: [20, 11] },
    ];
    for (const { card, place, totals } of cases) {
      const table = sketch(card);
      expect([table.ada.strengthOf('all'), table.bea.strengthOf('all')]).toEqual([9, 11]);
      table.ada.plays(card, place);
      expect([table.ada.strengthOf('all'), table.bea.strengthOf('all')], card).toEqual(totals);
      table.isAtRest({ turnOf: 'bea' });
    }
  });

  rule('GW-PLAY-005', 'a special card may be played although it changes nothing', () => {
    const table = gwentTable({
      ada: {
        isLeaderUsed: true,
        hand: ['scorch', 'clear-weather', 'biting-frost', 'biting-frost', 'mardroeme', 'commanders-horn'],
      },
      bea: { hasPassed: true },
    });

    table.ada.isOffered('turn', [
      'pass',
      'play:scorch',
      'play:clear-weather',
      'play:biting-frost',
      'play:mardroeme:close',
      'play:mardroeme:ranged',
      'play:mardroeme:siege',
      'play:commanders-horn:close',
      'play:commanders-horn:ranged',
      'play:commanders-horn:siege',
    ]);
    table.ada.plays('scorch');
    table.ada.plays('clear-weather');
    expect(table.ada.discard).toEqual(['scorch', 'clear-weather']);
    table.ada.plays('biting-frost');
    table.ada.plays('biting-frost');
    expect(table.weather).toEqual(['biting-frost', 'biting-frost']);
    table.ada.plays('mardroeme', 'siege');
    table.ada.plays('commanders-horn', 'siege');
    table.isAtRest({ turnOf: 'ada' });
  });

  rule('GW-PLAY-005', 'a Decoy without a unit to replace cannot be played', () => {
    const hand = ['decoy'];
    const none = gwentTable({ ada: { hand }, bea: { close: ['dennis-cranmer'] } });
    none.ada.isOffered('turn', ['pass', 'leader']);
    none.ada.isBlocked('play:decoy', 'GW-DECOY-004');

    const onlyOthers = gwentTable({ ada: { hand, close: ['vernon-roche', 'decoy'] }, bea: {} });
    onlyOthers.ada.isOffered('turn', ['pass', 'leader']);

    const one = gwentTable({ ada: { hand, close: ['ves'] }, bea: {} });
    one.ada.isOffered('turn', ['pass', 'leader', 'play:decoy:close:ves']);
  });

  rule('GW-PLAY-005', "a Commander's Horn without a row free of Horn cards cannot be played", () => {
    const hand = ['commanders-horn'];
    const rows = ['close', 'ranged', 'siege'] as const;
    const full = gwentTable({ ada: { hand: [...hand, 'mardroeme'], horns: rows }, bea: {} });
    full.ada.isOffered('turn', ['pass', 'leader', ...rows.map((row) => `play:mardroeme:${row}`)]);
    for (const row of rows) full.ada.isBlocked(`play:commanders-horn:${row}`, 'GW-HORN-002');

    const free = gwentTable({
      ada: { hand, horns: ['close', 'siege'] },
      bea: { horns: ['close', 'ranged', 'siege'] },
    });
    free.ada.isOffered('turn', ['pass', 'leader', 'play:commanders-horn:ranged']);
  });
});
