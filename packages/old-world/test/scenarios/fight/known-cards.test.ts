import { describe, expect, it } from 'vitest';
import { forgetTop } from '../../../src/base/fight/deck-tops';
import { fightInvariants } from '../../../src/base/fight/fight-hidden';
import type { Fighter } from '../../../src/base/fight/fight-state';
import type { OldWorldState, Witcher } from '../../../src/core/state';
import { FILLER, type FightTable, fightTable } from './fight-table';

const deck = ['ward-1', 'ward-2', 'ward-3', 'ward-4', 'ward-5'];
/** Faults of the fighters; the pools of scenarios are smaller than their monsters' lives. */
const faultsOf = (table: FightTable) =>
  fightInvariants(table.state as OldWorldState).filter((what) => what.startsWith('seat'));
const knownTop = (table: FightTable, viewer: 'ada' | 'bea', side: number) =>
  table[viewer].view().fight?.fighters[side]?.knownTop;

/** The cat keeps one of the three cards on top and puts the others back, so that it knows them. */
function catKnows(table: FightTable): FightTable {
  table.ada.does('specialty', 'ward-4', 'ward-3');
  expect(knownTop(table, 'ada', 0)).toEqual(['ward-3', 'ward-5']);
  return table;
}

describe('what a witcher knows of a deck', () => {
  const ada = { school: 'cat', attributes: { specialty: 2 }, hand: ['swift-cut-1'], deck } as const;

  it('is forgotten when fatigue takes cards out of it', () => {
    const table = catKnows(fightTable({ monster: 'whispess', pool: ['fight-12'], ada: { ...ada, spot: 2 } }));
    table.ada.plays('swift-cut-1').does('ward-3');
    expect(table.ada.asked).toBe('fatigue');
    expect(knownTop(table, 'ada', 0)).toEqual([]);
    table.ada.does('ward-1');
    expect(table.ada.deck).toHaveLength(2);
    expect(faultsOf(table)).toEqual([]);
  });

  it('is forgotten when the cards left after fatigue are shuffled, while the loser still chooses a card', () => {
    const table = catKnows(
      fightTable({ isDuel: true, pool: [], ada, bea: { school: 'bear', hand: [], deck: ['block-2'] } }),
    );
    table.ada.plays('swift-cut-1').does('swift-cut-1');
    expect(table.bea.asked).toBe('take-card');
    expect(knownTop(table, 'ada', 0)).toEqual([]);
    expect(faultsOf(table)).toEqual([]);
  });

  it('stays known of the cards beneath, when one is drawn from above them', () => {
    const table = catKnows(fightTable({ monster: 'whispess', pool: ['fight-12', 'fight-13'], ada }));
    const { state } = table;
    const fighter = state.fight?.fighters[0];
    const witcher = state.witchers[0];
    if (fighter === undefined || witcher === undefined) throw new Error('nobody fights');
    const [own, after] = [structuredClone(witcher), structuredClone(fighter)];
    own.deck.pop();
    forgetTop(own as Witcher, after as Fighter, 1);
    expect([after.topKnown, after.topKnownBy]).toEqual([1, 1]);
    own.deck.pop();
    forgetTop(own as Witcher, after as Fighter, 1);
    expect([after.topKnown, after.topKnownBy]).toEqual([0, 0]);
  });

  it('is forgotten when its owner looks at the same cards and puts them back in another order', () => {
    const table = fightTable({
      isDuel: true,
      pool: [],
      ada: { school: 'viper', hand: ['swift-cut-1', 'block-1'], deck: FILLER.slice(5) },
      bea: { school: 'cat', attributes: { specialty: 2 }, hand: ['swift-cut-2'], deck: [...deck, 'block-2'] },
    });
    table.ada.plays('swift-cut-1').does('specialty', 'ward-5', 'ward-4');
    expect(knownTop(table, 'ada', 1)).toEqual(['ward-5', 'ward-4', 'ward-3']);
    table.bea.does('specialty', 'ward-4', 'ward-3');
    expect(knownTop(table, 'bea', 1)).toEqual(['ward-3', 'ward-5']);
    expect(knownTop(table, 'ada', 1)).toEqual([]);
  });
});
