import { rule } from '@medallion/testkit';
import { describe, expect } from 'vitest';
import { gwentDuel, gwentTable } from '../gwent-table';

describe('Nilfgaard', () => {
  rule('GW-NIL-001', 'wins a tied round: only the opponent gives up a gem', () => {
    for (const nilfgaard of ['ada', 'bea'] as const) {
      const table = gwentTable({
        ada: { close: ['ves'], faction: nilfgaard === 'ada' ? 'nilfgaard' : 'scoiatael' },
        bea: { close: ['mahakaman-defender'], faction: nilfgaard === 'bea' ? 'nilfgaard' : 'scoiatael' },
      });
      table.endsRound();

      expect([table.ada.gems, table.bea.gems]).toEqual(nilfgaard === 'ada' ? [2, 1] : [1, 2]);
      expect(table.told('round-ended')).toMatchObject([
        { totals: [5, 5], winner: nilfgaard === 'ada' ? 0 : 1, rule: 'GW-NIL-001' },
      ]);
    }
    const behind = gwentTable({ ada: { faction: 'nilfgaard', close: ['ves'] }, bea: { close: ['dennis-cranmer'] } });
    behind.endsRound();
    expect([behind.ada.gems, behind.bea.gems]).toEqual([1, 2]); // one point short is no tie
  });

  rule('GW-NIL-002', 'that wins a tie is the winner in every respect and starts the next round', () => {
    const table = gwentTable({
      ada: { faction: 'northern-realms', deck: ['ves'] },
      bea: { faction: 'nilfgaard', gems: 1 },
      starter: 'ada',
    });
    table.endsRound();
    expect(table.state.results).toEqual([{ totals: [0, 0], winner: 1 }]);
    expect(table.told('round-started')).toMatchObject([{ round: 2, starter: 1 }]);
    expect(table.ada.hand).toEqual([]); // the Northern Realms have not won it
    table.isAtRest({ turnOf: 'bea' });

    table.endsRound();
    expect([table.ada.gems, table.bea.gems]).toEqual([0, 1]);
    table.isOver({ winner: 'bea' });
  });

  rule('GW-NIL-003', 'on both sides handles a tie normally: both give up a gem', () => {
    const table = gwentTable({
      ada: { faction: 'nilfgaard', close: ['vreemde'] },
      bea: { faction: 'nilfgaard', close: ['vreemde'] },
      turn: 'bea',
    });
    table.endsRound();
    expect([table.ada.gems, table.bea.gems]).toEqual([1, 1]);
    expect(table.told('round-ended')).toMatchObject([{ winner: null, losers: [0, 1], rule: 'GW-NIL-003' }]);
    table.isAtRest({ turnOf: 'bea' });

    table.endsRound();
    table.isOver({ winner: null });
  });
});

