import { Play } from '@medallion/kernel';
import { rule } from '@medallion/testkit';
import { describe, expect } from 'vitest';
import { dealDamage } from '../../../src/base/fight/damage';
import { fightOf } from '../../../src/base/fight/fighters';
import type { OldWorldEvent } from '../../../src/core/events';
import { forbidden, type LairEnd } from '../../../src/core/hooks';
import { rulesOf } from '../../../src/core/rules-of';
import type { OldWorldState } from '../../../src/core/state';
import { oldWorld } from '../../../src/game';
import { BOMB_FACTS, isAgainstSpecials } from '../../../src/modules/bombs/facts';
import { bombs } from '../../../src/modules/bombs/state';
import { legendDeck } from '../../../src/modules/legendary-hunt/legend-foe';
import { legendaryHunt } from '../../../src/modules/legendary-hunt/state';
import { CARDS } from '../../old-world-table';
import { fightTable } from '../../scenarios/fight/fight-table';
import { type HuntFightSketch, huntFight, huntOf, huntTable, toldOfHunt } from './hunt-table';

const { forest, mountain, water } = CARDS;
const HAND = [forest, mountain, water];
/** Cards whose charge is plain damage: 4, 5, 4, 5, 4, 5 and so on, the last on top. */
const PLAIN = [
  'legend-20',
  'legend-18',
  'legend-17',
  'legend-16',
  'legend-14',
  'legend-12',
  'legend-08',
  'legend-03',
  'legend-02',
];
const ADA = {
  deck: ['ward-1', 'ward-2', 'ward-3', 'ward-4', 'ward-5', 'great-ward-1', 'great-ward-2', 'great-ward-3'],
};

function withPool(sketch: HuntFightSketch) {
  return huntFight({ pool: PLAIN, begins: 'witcher', ...sketch, ada: { ...ADA, ...sketch.ada } });
}
type Fight = ReturnType<typeof huntFight>;
const mayReplace = (state: Readonly<OldWorldState>, how: LairEnd) =>
  forbidden(rulesOf(state).mayReplace, state, 0, how);
/** Bea announces this half where she is asked. */
const announces = (table: Fight, half: 'charge' | 'bite'): void => void table.bea.does(half);

describe('an attack on the legendary monster', () => {
  const beside = (at: string, legend = at) =>
    huntTable({ phase: 'deed', ada: { at, hand: HAND }, hunt: { at: legend } });

  rule('OW-LH-038', 'is a deed at its location, at a school as well, and nowhere else', () => {
    beside('novigrad').ada.may('hunt:frightener', 'explore:city');
    beside('kaer-morhen').ada.may('hunt:frightener');
    beside('hengfors', 'novigrad').ada.mayNot('hunt:frightener');
    const table = beside('novigrad');
    table.ada.does('hunt:frightener');
    expect(table.view.fight).toMatchObject({ attacker: 0, monster: { monster: 'frightener', controller: 1 } });
    expect(table.told('fight-started')).toMatchObject([{ seat: 0, monster: 'frightener', life: 20 }]);
  });

  rule('OW-LH-039', 'begins with the attacker who owns a token, and with the monster against anybody else', () => {
    const first = (owned: readonly number[]) => {
      const table = huntFight({ hunt: { owned }, ada: { hand: ['block-1'] } });
      return [table.fight.turn, toldOfHunt(table, 'attacked')[0]?.begins];
    };
    expect(huntFight({ hunt: { owned: [0, 4] }, ada: { hand: ['block-1'] } }).fight.turn).toBe(-1);
    expect(first([1])[0]).toBe(0);
    expect(first([5])[0]).toBe(0);
    expect(huntOf(huntTable({ hunt: { owned: [1, 0] } })).hunters.map(({ begins }) => begins)).toEqual([true, false]);
  });

  rule(['OW-LH-040', 'OW-LH-060'], 'meets its twenty cards without one for each token, put away unseen', () => {
    for (const tokens of [0, 1, 4, 12]) {
      const table = huntFight({ hunt: { owned: [tokens, 3] }, ada: { hand: ['block-1'] } });
      const { life = [], aside = [] } = table.fight.monster ?? {};
      expect([life.length, aside.length]).toEqual([20 - tokens, tokens]);
      expect([...life, ...aside].toSorted((a, b) => a - b)).toEqual(legendDeck(table.state));
      const seen = table.ada.view().fight?.monster;
      expect(seen).toMatchObject({ life: 20 - tokens, lifeOf: 20 - tokens, spent: [], knownTop: [] });
      expect(JSON.stringify(table.bea.view().fight)).not.toContain('legend-');
    }
    const orders = new Set(
      [1, 2, 3].map((n) => {
        const other = huntFight({
          ada: { hand: ['block-1'] },
          lay: (state) => {
            state.rng.b = n * 104_729;
          },
        });
        return other.fight.monster?.life.join();
      }),
    );
    expect(orders.size).toBe(3);
  });

  rule('OW-LH-040', 'is won without a fight turn by whoever owns twenty tokens', () => {
    const table = huntFight({ hunt: { owned: [20] }, ada: { hand: ['block-1'] } });
    expect(table.state.outcome).toMatchObject({ places: [1, 2], reason: 'legendary-monster' });
  });

  rule('OW-LH-041', 'costs no tokens', () => {
    const table = beaten({ hunt: { owned: [3], pile: ['two-gold-3'] } });
    expect(legendaryHunt.of(table.state).owned[0]).toHaveLength(4);
  });

  rule('OW-LH-047', 'is met with all its cards again in every new fight', () => {
    const table = beaten({ pool: ['legend-20', 'legend-08'], hunt: { pile: ['two-gold-3'] } });
    expect(huntOf(table).hunters[0]?.life).toBe(19);
    const again = huntFight({ ada: { hand: ['block-1'] }, hunt: { owned: [2] } });
    expect([again.life, again.fight.monster?.spent]).toEqual([18, []]);
  });
});

