import { seedRng } from '@medallion/kernel';
import { rule } from '@medallion/testkit';
import { describe, expect } from 'vitest';
import { readEvent } from '../../../src/base/explore/event-cards';
import { invariants } from '../../../src/core/invariants';
import type { OldWorldState } from '../../../src/core/state';
import { oldWorld, oldWorldWith } from '../../../src/game';
import { PACK_EVENTS } from '../../../src/modules/adventure-pack/facts';
import { adventurePack } from '../../../src/modules/adventure-pack/state';
import { CARDS, type TableSketch } from '../../old-world-table';
import { FILLER, type FightSketch, fightTable, MILD } from '../../scenarios/fight/fight-table';
import { PACK, packTable, told, viewOf } from './pack-table';

const { forest, water } = CARDS;
const numberOf = (id: string): number =>
  PACK_EVENTS.find((card) => card.kind === 'companion' && card.companion === id)?.number ?? 0;
const owning = (...ids: readonly string[]): readonly number[] => ids.map(numberOf);

describe('an equipment or companion card of the pack', () => {
  oldWorldWith([
    {
      manifest: { id: 'read-saddlebags', comes: 'by-choice' },
      lists: {
        interludes: {
          add: [
            {
              id: 'read',
              step: function* (play) {
                yield* readEvent(play, play.state.active, numberOf('saddlebags'));
                play.state.phase = 'deed';
              },
            },
          ],
        },
      },
    },
  ]);
  const read = (sketch: TableSketch) => packTable({ phase: 'read', modules: [...PACK, 'read-saddlebags'], ...sketch });

  rule(['OW-AP-007', 'OW-QUEST-007'], 'is gained once: whoever comes second, or twice, gains nothing', () => {
    const first = read({ ada: { hand: [] } });
    expect(first.ada.board.companions).toEqual([{ event: numberOf('saddlebags'), companion: 'saddlebags' }]);
    for (const owner of ['ada', 'bea'] as const) {
      const again = read({ ada: { hand: [] }, [owner]: { hand: [], companions: owning('saddlebags') } });
      expect(again.told('companion-owned')).toMatchObject([{ seat: 0, companion: 'saddlebags', rule: 'OW-AP-007' }]);
      expect(again.told('companion-gained')).toEqual([]);
      expect(again[owner].board.companions).toHaveLength(1);
      expect(invariants(again.state as OldWorldState).filter((what) => what.includes('masters'))).toEqual([]);
    }
  });
});

