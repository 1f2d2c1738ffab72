import { rule } from '@medallion/testkit';
import { describe, expect } from 'vitest';
import { deckLedBy, type GwentTable, gwentDuel, gwentTable } from '../gwent-table';

const sorted = (cards: readonly string[]) => [...cards].sort();

/** Without one copy of this card. */
function without(cards: readonly string[], card: string): readonly string[] {
  const index = cards.indexOf(card);
  return [...cards.slice(0, index), ...cards.slice(index + 1)];
}

function opening(seed = 'exchange'): GwentTable {
  return gwentDuel(['starter-monsters', 'starter-nilfgaard'], seed);
}

function at(cards: readonly string[], index: number): string {
  const card = cards.at(index);
  if (card === undefined) throw new Error(`no card at ${index}`);
  return card;
}

function exchangesOf(hand: readonly string[]): readonly string[] {
  return ['done', ...new Set(hand.map((card) => `exchange:${card}`))];
}

describe('exchanging opening cards', () => {
  rule('GW-MULL-001', 'nobody has to exchange: the hand dealt may be kept', () => {
    const table = opening();
    const { hand, deck } = table.ada;
    table.ada.isOffered('exchange', exchangesOf(hand));

    table.ada.picks('done');

    expect(table.ada.hand).toEqual(hand);
    expect(table.ada.deck).toEqual(deck);
    expect(table.told('exchange-done')).toMatchObject([{ seat: 0, count: 0 }]);
    table.ada.isAsked(null);
  });

  rule('GW-MULL-001', 'one card may be exchanged, and then enough', () => {
    const table = opening();
    const { hand, deck } = table.ada;

    table.ada.picks(`exchange:${at(hand, 3)}`);
    table.ada.isAsked('exchange');
    table.ada.picks('done');

    expect(sorted(table.ada.hand)).toEqual(sorted([...without(hand, at(hand, 3)), at(deck, -1)]));
    expect(table.told('exchange-done')).toMatchObject([{ seat: 0, count: 1 }]);
    table.ada.isAsked(null);
  });

  rule('GW-MULL-001', 'two cards may be exchanged, and no third', () => {
    const table = opening();
    table.ada.picks(`exchange:${at(table.ada.hand, 0)}`);
    table.ada.picks(`exchange:${at(table.ada.hand, 0)}`);

    expect(table.told('exchanged')).toHaveLength(2);
    expect(table.told('exchange-done')).toMatchObject([{ seat: 0, count: 2 }]);
    expect(table.ada.hand).toHaveLength(10);
    table.ada.isAsked(null);
    table.bea.picks('done');
    table.isAtRest({ turnOf: table.state.starter === 0 ? 'ada' : 'bea' });
  });

  rule(
    'GW-MULL-002',
    'card by card: the replacement comes before the second decision and may be exchanged itself',
    () => {
      const table = opening();
      const { hand, deck } = table.ada;
      const [first, second] = [at(deck, -1), at(deck, -2)];

      table.ada.picks(`exchange:${at(hand, 0)}`);
      const now = [...hand.slice(1), first];
      expect(sorted(table.ada.hand)).toEqual(sorted(now));
      expect(table.ada.deck).toEqual(deck.slice(0, -1));
      table.ada.isOffered('exchange', exchangesOf(now));

      table.ada.picks(`exchange:${first}`);
      expect(sorted(table.ada.hand)).toEqual(sorted([...without(now, first), second]));
      expect(table.told('exchanged')).toMatchObject([
        { seat: 0, out: at(hand, 0), in: first },
        { seat: 0, out: first, in: second },
      ]);
    },
  );

  rule('GW-MULL-003', 'cards put aside come back into the deck only after the last replacement', () => {
    const table = opening();
    const { hand, deck } = table.ada;

    table.ada.picks(`exchange:${at(hand, 0)}`);
    expect(table.ada.view().sides[0].aside).toEqual({ count: 1, cards: [at(hand, 0)] });
    expect(table.ada.deck).toEqual(deck.slice(0, -1));
    expect(table.told('shuffled').filter(({ rule }) => rule === 'GW-MULL-003')).toEqual([]);

    table.ada.picks(`exchange:${at(hand, 1)}`);
    expect(sorted(table.ada.hand)).toEqual(sorted([...hand.slice(2), at(deck, -1), at(deck, -2)]));
    expect(table.ada.view().sides[0].aside.count).toBe(0);
    expect(sorted(table.ada.deck)).toEqual(sorted([...deck.slice(0, -2), at(hand, 0), at(hand, 1)]));
    expect(table.told('shuffled').filter(({ rule }) => rule === 'GW-MULL-003')).toEqual([
      { type: 'shuffled', seat: 0, rule: 'GW-MULL-003' },
    ]);
  });

  rule('GW-MULL-003', 'they are shuffled in after a single exchange too, and lie anywhere in the deck', () => {
    const places = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((seed) => {
      const table = opening(seed);
      const { hand, deck } = table.bea;
      const card = hand.find((one) => !deck.includes(one) && hand.indexOf(one) === hand.lastIndexOf(one)) ?? '';
      table.bea.picks(`exchange:${card}`);
      table.bea.picks('done');
      expect(sorted(table.bea.deck)).toEqual(sorted([...deck.slice(0, -1), card]));
      expect(without(table.bea.deck, card), 'the order of the others').not.toEqual(deck.slice(0, -1));
      expect(table.told('shuffled').at(-1)).toEqual({ type: 'shuffled', seat: 1, rule: 'GW-MULL-003' });
      return table.bea.deck.indexOf(card);
    });
    expect(new Set(places).size).toBeGreaterThan(2);
  });
});