/** Goes on with whatever is offered first, until Ada is asked for her combo or the fight is over. */
function untilCombo(table: Fight): void {
  for (let left = 60; left > 0 && table.isFighting && table.ada.asked !== 'fight-combo'; left--) {
    const [asked] = table.waitsFor;
    const player = asked?.seat === 0 ? table.ada : table.bea;
    player.does(player.offers[0] ?? '');
  }
}
const HARD = ['windmill-slash-6', 'precise-blow-1'] as const; // a combo of five damage

describe('protection', () => {
  const lostOn = (spot: number, side: 'a' | 'b'): number => {
    const table = withPool({ hunt: { side }, ada: { hand: HARD, spot } });
    table.ada.plays(...HARD);
    return PLAIN.length - table.life;
  };

  rule('OW-LH-044', 'is 3, 2, 1, 0 and 0 by the spots of side A', () => {
    const shown = [0, 1, 2, 3, 4].map((spot) => huntOf(huntTable({ ada: { spot } })).hunters[0]?.protection);
    expect(shown).toEqual([3, 2, 1, 0, 0]);
    expect([0, 1, 2, 3, 4].map((spot) => lostOn(spot, 'a'))).toEqual([2, 3, 4, 5, 5]);
  });

  rule('OW-LH-045', 'is 4, 3, 2, 1 and 0 by the spots of side B', () => {
    const hunt = { side: 'b' } as const;
    const shown = [0, 1, 2, 3, 4].map((spot) => huntOf(huntTable({ ada: { spot }, hunt })).hunters[0]?.protection);
    expect(shown).toEqual([4, 3, 2, 1, 0]);
    expect([0, 1, 2, 3, 4].map((spot) => lostOn(spot, 'b'))).toEqual([1, 2, 3, 4, 5]);
  });

  rule('OW-LH-043', 'takes the first points of each fight turn, and is full again in the next', () => {
    const table = withPool({ ada: { hand: [...HARD, 'windmill-slash-5', 'maiming-cut-1'], spot: 1 } });
    table.ada.plays(...HARD);
    expect(table.life).toBe(PLAIN.length - 3);
    expect(toldOfHunt(table, 'protected')).toEqual([
      { what: 'protected', seat: 0, rule: 'OW-LH-043', damage: 5, by: 2, through: 3 },
    ]);
    announces(table, 'charge');
    untilCombo(table);
    expect(huntOf(table).protectionLeft).toBe(2);
    const before = table.life;
    table.ada.plays('maiming-cut-1');
    expect(table.life).toBe(before); // two points, and all of them are taken
  });

  rule('OW-LH-043', 'is used up once in a fight turn of several blows, a potion before the combo among them', () => {
    const after = (spot: number) => {
      const table = withPool({ ada: { hand: ['block-1', ...HARD], spot, potions: ['petris-philter'] } });
      table.ada.does('potion:petris-philter', 'block-1');
      const potion = PLAIN.length - table.life;
      const left = huntOf(table).protectionLeft;
      if (table.ada.asked === 'fight-use') table.ada.does('go-on');
      table.ada.plays(...HARD);
      return [potion, left, PLAIN.length - table.life];
    };
    expect(after(3)).toEqual([2, 0, 7]);
    expect(after(2)).toEqual([1, 0, 6]); // one of the two points, nothing of the combo
    expect(after(0)).toEqual([0, 1, 4]); // both points and one of the combo
  });

  rule('OW-LH-059', 'comes after what lessens the combo', () => {
    // Fangs of the golem: one damage less without purple, and then three for the protection.
    const table = withPool({ hunt: { monster: 'imperial-golem' }, ada: { hand: HARD, spot: 0 } });
    table.ada.plays(...HARD);
    expect(table.told('combo-done')).toMatchObject([{ damage: 4 }]);
    expect(PLAIN.length - table.life).toBe(1);
    // A special attack that lets the next combo deal two at most leaves nothing for a protection of two to spare.
    const capped = withPool({
      hunt: { monster: 'ice-giant' },
      pool: [...PLAIN, 'legend-16'],
      begins: 'opponent',
      ada: { hand: HARD, spot: 1, deck: ADA.deck.concat('block-2', 'block-3', 'block-4') },
    });
    announces(capped, 'bite');
    untilCombo(capped);
    const before = capped.life;
    if (capped.ada.hand.includes(HARD[0]) && capped.ada.hand.includes(HARD[1])) capped.ada.plays(...HARD);
    expect(capped.told('combo-done')).toMatchObject([{ damage: 2 }]);
    expect(capped.life).toBe(before);
  });

  rule('OW-LH-059', 'is not there for damage outside of the own fight turn', () => {
    const table = withPool({ pool: [...PLAIN, 'legend-02'], begins: 'opponent', ada: { hand: ['block-1'], spot: 0 } });
    expect(table.waitsFor).toEqual([{ seat: 1, prompt: 'monster-attack' }]);
    expect(huntOf(table).protectionLeft).toBe(0);
    const state = oldWorld.clone(table.state as OldWorldState);
    const play = new Play<OldWorldState, OldWorldEvent>(state, true);
    const struck = dealDamage(play, fightOf(state), 0, 2, 'ability', [], 'OW-LH-059').next();
    expect(struck).toEqual({ done: true, value: 2 });
    expect(fightOf(state).monster?.life).toHaveLength(PLAIN.length - 1);
  });

  rule('OW-LH-059', 'nor for cards that its pool loses without damage', () => {
    const attributes = { combat: 1, defense: 1, alchemy: 1, specialty: 5 };
    const table = withPool({ ada: { school: 'viper', hand: HARD, spot: 0, attributes } });
    table.ada.plays(...HARD);
    const before = table.life; // two of five points came through
    expect(before).toBe(PLAIN.length - 2);
    table.ada.does('specialty');
    for (let left = 9; left > 0 && table.ada.asked?.includes('pool') === true; left--) {
      table.ada.does(table.ada.offers.find((one) => one !== 'keep') ?? '');
    }
    expect(table.told('pool-card-lost').length).toBeGreaterThan(0);
    expect(table.life).toBeLessThan(before);
    expect(toldOfHunt(table, 'protected')).toHaveLength(1);
  });

  rule(['OW-LH-060', 'OW-LH-042'], 'and cards that damage turns over do nothing', () => {
    const pool = ['legend-20', 'legend-08', 'legend-04', 'legend-10', 'legend-17', 'legend-01'];
    const table = withPool({ pool, ada: { hand: HARD, spot: 4 } });
    table.ada.plays(...HARD);
    expect(table.life).toBe(1);
    expect(table.told('monster-hit')[0]?.cards).toHaveLength(5);
    expect(toldOfHunt(table, 'special')).toEqual([]);
    expect(table.ada.deck.length + table.ada.hand.length).toBe(ADA.deck.length);
  });
});

