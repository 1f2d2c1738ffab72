import { rule } from '@medallion/testkit';
import { describe, expect } from 'vitest';
import { CARDS } from '../../old-world-table';
import { type HuntTableSketch, huntOf, huntTable, toldOfHunt } from './hunt-table';

const { forest, mountain, water } = CARDS;
const HAND = [forest, mountain];

/** Ada stands beside the monster in Novigrad, and has travelled. */
function beside(sketch: HuntTableSketch = {}) {
  return huntTable({
    ...sketch,
    ada: { at: 'novigrad', hand: HAND, gold: 2, ...sketch.ada },
    hunt: { at: 'novigrad', deck: ['stalk-02', 'stalk-01'], ...sketch.hunt },
  });
}

describe('driving the monster away', () => {
  rule('OW-LH-021', 'is a choice of whoever shares its location and has travelled', () => {
    beside().ada.may('drive-away', 'end');
    const still = beside({ steps: 0 });
    still.ada.isBlocked('drive-away', 'OW-LH-021');
    const elsewhere = beside({ hunt: { at: 'hengfors' } });
    elsewhere.ada.mayNot('drive-away');
    expect(elsewhere.scenario.question(0)?.blocked.some(({ id }) => id === 'drive-away')).toBe(false);
    const left = beside();
    left.ada.does('end');
    expect(huntOf(left).at).toBe('novigrad'); // nobody has to
  });

  rule('OW-LH-022', 'costs one card of the hand, of choice; without one it is blocked', () => {
    const table = beside();
    table.ada.does('drive-away');
    table.ada.isOffered('discard-card', HAND);
    table.ada.does(mountain);
    expect([table.ada.hand, table.ada.discard]).toEqual([[forest], [mountain]]);
    expect(table.told('cards-discarded')).toMatchObject([{ cards: [mountain], rule: 'OW-LH-022' }]);
    expect(toldOfHunt(table, 'driven-away')).toMatchObject([{ seat: 0, at: 'novigrad', rule: 'OW-LH-021' }]);
    beside({ ada: { hand: [] }, bea: { at: 'novigrad', gold: 1 } }).ada.isBlocked('drive-away', 'OW-LH-022');
  });

  rule('OW-LH-022', 'may be done again in the same turn, and is paid again', () => {
    const table = beside({ ada: { hand: [forest, mountain, water] }, hunt: { deck: ['stalk-08', 'stalk-01'] } });
    table.ada.does('drive-away', forest);
    expect(huntOf(table).at).toBe('hengfors');
    table.ada.does(`move:hengfors:${mountain}`);
    table.ada.does('drive-away');
    expect([huntOf(table).at, table.ada.hand]).toEqual(['kaer-seren', []]);
  });

  rule('OW-LH-023', 'turns the top movement card over for exactly one movement, to the main location', () => {
    const table = beside({ hunt: { deck: ['stalk-02', 'stalk-01'] } });
    table.ada.does('drive-away', forest);
    expect(toldOfHunt(table, 'card-turned')).toMatchObject([{ card: 'stalk-01', steps: 1, left: 1 }]);
    expect(toldOfHunt(table, 'moved')).toMatchObject([{ from: 'novigrad', to: 'hengfors', goal: 'hengfors' }]);
    table.waitsFor('ada', 'journey');
  });

  rule('OW-LH-023', 'or to the secondary one from the main one', () => {
    const table = beside({ ada: { at: 'hengfors' }, hunt: { at: 'hengfors', deck: ['stalk-01'] } });
    table.ada.does('drive-away', forest);
    expect(toldOfHunt(table, 'moved')).toMatchObject([{ to: 'vizima', goal: 'ard-modron' }]);
  });

  rule('OW-LH-023', 'from a deck shuffled anew where it is empty', () => {
    const table = beside({ hunt: { deck: [] } });
    table.ada.does('drive-away', forest);
    if (table.bea.offers().length > 0) table.bea.does(table.bea.offers()[0] ?? '');
    expect(toldOfHunt(table, 'deck-shuffled')).toHaveLength(1);
    expect(toldOfHunt(table, 'moved')).toHaveLength(1);
  });

  rule('OW-LH-054', 'leaves every choice of the way to the last player', () => {
    const table = beside({ ada: { at: 'behelt-nar' }, hunt: { at: 'behelt-nar', deck: ['stalk-08'] } });
    table.ada.does('drive-away', forest);
    table.waitsFor('bea', 'legend-step');
    table.bea.isOffered('legend-step', ['ban-ard', 'vengerberg', 'beauclair']);
    table.bea.does('beauclair');
    expect(toldOfHunt(table, 'moved')).toMatchObject([{ seat: 1, to: 'beauclair', why: 'chosen' }]);
    table.waitsFor('ada', 'journey');
    const own = huntTable({
      active: 'bea',
      bea: { at: 'behelt-nar', hand: ['viper-quick-slash-1', 'viper-quick-slash-2'] },
      hunt: { at: 'behelt-nar', deck: ['stalk-08'] },
    });
    own.bea.does('drive-away', 'viper-quick-slash-1');
    own.waitsFor('bea', 'legend-step');
  });

  rule('OW-LH-024', 'discards the card and lays a token on the place entered', () => {
    const table = beside({ hunt: { deck: ['stalk-02', 'stalk-01'] } });
    table.ada.does('drive-away', forest);
    expect(huntOf(table)).toMatchObject({ at: 'hengfors', deck: 1, moving: null, laid: ['hengfors'], pile: 23 });
    expect(huntOf(table).discard.at(-1)).toBe('stalk-01');
  });

  rule(['OW-LH-018', 'OW-LH-021'], 'is blocked where every neighbour has a token, before a card is paid', () => {
    const table = beside({ hunt: { laid: ['kaer-seren', 'hengfors', 'cidaris', 'vizima', 'cintra'] } });
    table.ada.isBlocked('drive-away', 'OW-LH-018');
    const open = beside({ hunt: { laid: ['kaer-seren', 'hengfors', 'cidaris', 'vizima'] } });
    open.ada.may('drive-away');
  });

  rule(['OW-LH-025', 'OW-LH-056'], 'opens the action of the place, at once or later in phase I, once a turn', () => {
    const table = beside();
    table.ada.isBlocked('act:gambling', 'OW-LH-010');
    table.ada.does('drive-away', forest);
    table.ada.may('act:gambling', 'end');
    table.ada.does('act:gambling');
    for (let left = 4; left > 0 && table.state.poker !== null; left--) {
      const [asked] = table.scenario.table.waitingFor();
      table.scenario.answer(asked?.seat ?? 0, 'keep');
    }
    table.ada.isBlocked('act:gambling', 'OW-ACT-002');
    const acted = beside({ change: (state) => void Object.assign(state.turns[0] ?? {}, { acted: 1 << 6 }) });
    acted.ada.does('drive-away', forest);
    acted.ada.isBlocked('act:gambling', 'OW-ACT-002');
  });
});

