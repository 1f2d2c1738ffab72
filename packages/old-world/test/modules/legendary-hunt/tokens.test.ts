import { rule } from '@medallion/testkit';
import { describe, expect, it } from 'vitest';
import { NONE } from '../../../src/core/state';
import { DESTRUCTION_TOKENS, tokenFacts } from '../../../src/modules/legendary-hunt/facts';
import { legendaryHunt } from '../../../src/modules/legendary-hunt/state';
import { mutagens } from '../../../src/modules/mutagens/state';
import { CARDS } from '../../old-world-table';
import { type HuntTableSketch, huntOf, huntTable, placeOf, toldOfHunt } from './hunt-table';

const { forest, mountain, water } = CARDS;
const HAND = [forest, mountain, water];

/** Ada ends phase I in Novigrad, on this token. */
function takes(token: string, sketch: HuntTableSketch = {}) {
  const table = huntTable({
    ...sketch,
    ada: { at: 'novigrad', hand: HAND, ...sketch.ada },
    hunt: { laid: { novigrad: token }, ...sketch.hunt },
  });
  table.ada.does('end');
  return table;
}
type Hunt = ReturnType<typeof takes>;
const attributesOf = (table: Hunt) => table.ada.board.attributes.map(({ level }) => level);
const drawTarget = (table: Hunt) => table.view.turn.drawTarget;
const goingOn = (table: Hunt): void => table.waitsFor('ada', 'deed');

