import { rule } from '@medallion/testkit';
import { describe, expect } from 'vitest';
import { compareHands, diceHand, handName } from '../../src/base/poker/dice-hands';
import { turnOf } from '../../src/core/state';
import { CARDS, oldWorldTable } from '../old-world-table';

const { forest, mountain } = CARDS;
const HERE = { ada: { at: 'vizima', hand: [mountain], gold: 2 }, bea: { at: 'vizima', gold: 2 } } as const;

/** A game in which nobody rerolls; Ada's five dice first. */
function played(own: readonly number[], other: readonly number[]): readonly [number, number] {
  const table = oldWorldTable({ ...HERE, dice: [...own, ...other] });
  table.ada.does('poker:seat-1');
  table.bea.does('keep');
  table.ada.does('keep');
  table.usedAllDice();
  return [table.ada.gold, table.bea.gold];
}
const WON = [4, 1];
const LOST = [1, 4];

describe('dice poker with a witcher', () => {
  rule(['OW-POKER-001', 'OW-POKER-002'], 'is played against anybody here who has gold; nobody can refuse', () => {
    const table = oldWorldTable({ ...HERE, cyn: { at: 'kaer-morhen', gold: 2 }, dice: [1, 1, 1, 1, 1, 2, 2, 2, 2, 2] });
    table.ada.may('poker:seat-1');
    table.ada.mayNot('poker:seat-2');
    table.ada.does('poker:seat-1');
    table.waitsFor('bea', 'reroll-answer');
    table.bea.mayNot('refuse');
    const poor = oldWorldTable({ ...HERE, ada: { at: 'vizima', hand: [mountain], gold: 0 } });
    poor.ada.isBlocked('poker:seat-1', 'OW-POKER-001');
    const last = oldWorldTable({ ...HERE, ada: { at: 'vizima', hand: [mountain], gold: 1 } });
    last.ada.may('poker:seat-1');
  });

  rule('OW-POKER-003', 'spares those who have none', () => {
    const table = oldWorldTable({ ...HERE, bea: { at: 'vizima', gold: 0 } });
    table.ada.isBlocked('poker:seat-1', 'OW-POKER-003');
    oldWorldTable({ ...HERE, bea: { at: 'vizima', gold: 1 } }).ada.may('poker:seat-1');
  });

  rule('OW-POKER-004', 'happens once a turn with each witcher', () => {
    const table = oldWorldTable({ ...HERE, cyn: { at: 'vizima', gold: 1 }, dice: [6, 6, 6, 6, 6, 2, 2, 2, 2, 1] });
    table.ada.does('poker:seat-1');
    table.bea.does('keep');
    table.ada.does('keep');
    table.ada.isBlocked('poker:seat-1', 'OW-POKER-004');
    table.ada.may('poker:seat-2');
  });

  rule('OW-POKER-005', 'bars a fight with that witcher in the same turn', () => {
    const table = oldWorldTable({ ...HERE, cyn: { at: 'vizima', gold: 1 }, dice: [6, 6, 6, 6, 6, 2, 2, 2, 2, 1] });
    table.ada.does('poker:seat-1');
    table.bea.does('keep');
    table.ada.does('keep', 'end');
    table.ada.isBlocked('fight:seat-1', 'OW-POKER-005');
    table.ada.may('fight:seat-2');
    const later = oldWorldTable({
      phase: 'gain',
      ada: { hand: [] },
      bea: { at: 'vizima' },
      cyn: { at: 'vizima' },
      change: (state) => {
        turnOf(state, state.active).gambled = 1 << 2;
      },
    });
    later.ada.does('ward-1');
    later.bea.may('fight:seat-2');
  });

  rule(['OW-POKER-006', 'OW-POKER-010'], 'is about 3 gold: 1 of each and 1 of the bank, for the better hand', () => {
    const table = oldWorldTable({ ...HERE, dice: [6, 6, 6, 6, 6, 2, 2, 2, 2, 1] });
    table.ada.does('poker:seat-1');
    expect([table.ada.gold, table.bea.gold, table.view.poker?.pool]).toEqual([1, 1, 3]);
    table.bea.does('keep');
    table.ada.does('keep');
    expect([table.ada.gold, table.bea.gold]).toEqual(WON);
    expect(table.view.poker).toBeNull();
    expect(played([2, 2, 2, 2, 1], [6, 6, 6, 6, 6])).toEqual(LOST);
  });

  rule(
    ['OW-POKER-007', 'OW-POKER-008', 'OW-POKER-009'],
    'lets the other reroll first, then the active player, who knows those dice',
    () => {
      const table = oldWorldTable({ ...HERE, dice: [1, 1, 2, 3, 6, 2, 2, 4, 5, 6, 3, 3, 1, 1] });
      table.ada.does('poker:seat-1');
      expect(table.view.poker).toMatchObject({ own: [1, 1, 2, 3, 6], other: [2, 2, 4, 5, 6] });
      table.waitsFor('bea', 'reroll-answer');
      table.bea.does('reroll:4-5');
      expect(table.ada.view().poker).toMatchObject({
        other: [2, 2, 3, 3, 6],
        otherHand: 'two-pairs',
        otherHasRerolled: true,
      });
      table.waitsFor('ada', 'reroll');
      table.ada.does('reroll:2-3');
      expect([table.ada.gold, table.bea.gold]).toEqual(WON);
      table.usedAllDice();
    },
  );

  rule(['OW-POKER-008', 'OW-POKER-009'], 'allows any number of dice to be rerolled, once', () => {
    const table = oldWorldTable({ ...HERE, dice: [1, 2, 3, 4, 6, 1, 1, 2, 2, 3] });
    table.ada.does('poker:seat-1');
    table.bea.may('keep', 'reroll:1', 'reroll:1-1', 'reroll:1-2', 'reroll:1-1-2-2-3');
    table.bea.does('keep');
    expect(table.ada.offers()).toHaveLength(32);
    table.ada.does('keep');
    table.ada.isAsked('journey');
  });

  rule('OW-POKER-011', 'ranks from nothing to five of a kind', () => {
    const hands = [
      [1, 2, 3, 4, 6],
      [1, 1, 2, 3, 4],
      [1, 1, 2, 2, 3],
      [1, 1, 1, 2, 3],
      [1, 2, 3, 4, 5],
      [2, 3, 4, 5, 6],
      [1, 1, 1, 2, 2],
      [1, 1, 1, 1, 2],
      [1, 1, 1, 1, 1],
    ];
    expect(hands.map(handName)).toEqual([
      'nothing',
      'pair',
      'two-pairs',
      'three-of-a-kind',
      'straight-to-5',
      'straight-to-6',
      'full-house',
      'four-of-a-kind',
      'five-of-a-kind',
    ]);
    for (const [index, better] of hands.entries()) {
      for (const worse of hands.slice(0, index))
        expect(compareHands(diceHand(better), diceHand(worse))).toBeGreaterThan(0);
    }
  });

  rule('OW-POKER-012', 'compares the values of equal hands', () => {
    expect(played([3, 3, 1, 2, 4], [2, 2, 5, 6, 4])).toEqual(WON);
    expect(played([2, 2, 5, 6, 4], [3, 3, 1, 2, 4])).toEqual(LOST);
  });

  rule('OW-POKER-013', 'then the highest die not used', () => {
    expect(played([3, 3, 1, 2, 6], [3, 3, 1, 2, 5])).toEqual(WON);
    expect(played([3, 3, 1, 2, 5], [3, 3, 1, 2, 6])).toEqual(LOST);
  });

  rule('OW-POKER-014', 'then the second-highest, and no further die', () => {
    expect(played([3, 3, 1, 4, 6], [3, 3, 2, 5, 6])).toEqual(LOST);
    expect(played([3, 3, 1, 5, 6], [3, 3, 2, 5, 6])).toEqual(WON);
  });

  rule(['OW-POKER-015', 'OW-POKER-018'], 'and gives a tie to the active player, who started the game', () => {
    expect(played([3, 3, 1, 5, 6], [3, 3, 1, 5, 6])).toEqual(WON);
    const table = oldWorldTable({ ...HERE, active: 'bea', bea: { ...HERE.bea }, dice: [3, 3, 1, 5, 6, 3, 3, 1, 5, 6] });
    table.bea.does('poker:seat-0');
    table.ada.does('keep');
    table.bea.does('keep');
    expect([table.ada.gold, table.bea.gold]).toEqual(LOST);
  });

  rule('OW-POKER-016', 'compares two pairs by the higher, the lower and the unused die, straights by their end', () => {
    expect(played([5, 5, 1, 1, 2], [4, 4, 3, 3, 6])).toEqual(WON);
    expect(played([5, 5, 1, 1, 6], [5, 5, 2, 2, 1])).toEqual(LOST);
    expect(played([5, 5, 1, 1, 4], [5, 5, 1, 1, 6])).toEqual(LOST);
    expect(played([1, 2, 3, 4, 5], [2, 3, 4, 5, 6])).toEqual(LOST);
  });

  rule('OW-POKER-017', 'compares full houses by their three, then by their pair', () => {
    expect(played([2, 2, 2, 6, 6], [3, 3, 3, 1, 1])).toEqual(LOST);
    expect(played([3, 3, 3, 2, 2], [3, 3, 3, 1, 1])).toEqual(WON);
    expect(played([3, 3, 3, 1, 1], [3, 3, 3, 2, 2])).toEqual(LOST);
  });

  rule('OW-QUEST-007', 'gives the owner of the lucky die one more die to roll again', () => {
    const table = oldWorldTable({
      ...HERE,
      ada: { ...HERE.ada, companions: [34] },
      dice: [1, 1, 2, 3, 6, 2, 2, 4, 5, 6, 1],
    });
    table.ada.does('poker:seat-1');
    table.bea.does('keep');
    table.ada.does('keep');
    table.ada.isOffered('lucky-die', ['keep', 'reroll:1', 'reroll:2', 'reroll:3', 'reroll:6']);
    table.ada.does('reroll:6');
    expect([table.ada.gold, table.bea.gold]).toEqual(WON);
  });
});

