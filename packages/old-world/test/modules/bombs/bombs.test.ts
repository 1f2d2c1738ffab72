import { seedRng } from '@medallion/kernel';
import { rule } from '@medallion/testkit';
import { describe, expect } from 'vitest';
import { oldWorld } from '../../../src/game';
import { BOMB_FACTS } from '../../../src/modules/bombs/facts';
import { type BombsState, bombs } from '../../../src/modules/bombs/state';
import { CARDS, oldWorldTable, type TableSketch } from '../../old-world-table';
import { type FightSketch, fightTable } from '../../scenarios/fight/fight-table';
import { PLAIN, trailFight } from '../monster-trail/trail-table';

const modules = ['bombs'];
const kind = (id: string): number => BOMB_FACTS.findIndex((one) => one.id === id);
const GRAPESHOT = kind('grapeshot');
const SAMUM = kind('samum');
const lay = (state: Parameters<typeof bombs.put>[0]['state'], own: Partial<BombsState>): void =>
  bombs.put({ state }, { ...bombs.of(state), ...own });
const ownedBy = (table: { readonly state: Parameters<typeof bombs.of>[0] }) => bombs.of(table.state).owned[0] ?? [];

/** Ada stands where potions are brewed. */
function atTheStill(sketch: TableSketch = {}, own: Partial<BombsState> = {}) {
  return oldWorldTable({
    modules,
    ...sketch,
    ada: { at: 'cintra', hand: [CARDS.forest], gold: 1, ...sketch.ada },
    change: (state) => lay(state, own),
  });
}
const POTION_PLACE = (): string => {
  const { locations } = oldWorldTable({}).view;
  return locations.find(({ action }) => action === 'potion')?.id ?? '';
};
function brews(sketch: TableSketch = {}, own: Partial<BombsState> = {}) {
  const table = atTheStill({ ...sketch, ada: { gold: 1, ...sketch.ada, at: POTION_PLACE() } }, own);
  table.ada.does('act:potion');
  return table;
}
function fight(own: readonly number[], sketch: Partial<FightSketch> = {}) {
  return fightTable({
    modules,
    monster: 'harpy',
    pool: ['fight-01', 'fight-02', 'fight-03', 'fight-04', 'fight-05', 'fight-06', ...PLAIN.slice(0, 3)],
    begins: 'witcher',
    ...sketch,
    ada: { hand: ['block-1', 'block-2'], attributes: { alchemy: 2 }, ...sketch.ada },
    lay: (state) => lay(state, { owned: [own, []] }),
  });
}