describe('a destruction token', () => {
  rule(['OW-LH-026', 'OW-LH-028'], 'is taken by whoever ends phase I on it, before phase II, and kept', () => {
    const table = takes('two-gold-1');
    expect(table.ada.gold).toBe(2);
    expect(huntOf(table)).toMatchObject({ laid: [], pile: 23 });
    expect(huntOf(table).hunters[0]?.tokens).toEqual(['two-gold-1']);
    expect(toldOfHunt(table)).toEqual([
      { what: 'token-taken', seat: 0, rule: 'OW-LH-026', token: 'two-gold-1', at: 'novigrad' },
    ]);
    goingOn(table);
    expect(table.told('phase-started').map(({ phase }) => phase)).toEqual(['destruction-token', 'deed']);
    table.ada.does('explore:city');
    expect(table.told('explored')).toHaveLength(1);
  });

  rule('OW-LH-026', 'also where phase I is skipped, and where the monster stands', () => {
    const skipped = huntTable({
      steps: 0,
      ada: { at: 'novigrad', hand: [] },
      hunt: { laid: { novigrad: 'two-gold-1' }, at: 'novigrad' },
    });
    expect(skipped.ada.gold).toBe(2);
    goingOn(skipped);
    // It counts for the fight of this turn.
    expect(huntOf(skipped).hunters[0]).toMatchObject({ life: 19, begins: true });
  });

  rule('OW-LH-027', 'gives nothing to whoever passes through, and stays', () => {
    const table = huntTable({
      steps: 0,
      ada: { at: 'hengfors', hand: HAND },
      hunt: { laid: { novigrad: 'two-gold-1' } },
    });
    table.ada.does(`move:novigrad:${forest}`);
    expect(table.ada.gold).toBe(0);
    table.ada.does(`move:cidaris:${water}`, 'end');
    expect([table.ada.gold, huntOf(table).laid]).toEqual([0, ['novigrad']]);
    goingOn(table);
  });

  rule('OW-LH-026', 'is nobody else’s, and none lies where none was laid', () => {
    const table = takes('two-gold-1', { bea: { at: 'novigrad' } });
    expect(table.bea.gold).toBe(0);
    expect(huntOf(table).hunters[1]?.tokens).toEqual([]);
    const away = takes('two-gold-1', { ada: { at: 'hengfors' } });
    expect(toldOfHunt(away)).toEqual([]);
  });

  rule('OW-LH-029', 'may bring two potions', () => {
    const table = takes('two-potions-1', { potionDeck: ['swallow', 'blizzard'] });
    expect(table.ada.board.potions.toSorted()).toEqual(['blizzard', 'swallow']);
    expect(drawTarget(table)).toBe(3);
    // Over the limit of four the owner chooses what to discard, in the middle of it.
    const full = takes('two-potions-1', { ada: { potions: ['swallow', 'swallow', 'black-blood', 'black-blood'] } });
    full.waitsFor('ada', 'discard-potion');
    full.ada.does('black-blood').does(full.ada.offers()[0] ?? '');
    expect(full.ada.board.potions).toHaveLength(4);
    goingOn(full);
  });
  rule('OW-LH-030', 'may bring a potion, and a card more in phase III', () => {
    const table = takes('potion-and-card-1', { potionDeck: ['swallow', 'blizzard'] });
    expect([table.ada.board.potions.length, drawTarget(table)]).toEqual([1, 4]);
  });
  rule('OW-LH-031', 'may bring two gold', () => {
    const table = takes('two-gold-2', { ada: { gold: 1 } });
    expect([table.ada.gold, drawTarget(table)]).toEqual([3, 3]);
  });
  rule('OW-LH-032', 'may bring a gold, and a card more in phase III', () => {
    const table = takes('gold-and-card-3');
    expect([table.ada.gold, drawTarget(table)]).toEqual([1, 4]);
  });
  rule('OW-LH-033', 'may take a shield, for two cards more in phase III', () => {
    const table = takes('shield-for-cards-1', { ada: { shield: 1 } });
    expect([table.ada.board.shield, drawTarget(table)]).toEqual([0, 5]);
    const none = takes('shield-for-cards-1', { ada: { shield: 0 } });
    expect([none.ada.board.shield, drawTarget(none)]).toEqual([0, 5]);
  });
  rule('OW-LH-034', 'may bring a card that costs 0 to the discard pile, and a card less in phase III', () => {
    const table = takes('free-card-2', { pool: ['maiming-cut-1', 'swift-cut-1', 'severe-blow-1', 'ward-1'] });
    if (table.ada.offers().includes('ward-1')) table.ada.does('ward-1');
    expect(table.ada.discard).toHaveLength(1);
    expect(table.told('card-gained')).toMatchObject([{ to: 'discard', rule: 'OW-ZERO-001' }]);
    expect(drawTarget(table)).toBe(2);
    goingOn(table);
  });
  rule('OW-LH-035', 'may raise the attribute that it shows, with a card less in phase III', () => {
    for (const [at, name] of ['combat', 'defense', 'alchemy', 'specialty'].entries()) {
      const table = takes(`raise-${name}`);
      expect(attributesOf(table)).toEqual([1, 1, 1, 1].map((level, place) => (place === at ? 2 : level)));
      expect(drawTarget(table)).toBe(2);
      expect(table.told('attribute-raised')).toMatchObject([{ rule: 'OW-LH-035' }]);
    }
    const top = takes('raise-combat', { ada: { attributes: { combat: 5 }, level: 1 } });
    expect([attributesOf(top), drawTarget(top)]).toEqual([[5, 1, 1, 1], 2]);
    // Alchemy brings its potion, as ever.
    expect(takes('raise-alchemy').ada.board.potions).toHaveLength(1);
  });
  rule('OW-LH-036', 'may take every shield, and raise an attribute of choice', () => {
    const table = takes('raise-any-1', { ada: { shield: 2, attributes: { defense: 2 } } });
    table.waitsFor('ada', 'raise-attribute');
    expect(table.ada.board.shield).toBe(0);
    table.ada.does('defense');
    expect([attributesOf(table), table.ada.board.shield]).toEqual([[1, 3, 1, 1], 1]); // the shield of the level comes after it
    expect(drawTarget(table)).toBe(3);
    goingOn(table);
  });

  rule('OW-LH-037', 'draws no cards for a level that it brings', () => {
    const almost = { attributes: { combat: 1, defense: 2, alchemy: 2, specialty: 2 }, level: 1 };
    const table = takes('raise-combat', { ada: almost });
    expect(table.ada.board).toMatchObject({ level: 2, hand: { count: 3 } });
    expect(table.told('cards-drawn')).toEqual([]);
    const any = takes('raise-any-2', { ada: almost });
    any.ada.does('combat');
    expect(any.ada.board).toMatchObject({ level: 2, hand: { count: 3 } });
    expect(legendaryHunt.of(any.state).isQuiet).toBe(false);
    // A level gained elsewhere in the same turn does.
    const trained = huntTable({
      ada: { at: 'kaer-morhen', hand: HAND, gold: 9, ...almost },
      hunt: { laid: { 'kaer-morhen': 'raise-alchemy' } },
    });
    trained.ada.does('act:training', 'combat');
    expect(trained.ada.hand.length).toBeGreaterThan(3);
  });
  rule('OW-LH-037', 'nor a mutagen, which stands for them', () => {
    const ada = { attributes: { combat: 1, defense: 2, alchemy: 2, specialty: 2 }, level: 1 };
    const table = takes('raise-combat', { modules: ['mutagens'], ada });
    goingOn(table);
    expect(mutagens.of(table.state).owned[0]).toEqual([]);
    expect(table.ada.board).toMatchObject({ level: 2, hand: { count: 3 } });
  });

  rule('OW-LH-057', 'is no trail, and helps nobody against another monster', () => {
    const table = huntTable({
      phase: 'deed',
      lairs: { forest: { monster: 'arachas', at: 'novigrad' } },
      ada: { at: 'novigrad', hand: HAND },
      hunt: { owned: [6] },
    });
    expect(table.ada.board.trails).toEqual([]);
    table.ada.does('fight:arachas');
    for (let left = 5; left > 0 && table.view.fight?.stage === 'begin'; left--)
      table.ada.does(table.ada.offers()[0] ?? '');
    expect(table.view.fight?.monster).toMatchObject({ hasTrail: false, lifeOf: table.view.lairs[0]?.life });
    expect(table.view.fight?.turn).toBe(1); // the monster begins
    expect(huntOf(table).protectionLeft).toBeNull();
  });

  rule('OW-LH-058', 'comes with all it brings before the lost mount is set loose, and phase II', () => {
    const table = huntTable({
      modules: ['lost-mount'],
      ada: { at: 'novigrad', hand: HAND },
      hunt: { laid: { novigrad: 'raise-any-1' } },
      change: (state) => {
        state.slices = { ...state.slices, 'lost-mount': { at: NONE, foundBy: 0 } };
      },
    });
    table.ada.does('end');
    table.waitsFor('ada', 'raise-attribute');
    table.ada.does('alchemy');
    expect(table.ada.board.potions).toHaveLength(1);
    table.waitsFor('ada', 'mount-stack');
    table.ada.does('forest').does(table.ada.offers()[0] ?? '');
    goingOn(table);
  });
});

