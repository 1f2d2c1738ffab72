import { describe, expect, it } from 'vitest';
import { gwentTable } from '../gwent-table';

describe('in a mirror match', () => {
  it('a card that began in the other deck and one of the own are offered once', () => {
    const table = gwentTable({
      ada: { faction: 'nilfgaard', hand: ['decoy', 'stefan-skellen', 'vreemde'] },
      bea: { faction: 'nilfgaard', hand: ['stefan-skellen', 'sweers'], deck: ['albrich', 'cynthia'] },
      turn: 'bea',
    });
    table.bea.plays('stefan-skellen');
    table.ada.plays('decoy', 'close:stefan-skellen');
    table.bea.passes();
    expect(table.ada.hand).toEqual(['stefan-skellen', 'vreemde', 'stefan-skellen']);
    expect(table.ada.offers().filter((option) => option.startsWith('play:stefan'))).toEqual([
      'play:stefan-skellen:close',
    ]);
    table.ada.plays('stefan-skellen');
    table.ada.plays('stefan-skellen');
    expect(table.ada.hand).toEqual(['vreemde']);
  });
});