describe('the hand serves for the whole game', () => {
  rule('GW-MULL-004', 'nothing is drawn when the first round starts, nor in a turn', () => {
    const table = opening();
    table.bothKeepTheirHands();
    expect([table.ada.hand.length, table.bea.hand.length]).toEqual([10, 10]);
    table.endsRound();
    expect(table.told('drew')).toEqual([]);
  });

  rule('GW-MULL-004', 'nothing is drawn at the start of the second and the third round', () => {
    const side = { faction: 'scoiatael', isLeaderUsed: true, deck: ['milva', 'riordain'] } as const;
    const table = gwentTable({
      ada: { ...side, hand: ['toruviel', 'dennis-cranmer'] },
      bea: { ...side, hand: ['ida-emean-aep-sivney', 'schirru'] },
    });

    table.ada.plays('toruviel');
    table.endsRound();
    expect([table.ada.hand, table.bea.hand]).toEqual([['dennis-cranmer'], ['ida-emean-aep-sivney', 'schirru']]);

    table.ada.passes();
    table.bea.plays('schirru');
    table.endsRound();
    expect(table.state.round).toBe(3);
    expect([table.ada.hand, table.bea.hand]).toEqual([['dennis-cranmer'], ['ida-emean-aep-sivney']]);
    expect([table.ada.deck, table.bea.deck]).toEqual([
      ['milva', 'riordain'],
      ['milva', 'riordain'],
    ]);
    expect(table.told('drew')).toEqual([]);
  });

  rule('GW-MULL-004', 'an ability that says so does draw', () => {
    const table = gwentTable({ ada: { hand: ['thaler', 'ves'], deck: ['ballista', 'catapult'] }, bea: {} });
    table.ada.plays('thaler');
    expect(table.ada.hand).toEqual(['ves', 'catapult', 'ballista']);
  });
});

describe('both players exchange at once', () => {
  rule('GW-MULL-005', 'neither has to wait for the other, and neither choice changes the other', () => {
    for (const [first, second] of [
      ['ada', 'bea'],
      ['bea', 'ada'],
    ] as const) {
      const table = opening();
      const before = { hand: table[second].hand, deck: table[second].deck, offers: table[second].offers() };
      table[first].isAsked('exchange');
      table[second].isAsked('exchange');

      table[first].picks(at(table[first].offers(), 1));
      table[first].picks('done');
      expect({ hand: table[second].hand, deck: table[second].deck, offers: table[second].offers() }).toEqual(before);

      expect(table.scenario.table.waitingFor()).toEqual([{ seat: table[second].seat, prompt: 'exchange' }]);
      expect(table.told('round-started')).toEqual([]);
      table[second].picks(at(table[second].offers(), 2));
      expect(table.told('round-started')).toEqual([]);
      table[second].picks('done');
      expect(table.told('round-started')).toHaveLength(1);
      table.isAtRest({ turnOf: table.state.starter === 0 ? 'ada' : 'bea' });
    }
  });

  rule('GW-MULL-005', 'neither sees what the other gives away or gets', () => {
    const table = opening();
    table.ada.picks(at(table.ada.offers(), 1));

    expect(table.heard(0, 'exchanged')).toMatchObject([{ out: expect.any(String), in: expect.any(String) }]);
    for (const viewer of [1, 'spectator'] as const) {
      expect(table.heard(viewer, 'exchanged')).toMatchObject([{ seat: 0, out: null, in: null }]);
      expect(table.heard(viewer, 'hand-dealt')[0]).toMatchObject({ seat: 0, cards: Array(10).fill(null) });
    }
    const [seen] = table.bea.view().sides;
    expect([seen.hand, seen.aside]).toEqual([
      { count: 10, cards: null },
      { count: 1, cards: null },
    ]);
  });

  rule('GW-MULL-006', 'an extra opening card is dealt with the others, and still only two may be exchanged', () => {
    const daisy = deckLedBy('francesca-findabair-daisy-of-the-valley', 'starter-scoiatael');
    const table = gwentDuel([daisy, 'starter-monsters']);
    table.ada.picks('seat-0');

    expect(table.told('hand-dealt').map(({ cards }) => cards.length)).toEqual([11, 10]);
    const { hand, deck } = table.ada;
    expect([hand.length, deck.length]).toEqual([11, 18]);
    expect(table.bea.hand).toHaveLength(10);
    table.ada.isOffered('exchange', exchangesOf(hand));

    table.ada.picks(`exchange:${at(hand, 10)}`);
    table.ada.picks(`exchange:${at(hand, 0)}`);
    table.ada.isAsked(null);
    table.bea.picks('done');

    expect(sorted(table.ada.hand)).toEqual(sorted([...hand.slice(1, 10), at(deck, -1), at(deck, -2)]));
    expect(table.ada.deck).toHaveLength(18);
    table.isAtRest({ turnOf: 'ada' });
  });
});