describe('the attacks of the legendary monster', () => {
  const struck = (card: string, half: 'charge' | 'bite', sketch: HuntFightSketch = {}) => {
    const table = withPool({
      ...sketch,
      pool: [...PLAIN, card],
      begins: 'opponent',
      ada: { hand: ['block-1', 'block-2'], shield: 1, ...sketch.ada },
    });
    announces(table, half);
    return table;
  };

  rule(
    'OW-LH-042',
    'are what its card says for the claw marks of the half that was announced, and for no other',
    () => {
      // legend-10: one claw mark, or four damage; the Cyclops’ first attack deals two more, its first special counts the hand.
      const special = struck('legend-10', 'charge', { hunt: { monster: 'cyclops' } });
      expect(toldOfHunt(special, 'special')).toEqual([
        { what: 'special', seat: 0, rule: 'OW-LH-042', monster: 'cyclops', claws: 1 },
      ]);
      expect(special.told('witcher-hit')).toMatchObject([{ damage: 4 }]); // two cards in hand, and two
      const plain = struck('legend-10', 'bite', { hunt: { monster: 'cyclops' } });
      expect(toldOfHunt(plain, 'special')).toEqual([]);
      expect(plain.told('witcher-hit')).toMatchObject([{ damage: 6 }]);
      const shown = plain.ada.view().fight;
      expect(shown?.blows).toMatchObject([{ what: 'bite', damage: 6 }]);
      expect(special.ada.view().fight?.blows).toMatchObject([{ what: 'special', damage: 4 }]);
    },
  );

  rule(
    'OW-LH-061',
    '"discard 3" is no damage: shields stay, the deck pays, and the hand what is missing, by choice',
    () => {
      const table = struck('legend-06', 'charge', { hunt: { monster: 'cyclops' }, ada: { shield: 2 } });
      // The Cyclops adds two to whatever its first attack does; the cards are three all the same.
      expect(table.ada.deck.length).toBe(ADA.deck.length - 3);
      const quiet = struck('legend-06', 'charge', { ada: { shield: 2 } });
      expect([quiet.ada.shield, quiet.ada.deck.length, quiet.ada.hand.length]).toEqual([2, ADA.deck.length - 3, 2]);
      expect(quiet.told('witcher-hit')).toEqual([]);
      expect(quiet.told('cards-discarded')).toMatchObject([{ rule: 'OW-LH-042' }]);
      const thin = struck('legend-06', 'charge', {
        ada: { deck: ['ward-1'], hand: ['block-1', 'block-2', 'block-3', 'block-4'] },
      });
      thin.ada.isOffered('discard-card', ['block-1', 'block-2', 'block-3', 'block-4']);
      thin.ada.does('block-4', 'block-2');
      expect([thin.ada.hand, thin.ada.deck]).toEqual([['block-1', 'block-3'], []]);
    },
  );

  rule(
    'OW-LH-038',
    'are announced and chosen as those of any monster: by the right-hand neighbour first, then in turn',
    () => {
      const table = withPool({ players: 3, begins: 'opponent', ada: { hand: ['block-1', 'block-2'] } });
      expect(table.waitsFor).toEqual([{ seat: 2, prompt: 'monster-attack' }]);
      table.cyn.does('charge');
      expect(table.fight.monster?.chooser).toBe(1);
    },
  );

  rule('OW-SOLO-008', 'alone are chosen by a die', () => {
    for (const [die, half] of [
      [2, 'charge'],
      [3, 'bite'],
    ] as const) {
      const table = withPool({
        players: 1,
        begins: 'opponent',
        rolls: [die],
        ada: { hand: ['swift-cut-1', 'swift-cut-2'] },
      });
      expect(table.told('attack-announced')).toMatchObject([{ seat: null, attack: half }]);
    }
  });
});

