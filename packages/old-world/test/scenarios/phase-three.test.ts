import { rule } from '@medallion/testkit';
import { describe, expect } from 'vitest';
import { MARKET_CARDS, STARTING_CARD_FACTS } from '../../src/core/cards/components';
import { CARDS, newOldWorld, oldWorldTable, QUIET_POOL, WOLF } from '../old-world-table';

const { forest, mountain, water, wild } = CARDS;
const FIVE = [...WOLF.forest, ...WOLF.water.slice(0, 2)];

describe('phase III', () => {
  rule('OW-TURN-002', 'comes last: movement and actions, then one action of phase II, then cards', () => {
    const table = oldWorldTable({ steps: 0, ada: { hand: [forest] }, city: ['CITY18'] });
    table.ada.isAsked('journey');
    table.ada.does('end');
    table.ada.isAsked('deed');
    table.ada.does('explore:city', 'second');
    table.ada.isAsked('discard');
    table.ada.does('done');
    table.ada.isAsked('gain-card');
    expect(table.view.phases).toEqual(['journey', 'deed', 'discard', 'gain']);
  });

  rule('OW-TURN-009', 'follows phase II, whatever was done in it', () => {
    const meditated = oldWorldTable({ phase: 'deed', ada: { hand: [forest], spot: 3, attributes: { combat: 5 } } });
    meditated.ada.does('meditate:combat');
    meditated.ada.isAsked('discard');
    const explored = oldWorldTable({ phase: 'deed', ada: { hand: [forest] }, city: ['CITY18'] });
    explored.ada.does('explore:city', 'second');
    explored.ada.isAsked('discard');
  });

  rule('OW-DRAW-001', 'discards any number of cards, and down to three at least', () => {
    const table = oldWorldTable({ phase: 'discard', ada: { hand: FIVE } });
    table.ada.isBlocked('done', 'OW-DRAW-001');
    table.ada.does(FIVE[0] as string);
    table.ada.isBlocked('done', 'OW-DRAW-001');
    table.ada.does(FIVE[1] as string);
    table.ada.may('done');
    table.ada.does(FIVE[2] as string, 'done');
    expect(table.ada.discard).toEqual(FIVE.slice(0, 3));
    const few = oldWorldTable({ phase: 'discard', ada: { hand: [forest, water] } });
    few.ada.isOffered('discard', ['done', forest, water]);
  });

  rule('OW-DRAW-002', 'draws up to three cards, from the discard pile too if need be', () => {
    const table = oldWorldTable({ phase: 'discard', ada: { hand: [forest], deck: [water], discard: [mountain] } });
    table.ada.does('done');
    expect(table.ada.hand).toEqual([forest, water, mountain]);
    const full = oldWorldTable({ phase: 'discard', ada: { hand: [forest, water, mountain], deck: [wild] } });
    full.ada.does('done');
    expect(full.ada.hand).toHaveLength(3);
  });

  rule(
    'OW-DRAW-003',
    'draws more or fewer cards where something says so, in this turn only, and never below none',
    () => {
      const drawn = (draw: number): number => {
        const table = oldWorldTable({
          phase: 'discard',
          ada: { hand: [forest] },
          draw,
        });
        table.ada.does('done');
        return table.ada.hand.length;
      };
      expect([-5, -2, -1, 1, 2].map(drawn)).toEqual([1, 1, 2, 4, 5]);
      const least = oldWorldTable({ phase: 'discard', ada: { hand: [forest] }, draw: -5 });
      expect(least.view.turn.drawTarget).toBe(0);
      const table = oldWorldTable({ phase: 'deed', ada: { hand: [] }, city: ['CITY19'] });
      table.ada.does('explore:city', 'first');
      expect(table.ada.hand).toHaveLength(5);
      table.ada.does('ward-1');
      expect(table.view.turn.drawTarget).toBe(3);
    },
  );

  const buying = { phase: 'gain', ada: { hand: [forest, water, mountain] } } as const;

  rule(['OW-DRAW-004', 'OW-DRAW-009'], 'takes a card into the hand, paid with other cards of the hand', () => {
    const table = oldWorldTable(buying);
    table.ada.mayNot('done', 'none');
    table.ada.does('magic-trap-1', water);
    expect(table.ada.hand).toEqual([forest, mountain, 'magic-trap-1']);
    expect(table.ada.discard).toEqual([water]);
    const dear = oldWorldTable({ ...buying, ada: { hand: [forest, water] } });
    dear.ada.isBlocked('maiming-cut-1', 'OW-DRAW-004');
  });

  rule('OW-DRAW-009', 'does not let a card pay for itself', () => {
    const table = oldWorldTable({ ...buying, ada: { hand: [forest] } });
    table.ada.mayNot('block-1');
    table.ada.does('magic-trap-1');
    expect(table.ada.hand).toEqual(['magic-trap-1']);
  });

  rule('OW-DRAW-005', 'takes none when none can be paid', () => {
    const pool = ['maiming-cut-1', 'maiming-cut-2', 'block-1', 'block-2', 'block-3', 'maiming-cut-3'];
    const table = oldWorldTable({ phase: 'gain', ada: { hand: [], deck: [], discard: [] }, pool });
    expect(table.told('no-card-gained')).toHaveLength(1);
    expect(table.pool).toEqual(pool);
    table.waitsFor('bea', 'deed');
  });

  rule(
    ['OW-DRAW-006', 'OW-DRAW-007', 'OW-DRAW-008'],
    'costs 1 more on the two left spaces, 1 less on the right one, never below 0',
    () => {
      const ones = ['block-1', 'block-2', 'block-3', 'block-4', 'block-5', 'block-6'];
      const table = oldWorldTable({ ...buying, pool: ones });
      expect(table.view.markets[0]?.row.map((space) => space?.price)).toEqual([2, 2, 1, 1, 1, 0]);
      const zeros = oldWorldTable({ ...buying, pool: ['ward-1', 'ward-2', 'ward-3', 'ward-4', 'ward-5', 'ward-6'] });
      expect(zeros.view.markets[0]?.row.map((space) => space?.price)).toEqual([1, 1, 0, 0, 0, 0]);
      table.ada.does('block-6');
      expect(table.ada.discard).toEqual([]);
    },
  );

  rule('OW-DRAW-010', 'gains one card and no more', () => {
    const table = oldWorldTable(buying);
    table.ada.does('ward-1');
    table.ada.isAsked(null);
    expect(table.told('card-gained')).toHaveLength(1);
  });

  rule('OW-DRAW-011', 'refills the pool, and the turn passes on', () => {
    const table = oldWorldTable({ ...buying, bea: { hand: ['viper-cleave-1'] }, poolDeck: ['reflex-1'] });
    table.ada.does('severe-blow-1');
    expect(table.pool).toEqual(['reflex-1', 'maiming-cut-1', 'block-1', 'magic-trap-1', 'swift-cut-1', 'ward-1']);
    table.waitsFor('bea', 'journey');
    expect(table.view.active).toBe(1);
  });

  rule('OW-TURN-001', 'hands on clockwise, round after round', () => {
    const table = oldWorldTable({ phase: 'gain', active: 'cyn', ada: { hand: [forest] }, bea: {}, cyn: { hand: [] } });
    table.cyn.does('ward-1');
    expect([table.view.active, table.view.round]).toEqual([0, 2]);
    const inner = oldWorldTable({
      phase: 'gain',
      active: 'ada',
      ada: { hand: [] },
      bea: { hand: ['viper-cleave-1'] },
      cyn: {},
    });
    inner.ada.does('ward-1');
    expect([inner.view.active, inner.view.round]).toEqual([1, 1]);
    newOldWorld({ players: 3, schools: ['wolf', 'viper', 'bear'], first: 1 }).waitsFor('bea', 'journey');
  });

  rule('OW-TURN-010', 'comes to its end before the next player begins: pool changes keep the order of turns', () => {
    const table = oldWorldTable({ ...buying, bea: { hand: ['viper-cleave-1'] } });
    table.waitsFor('ada', 'gain-card');
    table.ada.does('ward-1');
    table.waitsFor('bea', 'journey');
  });
});

