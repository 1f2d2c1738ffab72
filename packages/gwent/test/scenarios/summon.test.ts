import { rule } from '@medallion/testkit';
import { describe, expect } from 'vitest';
import { gwentTable } from '../gwent-table';

const COWSHED = ['bovine-defense-force', 'bovine-defense-force'];

describe('Summon', () => {
  rule('GW-SUMMON-001', 'replaces the unit that leaves with its card from the secondary deck', () => {
    const table = gwentTable({
      ada: { ranged: ['cow'], secondary: ['hemdall', ...COWSHED] },
      bea: { hand: ['scorch'] },
      turn: 'bea',
    });

    table.bea.plays('scorch');

    expect(table.ada.discard).toEqual(['cow']); // where the effect sent it
    expect([...table.ada.row('close'), ...table.ada.row('ranged')]).toEqual(['bovine-defense-force']);
    expect([...table.ada.secondary].sort()).toEqual(['bovine-defense-force', 'hemdall']);
    expect(table.told('placed').map(({ card, from, cause }) => [card, from, cause])).toEqual([
      ['bovine-defense-force', 'secondary', 'summon'],
    ]);
    table.isAtRest({ turnOf: 'ada' });
  });

  rule('GW-SUMMON-001', 'works whatever removes the unit, be it a Scorch unit or a leader', () => {
    const table = gwentTable({
      ada: { close: ['kambi', 'triss-merigold', 'avallach', 'geralt-of-rivia'], secondary: ['hemdall'] },
      bea: { hand: ['villentretenmerth'] },
      turn: 'bea',
    });
    table.bea.plays('villentretenmerth');
    expect(table.ada.row('close')).toEqual(['triss-merigold', 'avallach', 'geralt-of-rivia', 'hemdall']);
    expect(table.ada.discard).toEqual(['kambi']);

    const led = gwentTable({
      ada: { close: ['kambi', 'geralt-of-rivia'], secondary: ['hemdall'] },
      bea: { leader: 'francesca-findabair-queen-of-dol-blathanna' },
      turn: 'bea',
    });
    led.bea.usesLeader();
    expect(led.ada.row('close')).toEqual(['geralt-of-rivia', 'hemdall']);
  });

  rule('GW-SUMMON-002', 'also follows the clean-up of a round: the replacement stands there in the next one', () => {
    const table = gwentTable({
      ada: { ranged: ['cow'], close: ['ves'], secondary: COWSHED },
      bea: { close: ['kambi'], secondary: ['hemdall'] },
    });

    table.ada.passes();
    table.bea.passes();

    expect(table.state.round).toBe(2);
    expect(table.ada.row('close')).toEqual(['bovine-defense-force']);
    expect(table.bea.row('close')).toEqual(['hemdall']);
    expect([table.ada.strengthOf('all'), table.bea.strengthOf('all')]).toEqual([8, 11]);
    expect([...table.ada.discard].sort()).toEqual(['cow', 'ves']);
    expect(table.bea.discard).toEqual(['kambi']);
    table.isAtRest({ turnOf: 'ada' });
  });

  rule('GW-SUMMON-003', 'places the replacement on the same side, in the row of its own symbol', () => {
    const table = gwentTable({
      ada: { hand: ['scorch'] },
      bea: { ranged: ['cow'], secondary: COWSHED },
    });

    table.ada.plays('scorch');

    expect(table.bea.row('close')).toEqual(['bovine-defense-force']);
    expect(table.bea.row('ranged')).toEqual([]);
    expect(table.ada.row('close')).toEqual([]);
    expect(table.told('placed')).toMatchObject([{ side: 1, row: 'close', rule: 'GW-SUMMON-001' }]);
  });

  rule('GW-SUMMON-003', 'stays on the side where the unit lay, whoever began the game with it', () => {
    const table = gwentTable({
      ada: { faction: 'nilfgaard', leader: 'emhyr-var-emreis-the-relentless', secondary: COWSHED },
      bea: { hand: ['toruviel'], discard: ['cow'], secondary: COWSHED },
      relentless: 'opponent-discard',
    });
    table.ada.usesLeader();
    table.ada.picks('cow');
    table.bea.plays('toruviel');
    table.ada.plays('cow');
    table.bea.passes();
    table.ada.passes();
    expect(table.ada.row('close')).toEqual(['bovine-defense-force']);
    expect(table.bea.row('close')).toEqual([]);
  });

  rule('GW-SUMMON-004', 'is triggered by a Decoy too, and the replacement comes beside the Decoy', () => {
    const table = gwentTable({ ada: { hand: ['decoy'], close: ['kambi'], secondary: ['hemdall'] }, bea: {} });

    table.ada.plays('decoy');

    expect(table.ada.row('close')).toEqual(['decoy', 'hemdall']);
    expect(table.ada.hand).toEqual(['kambi']);
    expect([table.ada.discard, table.ada.secondary]).toEqual([[], []]);
    table.isAtRest({ turnOf: 'bea' });
  });

  rule('GW-SUMMON-005', 'is not triggered for the unit that Monsters keep', () => {
    const table = gwentTable({
      ada: { faction: 'monsters', ranged: ['cow'], close: ['fiend'], secondary: COWSHED },
      bea: {},
      rolls: [1], // close combat comes first, so this is the Cow
    });

    table.ada.passes();
    table.bea.passes();

    expect(table.ada.row('ranged')).toEqual(['cow']);
    expect(table.ada.row('close')).toEqual([]);
    expect(table.ada.secondary).toEqual(COWSHED);
    table.usedAllRolls();
    table.isAtRest({ turnOf: 'ada' });
  });

  rule('GW-SUMMON-005', 'brings the replacement in addition when Monsters keep another unit', () => {
    const table = gwentTable({
      ada: { faction: 'monsters', ranged: ['cow'], close: ['fiend'], secondary: COWSHED },
      bea: {},
      rolls: [0],
    });

    table.ada.passes();
    table.bea.passes();

    expect(table.ada.row('close')).toEqual(['fiend', 'bovine-defense-force']);
    expect(table.ada.row('ranged')).toEqual([]);
    table.usedAllRolls();
  });

  rule(
    'GW-SUMMON-006',
    'waits until the removing effect is over, which so neither counts nor touches the newcomer',
    () => {
      const table = gwentTable({
        ada: { ranged: ['cow', 'keira-metz'], close: ['ves'], siege: ['ballista'], secondary: COWSHED },
        bea: { hand: ['scorch'], weather: ['skellige-storm', 'biting-frost'] }, // everything counts 1
        turn: 'bea',
      });

      table.bea.plays('scorch');

      expect(table.told('scorched').flatMap(({ losses }) => losses.map(({ card }) => card))).toEqual([
        'ves',
        'cow',
        'keira-metz',
        'ballista',
      ]);
      expect(table.ada.row('close')).toEqual(['bovine-defense-force']);
      expect([...table.ada.row('ranged'), ...table.ada.row('siege')]).toEqual([]);
      expect(table.scenario.told.map(({ type }) => type)).toEqual(['played', 'scorched', 'placed']);
    },
  );

  rule('GW-SUMMON-007', 'brings the Bovine Defense Force for the Cow and Hemdall for Kambi', () => {
    const secondary = ['hemdall', 'bovine-defense-force', 'transformed-vildkaarl'];
    const table = gwentTable({
      ada: { hand: ['scorch'], ranged: ['cow'], secondary },
      bea: { close: ['kambi'], secondary },
    });

    table.ada.plays('scorch');

    expect(table.ada.row('close')).toEqual(['bovine-defense-force']);
    expect(table.bea.row('close')).toEqual(['hemdall']);
    expect([table.ada.strengths('close'), table.bea.strengths('close')]).toEqual([[8], [11]]);
  });
});