describe('on the way', () => {
  for (const [id, to, from, wrong] of [
    ['woodsmans-cloak', 'novigrad', 'hengfors', water],
    ['waders', 'cidaris', 'novigrad', forest],
    ['grappling-hook', 'hengfors', 'novigrad', forest],
  ] as const) {
    rule(['OW-QUEST-007', 'OW-MOVE-004'], `${id} makes one card enough, as often as one likes`, () => {
      const sketch = (companions: readonly number[]) =>
        packTable({ steps: 0, ada: { at: from, hand: [wrong], gold: 0, companions } });
      const table = sketch(owning(id));
      const roads = table.view.locations.find((place) => place.id === from)?.ways ?? [];
      const land = (place: string) => table.view.locations.find((one) => one.id === place)?.terrain;
      const target = roads.find((place) => land(place) === land(to));
      expect(target, `a road from ${from}`).toBeDefined();
      expect(sketch([]).ada.offers()).not.toContain(`move:${target}:${wrong}+${id}`);
      table.ada.does(`move:${target}:${wrong}+${id}`);
      expect([table.ada.at, table.ada.hand]).toEqual([target, []]);
      expect(table.told('companion-used')).toMatchObject([{ companion: id }]);
      // Nowhere else.
      const others = sketch(owning(id))
        .ada.offers()
        .filter((option) => option.endsWith(`+${id}`));
      expect(others.every((option) => land(option.split(':')[1] ?? '') === land(to))).toBe(true);
    });
  }

  const rumour = (companions: readonly number[], tokens: readonly string[], at = 'vizima') =>
    packTable({
      phase: 'deed',
      city: ['ACITY37'],
      lairs: { forest: { at: 'dhuwod' } },
      tokens: { forest: tokens, mountain: [], water: [] },
      ada: { hand: [], at, companions },
    });
  rule(
    ['OW-QUEST-007', 'OW-LOC-019'],
    'spyglass lets its owner choose between two places, unseen by the others',
    () => {
      const table = rumour(owning('spyglass'), ['beauclair', 'novigrad', 'vengerberg']);
      table.ada.does('explore:city', 'first');
      table.ada.isOffered('trail-token', ['novigrad', 'vengerberg']);
      expect(JSON.stringify(table.bea.view())).not.toMatch(/"at":"vengerberg"|"at":"novigrad"/);
      table.ada.does('novigrad');
      expect(table.told('trail-quest-taken')).toMatchObject([{ at: 'novigrad', terrain: 'forest' }]);
      expect([...table.tokens('forest')].sort()).toEqual(['beauclair', 'vengerberg']);
      expect(adventurePack.of(table.state).drawn).toEqual([]);
      expect(table.scenario.told.map((event) => JSON.stringify(event)).join()).not.toContain('vengerberg');
    },
  );
  rule(
    ['OW-LOC-020', 'OW-QUEST-007'],
    'never to where one stands; with one place left there is nothing to choose',
    () => {
      const here = rumour(owning('spyglass'), ['beauclair', 'vengerberg', 'novigrad'], 'novigrad');
      here.ada.does('explore:city', 'first');
      here.ada.isOffered('trail-token', ['beauclair', 'vengerberg']);
      const one = rumour(owning('spyglass'), ['novigrad']);
      one.ada.does('explore:city', 'first');
      expect(one.told('trail-quest-taken')).toMatchObject([{ at: 'novigrad' }]);
      const without = rumour([], ['beauclair', 'novigrad']);
      without.ada.does('explore:city', 'first');
      expect(without.told('trail-quest-taken')).toMatchObject([{ at: 'novigrad' }]);
    },
  );
});

