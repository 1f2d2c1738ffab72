import { rule } from '@medallion/testkit';
import { describe, expect } from 'vitest';
import { gwentTable } from '../gwent-table';

describe('the battlefield', () => {
  rule('GW-BOARD-001', 'each side has a row for close combat, one for archers and one for artillery', () => {
    const table = gwentTable({
      ada: { isLeaderUsed: true, hand: ['ves', 'keira-metz', 'ballista'] },
      bea: { isLeaderUsed: true, hand: ['dennis-cranmer', 'toruviel', 'schirru'] },
    });
    for (const side of table.ada.view().sides) {
      expect(side.rows.map(({ row }) => row)).toEqual(['close', 'ranged', 'siege']);
    }
    table.ada.isOffered('turn', ['pass', 'play:ves:close', 'play:keira-metz:ranged', 'play:ballista:siege']);

    table.ada.plays('ves');
    table.bea.isOffered('turn', ['pass', 'play:dennis-cranmer:close', 'play:toruviel:ranged', 'play:schirru:siege']);
    table.bea.plays('dennis-cranmer');
    table.ada.plays('keira-metz');
    table.bea.plays('toruviel');
    table.ada.plays('ballista');
    table.bea.plays('schirru');

    const rows = table.ada.view().sides.map((side) => side.rows.map(({ cards }) => cards.map(({ card }) => card)));
    expect(rows).toEqual([
      [['ves'], ['keira-metz'], ['ballista']],
      [['dennis-cranmer'], ['toruviel'], ['schirru']],
    ]);
    table.isAtRest({ turnOf: 'ada' });
  });

  rule('GW-BOARD-002', 'each row has its own space for a Horn card, beside the units', () => {
    const table = gwentTable({
      ada: {
        isLeaderUsed: true,
        hand: ['commanders-horn', 'commanders-horn', 'commanders-horn'],
        close: ['ves'],
        ranged: ['keira-metz'],
        siege: ['ballista'],
      },
      bea: { close: ['dennis-cranmer'], hasPassed: true },
    });
    table.ada.isOffered('turn', [
      'pass',
      'play:commanders-horn:close',
      'play:commanders-horn:ranged',
      'play:commanders-horn:siege',
    ]);

    table.ada.plays('commanders-horn', 'ranged');
    expect(table.ada.strengths('close')).toEqual([5]);
    expect(table.ada.strengths('ranged')).toEqual([10]);
    expect(table.ada.strengths('siege')).toEqual([6]);
    table.ada.isOffered('turn', ['pass', 'play:commanders-horn:close', 'play:commanders-horn:siege']);

    table.ada.plays('commanders-horn', 'close');
    table.ada.plays('commanders-horn', 'siege');
    const [mine, theirs] = table.bea.view().sides;
    expect(mine.rows.map(({ horn }) => horn)).toEqual(['commanders-horn', 'commanders-horn', 'commanders-horn']);
    expect(mine.rows.map(({ cards }) => cards.length)).toEqual([1, 1, 1]);
    expect(theirs.rows.map(({ horn }) => horn)).toEqual([null, null, null]);
    expect([table.ada.strengthOf('all'), table.bea.strengthOf('all')]).toEqual([32, 6]);
  });

  rule('GW-BOARD-003', 'weather lies in one area and strikes both sides, whoever played it', () => {
    const table = gwentTable({
      ada: { hand: ['biting-frost'], close: ['ves'], ranged: ['keira-metz'] },
      bea: { hand: ['impenetrable-fog'], close: ['dennis-cranmer'], ranged: ['milva'] },
    });

    table.ada.plays('biting-frost');
    expect([table.ada.strengthOf('close'), table.bea.strengthOf('close')]).toEqual([1, 1]);
    expect([table.ada.strengthOf('ranged'), table.bea.strengthOf('ranged')]).toEqual([5, 10]);

    table.bea.plays('impenetrable-fog');
    expect([table.ada.strengthOf('ranged'), table.bea.strengthOf('ranged')]).toEqual([1, 1]);
    for (const player of [table.ada, table.bea]) {
      expect(player.view().weather.map(({ card }) => card)).toEqual(['biting-frost', 'impenetrable-fog']);
    }
    table.isAtRest({ turnOf: 'ada' });
  });

  rule('GW-BOARD-004', 'a row may hold any number of cards', () => {
    const close = Array<string>(40).fill('redanian-foot-soldier');
    const table = gwentTable({
      ada: { isLeaderUsed: true, hand: ['ves', 'mardroeme', 'decoy'], close },
      bea: { hasPassed: true },
    });
    table.ada.isOffered('turn', [
      'pass',
      'play:ves:close',
      'play:mardroeme:close',
      'play:mardroeme:ranged',
      'play:mardroeme:siege',
      'play:decoy:close:redanian-foot-soldier',
    ]);

    table.ada.plays('ves');
    table.ada.plays('mardroeme', 'close');

    expect(table.ada.row('close')).toEqual([...close, 'ves', 'mardroeme']);
    expect(table.ada.strengthOf('all')).toBe(45);
  });

  rule(
    'GW-BOARD-005',
    'deck, pile, leader, gems and score track are one for each player; the weather is for both',
    () => {
      const table = gwentTable({
        ada: {
          hand: ['thaler', 'scorch'],
          deck: ['ves', 'ballista'],
          discard: ['trebuchet'],
          siege: ['catapult'],
          gems: 1,
          weather: ['biting-frost'],
        },
        bea: {
          hand: ['riordain'],
          deck: ['toruviel'],
          discard: ['milva'],
          isLeaderUsed: true,
          weather: ['biting-frost'],
        },
      });

      table.ada.plays('thaler');
      table.bea.plays('riordain');
      table.ada.plays('scorch');

      const { sides, weather } = table.ada.view();
      const own = sides.map(({ deck, discard, leader, gems, score }) => ({
        deck: deck.count,
        discard,
        leader: leader.id,
        isLeaderUsed: leader.isUsed,
        gems,
        score: score.total,
      }));
      expect(own).toEqual([
        {
          deck: 0,
          discard: ['trebuchet', 'catapult', 'scorch'],
          leader: 'foltest-lord-commander-of-the-north',
          isLeaderUsed: false,
          gems: 1,
          score: 0,
        },
        {
          deck: 1,
          discard: ['milva'],
          leader: 'francesca-findabair-queen-of-dol-blathanna',
          isLeaderUsed: true,
          gems: 2,
          score: 2,
        },
      ]);
      expect(weather.map(({ card }) => card)).toEqual(['biting-frost', 'biting-frost']);
    },
  );
});
