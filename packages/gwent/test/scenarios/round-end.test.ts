import { rule } from '@medallion/testkit';
import { describe, expect } from 'vitest';
import type { GwentEvent } from '../../src/events';
import { type GwentTable, gwentTable } from '../gwent-table';

/** What was told from the comparison of totals on. */
function sinceTheEnd(table: GwentTable): readonly GwentEvent[] {
  const { told } = table.scenario;
  return told.slice(told.findIndex(({ type }) => type === 'round-ended'));
}

describe('comparing totals', () => {
  rule('GW-ROUND-001', 'each player adds up every unit on their side as it stands, heroes included', () => {
    const table = gwentTable({
      ada: {
        close: ['vernon-roche', 'blue-stripes-commando', 'blue-stripes-commando', 'decoy'],
        ranged: ['keira-metz'],
        siege: ['ballista', 'thaler', 'kaedweni-siege-expert'],
        horns: ['siege'],
        weather: ['impenetrable-fog'],
      },
      bea: { close: ['prince-stennis', 'isengrim-faoiltiarna'], ranged: ['milva', 'iorveth'] },
    });

    table.endsRound();

    const [ada, bea] = [10 + 8 + 8 + 1 + 2 * (7 + 2 + 1), 6 + 10 + 1 + 10];
    expect(table.state.results).toEqual([{ totals: [ada, bea], winner: 0 }]);
    expect(table.told('round-ended')).toMatchObject([{ round: 1, totals: [47, 27] }]);
  });

  rule('GW-ROUND-002', 'the higher total wins, be it by one', () => {
    for (const [ada, bea, winner] of [
      ['ballista', 'zoltan-chivay', 0],
      ['ves', 'dennis-cranmer', 1],
      ['triss-merigold', 'milva', 1],
    ] as const) {
      const table = gwentTable({ ada: { close: [ada] }, bea: { close: [bea] } });
      table.endsRound();
      expect(table.state.results, `${ada} against ${bea}`).toMatchObject([{ winner }]);
      expect(table.told('round-ended')).toMatchObject([{ winner, losers: [1 - winner], rule: 'GW-ROUND-002' }]);
    }
  });

  rule('GW-ROUND-003', 'the lower total costs one gem, and the winner keeps all', () => {
    const beaLoses = gwentTable({ ada: { close: ['ves'] }, bea: { ranged: ['toruviel'] } });
    beaLoses.endsRound();
    expect([beaLoses.ada.gems, beaLoses.bea.gems]).toEqual([2, 1]);

    const adaLoses = gwentTable({ ada: { gems: 2 }, bea: { ranged: ['toruviel'], gems: 1 } });
    adaLoses.endsRound();
    expect([adaLoses.ada.gems, adaLoses.bea.gems]).toEqual([1, 1]);
  });

  rule('GW-ROUND-004', 'equal totals cost both players a gem, and nobody has won', () => {
    for (const [ada, bea] of [
      [['ves'], ['zoltan-chivay']],
      [[], []],
    ]) {
      const table = gwentTable({
        ada: { close: ada ?? [], deck: ['ballista'] },
        bea: { faction: 'northern-realms', close: bea ?? [], deck: ['catapult'] },
      });
      table.endsRound();
      expect(table.state.results).toMatchObject([{ winner: null }]);
      expect(table.told('round-ended')).toMatchObject([{ winner: null, losers: [0, 1], rule: 'GW-ROUND-004' }]);
      expect([table.ada.gems, table.bea.gems]).toEqual([1, 1]);
      expect([table.ada.hand, table.bea.hand]).toEqual([[], []]);
    }
  });

  rule('GW-ROUND-004', 'Nilfgaard alone makes an exception of equal totals', () => {
    const table = gwentTable({ ada: { close: ['ves'] }, bea: { faction: 'nilfgaard', close: ['zoltan-chivay'] } });
    table.endsRound();
    expect(table.state.results).toEqual([{ totals: [5, 5], winner: 1 }]);
    expect([table.ada.gems, table.bea.gems]).toEqual([1, 2]);
  });
});

describe('clearing the battlefield', () => {
  rule('GW-ROUND-005', 'every card on the battlefield is discarded, special cards included', () => {
    const table = gwentTable({
      ada: {
        faction: 'scoiatael',
        close: ['vernon-roche', 'ves', 'decoy'],
        ranged: ['keira-metz', 'mardroeme'],
        siege: ['ballista'],
        horns: ['close', 'ranged', 'siege'],
        weather: ['biting-frost'],
        discard: ['scorch'],
      },
      bea: { close: ['prince-stennis'], siege: ['schirru'], leaderHorn: 'siege', weather: ['torrential-rain'] },
    });

    table.endsRound();

    for (const side of table.ada.view().sides) {
      expect(side.rows.map(({ cards, horn, isDoubledByLeader }) => [cards, horn, isDoubledByLeader])).toEqual([
        [[], null, false],
        [[], null, false],
        [[], null, false],
      ]);
    }
    expect([table.ada.gems, table.bea.gems]).toEqual([2, 1]);
    expect(table.weather).toEqual([]);
    expect(table.ada.discard[0]).toBe('scorch');
    expect([...table.ada.discard].sort()).toEqual([
      'ballista',
      'biting-frost',
      'commanders-horn',
      'commanders-horn',
      'commanders-horn',
      'decoy',
      'keira-metz',
      'mardroeme',
      'scorch',
      'vernon-roche',
      'ves',
    ]);
    expect([...table.bea.discard].sort()).toEqual(['prince-stennis', 'schirru', 'torrential-rain']);
    expect(sinceTheEnd(table).map(({ type }) => type)).toEqual(['round-ended', 'battlefield-cleared', 'round-started']);
  });
});

