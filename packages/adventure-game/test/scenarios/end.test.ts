import { rule } from '@medallion/testkit';
import { describe, expect, it } from 'vitest';
import { adventureGame } from '../../src/game';
import { type AdventureTable, adventureTable, type HeroSketch, type PlayerName, vpOfMain } from '../adventure-table';

const LAST = { at: 'mahakam', proofs: { red: 2 }, quest: 'a-debt-of-steel' } as const;
const TWO = ['wolves-at-the-gate', 'trial-by-combat'] as const;

describe('victory points', () => {
  rule('AG-VP-003', 'earned VP move the marker forward, lost VP move it back', () => {
    const table = adventureTable({ ada: { vp: 5, fortunes: ['royal-favour'] }, decks: { purple: ['scandal'] } });
    table.ada.does('fortune:royal-favour');
    expect(table.ada.vp).toBe(8);
    table.ada.does('investigate', 'purple');
    expect(table.ada.vp).toBe(6);
  });

  rule('AG-VP-004', 'nobody has fewer than 0', () => {
    const table = adventureTable({ ada: { vp: 1 }, decks: { purple: ['scandal'] } });
    table.ada.does('investigate', 'purple');
    expect(table.ada.vp).toBe(0);
  });

  rule('AG-VP-005', 'beyond 80 the marker starts again: 82 VP stand on space 2', () => {
    const table = adventureTable({ ada: { vp: 79, fortunes: ['royal-favour'] } });
    table.ada.does('fortune:royal-favour');
    expect([table.ada.vp, table.ada.area.vpSpace]).toEqual([82, 2]);
    expect(adventureTable({ ada: { vp: 80 } }).ada.area.vpSpace).toBe(80);
  });

  rule('AG-VP-006', 'of several with the most VP the active player chooses', () => {
    const sketch = {
      ada: { vp: 3, foulFate: ['rest'] as const },
      bea: { vp: 9 },
      cyn: { vp: 9 },
      decks: { foulFate: ['envy'] },
    };
    const table = adventureTable(sketch);
    table.ada.does('rest');
    table.ada.isOffered('most-vp', ['seat-1', 'seat-2']);
    table.ada.does('seat-2');
    expect([table.ada.vp, table.bea.vp, table.cyn.vp]).toEqual([3, 9, 7]);
    const alone = adventureTable({ ...sketch, bea: { vp: 10 } });
    alone.ada.does('rest');
    expect(alone.bea.vp).toBe(8);
  });
});

function passes(table: AdventureTable, ...names: readonly PlayerName[]): void {
  for (const name of names) table[name].does('end-turn');
}

describe('the end of the game', () => {
  rule(
    ['AG-END-001', 'AG-END-002', 'AG-END-003'],
    'the third quest card: this turn to its end, then one more turn for each of the others',
    () => {
      const table = adventureTable({
        ada: {},
        bea: { at: 'rivia' },
        cyn: { ...LAST, completed: TWO },
        active: 'cyn',
        war: 1,
      });
      table.cyn.does('main-quest', '2:gold');
      // Dandelion plays Geralt's card here: whose quest it is makes no difference
      table.isTurnOf('cyn');
      table.cyn.may('travel', 'rest');
      expect(table.state.war).toBe(1);
      passes(table, 'cyn');
      expect(table.state.war).toBe(2); // the obstacle step took place
      table.isTurnOf('ada');
      passes(table, 'ada');
      table.isTurnOf('bea');
      expect(table.scenario.table.isOver).toBe(false);
      passes(table, 'bea');
      expect(table.scenario.table.isOver).toBe(true);
    },
  );

  rule('AG-END-001', 'an obstacle is met in that turn like in any other', () => {
    const table = adventureTable({
      ada: { ...LAST, completed: TWO },
      zones: { blue: { foulFate: true } },
      decks: { foulFate: ['thief-in-the-night'] },
    });
    table.ada.does('main-quest', '2:gold');
    passes(table, 'ada');
    expect([table.zone('blue'), table.discard('foul-fate')]).toEqual([[], ['thief-in-the-night']]);
  });

  rule('AG-END-001', 'the second quest card ends nothing', () => {
    const table = adventureTable({
      ada: { ...LAST, completed: ['wolves-at-the-gate'] },
      questDecks: { red: ['trial-by-combat', 'the-millers-curse'] },
    });
    table.ada.does('main-quest', '2:gold', 'trial-by-combat');
    expect([table.state.endedBy, table.told('end-triggered')]).toEqual([null, []]);
  });

  rule('AG-END-004', 'a second player who gets there in the last turns prolongs nothing', () => {
    const table = adventureTable({
      ada: { at: 'rivia' },
      bea: { ...LAST, completed: TWO },
      active: 'bea',
      endedBy: 'ada',
      turnsLeft: 1,
      war: 1,
    });
    table.bea.does('main-quest', '2:gold');
    expect(table.state.endedBy).toBe(0);
    passes(table, 'bea');
    expect(table.scenario.table.isOver).toBe(true);
  });

  const finish = (ada: HeroSketch, bea: HeroSketch, cyn: HeroSketch = {}) => {
    const table = adventureTable({
      ada: { at: 'rivia', ...ada },
      bea: { at: 'cintra', ...bea },
      cyn: { at: 'novigrad', ...cyn },
      active: 'cyn',
      endedBy: 'ada',
      turnsLeft: 1,
      war: 1,
    });
    passes(table, 'cyn');
    return table.scenario.table.outcome;
  };

  rule('AG-END-005', 'the most VP win, whoever triggered the end', () => {
    expect(finish({ vp: 20, completed: [...TWO, 'the-millers-curse'] }, { vp: 31 }, { vp: 25 })).toEqual({
      places: [3, 1, 2],
      reason: 'vp',
      together: null,
    });
  });

  rule('AG-TIE-001', 'tied: the most completed quest cards', () => {
    expect(
      finish({ vp: 20 }, { vp: 20, completed: TWO }, { vp: 20, completed: ['the-millers-curse'], gold: 20 }),
    ).toEqual({ places: [3, 1, 2], reason: 'quests', together: null });
  });

  rule('AG-TIE-002', 'still tied: leads and gold, with proof changed back at the own rate', () => {
    expect(finish({ vp: 20, proofs: { purple: 1 }, gold: 1 }, { vp: 20, leads: { red: 3, blue: 4 } })).toMatchObject({
      places: [1, 2, 3],
      reason: 'leads-and-gold',
      together: null,
    });
    expect(finish({ vp: 20, gold: 3 }, { vp: 20, leads: { red: 2, blue: 2 } })).toMatchObject({ places: [2, 1, 3] });
    expect(finish({ vp: 20, proofs: { red: 1 } }, { vp: 20, proofs: { red: 1 } })).toMatchObject({ places: [2, 1, 3] }); // three leads against seven
  });

  rule('AG-TIE-003', 'still tied: the earlier final turn', () => {
    expect(finish({ vp: 20 }, { vp: 20 }, { vp: 20 })).toEqual({
      places: [1, 2, 3],
      reason: 'final-turn',
      together: null,
    });
    const table = adventureTable({
      ada: { at: 'rivia', vp: 5 },
      bea: { at: 'cintra', vp: 5 },
      active: 'ada',
      endedBy: 'bea',
      turnsLeft: 1,
      war: 1,
    });
    passes(table, 'ada');
    expect(table.scenario.table.outcome).toEqual({ places: [2, 1], reason: 'final-turn', together: null });
  });

  rule('AG-TIE-004', 'each tie-breaker only among those still tied', () => {
    expect(
      finish({ vp: 20, gold: 1, completed: TWO }, { vp: 20, gold: 50 }, { vp: 20, gold: 2, completed: TWO }),
    ).toEqual({ places: [2, 3, 1], reason: 'leads-and-gold', together: null });
    expect(
      finish({ vp: 19, completed: [...TWO, 'the-millers-curse'], gold: 40 }, { vp: 20 }, { vp: 20, gold: 1 }),
    ).toMatchObject({ places: [3, 2, 1] });
  });
});