describe('in town', () => {
  const poker = (companions: readonly number[], dice: readonly number[], players = 2) => {
    const table = packTable({ players, ada: { at: 'novigrad', hand: [forest], gold: 3, companions }, dice });
    if (!table.ada.offers().includes('act:gambling')) throw new Error('no tavern here');
    table.ada.does('act:gambling');
    for (let left = 4; left > 0 && !table.ada.offers().includes('end'); left--) {
      const [open] = table.scenario.table.waitingFor();
      if (open === undefined) break;
      table.scenario.answer(open.seat, 'keep');
    }
    return table;
  };
  const WON = [6, 6, 6, 6, 6, 1, 2, 3, 4, 6];
  const LOST = [1, 2, 3, 4, 6, 6, 6, 6, 6, 6];
  rule(
    ['OW-QUEST-007', 'OW-POKER-010'],
    'dice from Oxenfurt pay 1 more for a game that is won, and nothing for a lost one',
    () => {
      const gold = (companions: readonly number[], dice: readonly number[]) => poker(companions, dice).ada.gold;
      expect(gold(owning('oxenfurt-dice'), WON) - gold([], WON)).toBe(1);
      expect(gold(owning('oxenfurt-dice'), LOST) - gold([], LOST)).toBe(0);
    },
  );
  rule(['OW-QUEST-007', 'OW-SOLO-006'], 'alone for a throw that pays', () => {
    const gold = (companions: readonly number[], dice: readonly number[]) => poker(companions, dice, 1).ada.gold;
    const five = [6, 6, 6, 6, 6];
    expect(gold(owning('oxenfurt-dice'), five) - gold([], five)).toBe(1);
    expect(gold(owning('oxenfurt-dice'), [1, 2, 3, 4, 6]) - gold([], [1, 2, 3, 4, 6])).toBe(0);
  });

  rule(['OW-QUEST-007', 'OW-LOC-015'], 'an apprentice takes 1 gold off every training, but one is always paid', () => {
    const train = (companions: readonly number[], combat: number, training = 0) => {
      const attributes = { combat, defense: 3, alchemy: 3, specialty: 3 };
      const table = packTable({
        ada: { at: 'kaer-morhen', hand: [forest], gold: 9, companions, attributes, training },
      });
      table.ada.does('act:training', 'combat');
      return 9 - table.ada.gold;
    };
    expect([train([], 2), train(owning('apprentice'), 2)]).toEqual([3, 2]);
    expect([train(owning('apprentice'), 1), train(owning('apprentice'), 2, 3)]).toEqual([1, 1]);
    expect(train(owning('apprentice'), 4, 3)).toBe(1);
    const poor = packTable({ ada: { at: 'kaer-morhen', hand: [forest], gold: 1, companions: owning('apprentice') } });
    poor.ada.does('act:training', 'combat');
    expect(poor.ada.gold).toBe(0);
  });

  rule(['OW-QUEST-007', 'OW-POTION-001'], 'saddlebags hold a fifth potion, and no sixth', () => {
    const four = ['swallow', 'swallow', 'blizzard', 'blizzard'];
    const brew = (companions: readonly number[], potions: readonly string[]) => {
      const table = packTable({
        phase: 'deed',
        city: ['ACITY02'],
        ada: { hand: [], companions, potions },
        potionDeck: ['tawny-owl', 'tawny-owl'],
      });
      table.ada.does('explore:city', 'first');
      while (table.ada.offers().includes('tawny-owl')) table.ada.does('tawny-owl');
      return table.ada.board.potions.length;
    };
    expect(brew([], four)).toBe(4);
    expect(brew(owning('saddlebags'), four)).toBe(5);
    expect(brew(owning('saddlebags'), [...four, 'swallow'])).toBe(5);
    const five = packTable({
      phase: 'deed',
      ada: { hand: [], companions: owning('saddlebags'), potions: [...four, 'swallow'] },
    });
    expect(invariants(five.state as OldWorldState).filter((what) => what.includes('5 potions'))).toEqual([]);
  });

  rule(['OW-QUEST-007', 'OW-MED-006'], 'a chess set brings two more cards in phase III after meditating', () => {
    const drawn = (companions: readonly number[]) => {
      const table = packTable({
        phase: 'deed',
        attributeTrophies: [1, 1, 1, 1],
        ada: { hand: [], companions, level: 2, attributes: { combat: 5, defense: 2, alchemy: 2, specialty: 2 } },
      });
      table.ada.does('meditate:combat');
      while (table.view.phase === 'deed' || table.ada.offers().length > 0) {
        if (table.view.phase === 'gain') break;
        table.ada.does(table.ada.offers()[0] ?? '');
      }
      return table.told('cards-drawn').at(-1)?.n;
    };
    expect([drawn([]), drawn(owning('chess-set'))]).toEqual([3, 5]);
    const explored = packTable({
      phase: 'deed',
      city: ['ACITY09'],
      ada: { hand: [], companions: owning('chess-set') },
    });
    explored.ada.does('explore:city', 'first');
    expect(explored.told('cards-drawn').at(-1)).toMatchObject({ n: 3 });
  });
});

describe('the fortune-teller', () => {
  const sketch = {
    phase: 'deed',
    city: ['ACITY11', 'ACITY09'],
    ada: { hand: [], companions: owning('fortune-teller') },
  } as const;
  rule(['OW-QUEST-007', 'OW-EXPLORE-004'], 'tells her owner alone what both options hold, once a game', () => {
    const table = packTable(sketch);
    table.ada.does('explore:city');
    table.ada.isOffered('fortune', ['no', 'look']);
    table.ada.does('look');
    expect(told(table, 'foretold')).toMatchObject([{ seat: 0, about: { card: 'ACITY09' } }]);
    expect(table.state.reading?.isForetold).toBe(true);
    table.ada.isAsked('exploration-option');
    expect(JSON.stringify(table.bea.view().scene)).not.toContain('effects');
    // In a world to think in she has seen this card, and no other.
    for (let seed = 0; seed < 10; seed++) {
      const world = oldWorld.clone(table.state as OldWorldState);
      world.city.push(0, 1, 2, 3);
      oldWorld.scramble(world, 0, seedRng(`world-${seed}`));
      expect(world.reading?.card).toBe(table.state.reading?.card);
    }
    const again = packTable({
      ...sketch,
      change: (state) => {
        state.slices = { ...state.slices, 'adventure-pack': { ...adventurePack.of(state), hasForetold: true } };
      },
    });
    again.ada.does('explore:city');
    again.ada.isAsked('exploration-option');
  });
  rule('OW-QUEST-007', 'or keeps silent, and may be asked at the next card; nobody else hears her', () => {
    const table = packTable(sketch);
    table.ada.does('explore:city', 'no');
    expect([table.state.reading?.isForetold, adventurePack.of(table.state).hasForetold]).toEqual([false, false]);
    const other = packTable({ ...sketch, ada: { hand: [] }, bea: { companions: owning('fortune-teller') } });
    other.ada.does('explore:city');
    other.ada.isAsked('exploration-option');
    expect(viewOf(other).secrets).toHaveLength(2);
  });
  rule(['OW-QUEST-007', 'OW-QUEST-006'], 'speaks before the options of an event as well', () => {
    const table = packTable({
      steps: 1,
      ada: {
        at: 'vengerberg',
        hand: [forest],
        gold: 2,
        companions: owning('fortune-teller'),
        quests: [{ card: 'ACITY33', option: 1, at: 'vengerberg' }],
      },
    });
    table.ada.does('quest:ACITY33');
    table.ada.isOffered('fortune', ['no', 'look']);
    table.ada.does('look', 'first');
    expect(table.told('option-chosen')).toMatchObject([{ card: 'EVENT75', option: 0 }]);
  });
});