describe('driving it away alone', () => {
  const alone = (sketch: HuntTableSketch = {}) => beside({ players: 1, ...sketch });

  rule(
    'OW-SOLO-022',
    'draws no movement card: for a card it goes where the player says, and the action is open',
    () => {
      const table = alone({ hunt: { laid: ['vizima', 'cintra'], deck: ['stalk-01'] } });
      table.ada.does('drive-away', forest);
      table.ada.isOffered('legend-step', ['kaer-seren', 'hengfors', 'cidaris']);
      table.ada.does('cidaris');
      expect(toldOfHunt(table, 'card-turned')).toEqual([]);
      expect(huntOf(table)).toMatchObject({ at: 'cidaris', deck: 1, laid: ['vizima', 'cintra', 'cidaris'] });
      expect(table.ada.discard).toEqual([forest]);
      table.ada.may('act:gambling');
    },
  );

  rule('OW-SOLO-022', 'asks nothing with one way, is blocked without any, and needs no movement card', () => {
    const laid = ['kaer-seren', 'hengfors', 'cidaris', 'vizima'];
    const table = alone({ hunt: { laid, deck: [] } });
    table.ada.does('drive-away', forest);
    expect(huntOf(table).at).toBe('cintra');
    table.waitsFor('ada', 'journey');
    alone({ hunt: { laid: [...laid, 'cintra'] } }).ada.isBlocked('drive-away', 'OW-SOLO-022');
    const quests = [{ card: 'CITY06', option: 0, at: 'vizima' }];
    const poor = alone({ ada: { at: 'vizima', hand: [], quests }, hunt: { at: 'vizima' } });
    poor.ada.isBlocked('drive-away', 'OW-LH-022');
    alone({ steps: 0 }).ada.isBlocked('drive-away', 'OW-LH-021');
  });
});
