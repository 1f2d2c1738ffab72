import { rule } from '@medallion/testkit';
import { describe, expect } from 'vitest';
import { gwentTable } from '../gwent-table';

describe('whose pile', () => {
  rule('GW-DISCARD-001', 'units that fall go to the pile of the side they stood on, whoever struck them', () => {
    const table = gwentTable({
      ada: { hand: ['scorch'], close: ['ves'], discard: ['ballista'] },
      bea: { hand: ['toruviel'], close: ['mahakaman-defender', 'mahakaman-defender'], discard: ['milva'] },
    });

    table.ada.plays('scorch');

    expect(table.ada.discard).toEqual(['ballista', 'ves', 'scorch']);
    expect(table.bea.discard).toEqual(['milva', 'mahakaman-defender', 'mahakaman-defender']);
    table.isAtRest({ turnOf: 'bea' });
  });

  rule('GW-DISCARD-001', 'a card goes to the pile of the player who controls it now, not of its first owner', () => {
    const sketch = () =>
      gwentTable({
        ada: { faction: 'nilfgaard', leader: 'emhyr-var-emreis-the-relentless' },
        bea: { hand: ['scorch', 'toruviel'], discard: ['milva'] },
        relentless: 'opponent-discard',
      });

    const scorched = sketch();
    scorched.ada.usesLeader();
    scorched.ada.picks('milva');
    scorched.bea.plays('toruviel');
    scorched.ada.plays('milva');
    scorched.bea.plays('scorch');
    expect([scorched.ada.discard, scorched.bea.discard]).toEqual([['milva'], ['scorch']]);
    scorched.isAtRest({ turnOf: 'ada' });

    const cleared = sketch();
    cleared.ada.usesLeader();
    cleared.ada.picks('milva');
    cleared.bea.passes();
    cleared.ada.plays('milva');
    cleared.ada.passes();
    expect([cleared.ada.discard, cleared.bea.discard]).toEqual([['milva'], []]);
  });

  rule('GW-DISCARD-001', 'at the end of a round each side is cleared onto its own pile', () => {
    const table = gwentTable({ ada: { close: ['ves'], siege: ['ballista'] }, bea: { ranged: ['milva'] } });
    table.endsRound();
    expect([table.ada.discard, table.bea.discard]).toEqual([['ves', 'ballista'], ['milva']]);
  });

  rule('GW-DISCARD-002', 'a Spy ends on the pile of the side where it lay, at the end of the round', () => {
    const table = gwentTable({ ada: { hand: ['thaler'] }, bea: { hand: ['stefan-skellen'] } });
    table.ada.plays('thaler');
    table.bea.plays('stefan-skellen');
    table.endsRound();
    expect([table.ada.discard, table.bea.discard]).toEqual([['stefan-skellen'], ['thaler']]);
  });

  rule('GW-DISCARD-002', 'a Spy ends there as well when it burns', () => {
    const table = gwentTable({ ada: { hand: ['stefan-skellen'] }, bea: { hand: ['scorch'] } });
    table.ada.plays('stefan-skellen');
    expect(table.bea.row('close')).toEqual(['stefan-skellen']);
    table.bea.plays('scorch');
    expect([table.ada.discard, table.bea.discard]).toEqual([[], ['stefan-skellen', 'scorch']]);
    table.isAtRest({ turnOf: 'ada' });
  });

  rule('GW-DISCARD-003', 'each weather card goes to the pile of its player, though both lay in one area', () => {
    const cleared = gwentTable({
      ada: { hand: ['biting-frost'] },
      bea: { hand: ['impenetrable-fog', 'clear-weather'] },
    });
    cleared.ada.plays('biting-frost');
    cleared.bea.plays('impenetrable-fog');
    cleared.ada.passes();
    cleared.bea.plays('clear-weather');
    expect([cleared.ada.discard, cleared.bea.discard]).toEqual([
      ['biting-frost'],
      ['impenetrable-fog', 'clear-weather'],
    ]);

    const ended = gwentTable({ ada: { weather: ['torrential-rain'] }, bea: { weather: ['skellige-storm'] } });
    ended.endsRound();
    expect([ended.ada.discard, ended.bea.discard]).toEqual([['torrential-rain'], ['skellige-storm']]);
  });

  rule('GW-DISCARD-003', 'Scorch, Decoy, Horn and Mardroeme go to the pile of their player', () => {
    const table = gwentTable({
      ada: { hand: ['scorch', 'decoy', 'commanders-horn', 'mardroeme'] },
      bea: { hand: ['thaler'], ranged: ['toruviel'] },
    });

    table.ada.plays('scorch');
    expect([table.ada.discard, table.bea.discard]).toEqual([['scorch'], ['toruviel']]);
    table.bea.plays('thaler');
    table.ada.plays('decoy', 'siege:thaler');
    table.bea.passes();
    table.ada.plays('commanders-horn', 'siege');
    table.ada.plays('mardroeme', 'siege');
    table.ada.passes();

    expect([...table.ada.discard].sort()).toEqual(['commanders-horn', 'decoy', 'mardroeme', 'scorch']);
    expect(table.bea.discard).toEqual(['toruviel']);
  });
});