/** Ada’s last card falls to the first blow. */
const beaten = (sketch: HuntFightSketch = {}) => {
  const table = withPool({
    begins: 'opponent',
    ...sketch,
    pool: sketch.pool ?? [...PLAIN, 'legend-08'],
    ada: { hand: ['block-1'], deck: ['ward-1'], shield: 0, ...sketch.ada },
  });
  if (table.bea.asked === 'monster-attack') announces(table, 'charge');
  for (let left = 5; left > 0 && table.isFighting; left--) table.ada.does(table.ada.offers[0] ?? '');
  return table;
};

describe('a lost fight', () => {
  rule('OW-LH-046', 'brings a token with its bonus, a card that costs 0 and a card less; the monster stays', () => {
    const table = beaten({ hunt: { pile: ['gold-and-card-1', 'two-gold-1'] } });
    expect(table.end).toBe('opponent-won');
    expect(table.ada.gold).toBe(2);
    expect(huntOf(table).hunters[0]?.tokens).toEqual(['two-gold-1']);
    expect(huntOf(table)).toMatchObject({ at: 'novigrad', pile: 1, slainBy: null });
    expect(toldOfHunt(table, 'token-taken')).toMatchObject([{ token: 'two-gold-1', at: null, rule: 'OW-LH-046' }]);
    expect(table.told('card-gained')).toMatchObject([{ seat: 0, rule: 'OW-OUT-021' }]);
    expect(table.state.turns[0]?.draw).toBe(-1);
    expect(table.told('trail-taken')).toEqual([]);
    expect(table.state.outcome).toBeNull();
    expect(table.told('phase-started').map(({ phase }) => phase)).toContain('discard');
  });

  rule('OW-LH-046', 'is one even if the monster has won on its last card', () => {
    const table = beaten({ pool: ['legend-08'], hunt: { pile: ['two-gold-1'] } });
    expect(table.end).toBe('opponent-won');
    expect(table.ada.gold).toBe(2);
    expect(table.told('monster-left')).toEqual([]);
  });

  rule('OW-LH-046', 'brings no token when none is left', () => {
    const table = beaten({ hunt: { pile: [] } });
    expect(toldOfHunt(table, 'no-token-left')).toHaveLength(1);
    expect(table.told('card-gained')).toHaveLength(1);
    expect(table.state.turns[0]?.draw).toBe(-1);
  });

  rule('OW-LH-037', 'brings a level without cards, where its token does', () => {
    const attributes = { combat: 1, defense: 2, alchemy: 2, specialty: 2 };
    const table = beaten({ hunt: { pile: ['raise-combat'] }, ada: { attributes, level: 1, shield: 0 } });
    expect(table.ada.witcher.level).toBe(2);
    expect(table.told('cards-drawn').map((drawn) => drawn.rule)).toEqual(['OW-DRAW-002']); // one card, in phase III
    expect(table.state.turns[0]?.draw).toBe(-2);
  });

  rule('OW-SOLO-025', 'alone brings the same', () => {
    const table = beaten({ players: 1, hunt: { pile: ['two-gold-1'] }, rolls: [0] });
    expect([table.ada.gold, huntOf(table).hunters[0]?.tokens]).toEqual([2, ['two-gold-1']]);
    expect(table.told('card-gained')).toMatchObject([{ rule: 'OW-OUT-021' }]);
    expect(table.state.turns[0]?.draw).toBe(-1);
    expect(table.told('trail-taken')).toEqual([]);
    expect(table.state.outcome).toBeNull();
  });
});