describe('the next round', () => {
  rule('GW-ROUND-006', 'the winner takes the first turn, whoever began or passed first', () => {
    for (const turn of ['ada', 'bea'] as const) {
      const adaWins = gwentTable({ ada: { close: ['ves'] }, bea: {}, turn });
      adaWins.endsRound();
      expect(adaWins.told('round-started')).toMatchObject([{ round: 2, starter: 0 }]);
      adaWins.isAtRest({ turnOf: 'ada' });

      const beaWins = gwentTable({ ada: {}, bea: { ranged: ['toruviel'] }, turn });
      beaWins.endsRound();
      expect(beaWins.told('round-started')).toMatchObject([{ round: 2, starter: 1 }]);
      beaWins.isAtRest({ turnOf: 'bea' });
    }
  });

  rule('GW-ROUND-007', 'after a drawn round the same player begins again, whoever passed last', () => {
    for (const starter of ['ada', 'bea'] as const) {
      for (const turn of ['ada', 'bea'] as const) {
        const table = gwentTable({ ada: {}, bea: {}, starter, turn });
        table.endsRound();
        expect(table.state.results).toMatchObject([{ winner: null }]);
        table.isAtRest({ turnOf: starter });
      }
    }
  });

  rule('GW-ROUND-008', 'hands, decks, piles and a used leader go on as they are', () => {
    const table = gwentTable({
      ada: {
        faction: 'scoiatael',
        hand: ['milva', 'riordain'],
        deck: ['toruviel', 'schirru', 'yaevinn'],
        discard: ['iorveth', 'scorch'],
        isLeaderUsed: true,
        close: ['dennis-cranmer'],
      },
      bea: { hand: ['barclay-els'], deck: ['eithne', 'havekar-healer'], discard: ['decoy'] },
    });

    table.endsRound();

    expect(table.state.round).toBe(2);
    expect(table.ada.hand).toEqual(['milva', 'riordain']);
    expect(table.ada.deck).toEqual(['toruviel', 'schirru', 'yaevinn']);
    expect(table.ada.discard).toEqual(['iorveth', 'scorch', 'dennis-cranmer']);
    expect([table.bea.hand, table.bea.discard]).toEqual([['barclay-els'], ['decoy']]);
    expect(table.bea.deck).toEqual(['eithne', 'havekar-healer']);
    table.ada.isBlocked('leader', 'GW-LEADER-002');
    table.ada.passes();
    expect(table.bea.offers()).toContain('leader');
  });
});

describe('the order of things at the end of a round', () => {
  rule('GW-ROUND-009', 'totals, gems, Northern Realms, Monsters, clearing, Summon, next round: in this order', () => {
    const table = gwentTable({
      ada: { close: ['vernon-roche'], deck: ['ves', 'ballista'] },
      bea: {
        faction: 'monsters',
        close: ['foglet', 'forktail'],
        ranged: ['cow'],
        secondary: ['bovine-defense-force'],
      },
      rolls: [1],
    });

    table.endsRound();

    expect(sinceTheEnd(table)).toMatchObject([
      { type: 'round-ended', totals: [10, 7], winner: 0, losers: [1] },
      { type: 'drew', seat: 0, cards: ['ballista'] },
      { type: 'kept', side: 1, card: 'forktail' },
      { type: 'battlefield-cleared' },
      { type: 'placed', side: 1, card: 'bovine-defense-force', cause: 'summon' },
      { type: 'round-started', round: 2 },
    ]);
    expect(table.bea.row('close')).toEqual(['forktail', 'bovine-defense-force']);
    expect(table.bea.discard).toEqual(['foglet', 'cow']);
    table.usedAllRolls();
    table.isAtRest({ turnOf: 'ada' });
  });

  rule('GW-ROUND-009', 'Nilfgaard turns the tie before any gem is lost, and then nothing changes the result', () => {
    const table = gwentTable({
      ada: { faction: 'nilfgaard', gems: 1 },
      bea: { faction: 'northern-realms', gems: 2, deck: ['ves'] },
    });
    table.endsRound();
    expect([table.ada.gems, table.bea.gems]).toEqual([1, 1]);
    expect(sinceTheEnd(table).map(({ type }) => type)).toEqual(['round-ended', 'battlefield-cleared', 'round-started']);
    table.isAtRest({ turnOf: 'ada' });
  });

  rule('GW-ROUND-009', 'the end of the game is checked before anybody draws, keeps or clears', () => {
    const table = gwentTable({
      ada: { close: ['vernon-roche'], deck: ['ves'] },
      bea: { faction: 'monsters', gems: 1, close: ['griffin'] },
    });
    table.endsRound();
    expect(sinceTheEnd(table).map(({ type }) => type)).toEqual(['round-ended', 'game-ended']);
  });

  rule('GW-ROUND-009', 'the third round begins with Skellige, and only then comes the first turn', () => {
    const table = gwentTable({
      ada: { faction: 'skellige', close: ['olaf'] },
      bea: { close: ['geralt-of-rivia'], ranged: ['cow'], secondary: ['bovine-defense-force'] },
      round: 2,
    });

    table.endsRound();

    expect(sinceTheEnd(table).map(({ type }) => type)).toEqual([
      'round-ended',
      'battlefield-cleared',
      'placed',
      'round-started',
    ]);
    expect(table.scenario.table.waitingFor()).toEqual([{ seat: 0, prompt: 'row' }]);
    table.ada.picks('ranged');
    expect(sinceTheEnd(table).at(-1)).toMatchObject({ type: 'placed', card: 'olaf', cause: 'skellige' });
    expect(table.ada.row('ranged')).toEqual(['olaf']);
    expect(table.bea.row('close')).toEqual(['bovine-defense-force']);
    table.isAtRest({ turnOf: 'bea' });
  });
});
