import type { RuleId } from '@medallion/rulebook';
import { rule } from '@medallion/testkit';
import { describe, expect } from 'vitest';
import type { RowName } from '../../src/cards';
import { type GwentTable, gwentTable, ROW_NAMES } from '../gwent-table';

const TROOPS = { close: ['ves', 'yarpen-zigrin'], ranged: ['keira-metz'], siege: ['ballista'] } as const;

/** The strengths of both sides, row by row. */
function field(table: GwentTable): readonly (readonly (readonly number[])[])[] {
  return [table.ada, table.bea].map((player) => ROW_NAMES.map((row) => player.strengths(row)));
}

/** What both sides of the field show when these rows are struck. */
function struck(rows: readonly RowName[]): readonly (readonly (readonly number[])[])[] {
  const fair: Record<RowName, readonly number[]> = { close: [5, 2], ranged: [5], siege: [6] };
  const side = ROW_NAMES.map((row) => (rows.includes(row) ? fair[row].map(() => 1) : fair[row]));
  return [side, side];
}

describe('a weather card', () => {
  rule('GW-WEATHER-001', 'lies face up in the weather area, for everybody to see', () => {
    const table = gwentTable({ ada: { hand: ['biting-frost'], ...TROOPS }, bea: {} });
    table.ada.isOffered('turn', ['pass', 'leader', 'play:biting-frost']); // no row to choose

    table.ada.plays('biting-frost');

    const weather = [{ card: 'biting-frost', seat: 0 }];
    for (const viewer of [0, 1, 'spectator'] as const) {
      expect(table.scenario.table.view(viewer).weather).toEqual(weather);
    }
    expect(table.ada.row('close')).toEqual(TROOPS.close);
    expect([...table.ada.hand, ...table.ada.discard]).toEqual([]);
    table.isAtRest({ turnOf: 'bea' });
  });

  const cards: readonly (readonly [RuleId, string, string, readonly RowName[]])[] = [
    ['GW-WEATHER-002', 'biting-frost', 'close combat', ['close']],
    ['GW-WEATHER-003', 'impenetrable-fog', 'ranged', ['ranged']],
    ['GW-WEATHER-004', 'torrential-rain', 'siege', ['siege']],
    ['GW-WEATHER-005', 'skellige-storm', 'ranged and siege', ['ranged', 'siege']],
  ];
  for (const [id, card, words, rows] of cards) {
    rule(id, `${card} sets all ${words} units of both players to 1 and touches no other row`, () => {
      const table = gwentTable({ ada: { hand: [card], ...TROOPS }, bea: { hand: [card], ...TROOPS } });
      expect(field(table)).toEqual(struck([]));

      table.ada.plays(card);

      expect(field(table)).toEqual(struck(rows));
    });

    rule(id, `${card} does the same when the other player plays it`, () => {
      const table = gwentTable({ ada: TROOPS, bea: { hand: [card], ...TROOPS }, turn: 'bea' });
      table.bea.plays(card);
      expect(field(table)).toEqual(struck(rows));
    });
  }

  rule('GW-WEATHER-006', 'may be active beside others, of either player', () => {
    const table = gwentTable({
      ada: { hand: ['biting-frost', 'torrential-rain'], ...TROOPS },
      bea: { hand: ['impenetrable-fog'], ...TROOPS },
    });

    table.ada.plays('biting-frost');
    table.bea.plays('impenetrable-fog');
    expect(field(table)).toEqual(struck(['close', 'ranged']));
    table.ada.plays('torrential-rain');

    expect(field(table)).toEqual(struck(['close', 'ranged', 'siege']));
    expect(table.weather).toEqual(['biting-frost', 'torrential-rain', 'impenetrable-fog']);
    table.isAtRest({ turnOf: 'bea' });
  });

  rule('GW-WEATHER-009', 'may be played although its effect is active, and changes nothing further', () => {
    const table = gwentTable({
      ada: { hand: ['impenetrable-fog'], ...TROOPS },
      bea: { hand: ['skellige-storm'], ...TROOPS, weather: ['impenetrable-fog'] },
    });
    table.ada.isOffered('turn', ['pass', 'leader', 'play:impenetrable-fog']);

    table.ada.plays('impenetrable-fog');

    expect(field(table)).toEqual(struck(['ranged']));
    expect(table.weather).toEqual(['impenetrable-fog', 'impenetrable-fog']);
    table.bea.plays('skellige-storm');
    expect(field(table)).toEqual(struck(['ranged', 'siege']));
    expect(table.weather).toHaveLength(3);
  });

  rule('GW-WEATHER-010', 'strikes an Agile unit only in the row chosen for it', () => {
    const table = gwentTable({
      ada: { hand: ['barclay-els'], weather: ['biting-frost'] },
      bea: { hand: ['barclay-els'] },
    });
    table.ada.plays('barclay-els', 'ranged');
    table.bea.plays('barclay-els', 'close');
    expect(table.ada.strengths('ranged')).toEqual([6]);
    expect(table.bea.strengths('close')).toEqual([1]);
  });

  rule('GW-WEATHER-011', 'lifts a unit of printed strength 0 to 1', () => {
    const table = gwentTable({
      ada: { hand: ['skellige-storm'], ranged: ['cow', 'havekar-healer'], siege: ['siege-technician'] },
      bea: { hand: ['biting-frost'], close: ['kambi'] },
    });
    table.ada.plays('skellige-storm');
    table.bea.plays('biting-frost');
    expect([table.ada.strengths('ranged'), table.ada.strengths('siege')]).toEqual([[1, 1], [1]]);
    expect(table.bea.strengths('close')).toEqual([1]);
  });
});