const slays = (sketch: HuntFightSketch = {}) => {
  const table = withPool({ ...sketch, pool: ['legend-20', 'legend-02'], ada: { hand: HARD, spot: 3, ...sketch.ada } });
  table.ada.plays(...HARD);
  return table;
};

describe('the end of the hunt', () => {
  rule('OW-LH-048', 'is the victory of whoever defeats the monster, at once', () => {
    const table = slays({ ada: { spot: 3 }, bea: { spot: 3 } });
    expect(table.state.outcome).toEqual({ places: [1, 2], reason: 'legendary-monster', together: null });
    expect(table.told('game-won')).toMatchObject([{ seat: 0, rule: 'OW-LH-048', result: null }]);
    expect(toldOfHunt(table, 'slain')).toMatchObject([{ seat: 0 }]);
    expect(table.state.phase).toBe('over');
    expect(table.told('advanced')).toEqual([]);
  });

  rule('OW-SOLO-024', 'and so alone', () => {
    const table = slays({ players: 1 });
    expect(table.state.outcome).toEqual({ places: [1], reason: 'legendary-monster', together: 'won' });
    expect(table.told('game-won')).toMatchObject([{ rule: 'OW-SOLO-024', result: null }]);
  });

  rule('OW-LH-049', 'is not the top of the trophy track, where trophies are kept without more', () => {
    for (const [spot, to] of [
      [3, 4],
      [4, 4],
    ] as const) {
      const table = fightTable({
        modules: ['legendary-hunt'],
        monster: 'harpy',
        pool: ['fight-01'],
        begins: 'witcher',
        ada: { hand: HARD, spot },
      });
      table.ada.plays(...HARD);
      expect(table.ada.trophies).toEqual(['harpy']);
      expect(table.ada.spot).toBe(to);
      expect(table.state.outcome).toBeNull();
      expect(table.told('advanced')).toHaveLength(to - spot);
      expect(table.told('fatigued')).toEqual([]);
    }
    const low = fightTable({
      modules: ['legendary-hunt'],
      monster: 'harpy',
      pool: ['fight-01'],
      begins: 'witcher',
      ada: { hand: HARD, spot: 1 },
    });
    low.ada.plays(...HARD);
    expect(low.told('fatigued')).toMatchObject([{ n: 2 }]);
  });

  rule('OW-LH-050', 'nor can the last spot be reached by meditation', () => {
    const table = huntTable({
      phase: 'deed',
      attributeTrophies: [1, 1, 1, 1],
      ada: { at: 'novigrad', hand: HAND, spot: 3, attributes: { combat: 5 } },
    });
    table.ada.does('meditate:combat');
    expect(table.ada.board).toMatchObject({ spot: 3, trophies: ['combat'] });
  });

  rule('OW-SOLO-034', 'alone is not four trophies, nor does the last monster wait for the attribute’s', () => {
    const table = huntTable({
      players: 1,
      phase: 'deed',
      lairs: { forest: { monster: 'harpy', at: 'novigrad' } },
      ada: { at: 'novigrad', hand: HAND, trophies: ['wyvern', 'griffin', 'troll'], attributes: { combat: 5 } },
      attributeTrophies: [1, 0, 0, 0],
      change: (state) => {
        for (const lair of state.lairs.slice(1)) Object.assign(lair, { monster: -1 });
      },
    });
    table.ada.may('fight:harpy');
    table.ada.does('meditate:combat');
    expect(table.ada.board.trophies).toHaveLength(4);
    expect(table.state.outcome).toBeNull();
  });

  rule('OW-SOLO-021', 'alone a defeated monster is not replaced, one driven away is', () => {
    const { state } = huntTable({ players: 1 });
    expect(mayReplace(state, 'defeated')).toBe('OW-SOLO-009');
    expect(mayReplace(state, 'driven-away')).toBeNull();
    expect(mayReplace(huntTable({}).state, 'defeated')).toBeNull();
  });

  rule('OW-SOLO-023', 'alone one card is put away for every two tokens, rounded down', () => {
    const life = (owned: number): number =>
      huntFight({ players: 1, hunt: { owned: [owned] }, ada: { hand: ['block-1'] } }).fight.monster?.facts.life ?? 0;
    expect([0, 1, 2, 3, 7].map(life)).toEqual([20, 20, 19, 19, 17]);
  });
});

