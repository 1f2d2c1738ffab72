import { seedRng } from '@medallion/kernel';
import { rule } from '@medallion/testkit';
import { describe, expect } from 'vitest';
import { actionCardIndex, cardId } from '../../../src/core/cards/components';
import { oldWorld } from '../../../src/game';
import { ADVANCED_KINDS, kindOf } from '../../../src/modules/advanced-cards/kinds';
import { oldWorldTable, QUIET_POOL } from '../../old-world-table';
import { type FightSketch, fightTable } from '../../scenarios/fight/fight-table';
import { PLAIN } from '../monster-trail/trail-table';

const advanced = ['advanced-cards'];
function laid(modules: readonly unknown[], players = 2) {
  const config = oldWorld.parseConfig({ players, schools: ['wolf', 'viper'].slice(0, players), modules });
  if (!config.ok) throw new Error(JSON.stringify(config.refusal));
  return oldWorld.setup(config.value, seedRng('cards'));
}
const poolOf = (first: string): readonly string[] => [first, ...QUIET_POOL.slice(1)];
/** Ada stands at the end of phase III. */
const buying = (first: string, hand: readonly string[], poolDeck?: readonly string[]) =>
  oldWorldTable({
    modules: advanced,
    phase: 'gain',
    pool: poolOf(first),
    ...(poolDeck === undefined ? {} : { poolDeck }),
    ada: { hand },
  });
function fight(sketch: Partial<FightSketch>) {
  return fightTable({
    modules: ['advanced-cards', 'unique-cards'],
    monster: 'harpy',
    pool: [...PLAIN],
    begins: 'witcher',
    ...sketch,
  });
}
/** A pool whose top card charges for two damage. */
const TWO = ['fight-01', 'fight-02', 'fight-03', 'fight-12'];

describe('unique action cards', () => {
  rule('OW-MT-027', 'join the first deck of their school: eleven cards', () => {
    const { witchers } = laid(['unique-cards']);
    const owned = witchers.map(({ hand, deck }) => [...hand, ...deck].map(cardId));
    expect(owned.map(({ length }) => length)).toEqual([11, 11]);
    expect(owned[0]).toContain('wolf-agility');
    expect(owned[1]).toContain('viper-hidden-blade');
    const plain = laid([]).witchers[0];
    expect((plain?.hand.length ?? 0) + (plain?.deck.length ?? 0)).toBe(10);
  });

  rule('OW-MT-065', 'are starting cards: never in the pool, and 1 at Vengerberg', () => {
    const state = laid(['unique-cards', 'advanced-cards']);
    const market = state.markets.flatMap(({ row, deck }) => [...row, ...deck]).map(cardId);
    expect(market).not.toContain('wolf-agility');
    expect(market).not.toContain('cat-sharp-claws');
    const { view } = oldWorldTable({ modules: ['unique-cards'] });
    const place = view.locations.find(({ action }) => action === 'card-exchange')?.id ?? '';
    const table = oldWorldTable({
      modules: ['unique-cards'],
      ada: { at: place, hand: ['wolf-agility'] },
      pool: ['ward-1', 'severe-blow-1', 'swift-cut-1', 'block-1', 'magic-trap-1', 'maiming-cut-1'],
    });
    table.ada.does('act:card-exchange', 'wolf-agility');
    expect(table.trashed).not.toContain('ward-1');
    expect(table.ada.offers().length).toBeGreaterThan(0);
  });
});