describe('the pool', () => {
  rule(
    ['OW-TERM-013', 'OW-SETUP-008'],
    'slides to the right over the gap and gets a new card on the left; it has six spaces',
    () => {
      const table = oldWorldTable({ phase: 'gain', ada: { hand: [forest] }, poolDeck: ['reflex-1', 'reflex-2'] });
      table.ada.does('magic-trap-1');
      expect(table.pool).toEqual(['reflex-2', 'maiming-cut-1', 'block-1', 'swift-cut-1', 'severe-blow-1', 'ward-1']);
      expect(table.pool).toHaveLength(6);
    },
  );

  rule('OW-TERM-013', 'is refilled from the common discard pile, and stays empty on the left without any', () => {
    const sketch = { phase: 'gain', ada: { hand: [forest] }, poolDeck: [] } as const;
    const table = oldWorldTable({ ...sketch, poolDiscard: ['reflex-1'] });
    table.ada.does('ward-1');
    expect(table.pool[0]).toBe('reflex-1');
    const empty = oldWorldTable(sketch);
    empty.ada.does('ward-1');
    expect(empty.pool).toEqual([null, ...QUIET_POOL.slice(0, 5)]);
  });

  const given = { phase: 'deed', ada: { hand: [] }, city: ['CITY18'] } as const;

  rule(
    ['OW-ZERO-001', 'OW-ZERO-002', 'OW-ZERO-003'],
    'gives any card of printed cost 0 to the discard pile, and is refilled',
    () => {
      const pool = ['ward-2', 'block-1', 'magic-trap-1', 'swift-cut-1', 'maiming-cut-1', 'block-2'];
      const table = oldWorldTable({
        ...given,
        pool,
        poolDeck: ['reflex-1'],
        draw: -3,
      });
      table.ada.does('explore:city', 'first');
      table.ada.isOffered('take-card', ['ward-2', 'swift-cut-1']);
      table.ada.does('ward-2');
      expect(table.ada.discard).toEqual(['ward-2']);
      expect(table.ada.hand).toEqual([]);
      expect(table.pool).toEqual(['reflex-1', ...pool.slice(1)]);
    },
  );

  rule(
    ['OW-ZERO-004', 'OW-ZERO-005', 'OW-TERM-014'],
    'without one turns over the deck; what is not taken goes to the common discard pile',
    () => {
      const pool = ['maiming-cut-1', 'block-1', 'magic-trap-1', 'block-3', 'maiming-cut-2', 'block-2'];
      const table = oldWorldTable({
        ...given,
        pool,
        poolDeck: ['ward-2', 'ward-1', 'reflex-1', 'block-4'],
        draw: -3,
      });
      table.ada.does('explore:city', 'first');
      expect(table.ada.discard).toEqual(['ward-1']);
      expect(table.poolDiscard).toEqual(['block-4', 'reflex-1']);
      expect(table.poolDeck).toEqual(['ward-2']);
      expect(table.bea.discard).toEqual([]);
    },
  );

  rule('OW-ZERO-004', 'gives nothing when there is no such card at all', () => {
    const pool = ['maiming-cut-1', 'block-1', 'magic-trap-1', 'block-3', 'maiming-cut-2', 'block-2'];
    const table = oldWorldTable({
      ...given,
      pool,
      poolDeck: ['reflex-1'],
      draw: -3,
    });
    table.ada.does('explore:city', 'first');
    expect(table.ada.discard).toEqual([]);
    expect(table.ada.gold).toBe(1);
  });
});

