import { rule } from '@medallion/testkit';
import { describe, expect } from 'vitest';
import { gwentTable } from '../gwent-table';

describe('a Spy', () => {
  rule('GW-SPY-001', "is placed on the opponent's side, in the row of its symbol", () => {
    const table = gwentTable({
      ada: { hand: ['thaler', 'prince-stennis'] },
      bea: { hand: ['stefan-skellen'] },
    });
    table.ada.isOffered('turn', ['pass', 'leader', 'play:thaler:siege', 'play:prince-stennis:close']);

    table.ada.plays('thaler');
    table.bea.plays('stefan-skellen');
    table.ada.plays('prince-stennis');

    expect([table.bea.row('siege'), table.bea.row('close')]).toEqual([['thaler'], ['prince-stennis']]);
    expect([table.ada.row('siege'), table.ada.row('close')]).toEqual([[], ['stefan-skellen']]);
    expect(table.told('played')[0]).toMatchObject({ seat: 0, side: 1, row: 'siege', rule: 'GW-SPY-001' });
    table.isAtRest({ turnOf: 'bea' });
  });

  rule('GW-SPY-002', "counts for the opponent's total", () => {
    const table = gwentTable({ ada: { hand: ['prince-stennis'], close: ['ves'] }, bea: { ranged: ['toruviel'] } });
    table.ada.plays('prince-stennis');
    expect([table.ada.strengthOf('all'), table.bea.strengthOf('all')]).toEqual([5, 7]);
  });

  rule('GW-SPY-003', 'lets the player who placed it draw two cards from the top of their own deck', () => {
    const table = gwentTable({
      ada: { hand: ['thaler'], deck: ['ves', 'ballista', 'keira-metz'] },
      bea: { hand: ['toruviel'], deck: ['milva', 'schirru'] },
    });

    table.ada.plays('thaler');

    expect([table.ada.hand, table.ada.deck]).toEqual([['keira-metz', 'ballista'], ['ves']]);
    expect([table.bea.hand, table.bea.deck]).toEqual([['toruviel'], ['milva', 'schirru']]);
    expect(table.told('drew')).toEqual([
      { type: 'drew', seat: 0, cards: ['keira-metz', 'ballista'], rule: 'GW-SPY-003' },
    ]);
    table.isAtRest({ turnOf: 'bea' });
  });

  for (const deck of [['ves'], []]) {
    rule('GW-SPY-004', `draws what is left when the deck holds ${deck.length}`, () => {
      const table = gwentTable({ ada: { hand: ['thaler'], deck, discard: ['ballista'] }, bea: { deck: ['milva'] } });
      table.ada.plays('thaler');
      expect([table.ada.hand, table.ada.deck]).toEqual([deck, []]);
      expect(table.ada.discard).toEqual(['ballista']); // no reshuffling
      expect(table.bea.row('siege')).toEqual(['thaler']);
      table.isAtRest({ turnOf: 'bea' });
      // Whoever has seen even one new card cannot take the play back.
      expect(table.scenario.table.undoable(0)).toBe(deck.length > 0 ? 0 : 1);
    });
  }
});

describe('a Spy is controlled by the player on whose side it lies:', () => {
  rule('GW-SPY-005', 'that player may take the Spy with a Decoy, and the sender may not', () => {
    const table = gwentTable({
      ada: { hand: ['thaler', 'decoy'] },
      bea: { hand: ['decoy'] },
    });
    table.ada.plays('thaler');
    table.bea.isOffered('turn', ['pass', 'leader', 'play:decoy:siege:thaler']);
    table.bea.passes();
    table.ada.isBlocked('play:decoy', 'GW-DECOY-004');
  });

  rule('GW-SPY-005', 'Monsters may keep the Spy that was sent to them, and the sender may not', () => {
    const table = gwentTable({
      ada: { faction: 'monsters', hand: ['stefan-skellen'] },
      bea: { faction: 'monsters' },
      rolls: [0],
    });
    table.ada.plays('stefan-skellen');
    table.bea.passes();
    table.ada.passes();
    expect(table.bea.row('close')).toEqual(['stefan-skellen']);
    expect(table.told('kept').map(({ side, card }) => [side, card])).toEqual([[1, 'stefan-skellen']]);
    table.usedAllRolls();
  });

  rule('GW-SPY-005', 'the Spy counts in the row total that a Scorch unit looks at', () => {
    const table = gwentTable({
      ada: { hand: ['vattier-de-rideaux', 'villentretenmerth'] },
      bea: { hand: ['toruviel'], close: ['dennis-cranmer'] },
    });
    table.ada.plays('vattier-de-rideaux');
    table.bea.plays('toruviel');
    expect(table.bea.strengthOf('close')).toBe(10);
    table.ada.plays('villentretenmerth');
    expect(table.bea.row('close')).toEqual(['vattier-de-rideaux']);
  });

  rule('GW-SPY-005', 'the Spy goes to the discard pile of that player, by Scorch or at the end of the round', () => {
    const table = gwentTable({
      ada: { hand: ['stefan-skellen', 'scorch'] },
      bea: { hand: ['prince-stennis'] },
    });
    table.ada.plays('stefan-skellen');
    table.bea.plays('prince-stennis');
    table.ada.plays('scorch');
    expect(table.bea.discard).toEqual(['stefan-skellen']);
    expect(table.ada.discard).toEqual(['scorch']);

    table.bea.passes();
    table.ada.passes();

    expect(table.ada.discard).toEqual(['scorch', 'prince-stennis']);
    expect(table.bea.discard).toEqual(['stefan-skellen']);
  });
});