describe('advanced action cards', () => {
  rule(
    ['OW-MT-028', 'OW-MT-029'],
    'are shuffled into the common deck: all forty, or all four of the chosen kinds',
    () => {
      const cardsOf = (modules: readonly unknown[]): readonly string[] =>
        laid(modules)
          .markets.flatMap(({ row, deck }) => [...row, ...deck])
          .map(cardId)
          .filter((id) => ADVANCED_KINDS.includes(kindOf(id)));
      expect(cardsOf(advanced)).toHaveLength(40);
      const two = cardsOf([{ id: 'advanced-cards', options: { kinds: ['feint', 'ritual-oil'] } }]);
      expect(two).toHaveLength(8);
      expect(new Set(two.map(kindOf))).toEqual(new Set(['feint', 'ritual-oil']));
      expect(cardsOf([])).toEqual([]);
      const config = { players: 2, modules: [{ id: 'advanced-cards', options: { kinds: ['feint'] } }] };
      const parsed = oldWorld.parseConfig(config);
      if (!parsed.ok) throw new Error('refused');
      expect(oldWorld.unpackConfig(oldWorld.packConfig(parsed.value) ?? '')).toEqual(parsed);
    },
  );

  rule('OW-MT-030', 'a grey card follows no extension, but may begin a combo', () => {
    // Cleave has an extension of every colour that can follow it; Battle Focus is grey.
    const table = fight({ ada: { hand: ['battle-focus-1', 'feint-1', 'severe-blow-1'], deck: ['ward-1'] } });
    table.ada.does('play:feint-1');
    expect(table.ada.offers).toContain('play:severe-blow-1');
    expect(table.ada.offers).not.toContain('play:battle-focus-1');
    const first = fight({ ada: { hand: ['battle-focus-1', 'severe-blow-1'], deck: ['ward-1'] } });
    first.ada.does('play:battle-focus-1');
    expect(first.ada.offers).toContain('play:severe-blow-1');
    const ciri = fight({
      ada: {
        school: 'ciri',
        hand: ['battle-focus-1', 'feint-1', 'ward-2'],
        deck: ['ward-1'],
        attributes: { specialty: 5 },
      },
    });
    ciri.ada.does('play:feint-1');
    expect(ciri.ada.offers.filter((one) => one.includes('battle-focus'))).toEqual([]);
    const wraith = fight({
      ada: { hand: ['battle-focus-1', 'feint-1'], deck: ['ward-1'], trophies: ['nightwraith'] },
    });
    wraith.ada.does('play:feint-1');
    expect(wraith.ada.offers.some((one) => one.startsWith('play:battle-focus-1'))).toBe(true);
  });

  rule('OW-MT-028', 'rolls a die for each that its combo shows, and what it says joins the damage', () => {
    const dealt = new Set<string>();
    for (const luck of 'abcdefghij') {
      const table = fight({
        ada: { hand: ['sweeping-aard-1', 'wolf-quick-slash-1'], deck: ['ward-1', 'ward-2'] },
        lay: (state) => Object.assign(state.rng, seedRng(luck)),
      });
      const { life } = table;
      table.ada.plays('sweeping-aard-1', 'wolf-quick-slash-1');
      const dice = table.told('die-rolled').map(({ die }) => die);
      expect(dice).toHaveLength(1);
      expect(life - table.life).toBe(2 + ((dice[0] ?? 0) >= 4 ? 2 : 0));
      dealt.add(`${life - table.life}`);
    }
    expect([...dealt].sort()).toEqual(['2', '4']);
  });

  rule('OW-MT-031', 'acts as its combo is finished, where its condition holds', () => {
    const dealt = (deck: readonly string[]) => {
      const table = fight({ ada: { hand: ['viper-hidden-blade'], deck } });
      const { life } = table;
      table.ada.plays('viper-hidden-blade');
      return life - table.life;
    };
    expect([dealt(['ward-1']), dealt([])]).toEqual([2, 3]);
  });

  rule('OW-MT-031', 'acts at once when damage takes it, before the rest of the damage', () => {
    const table = fight({
      begins: 'opponent',
      pool: TWO,
      ada: { hand: ['block-1'], deck: ['ward-1', 'ward-2', 'perfect-dodge-1'], shield: 0 },
    });
    table.bea.does('charge'); // 2 damage: the card on top gives a shield, which catches the second
    expect(table.ada.deck).toEqual(['ward-1', 'ward-2']);
    expect(table.ada.shield).toBe(0);
    const deep = fight({
      begins: 'opponent',
      pool: TWO,
      ada: { hand: ['block-1'], deck: ['ward-1', 'ward-2', 'mirror-ward-1'], shield: 0 },
    });
    deep.bea.does('charge');
    expect(deep.ada.hand).toContain('mirror-ward-1');
    const hand = fight({
      begins: 'opponent',
      pool: TWO,
      ada: { hand: ['mirror-ward-1', 'block-1', 'block-2'], deck: [], shield: 0 },
    });
    hand.bea.does('charge');
    hand.ada.does('mirror-ward-1'); // from the hand it does nothing
    expect(hand.ada.discard).toContain('mirror-ward-1');
  });

  rule('OW-MT-032', 'and not when it is discarded for anything else', () => {
    const table = fight({
      begins: 'opponent',
      // Two random cards of the hand, which are no damage.
      monster: 'griffin',
      pool: ['fight-01', 'fight-06'],
      ada: { hand: ['perfect-dodge-1'], deck: ['ward-1', 'ward-2', 'ward-3'], shield: 0 },
    });
    table.bea.does('charge');
    expect(table.ada.discard).toContain('perfect-dodge-1');
    expect(table.ada.shield).toBe(0);
    expect(table.told('module')).toEqual([]);
  });

  rule(['OW-MT-033', 'OW-MT-034'], 'with a trash cost is bought with one trashed card, whatever its space', () => {
    for (const place of [0, 5]) {
      const pool = QUIET_POOL.map((card, at) => (at === place ? 'ritual-oil-1' : card));
      const table = oldWorldTable({ modules: advanced, phase: 'gain', pool, ada: { hand: ['block-2', 'block-3'] } });
      table.ada.does('ritual-oil-1', 'block-3');
      expect(table.trashed).toContain('block-3');
      expect(table.ada.discard).not.toContain('block-3');
      expect([...table.ada.hand].toSorted()).toEqual(['block-2', 'ritual-oil-1']);
    }
  });

  rule('OW-MT-066', 'can be had only with a card in hand, and must be taken where nothing else can be paid', () => {
    const offered = buying('ritual-oil-1', ['block-2']);
    expect(offered.ada.offers()).toContain('ritual-oil-1');
    expect(buying('ritual-oil-1', []).ada.offers()).not.toContain('ritual-oil-1');
    // Nothing but the leftmost space of the pool is left, and a hand of one card.
    const only = oldWorldTable({
      modules: advanced,
      phase: 'gain',
      pool: ['ritual-oil-1', ...['severe-blow-1', 'severe-blow-2', 'severe-blow-3', 'severe-blow-4', 'severe-blow-5']],
      ada: { hand: ['block-2'] },
    });
    expect(only.ada.offers()).toContain('ritual-oil-1');
    expect(only.ada.offers()).not.toContain('done');
  });

  rule('OW-MT-035', 'with a trash cost is no card of cost 0, 1 or 2: not at Vengerberg, not by any effect', () => {
    const { view } = oldWorldTable({ modules: advanced });
    const place = view.locations.find(({ action }) => action === 'card-exchange')?.id ?? '';
    const table = oldWorldTable({
      modules: advanced,
      ada: { at: place, hand: ['severe-blow-2'] },
      pool: poolOf('ritual-oil-1'),
    });
    table.ada.does('act:card-exchange');
    if (table.ada.offers().includes('severe-blow-2')) table.ada.does('severe-blow-2');
    expect(table.ada.offers()).not.toContain('ritual-oil-1');
    const zero = laid(advanced).markets[0]?.row.slice(-3).map(cardId) ?? [];
    expect(zero.every((id) => !['ritual-oil', 'axii-command'].includes(kindOf(id)))).toBe(true);
  });

  rule('OW-MT-036', 'but any card of the pool may be it, and then nothing is trashed', async () => {
    const { poolCards } = await import('../../../src/base/market/market');
    const oil = actionCardIndex('ritual-oil-1');
    const market = { row: [oil, actionCardIndex('ward-1')], deck: [], discard: [] };
    expect(poolCards(market, 'any')).toContain(oil);
    expect(poolCards(market, 0)).not.toContain(oil);
  });
});