/** Ada in a fight, with gear. */
const fightWith = (ids: readonly string[], sketch: FightSketch = {}) =>
  fightTable({
    monster: 'archespore',
    modules: PACK,
    pool: MILD.slice(0, 6),
    begins: 'witcher',
    ...sketch,
    ada: { companions: owning(...ids), deck: FILLER, ...sketch.ada },
  });

describe('in a fight', () => {
  rule(['OW-QUEST-007', 'OW-TROPHY-007'], 'steel bracers take 1 off an attack, once a fight', () => {
    const table = fightWith(['steel-bracers'], {
      pool: ['fight-05', 'fight-07', 'fight-10'],
      begins: 'opponent',
      ada: { hand: [], shield: 0 },
    });
    table.bea.does('charge');
    expect(table.ada.offers).toEqual(['pass', 'equipment:steel-bracers']);
    table.ada.does('equipment:steel-bracers');
    expect(table.told('damage-lessened')).toMatchObject([{ from: 3, to: 2 }]);
    expect(table.told('ability-used')).toMatchObject([{ source: 'equipment:steel-bracers' }]);
  });

  rule(
    'OW-QUEST-007',
    'a trained hawk looks at two cards of the other side, and puts them back in an order of choice',
    () => {
      const table = fightWith(['trained-hawk'], { ada: { hand: ['wolf-cleave-1'] } });
      const pool = table.state.fight?.monster?.life.slice() ?? [];
      table.ada.does('equipment:trained-hawk');
      expect(table.told('cards-looked-at')).toHaveLength(1);
      table.ada.does(table.ada.offers[0] ?? '');
      const after = table.state.fight?.monster?.life ?? [];
      expect(after.toSorted((a, b) => a - b)).toEqual(pool.toSorted((a, b) => a - b));
      expect(after.slice(-2)).toEqual(pool.slice(-2).reverse());
    },
  );

  rule('OW-QUEST-007', 'a whetstone adds 1 to a combo with a red card, and to no other', () => {
    const red = fightWith(['whetstone'], { ada: { hand: ['wolf-cleave-1'] } });
    red.ada.plays('wolf-cleave-1').does('equipment:whetstone');
    const plain = fightWith([], { ada: { hand: ['wolf-cleave-1'] } });
    plain.ada.plays('wolf-cleave-1');
    const damage = (table: ReturnType<typeof fightWith>) => table.told('combo-done')[0]?.damage ?? 0;
    expect(damage(red) - damage(plain)).toBe(1);
    const blue = fightWith(['whetstone'], { ada: { hand: ['wolf-quick-slash-1'] } });
    blue.ada.plays('wolf-quick-slash-1');
    expect(blue.ada.offers).not.toContain('equipment:whetstone');
  });

  rule('OW-QUEST-007', 'a flask of oil adds 1 to a combo of two cards, and nothing to a single one', () => {
    const one = fightWith(['oil-flask'], { ada: { hand: ['wolf-quick-slash-1'] } });
    one.ada.plays('wolf-quick-slash-1');
    expect(one.ada.offers).not.toContain('equipment:oil-flask');
    const hand = ['wolf-quick-slash-1', 'wolf-cleave-1', 'wolf-quick-slash-2', 'wolf-cleave-2', 'wolf-push-away-1'];
    const two = fightWith(['oil-flask'], { ada: { hand } });
    two.ada.does(...(two.ada.offers.includes('go-on') ? ['go-on'] : []), 'play:wolf-quick-slash-1');
    const next = two.ada.offers.find((option) => option.startsWith('play:'));
    two.ada.does(next ?? '', 'stop', 'equipment:oil-flask');
    const bare = fightWith([], { ada: { hand } });
    bare.ada.does(
      ...(bare.ada.offers.includes('go-on') ? ['go-on'] : []),
      'play:wolf-quick-slash-1',
      next ?? '',
      'stop',
    );
    expect((two.told('combo-done')[0]?.damage ?? 0) - (bare.told('combo-done')[0]?.damage ?? 0)).toBe(1);
  });

  rule(['OW-QUEST-007', 'OW-FIGHT-048'], 'a blessed charm keeps an attribute where it is, once a fight', () => {
    const table = fightWith(['blessed-charm'], {
      pool: ['fight-13', 'fight-16', 'fight-15'],
      begins: 'opponent',
      ada: { hand: [], attributes: { combat: 3, alchemy: 3, defense: 3 }, shield: 0 },
    });
    table.bea.does('bite');
    expect(table.ada.offers).toEqual(['pass', 'equipment:blessed-charm']);
    table.ada.does('equipment:blessed-charm');
    expect(table.state.witchers[0]?.attributes[0]).toBe(3);
    expect(table.told('attribute-lowered')).toEqual([]);
    // In the next fight turn it is used up.
    table.bea.does('bite');
    expect(table.told('attribute-lowered')).toMatchObject([{ attribute: 'defense', to: 2 }]);
  });
  rule(['OW-QUEST-007', 'OW-ATTR-008'], 'unless its owner lets it fall, or it could not fall at all', () => {
    const lower = (combat: number) =>
      fightWith(['blessed-charm'], {
        pool: ['fight-13', 'fight-16', 'fight-15'],
        begins: 'opponent',
        ada: { hand: [], attributes: { combat }, shield: 0 },
      });
    const falls = lower(3);
    falls.bea.does('bite');
    falls.ada.does('pass');
    expect(falls.state.witchers[0]?.attributes[0]).toBe(2);
    const lowest = lower(1);
    lowest.bea.does('bite');
    expect(lowest.told('attack-revealed')).toHaveLength(1);
    expect(lowest.ada.offers).not.toContain('equipment:blessed-charm');
    expect(lowest.told('attribute-lowered')).toEqual([]);
  });

  rule(
    ['OW-QUEST-007', 'OW-FIGHT-017'],
    'a chain whip joins a blue card where a red one would go, once a fight',
    () => {
      const hand = ['maiming-cut-1', 'swift-cut-1', 'severe-blow-1', 'swift-cut-2'];
      const join = (ids: readonly string[], cards: readonly string[]) => {
        const table = fightWith(ids, { ada: { hand: cards } });
        if (table.ada.offers.includes('go-on')) table.ada.does('go-on');
        return table;
      };
      const opened = openings(hand, (first) => {
        const table = join(['chain-whip'], hand);
        table.ada.does(`play:${first}`);
        return table.ada.offers.filter((option) => option.endsWith(':as-red'));
      });
      expect(opened.length).toBeGreaterThan(0);
      for (const { first, joined } of opened) {
        const [option = ''] = joined;
        const table = join(['chain-whip'], hand);
        table.ada.does(`play:${first}`, option);
        expect(table.told('ability-used')).toMatchObject([{ source: 'equipment:chain-whip' }]);
        expect(table.ada.offers.some((one) => one.endsWith(':as-red'))).toBe(false);
        const bare = join([], hand);
        bare.ada.does(`play:${first}`);
        expect(bare.ada.offers).not.toContain(option);
      }
    },
  );
});

/** First cards after which something may be joined. */
function openings(hand: readonly string[], joinedBy: (first: string) => readonly string[]) {
  return hand.flatMap((first) => {
    const joined = joinedBy(first);
    return joined.length === 0 ? [] : [{ first, joined }];
  });
}
