import { rule } from '@medallion/testkit';
import { describe, expect } from 'vitest';
import { READY_MADE } from '../../src/deck/ready-made';
import { deckLedBy, type GwentTable, gwentDuel } from '../gwent-table';

const sorted = (cards: readonly string[]) => [...cards].sort();

/** Every copy in a ready-made deck. */
function cardsOf(id: string): readonly string[] {
  const deck = READY_MADE.find((ready) => ready.id === id);
  if (deck === undefined) throw new Error(`no such deck: ${id}`);
  return sorted(Object.entries(deck.cards).flatMap(([card, copies]) => Array<string>(copies).fill(card)));
}

const types = (table: GwentTable) => table.scenario.told.map(({ type }) => type);

describe('preparing the game', () => {
  rule('GW-SETUP-001', 'each player starts with two gems', () => {
    const table = gwentDuel(['starter-monsters', 'starter-nilfgaard']);
    expect([table.ada.gems, table.bea.gems]).toEqual([2, 2]);
    expect(table.bea.view().sides.map(({ gems }) => gems)).toEqual([2, 2]);
    table.bothKeepTheirHands();
    expect([table.ada.gems, table.bea.gems]).toEqual([2, 2]);
  });

  rule('GW-SETUP-002', 'each player chooses one of the leaders of the faction, which then lies open', () => {
    for (const leader of ['eredin-destroyer-of-worlds', 'eredin-breacc-glas-the-treacherous']) {
      const table = gwentDuel([deckLedBy(leader, 'starter-monsters'), 'starter-scoiatael']);
      table.bea.isAsked('starter');
      for (const view of [table.ada.view(), table.bea.view(), table.scenario.table.view('spectator')]) {
        expect(view.sides.map((side) => side.leader.id)).toEqual([leader, 'francesca-findabair-pureblood-elf']);
      }
    }
  });

  rule('GW-SETUP-002', 'the leader is not shuffled into the deck', () => {
    const table = gwentDuel(['starter-monsters', 'starter-skellige']);
    expect(sorted([...table.ada.hand, ...table.ada.deck])).toEqual(cardsOf('starter-monsters'));
    expect(sorted([...table.bea.hand, ...table.bea.deck])).toEqual(cardsOf('starter-skellige'));
    expect(table.ada.hand.length + table.ada.deck.length).toBe(29);
    expect(cardsOf('starter-monsters')).not.toContain('eredin-king-of-the-wild-hunt');
  });
});

describe('who starts', () => {
  rule('GW-SETUP-003', 'a coin decides who takes the first turn', () => {
    for (const [coin, starter] of [
      [0, 'ada'],
      [1, 'bea'],
    ] as const) {
      const table = gwentDuel(['starter-monsters', 'starter-nilfgaard'], 'coin', 'own-deck', [coin]);
      expect(table.told('coin-tossed')).toEqual([{ type: 'coin-tossed', starter: coin, rule: 'GW-SETUP-003' }]);
      table.bothKeepTheirHands();
      expect(table.told('round-started')).toMatchObject([{ round: 1, starter: coin }]);
      table.isAtRest({ turnOf: starter });
      table.usedAllRolls();
    }
    expect(() => gwentDuel(['starter-monsters', 'starter-nilfgaard'], 'coin', 'own-deck', [2])).toThrow(RangeError);
  });

  rule('GW-SETUP-003', 'nobody can tell how the coin will fall', () => {
    const seeds = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j'];
    const starters = seeds.map((seed) => gwentDuel(['starter-monsters', 'starter-skellige'], seed).state.starter);
    expect(new Set(starters)).toEqual(new Set([0, 1]));
  });

  rule('GW-SETUP-004', "no coin is tossed where Scoia'tael decides", () => {
    for (const [option, starter] of [
      ['seat-0', 'ada'],
      ['seat-1', 'bea'],
    ] as const) {
      const decks = { ada: ['starter-scoiatael', 'starter-monsters'], bea: ['starter-monsters', 'starter-scoiatael'] };
      for (const who of ['ada', 'bea'] as const) {
        const [first, second] = decks[who];
        const table = gwentDuel([first, second], 'choice', 'own-deck', []);
        table[who].isOffered('starter', ['seat-0', 'seat-1']);
        table[who === 'ada' ? 'bea' : 'ada'].isAsked(null);
        table[who].picks(option);
        table.bothKeepTheirHands();
        expect(types(table)).not.toContain('coin-tossed');
        table.isAtRest({ turnOf: starter });
      }
    }
  });

  rule('GW-SETUP-006', 'who starts is settled before anybody has drawn a card', () => {
    const chosen = gwentDuel(['starter-scoiatael', 'starter-monsters']);
    chosen.ada.isAsked('starter');
    expect([chosen.ada.hand, chosen.bea.hand]).toEqual([[], []]);
    expect(chosen.ada.view().sides.map(({ hand, deck }) => [hand.count, deck.count])).toEqual([
      [0, 29],
      [0, 29],
    ]);
    chosen.ada.picks('seat-1');
    expect([chosen.ada.hand.length, chosen.bea.hand.length]).toEqual([10, 10]);

    const tossed = gwentDuel(['starter-nilfgaard', 'starter-monsters']);
    expect(types(tossed)).toEqual(['coin-tossed', 'shuffled', 'hand-dealt', 'shuffled', 'hand-dealt']);
  });
});

describe('opening hands', () => {
  const SEEDS = ['a', 'b', 'c', 'd', 'e'];

  rule('GW-SETUP-005', 'both players draw ten cards from their own deck', () => {
    const table = gwentDuel(['starter-northern-realms', 'starter-nilfgaard']);
    expect([table.ada.hand.length, table.bea.hand.length]).toEqual([10, 10]);
    expect(sorted([...table.ada.hand, ...table.ada.deck])).toEqual(cardsOf('starter-northern-realms'));
    expect(sorted([...table.bea.hand, ...table.bea.deck])).toEqual(cardsOf('starter-nilfgaard'));
    expect(table.told('hand-dealt')).toMatchObject([
      { seat: 0, cards: table.ada.hand, rule: 'GW-SETUP-005' },
      { seat: 1, cards: table.bea.hand, rule: 'GW-SETUP-005' },
    ]);
    for (const player of [table.ada, table.bea]) player.isAsked('exchange');
  });

  rule('GW-SETUP-005', 'both players shuffle before they draw, so every game has other hands and other decks', () => {
    const tables = SEEDS.map((seed) => gwentDuel(['starter-monsters', 'starter-monsters'], seed));
    for (const table of tables) {
      expect(table.told('shuffled')).toEqual([
        { type: 'shuffled', seat: 0, rule: 'GW-SETUP-005' },
        { type: 'shuffled', seat: 1, rule: 'GW-SETUP-005' },
      ]);
      expect(sorted([...table.ada.hand, ...table.ada.deck])).toEqual(cardsOf('starter-monsters'));
    }
    const piles = tables.flatMap(({ ada, bea }) => [ada, bea]);
    expect(new Set(piles.map(({ hand }) => sorted(hand).join())).size).toBe(piles.length);
    expect(new Set(piles.map(({ deck }) => deck.join())).size).toBe(piles.length);
  });
});