describe('every destruction token', () => {
  it('does what its data says', () => {
    for (const [token, { id }] of DESTRUCTION_TOKENS.entries()) {
      const table = takes(id, { ada: { shield: 1, gold: 1 } });
      while (table.state.phase === 'destruction-token') table.ada.does(table.ada.offers()[0] ?? '');
      const { effects } = tokenFacts(token);
      const sum = (word: string): number =>
        effects.reduce((n, effect) => n + (effect.do === word ? Number(effect.n ?? 0) : 0), 0);
      const isRaising = effects.some((effect) => effect.do === 'raise');
      const raised = attributesOf(table).reduce((n, level) => n + level - 1, 0);
      const zero = effects.some((effect) => effect.do === 'shield' && effect.to === 'zero');
      const alchemy = attributesOf(table)[2] === 2 ? 1 : 0;
      const defense = attributesOf(table)[1] === 2 ? 1 : 0;
      expect(
        [
          table.ada.gold,
          drawTarget(table),
          raised,
          table.ada.board.potions.length,
          table.ada.board.shield,
          table.ada.discard.length,
        ],
        id,
      ).toEqual([
        1 + sum('gold'),
        3 + sum('phase-draw'),
        isRaising ? 1 : 0,
        sum('potion') + alchemy,
        (zero ? 0 : 1 + sum('shield')) + defense,
        effects.some((effect) => effect.do === 'card') ? 1 : 0,
      ]);
      expect(legendaryHunt.of(table.state).owned[0]).toEqual([token]);
      expect(legendaryHunt.of(table.state).board.some(({ at }) => at === placeOf('novigrad'))).toBe(false);
    }
  });
});