describe('cards', () => {
  rule('OW-TERM-001', 'that are discarded lie face up on top of the own pile', () => {
    const table = oldWorldTable({ phase: 'discard', ada: { hand: [forest, water], discard: [mountain], deck: [] } });
    table.ada.does(forest);
    expect(table.bea.view().witchers[0]?.discard.cards).toEqual([mountain, forest]);
  });

  rule('OW-TERM-002', 'that are trashed are out of the game', () => {
    const table = oldWorldTable({
      phase: 'deed',
      ada: { hand: [forest], deck: [], discard: [water] },
      city: ['CITY08'],
    });
    table.ada.does('explore:city', 'second');
    table.ada.isOffered('trash-card', [forest, water]);
    table.ada.does(water);
    expect(table.trashed).toEqual([water]);
    table.ada.does('done');
    expect([...table.ada.hand, ...table.ada.deck, ...table.ada.discard]).toEqual([forest]);
  });

  rule('OW-TERM-003', 'of a deck are hidden from all, those of a discard pile open to all', () => {
    const table = oldWorldTable({ ada: { hand: [forest], discard: [water] } });
    expect(table.bea.view().witchers[0]?.deck).toEqual({ count: 8, cards: null });
    expect(table.ada.view().witchers[0]?.deck.cards).toBeNull();
    expect(table.bea.view().witchers[0]?.discard.cards).toEqual([water]);
    expect(table.bea.view().witchers[0]?.hand).toEqual({ count: 1, cards: null });
  });

  rule(
    ['OW-TERM-008', 'OW-TERM-009'],
    'of the own deck may be looked through when not active nor fighting, never in their order',
    () => {
      const deck = ['viper-yrden-sign-2', 'viper-aard-sign-1', 'viper-cleave-1'];
      const table = oldWorldTable({ ada: { hand: [forest] }, bea: { deck } });
      expect(table.bea.view().witchers[1]?.deck.cards).toEqual([...deck].sort());
      expect(table.ada.view().witchers[1]?.deck.cards).toBeNull();
      const active = oldWorldTable({ active: 'bea', bea: { deck, hand: ['viper-cleave-2'] } });
      expect(active.bea.view().witchers[1]?.deck.cards).toBeNull();
      const fighting = oldWorldTable({
        phase: 'deed',
        ada: { at: 'vizima', hand: [forest] },
        bea: { at: 'vizima', deck },
      });
      fighting.ada.does('fight:seat-1');
      expect(fighting.bea.view().witchers[1]?.deck.cards).toBeNull();
    },
  );

  rule('OW-TERM-005', 'come from the reshuffled discard pile when the deck is empty', () => {
    const table = oldWorldTable({
      phase: 'deed',
      ada: { hand: [], deck: [forest], discard: [water, mountain] },
      city: ['CITY16'],
    });
    table.ada.does('explore:city', 'first');
    expect(table.ada.hand).toHaveLength(2);
    expect([table.ada.discard, table.ada.deck.length]).toEqual([[], 1]);
    expect(table.told('reshuffled')).toHaveLength(1);
    const discard = [...WOLF.forest, ...WOLF.mountain, ...WOLF.water];
    const order = oldWorldTable({ phase: 'deed', ada: { hand: [], deck: [], discard }, city: ['CITY16'] });
    order.ada.does('explore:city', 'first');
    expect([...order.ada.deck, ...order.ada.hand.toReversed()]).not.toEqual(discard);
  });

  rule('OW-TERM-007', 'that do not exist are not drawn', () => {
    const table = oldWorldTable({ phase: 'discard', ada: { hand: [], deck: [forest], discard: [] } });
    expect(table.ada.hand).toEqual([forest]);
  });

  rule('OW-TERM-010', 'in hand are seven at most; draws beyond that are lost', () => {
    const hand = [...WOLF.forest, ...WOLF.mountain];
    const table = oldWorldTable({ phase: 'deed', ada: { hand, deck: [...WOLF.water] }, city: ['CITY16'] });
    table.ada.does('explore:city', 'first');
    expect(table.ada.hand).toHaveLength(7);
    expect(table.ada.discard).toEqual([]);
    expect(table.ada.deck).toHaveLength(2);
  });

  rule('OW-TERM-010', 'gained with a full hand go to the discard pile', () => {
    const hand = [...WOLF.forest, ...WOLF.mountain, WOLF.wild];
    const table = oldWorldTable({ phase: 'gain', ada: { hand } });
    table.ada.does('ward-1');
    expect(table.ada.hand).toEqual(hand);
    expect(table.ada.discard).toEqual(['ward-1']);
  });

  rule('OW-TERM-015', 'and gold are given and taken as far as they go', () => {
    const table = oldWorldTable({ phase: 'deed', ada: { hand: [forest], deck: [] }, city: ['CITY07'] });
    table.ada.does('explore:city', 'first');
    table.ada.isAsked('raise-attribute');
    expect(table.ada.hand).toEqual([]);
    const poor = oldWorldTable({ phase: 'deed', ada: { hand: [], gold: 0 }, city: ['CITY01'], dice: [1] });
    poor.ada.does('explore:city', 'first');
    expect(poor.ada.gold).toBe(0);
    const bare = oldWorldTable({ phase: 'deed', ada: { hand: [], shield: 1 }, city: ['CITY09'] });
    bare.ada.does('explore:city', 'first');
    expect([bare.ada.board.shield, bare.ada.gold]).toEqual([0, 2]);
  });

  rule(
    'OW-TERM-004',
    'are read out, and dice for the locals rolled, by the player whose turn comes just before',
    () => {
      const table = oldWorldTable({ ada: { at: 'novigrad', hand: [forest], gold: 1 }, bea: {}, cyn: {}, dov: {} });
      table.ada.does('act:gambling');
      expect(table.view.poker?.rolledBy).toBe(3);
      const second = oldWorldTable({ active: 'cyn', ada: {}, bea: {}, cyn: { at: 'novigrad', gold: 1 } });
      second.cyn.does('act:gambling');
      expect(second.view.poker?.rolledBy).toBe(1);
    },
  );

  rule('OW-TERM-011', 'have one of five colours, as many of each in the market', () => {
    const counts = new Map<string, number>();
    for (const { color } of MARKET_CARDS) counts.set(color, (counts.get(color) ?? 0) + 1);
    expect([...counts].sort()).toEqual(['blue', 'green', 'purple', 'red', 'yellow'].map((color) => [color, 18]));
    const five = [...counts.keys()];
    expect([...STARTING_CARD_FACTS, ...MARKET_CARDS].every(({ color }) => five.includes(color))).toBe(true);
  });
});