describe('epic adventuring', () => {
  rule('AG-EPIC-001', 'it is agreed before the game, and not played otherwise', () => {
    expect(adventureGame.parseConfig({ heroes: ['geralt', 'triss'] })).toMatchObject({
      ok: true,
      value: { mode: 'standard' },
    });
    expect(adventureGame.parseConfig({ heroes: ['geralt', 'triss'], mode: 'epic' })).toMatchObject({
      ok: true,
      value: { mode: 'epic' },
    });
    expect(adventureGame.parseConfig({ heroes: ['geralt', 'triss'], mode: 'short' }).ok).toBe(false);
  });

  const FOUR = [...TWO, 'the-millers-curse', 'graves-without-names'] as const;

  rule(
    ['AG-EPIC-002', 'AG-EPIC-004'],
    'the third and fourth card end nothing and bring a new one; the fifth ends',
    () => {
      for (const completed of [TWO, FOUR.slice(0, 3)]) {
        const table = adventureTable({
          mode: 'epic',
          ada: { ...LAST, completed },
          questDecks: { red: ['peace-of-the-axe', 'the-nest-below'] },
        });
        table.ada.does('main-quest', '2:gold', 'the-nest-below');
        expect([table.state.endedBy, table.ada.area.quest?.quest]).toEqual([null, 'the-nest-below']);
      }
      const fifth = adventureTable({
        mode: 'epic',
        ada: { ...LAST, completed: FOUR },
        questDecks: { red: ['peace-of-the-axe', 'the-nest-below'] },
      });
      fifth.ada.does('main-quest', '2:gold');
      expect([fifth.state.endedBy, fifth.ada.area.quest]).toEqual([0, null]);
      fifth.isTurnOf('ada');
      expect(fifth.view.questDecks.red.count).toBe(2);
    },
  );

  rule(
    ['AG-EPIC-003', 'AG-EPIC-005'],
    'then all goes as ever: the turn is finished, one more turn each, ties as usual',
    () => {
      const table = adventureTable({
        mode: 'epic',
        ada: { ...LAST, completed: FOUR, vp: 10 },
        bea: { at: 'cintra', vp: 10 + vpOfMain('a-debt-of-steel') },
        war: 1,
      });
      table.ada.does('main-quest', '2:gold');
      table.isTurnOf('ada');
      table.ada.may('travel', 'rest');
      passes(table, 'ada');
      table.isTurnOf('bea');
      passes(table, 'bea');
      expect(table.scenario.table.outcome).toEqual({ places: [1, 2], reason: 'quests', together: null });
      const behind = adventureTable({
        mode: 'epic',
        ada: { ...LAST, completed: FOUR, vp: 10 },
        bea: { at: 'cintra', vp: 60 },
        war: 1,
      });
      behind.ada.does('main-quest', '2:gold');
      passes(behind, 'ada', 'bea');
      expect(behind.scenario.table.outcome).toEqual({ places: [2, 1], reason: 'vp', together: null });
    },
  );
});

describe('the one-quest game, an option of our own', () => {
  it('ends with the first quest card', () => {
    const table = adventureTable({ mode: 'one-quest', ada: LAST, bea: { at: 'cintra' }, war: 1 });
    table.ada.does('main-quest', '2:gold');
    expect([table.state.endedBy, table.ada.area.quest]).toEqual([0, null]);
  });
});