describe('the legendary monster', () => {
  rule('OW-LH-062', 'is a monster for trophies, potions and gear, without level, terrain, trail or weaknesses', () => {
    const table = withPool({ ada: { hand: ['block-1'], trophies: ['griffin'] }, rolls: [5] });
    expect(table.ada.offers).toContain('trophy:griffin');
    table.ada.does('trophy:griffin');
    expect(table.told('ability-used')).toMatchObject([{ source: 'trophy:griffin' }]);
    expect(table.fight.monster).toMatchObject({ terrain: -1, monster: -1, hasTrail: false, facts: { level: 0 } });
    const trail = huntTable({
      modules: ['monster-trail'],
      phase: 'deed',
      ada: { at: 'novigrad', hand: HAND },
      hunt: { at: 'novigrad' },
    });
    trail.ada.does('hunt:frightener');
    expect(trail.scenario.question(0)?.prompt).not.toBe('weakness-use');
    // Nobody hears a rumour of it.
    expect(trail.view.lairs.map(({ monster }) => monster)).not.toContain('frightener');
  });

  rule('OW-LH-062', 'is one for bombs and mutagens, too', () => {
    const table = withPool({
      modules: ['bombs', 'monster-trail'],
      pool: [...PLAIN, 'legend-10'],
      begins: 'opponent',
      ada: { hand: ['block-1', 'block-2'] },
      lay: (state) => {
        const own = bombs.of(state);
        bombs.put({ state }, { ...own, owned: [[BOMB_FACTS.findIndex(isAgainstSpecials)], []] });
      },
    });
    announces(table, 'charge');
    table.ada.isOffered('fight-special', ['pass', `bomb:${BOMB_FACTS.find(isAgainstSpecials)?.id}`]);
    table.ada.does(table.ada.offers[1] ?? '');
    expect(table.told('witcher-hit')).toEqual([]);
    expect(table.told('module').some(({ what }) => what === 'cancelled')).toBe(true);
  });
});