describe('what phase II offers', () => {
  const fight = { phase: 'deed', ada: { at: 'vizima', hand: [forest] }, bea: { at: 'vizima' } } as const;

  rule(['OW-TURN-007', 'OW-TURN-008', 'OW-FIGHTCHOICE-001'], 'is one fight, meditation or exploration', () => {
    const table = oldWorldTable({
      ...fight,
      ada: { at: 'vizima', hand: [], attributes: { combat: 5 } },
      cyn: { at: 'novigrad' },
      lairs: { forest: { monster: 'arachas', at: 'vizima' } },
    });
    table.ada.isOffered('deed', ['fight:arachas', 'fight:seat-1', 'meditate:combat', 'explore:city', 'explore:wilds']);
    table.ada.does('meditate:combat');
    table.ada.isAsked('fatigue');
    table.ada.does(table.ada.offers()[0] as string);
    table.ada.isAsked('gain-card');
    const alone = oldWorldTable({ phase: 'deed', ada: { hand: [] } });
    alone.ada.isOffered('deed', ['explore:city', 'explore:wilds']);
  });

  rule('OW-FIGHTCHOICE-002', 'is a fight that the other witcher cannot refuse', () => {
    const table = oldWorldTable(fight);
    table.ada.does('fight:seat-1');
    expect(table.state.fight?.fighters.map(({ seat }) => seat)).toEqual([0, 1]);
    expect(table.bea.offers()).not.toContain('refuse');
  });

  rule('OW-FIGHTCHOICE-003', 'is no fight with a witcher at any school', () => {
    for (const at of ['behelt-nar', 'kaer-seren', 'kaer-morhen', 'haern-caduch', 'gorthur-gvaed', 'stygga']) {
      const table = oldWorldTable({ phase: 'deed', ada: { at, hand: [forest] }, bea: { at } });
      table.ada.isBlocked('fight:seat-1', 'OW-FIGHTCHOICE-003');
    }
  });

  rule('OW-FIGHTCHOICE-004', 'is no fight with a witcher at the closed tavern', () => {
    const table = oldWorldTable({ ...fight, tavern: 'vizima' });
    table.ada.isBlocked('fight:seat-1', 'OW-FIGHTCHOICE-004');
    oldWorldTable({ ...fight, tavern: 'novigrad' }).ada.may('fight:seat-1');
  });

  rule('OW-FIGHTCHOICE-005', 'is a fight with a monster at a school and at the closed tavern', () => {
    const tavern = oldWorldTable({
      ...fight,
      tavern: 'vizima',
      lairs: { forest: { monster: 'arachas', at: 'vizima' } },
    });
    tavern.ada.may('fight:arachas');
    const school = oldWorldTable({
      phase: 'deed',
      ada: { at: 'stygga', hand: [forest] },
      lairs: { forest: { monster: 'arachas', at: 'stygga' } },
    });
    school.ada.may('fight:arachas');
  });

  rule('OW-FIGHTCHOICE-006', 'is a fight with one monster of those at the same place', () => {
    const lairs = {
      forest: { monster: 'arachas', at: 'vizima' },
      mountain: { monster: 'barghest', at: 'vizima' },
      water: { monster: 'foglet', at: 'ban-ard' },
    } as const;
    const table = oldWorldTable({ ...fight, lairs });
    table.ada.may('fight:arachas', 'fight:barghest');
    table.ada.mayNot('fight:foglet');
    table.ada.does('fight:barghest');
    expect(table.view.fight?.monster?.monster).toBe('barghest');
  });

  rule('OW-FIGHTCHOICE-007', 'is no fight whose demand cannot be met', () => {
    const lairs = { forest: { monster: 'archespore', at: 'vizima' } } as const;
    const table = oldWorldTable({ ...fight, lairs });
    table.ada.isBlocked('fight:archespore', 'OW-FIGHTCHOICE-007');
    oldWorldTable({ ...fight, ada: { at: 'vizima', hand: [forest], potions: ['swallow'] }, lairs }).ada.may(
      'fight:archespore',
    );
  });
});