describe('the Northern Realms', () => {
  rule('GW-NR-001', 'draw one card from the top of their deck after each round they win', () => {
    const table = gwentTable({
      ada: { hand: ['ves'], close: ['vernon-roche'], deck: ['ballista', 'trebuchet', 'thaler'] },
      bea: { faction: 'northern-realms', hand: ['dethmold'], deck: ['keira-metz', 'catapult'] },
    });
    table.endsRound();
    expect([table.ada.hand, table.ada.deck]).toEqual([
      ['ves', 'thaler'],
      ['ballista', 'trebuchet'],
    ]);
    expect(table.bea.hand).toEqual(['dethmold']); // the same faction, but lost
    expect(table.told('drew')).toEqual([{ type: 'drew', seat: 0, cards: ['thaler'], rule: 'GW-NR-001' }]);

    table.ada.passes();
    table.bea.plays('dethmold');
    table.bea.passes();
    expect(table.bea.hand).toEqual(['catapult']);
    expect(table.ada.hand).toEqual(['ves', 'thaler']);
    expect(table.told('drew')).toHaveLength(2);
    table.isAtRest({ turnOf: 'bea' });

    const others = gwentTable({ ada: { faction: 'scoiatael', close: ['ves'], deck: ['milva'] }, bea: {} });
    others.endsRound();
    expect(others.ada.hand).toEqual([]);
  });

  rule('GW-NR-002', 'draw nothing for a drawn or lost round, nor from an empty deck', () => {
    const drawn = gwentTable({ ada: { deck: ['ves'], close: ['ves'] }, bea: { close: ['mahakaman-defender'] } });
    drawn.endsRound();
    expect(drawn.state.results).toMatchObject([{ winner: null }]);
    expect([drawn.ada.hand, drawn.ada.deck]).toEqual([[], ['ves']]);

    const lost = gwentTable({ ada: { deck: ['ves'], close: ['ves'] }, bea: { close: ['dennis-cranmer'] } });
    lost.endsRound();
    expect([lost.ada.hand, lost.ada.deck]).toEqual([[], ['ves']]);

    const empty = gwentTable({
      ada: { close: ['ves'], discard: ['ballista'] },
      bea: { deck: ['milva'] },
    });
    empty.endsRound();
    expect(empty.state.results).toMatchObject([{ winner: 0 }]);
    expect([empty.ada.hand, empty.ada.discard, empty.bea.deck]).toEqual([[], ['ballista', 'ves'], ['milva']]);
    empty.isAtRest({ turnOf: 'ada' });
  });
});

describe("the Scoia'tael", () => {
  rule('GW-SCO-001', 'decide who takes the first turn of the game, themselves or the opponent', () => {
    for (const [elves, decks] of [
      [0, ['starter-scoiatael', 'starter-monsters']],
      [1, ['starter-skellige', 'starter-scoiatael']],
    ] as const) {
      for (const starter of [0, 1]) {
        const table = gwentDuel(decks);
        const [elf, rival] = elves === 0 ? [table.ada, table.bea] : [table.bea, table.ada];
        rival.isAsked(null);
        elf.isOffered('starter', ['seat-0', 'seat-1']);
        expect(table.told('hand-dealt')).toEqual([]);
        elf.picks(`seat-${starter}`);
        expect(table.told('coin-tossed')).toEqual([]);
        expect(table.told('starter-chosen')).toEqual([
          { type: 'starter-chosen', seat: elves, starter, rule: 'GW-SCO-001' },
        ]);
        table.ada.picks('done');
        table.bea.picks('done');
        table.isAtRest({ turnOf: starter === 0 ? 'ada' : 'bea' });
      }
    }
  });

  rule('GW-SCO-002', 'have no say in who starts the later rounds', () => {
    const table = gwentDuel(['starter-scoiatael', 'themed-white-frost']);
    table.ada.picks('seat-0');
    table.ada.picks('done');
    table.bea.picks('done');
    table.ada.passes();
    const unit = table.bea.offers().find((option) => /^play:.*:(close|ranged|siege)$/.test(option)) ?? '';
    table.bea.picks(unit);
    table.endsRound();

    expect(table.state.results).toMatchObject([{ winner: 1 }]);
    table.isAtRest({ turnOf: 'bea' }); // the winner, not the player they had chosen
    expect(table.told('starter-chosen')).toHaveLength(1);

    const drawn = gwentTable({ ada: { faction: 'monsters' }, bea: {}, starter: 'ada' });
    drawn.endsRound();
    drawn.isAtRest({ turnOf: 'ada' });
  });

  rule('GW-SCO-003', 'on both sides leave the start to the coin', () => {
    const starters = Array.from({ length: 12 }, (_, seed) => {
      const table = gwentDuel(['starter-scoiatael', 'themed-the-free-elves'], `toss ${seed}`);
      const { starter } = table.state;
      expect(table.told('coin-tossed')).toEqual([{ type: 'coin-tossed', starter, rule: 'GW-SCO-003' }]);
      expect(table.told('starter-chosen')).toEqual([]);
      table.ada.isAsked('exchange');
      table.bea.isAsked('exchange');
      return starter;
    });
    expect(new Set(starters)).toEqual(new Set([0, 1]));
  });
});
