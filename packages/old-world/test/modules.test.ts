import { randomGame } from '@medallion/testkit';
import { describe, expect, it } from 'vitest';
import { oldWorldWith } from '../src/game';
import { harbourModule } from './harbour-module';
import { CARDS, oldWorldTable } from './old-world-table';

const game = oldWorldWith([harbourModule]);
const modules = ['harbour'];
const { forest, water } = CARDS;

describe('a module', () => {
  it('adds a location with an action of its own, and a token that is found on entering', () => {
    const table = oldWorldTable({ modules, steps: 0, ada: { at: 'kaer-seren', hand: [water, forest] } });
    table.ada.does(`move:far-isle:${water}`);
    expect(table.ada.gold).toBe(1);
    table.ada.does('act:pearl-diving', 'deep');
    expect(table.ada.gold).toBe(4);
    table.ada.isBlocked('act:pearl-diving', 'OW-ACT-002');
    expect(table.view.locations.find(({ id }) => id === 'far-isle')?.witchers).toEqual([0]);
    expect(table.view.modules).toEqual({ harbour: { shells: 0 } });
  });

  it('adds a phase between two others', () => {
    const table = oldWorldTable({ modules, phase: 'deed', ada: { hand: [forest], gold: 2 }, city: ['CITY18'] });
    table.ada.does('explore:city', 'second');
    table.ada.isOffered('toll', ['pay', 'refuse']);
    table.ada.does('pay');
    expect(table.ada.gold).toBe(3);
    table.ada.isAsked('discard');
  });

  it('gives an attribute another name', () => {
    const { witchers } = oldWorldTable({ modules }).view;
    expect(witchers.map(({ attributes }) => attributes[1]?.name)).toEqual(['defense', 'wisdom']);
  });

  it('opens a second market, with prices and customers of its own', () => {
    const table = oldWorldTable({ modules, phase: 'gain', active: 'bea', bea: { hand: [] } });
    const [, stalls] = table.view.markets;
    expect(stalls?.id).toBe('harbour-stalls');
    const [first] = table.bea.offers();
    expect(first?.startsWith('manticore-')).toBe(true);
    table.bea.does(first as string);
    expect(table.bea.hand).toContain(first);
    expect(table.pool).toEqual(oldWorldTable({}).pool);
  });

  it('brings another way to win', () => {
    const table = oldWorldTable({ modules, phase: 'gain', ada: { hand: [], gold: 20 } });
    table.ada.does('ward-1');
    expect(table.view.outcome).toEqual({ places: [1, 2], reason: 'riches', together: null });
    const base = oldWorldTable({ phase: 'gain', ada: { hand: [], gold: 20 } });
    base.ada.does('ward-1');
    expect(base.view.outcome).toBeNull();
  });

  it('is laid in once: a second one of that name would change tables that are under way', () => {
    expect(() => oldWorldWith([harbourModule])).toThrow('laid in already');
  });

  it('plays whole games, and leaves the base game as it was', () => {
    const config = game.parseConfig({ players: 3, modules });
    if (!config.ok) throw new Error('refused');
    const places = new Set<number>();
    for (let index = 0; index < 5; index++) {
      randomGame(game, config.value, `harbour-${index}`, {
        limit: 1500,
        onAnswer({ state }) {
          for (const { at } of state.witchers) places.add(at);
        },
      });
    }
    expect(places.has(19)).toBe(true);
    expect(oldWorldTable({}).view.locations).toHaveLength(19);
    expect(game.parseConfig({ players: 3, modules: ['mages'] }).ok).toBe(false);
  });
});