describe('meditating', () => {
  const wise = { hand: [forest], attributes: { combat: 5 } } as const;

  rule('OW-MED-001', 'needs an attribute at its top and a trophy of it that is left', () => {
    const table = oldWorldTable({ phase: 'deed', ada: { ...wise, attributes: { combat: 5, defense: 4 } } });
    table.ada.may('meditate:combat');
    table.ada.isBlocked('meditate:defense', 'OW-MED-001');
    const gone = oldWorldTable({ phase: 'deed', ada: wise, attributeTrophies: [0, 1, 1, 1] });
    gone.ada.isBlocked('meditate:combat', 'OW-MED-001');
  });

  rule(['OW-MED-001', 'OW-MED-002'], 'never gives two trophies of one attribute', () => {
    const table = oldWorldTable({
      phase: 'deed',
      ada: { ...wise, trophies: ['combat'] },
      attributeTrophies: [1, 1, 1, 1],
    });
    table.ada.isBlocked('meditate:combat', 'OW-MED-002');
  });

  rule(['OW-MED-003', 'OW-MED-004', 'OW-TROPHY-001'], 'gives the trophy, a spot on the track, and fatigue', () => {
    const table = oldWorldTable({ phase: 'deed', ada: wise });
    table.ada.does('meditate:combat');
    expect(table.ada.board.spot).toBe(1);
    expect(table.view.attributeTrophies.combat).toBe(0);
    table.ada.does(forest);
    expect(table.trashed).toEqual([forest]);
    expect(table.bea.view().witchers[0]?.trophies).toEqual(['combat']);
  });

  rule('OW-MED-005', 'on spot 3 gives the card alone, and the game goes on', () => {
    const table = oldWorldTable({ phase: 'deed', ada: { ...wise, spot: 3 } });
    table.ada.does('meditate:combat');
    expect(table.ada.board.spot).toBe(3);
    expect(table.ada.board.trophies).toEqual(['combat']);
    expect(table.trashed).toEqual([]);
    expect(table.view.outcome).toBeNull();
    table.ada.isAsked('discard');
  });

  rule('OW-MED-006', 'gives one trophy, of the attribute chosen', () => {
    const table = oldWorldTable({ phase: 'deed', ada: { hand: [forest], attributes: { combat: 5, alchemy: 5 } } });
    table.ada.may('meditate:combat', 'meditate:alchemy');
    table.ada.does('meditate:alchemy', forest);
    expect(table.ada.board.trophies).toEqual(['alchemy']);
  });

  rule('OW-MED-007', 'is possible anywhere', () => {
    for (const at of ['vizima', 'behelt-nar', 'stygga', 'glenmore']) {
      oldWorldTable({ phase: 'deed', ada: { ...wise, at } }).ada.may('meditate:combat');
    }
    expect(oldWorldTable({ phase: 'deed', ada: { ...wise, at: 'cintra' } }).ada.offers()).toContain('meditate:combat');
  });
});