describe('bombs', () => {
  rule(['OW-MT-042', 'OW-MT-048'], 'lie in a shuffled deck; Dimeritium only where there are special attacks', () => {
    const decks = (modulesOfTable: readonly string[], seed: string): readonly number[] => {
      const config = oldWorld.parseConfig({ players: 2, modules: modulesOfTable });
      if (!config.ok) throw new Error('refused');
      return bombs.of(oldWorld.setup(config.value, seedRng(seed))).deck;
    };
    expect(decks(modules, 'a')).toHaveLength(24);
    expect(decks(modules, 'a')).not.toContain(kind('dimeritium-bomb'));
    const withSpecials = decks(['bombs', 'monster-trail'], 'a');
    expect(withSpecials).toHaveLength(28);
    expect(withSpecials.filter((one) => one === kind('dimeritium-bomb'))).toHaveLength(4);
    expect(decks(modules, 'a').join()).not.toBe(decks(modules, 'b').join());
  });

  rule('OW-MT-043', 'may be taken in the place of a potion, for a gold or a potion', () => {
    const table = brews({ ada: { gold: 1, potions: ['swallow'] } }, { deck: [GRAPESHOT, SAMUM] });
    table.ada.isOffered('bomb-instead', ['no', 'gold', 'potion:swallow']);
    table.ada.does('gold');
    expect([table.ada.gold, ownedBy(table)]).toEqual([0, [SAMUM]]);
    expect(table.ada.board.potions).toHaveLength(1);
    const bySwap = brews({ ada: { gold: 0, potions: ['swallow'] } }, { deck: [GRAPESHOT] });
    bySwap.ada.does('potion:swallow');
    expect([ownedBy(bySwap), bySwap.ada.board.potions]).toEqual([[GRAPESHOT], []]);
    const asEver = brews({ ada: { gold: 1 } }, { deck: [GRAPESHOT] });
    asEver.ada.does('no');
    expect([asEver.ada.gold, ownedBy(asEver), asEver.ada.board.potions.length]).toEqual([1, [], 1]);
  });

  rule('OW-MT-064', 'are offered to nobody without gold and potions, nor when there are none', () => {
    const poor = brews({ ada: { gold: 0 } }, { deck: [GRAPESHOT] });
    expect(poor.ada.board.potions).toHaveLength(1);
    const empty = brews({ ada: { gold: 3 } }, { deck: [], discard: [] });
    expect(empty.ada.board.potions).toHaveLength(1);
    const discarded = brews({ ada: { gold: 3 } }, { deck: [], discard: [SAMUM] });
    discarded.ada.does('gold');
    expect(ownedBy(discarded)).toEqual([SAMUM]);
  });

  rule('OW-MT-045', 'may be four beside four potions; above that one is taken first and then one discarded', () => {
    const table = brews(
      { ada: { gold: 1, potions: ['swallow', 'swallow', 'swallow', 'swallow'] } },
      { deck: [SAMUM], owned: [[GRAPESHOT, GRAPESHOT, GRAPESHOT, GRAPESHOT], []] },
    );
    table.ada.does('gold');
    table.ada.isOffered('bomb-discard', ['bomb:grapeshot', 'bomb:samum']);
    table.ada.does('bomb:grapeshot');
    expect(ownedBy(table)).toHaveLength(4);
    expect(table.ada.board.potions).toHaveLength(4);
    expect(bombs.of(table.state).discard).toEqual([GRAPESHOT]);
  });

  rule('OW-MT-044', 'are decided for each potion of several', () => {
    const table = trailFight({
      monster: 'glustyworp',
      more: ['bombs'],
      pool: [...PLAIN, 'special-1'],
      begins: 'witcher',
      ada: { deck: ['ward-1', 'ward-2', 'ward-3'], hand: ['severe-blow-1'], gold: 2 },
      lay: (state) => lay(state, { deck: [GRAPESHOT, SAMUM] }),
    });
    table.ada.plays('severe-blow-1'); // its passive gives two potions
    expect(table.ada.asked).toBe('bomb-instead');
    table.ada.does('gold');
    expect(table.ada.asked).toBe('bomb-instead');
    table.ada.does('no');
    expect([ownedBy(table), table.ada.potions.length]).toEqual([[SAMUM], 1]);
  });

  rule(['OW-MT-047', 'OW-MT-049'], 'are used in step 1, count with potions, and are discarded after the fight', () => {
    const table = fight([GRAPESHOT, GRAPESHOT, SAMUM], { ada: { potions: ['swallow'], attributes: { alchemy: 2 } } });
    expect(table.ada.offers).toEqual(expect.arrayContaining(['bomb:grapeshot', 'bomb:samum', 'potion:swallow']));
    const before = table.life;
    table.ada.does('bomb:grapeshot');
    expect(table.life).toBe(before - 2);
    table.ada.does('bomb:grapeshot');
    // Alchemy 2 allows two: neither a bomb nor a potion any more.
    expect(table.ada.asked).toBe('fight-combo');
    expect(bombs.of(table.state).used[0]).toEqual([GRAPESHOT, GRAPESHOT]);
    expect(ownedBy(table)).toEqual([SAMUM]);
  });

  rule('OW-MT-049', 'used ones are on the discard pile when the fight is over', () => {
    const table = fight([GRAPESHOT], { pool: ['fight-01', 'fight-02'] });
    table.ada.does('bomb:grapeshot');
    expect(table.end).toBe('attacker-won');
    for (let left = 9; left > 0 && table.state.phase === 'fight'; left--) table.ada.does(table.ada.offers[0] ?? '');
    expect(bombs.of(table.state)).toMatchObject({ discard: [GRAPESHOT], used: [[], []] });
  });

  rule('OW-MT-046', 'are no potions: what takes potions leaves them', () => {
    const table = trailFight({
      monster: 'griffin',
      more: ['bombs'],
      pool: [...PLAIN, 'special-2'],
      begins: 'opponent',
      ada: { deck: ['ward-1', 'ward-2', 'ward-3', 'ward-4'], hand: ['block-1'], potions: ['swallow'] },
      lay: (state) => lay(state, { owned: [[GRAPESHOT], []] }),
    });
    table.bea.does('charge');
    expect([table.ada.potions, ownedBy(table)]).toEqual([[], [GRAPESHOT]]);
  });

  rule('OW-MT-048', 'Dimeritium undoes a special attack or a passive ability as it is turned over', () => {
    const own = (state: Parameters<typeof bombs.put>[0]['state']): void =>
      lay(state, { owned: [[kind('dimeritium-bomb')], []] });
    const deck = ['ward-1', 'ward-2', 'ward-3', 'ward-4', 'ward-5'];
    const attack = trailFight({
      monster: 'archespore',
      more: ['bombs'],
      pool: [...PLAIN, 'special-4'],
      begins: 'opponent',
      ada: { deck, hand: ['block-1'] },
      lay: own,
    });
    attack.bea.does('charge');
    attack.ada.isOffered('fight-special', ['pass', 'bomb:dimeritium-bomb']);
    attack.ada.does('bomb:dimeritium-bomb');
    expect(attack.ada.deck).toHaveLength(5);
    expect(attack.fight.fighters[0]?.limits).toEqual([]);
    const passive = trailFight({
      monster: 'leshen',
      more: ['bombs'],
      pool: [...PLAIN, 'special-4'],
      begins: 'witcher',
      ada: { deck, hand: ['wolf-cleave-1'] },
      lay: own,
    });
    passive.ada.plays('wolf-cleave-1').does('bomb:dimeritium-bomb');
    expect(passive.told('witcher-hit')).toEqual([]);
  });

  /** Ada throws it or not, plays one card, and the monster charges once. */
  const afterOneTurn = (bomb: string | null) => {
    const table = fight(bomb === null ? [] : [kind(bomb)], {
      ada: { hand: ['block-1', 'block-2'], deck: ['ward-1', 'ward-2', 'ward-3', 'ward-4', 'ward-5', 'ward-6'] },
    });
    const { life } = table;
    if (bomb !== null) table.ada.does(`bomb:${bomb}`);
    table.ada.plays('block-1');
    table.bea.does('charge');
    const hits = table.told('witcher-hit').map(({ damage }) => damage);
    return { table, lost: life - table.life, hit: hits.reduce((sum, n) => sum + n, 0) };
  };

  rule('OW-MT-049', 'Dancing Star burns at once, and again as its owner begins their next fight turn', () => {
    expect(afterOneTurn('dancing-star').lost - afterOneTurn(null).lost).toBe(2);
  });

  rule('OW-MT-049', 'Samum lessens the next attack of the foe by two', () => {
    const [plain, softened] = [afterOneTurn(null), afterOneTurn('samum')];
    expect([plain.hit, softened.hit]).toEqual([plain.hit, Math.max(0, plain.hit - 2)]);
    expect(plain.hit).toBeGreaterThan(0);
  });

  rule('OW-MT-049', 'Northern Wind lets the next attack take nothing but damage', () => {
    const potionsAfter = (isThrown: boolean) => {
      const table = trailFight({
        monster: 'griffin',
        more: ['bombs'],
        pool: [...PLAIN, 'special-2'],
        begins: 'witcher',
        ada: { deck: ['ward-1', 'ward-2', 'ward-3', 'ward-4'], hand: ['block-1'], potions: ['swallow'] },
        lay: (state) => lay(state, { owned: [[kind('northern-wind')], []] }),
      });
      if (isThrown) table.ada.does('bomb:northern-wind');
      if (table.ada.asked !== 'fight-combo') table.ada.does('go-on');
      table.ada.plays('block-1');
      table.bea.does('charge');
      return table.ada.potions;
    };
    expect([potionsAfter(false), potionsAfter(true)]).toEqual([[], ['swallow']]);
  });
});
