import { seedRng } from '@medallion/kernel';
import { rule } from '@medallion/testkit';
import { describe, expect } from 'vitest';
import { oldWorld } from '../../../src/game';
import { MUTAGEN_FACTS } from '../../../src/modules/mutagens/facts';
import { mutagens } from '../../../src/modules/mutagens/state';
import { CARDS, oldWorldTable, type TableSketch } from '../../old-world-table';
import { fightTable } from '../../scenarios/fight/fight-table';

const modules = ['mutagens'];
const indexOf = (id: string): number => MUTAGEN_FACTS.findIndex((one) => one.id === id);

/** Ada stands where training is offered, one step short of a level. */
function atTheSchool(level: number, sketch: TableSketch = {}) {
  const next = level + 1;
  return oldWorldTable({
    modules,
    ...sketch,
    ada: {
      at: 'kaer-morhen',
      hand: [CARDS.forest],
      gold: 9,
      level,
      attributes: { combat: level, defense: next, alchemy: next, specialty: next },
      ...sketch.ada,
    },
  });
}
function train(table: ReturnType<typeof atTheSchool>): void {
  table.ada.does('act:training', 'combat');
}
const owned = (table: { readonly state: Parameters<typeof mutagens.of>[0] }) => mutagens.of(table.state).owned[0] ?? [];

describe('mutagens', () => {
  rule('OW-MT-037', 'lie face down in a shuffled deck', () => {
    const orders = new Set<string>();
    for (const seed of ['a', 'b']) {
      const config = oldWorld.parseConfig({ players: 2, modules });
      if (!config.ok) throw new Error('refused');
      const state = oldWorld.setup(config.value, seedRng(seed));
      orders.add(mutagens.of(state).deck.join());
      expect(mutagens.of(state).deck).toHaveLength(15);
      expect(oldWorld.view(state, 0).modules.mutagens).toEqual({ left: 15, owned: [[], []] });
    }
    expect(orders.size).toBe(2);
  });

  rule(
    ['OW-MT-038', 'OW-MT-039'],
    'come in the place of cards: three are drawn, one is kept at level II and III',
    () => {
      for (const level of [1, 2]) {
        const table = atTheSchool(level);
        const before = table.ada.hand.length;
        train(table);
        table.waitsFor('ada', 'mutagen-choice');
        expect(table.ada.offers()).toHaveLength(3);
        table.ada.does(table.ada.offers()[0] ?? '');
        expect(owned(table)).toHaveLength(1);
        expect(mutagens.of(table.state).deck).toHaveLength(14);
        expect(table.ada.hand).toHaveLength(before);
      }
    },
  );

  rule('OW-MT-040', 'come twice, one after the other, at level IV and V', () => {
    for (const level of [3, 4]) {
      const table = atTheSchool(level);
      train(table);
      table.ada.does(table.ada.offers()[0] ?? '');
      table.waitsFor('ada', 'mutagen-choice');
      expect(owned(table)).toHaveLength(1);
      table.ada.does(table.ada.offers()[0] ?? '');
      expect(owned(table)).toHaveLength(2);
    }
  });

  rule('OW-MT-039', 'and with few left one of those is chosen; with none nothing is gained', () => {
    const few = atTheSchool(1, { change: (state) => mutagens.put({ state }, { deck: [4], owned: [[], []] }) });
    train(few);
    expect(owned(few)).toEqual([4]);
    const none = atTheSchool(1, { change: (state) => mutagens.put({ state }, { deck: [], owned: [[], []] }) });
    train(none);
    expect(owned(none)).toEqual([]);
    expect(none.ada.hand).toHaveLength(1);
  });

  rule('OW-MT-063', 'are open once kept; the two given back are seen by their owner alone', () => {
    const table = atTheSchool(1);
    train(table);
    const [kept = '', ...rejected] = table.ada.offers();
    expect(table.scenario.table.questionFor(1)).toBeNull();
    table.ada.does(kept);
    for (const viewer of [1, 'spectator'] as const) {
      const heard = JSON.stringify(table.heard(viewer, 'module'));
      expect(heard).toContain(kept.slice('mutagen:'.length));
      for (const one of rejected) expect(heard).not.toContain(`"${one.slice('mutagen:'.length)}"`);
    }
    expect(table.scenario.table.view(1).modules.mutagens).toMatchObject({
      owned: [[kept.slice('mutagen:'.length)], []],
    });
  });

  rule('OW-MT-041', 'work once in each fight and are kept', () => {
    const table = fightTable({
      modules,
      monster: 'harpy',
      pool: ['fight-01', 'fight-02', 'fight-03', 'fight-04', 'fight-05', 'fight-06'],
      begins: 'witcher',
      ada: { hand: ['block-1', 'block-2'] },
      lay: (state) => mutagens.put({ state }, { deck: [], owned: [[indexOf('red-1')], []] }),
    });
    table.ada.isOffered('fight-use', ['go-on', 'mutagen:red-1']);
    table.ada.does('mutagen:red-1');
    expect(table.life).toBe(5);
    expect(table.ada.asked).toBe('fight-combo');
    table.ada.plays('block-1');
    table.bea.does('charge');
    expect(table.ada.offers).not.toContain('mutagen:red-1');
    expect(owned(table)).toEqual([indexOf('red-1')]);
  });
});