describe('Clear Weather', () => {
  rule('GW-WEATHER-007', 'discards all weather of both players and ends its effects', () => {
    const table = gwentTable({
      ada: { hand: ['clear-weather'], ...TROOPS, weather: ['biting-frost', 'biting-frost'] },
      bea: { ...TROOPS, weather: ['skellige-storm'] },
    });
    expect(field(table)).toEqual(struck(['close', 'ranged', 'siege']));

    table.ada.plays('clear-weather');

    expect(table.weather).toEqual([]);
    expect(field(table)).toEqual(struck([]));
    expect(table.ada.discard).toEqual(['biting-frost', 'biting-frost', 'clear-weather']);
    expect(table.bea.discard).toEqual(['skellige-storm']);
    table.isAtRest({ turnOf: 'bea' });
  });

  rule('GW-WEATHER-008', 'is itself discarded once it has done its work, even with no weather to clear', () => {
    const table = gwentTable({ ada: {}, bea: { hand: ['clear-weather', 'toruviel'] }, turn: 'bea' });
    table.bea.isOffered('turn', ['pass', 'leader', 'play:clear-weather', 'play:toruviel:ranged']);

    table.bea.plays('clear-weather');

    expect(table.bea.discard).toEqual(['clear-weather']);
    expect(table.bea.hand).toEqual(['toruviel']);
    expect(table.weather).toEqual([]);
    table.isAtRest({ turnOf: 'ada' });
  });
});

describe('weather that was played', () => {
  const sketch = {
    ada: { hand: ['biting-frost', 'clear-weather', 'ves'] },
    bea: { hand: ['torrential-rain', 'toruviel'] },
  };

  rule('GW-WEATHER-012', 'stays turn after turn, until the round ends: then each player discards their own', () => {
    const table = gwentTable(sketch);
    table.ada.plays('biting-frost');
    table.bea.plays('torrential-rain');
    table.ada.plays('ves');
    table.bea.plays('toruviel');
    table.ada.passes();
    expect(table.weather).toEqual(['biting-frost', 'torrential-rain']);

    table.bea.passes();

    expect(table.weather).toEqual([]);
    expect([...table.ada.discard].sort()).toEqual(['biting-frost', 'ves']);
    expect([...table.bea.discard].sort()).toEqual(['torrential-rain', 'toruviel']);
    table.isAtRest({ turnOf: 'bea' });
  });

  rule('GW-WEATHER-012', 'goes to the pile of the player who played it also when the other clears it', () => {
    const table = gwentTable(sketch);
    table.ada.plays('biting-frost');
    table.bea.plays('torrential-rain');
    table.ada.plays('clear-weather');
    expect(table.ada.discard).toEqual(['biting-frost', 'clear-weather']);
    expect(table.bea.discard).toEqual(['torrential-rain']);
  });
});
