import { Play } from '@medallion/kernel';
import { rule } from '@medallion/testkit';
import { describe, expect } from 'vitest';
import { endGame } from '../../src/base/turn/turn';
import type { OldWorldEvent } from '../../src/core/events';
import type { OldWorldState } from '../../src/core/state';
import { CARDS, oldWorldTable } from '../old-world-table';

const { forest, mountain, water } = CARDS;
const DEED = { phase: 'deed' } as const;

describe('exploring', () => {
  rule('OW-EXPLORE-001', 'draws from the city or the wilds, as chosen', () => {
    const table = oldWorldTable({ ...DEED, ada: { hand: [] }, city: ['CITY18'], wilds: ['WILD16'] });
    table.ada.does('explore:wilds');
    expect(table.view.scene).toMatchObject({ kind: 'exploration', card: 'WILD16', deck: 'wilds' });
    expect([table.view.city, table.view.wilds]).toEqual([1, 0]);
    const city = oldWorldTable({ ...DEED, ada: { hand: [] }, city: ['CITY18'], wilds: ['WILD16'] });
    city.ada.does('explore:city');
    expect(city.view.scene).toMatchObject({ card: 'CITY18', deck: 'city' });
  });

  rule('OW-EXPLORE-001', 'is not offered where a deck is empty, and finds nothing when both are', () => {
    const table = oldWorldTable({ ...DEED, ada: { hand: [] }, city: [], wilds: ['WILD16'] });
    table.ada.isOffered('deed', ['explore:wilds']);
    const none = oldWorldTable({ ...DEED, ada: { hand: [] }, city: [], wilds: [] });
    none.ada.does('explore:nothing');
    expect(none.view.phase).toBe('gain');
  });

  rule('OW-EXPLORE-002', 'shows the options before the choice, and no result', () => {
    const table = oldWorldTable({ ...DEED, ada: { hand: [] }, city: ['CITY18'] });
    table.ada.does('explore:city');
    table.ada.isOffered('exploration-option', ['first', 'second']);
    for (const player of [table.ada, table.bea]) {
      expect(player.view().scene).toEqual({
        kind: 'exploration',
        card: 'CITY18',
        deck: 'city',
        event: null,
        prices: [0, 0],
        chosen: null,
        roll: null,
      });
    }
  });

  rule('OW-EXPLORE-003', 'applies the result of the option chosen, and of no other', () => {
    const table = oldWorldTable({ ...DEED, ada: { hand: [] }, city: ['CITY18'] });
    table.ada.does('explore:city', 'second');
    expect(table.ada.gold).toBe(2);
    expect(table.ada.discard).toEqual([]);
    table.ada.isAsked('gain-card');
  });

  rule('OW-EXPLORE-004', 'never tells what the other option held, neither to players nor to forks', () => {
    const table = oldWorldTable({ ...DEED, ada: { hand: [] }, city: ['CITY18'] });
    table.ada.does('explore:city', 'second');
    expect(table.heard(1, 'option-chosen')).toEqual([
      { type: 'option-chosen', seat: 0, card: 'CITY18', option: 1, rule: 'OW-EXPLORE-003' },
    ]);
    expect(JSON.stringify(table.scenario.told)).not.toContain('card-gained');
    const open = oldWorldTable({ ...DEED, ada: { hand: [], gold: 0 } });
    open.ada.does('explore:city');
    const gold = Array.from({ length: 30 }, (_, seed) => {
      const fork = open.scenario.table.fork(0, seed);
      fork.take(0, 0);
      return JSON.stringify([fork.state.explored, fork.state.reading, fork.state.witchers[0]?.quests]);
    });
    expect(new Set(gold).size).toBeGreaterThan(5);
  });

  rule('OW-EXPLORE-005', 'shows an option that costs too much gold, but does not offer it', () => {
    const table = oldWorldTable({ ...DEED, ada: { hand: [], gold: 2 }, city: ['CITY16'] });
    table.ada.does('explore:city');
    table.ada.isOffered('exploration-option', ['first']);
    table.ada.isBlocked('second', 'OW-EXPLORE-005');
    const rich = oldWorldTable({ ...DEED, ada: { hand: [], gold: 3 }, city: ['CITY16'] });
    rich.ada.does('explore:city', 'second');
    expect(rich.ada.gold).toBe(0);
    expect(rich.ada.level('defense')).toBe(2);
  });

  rule('OW-EXPLORE-006', 'without a quest is done at once, and the card leaves the game', () => {
    const table = oldWorldTable({ ...DEED, ada: { hand: [] }, city: ['CITY18'] });
    table.ada.does('explore:city', 'second');
    expect(table.ada.gold).toBe(2);
    expect(table.state.explored).toHaveLength(1);
    expect(table.ada.board.quests).toEqual([]);
    expect(table.view.scene).toBeNull();
  });

  rule(
    ['OW-EXPLORE-007', 'OW-EXPLORE-009'],
    'with a quest lays the card down, with a token of the terrain on it',
    () => {
      const table = oldWorldTable({
        ...DEED,
        ada: { hand: [] },
        city: ['CITY06'],
        tokens: { forest: ['novigrad', 'vizima'] },
      });
      table.ada.does('explore:city', 'first');
      expect(table.bea.view().witchers[0]?.quests).toEqual([
        { card: 'CITY06', option: 0, event: 4, at: 'vizima', cost: null },
      ]);
      expect(table.tokens('forest')).toEqual(['novigrad']);
      expect(table.state.explored).toEqual([]);
    },
  );

  rule('OW-EXPLORE-008', 'allows any number of quests', () => {
    const quests = [
      { card: 'CITY02', option: 1, at: 'cidaris' },
      { card: 'CITY03', option: 0, at: 'cintra' },
      { card: 'CITY05', option: 1, at: 'novigrad' },
    ];
    const table = oldWorldTable({ ...DEED, ada: { hand: [], quests }, city: ['CITY06'] });
    table.ada.does('explore:city', 'first');
    expect(table.ada.board.quests).toHaveLength(4);
  });

  rule('OW-EXPLORE-010', 'takes a token of another terrain when none is left, which the player chooses', () => {
    const table = oldWorldTable({
      ...DEED,
      ada: { hand: [] },
      city: ['CITY06'],
      tokens: { forest: [], mountain: ['cintra'], water: ['cidaris'] },
    });
    table.ada.does('explore:city', 'first');
    table.ada.isOffered('quest-terrain', ['mountain', 'water']);
    table.ada.does('water');
    expect(table.ada.board.quests).toMatchObject([{ at: 'cidaris' }]);
  });

  rule('OW-EXPLORE-011', 'loses the quest when there is no token at all', () => {
    const table = oldWorldTable({
      ...DEED,
      ada: { hand: [] },
      city: ['CITY06'],
      tokens: { forest: [], mountain: [], water: [] },
    });
    table.ada.does('explore:city', 'first');
    expect(table.ada.board.quests).toEqual([]);
    expect(table.state.explored).toHaveLength(1);
  });

  rule('OW-EXPLORE-016', 'names a place on some cards, and then takes no token', () => {
    const table = oldWorldTable({ ...DEED, ada: { hand: [] }, city: ['CITY30'], tokens: { forest: ['vizima'] } });
    table.ada.does('explore:city', 'first');
    expect(table.ada.board.quests).toMatchObject([{ card: 'CITY30', at: 'novigrad', event: 20 }]);
    expect(table.tokens('forest')).toEqual(['vizima']);
  });

  rule('OW-EXPLORE-014', 'is for the active player alone, good or bad', () => {
    const table = oldWorldTable({
      ...DEED,
      ada: { hand: [] },
      bea: { hand: [], gold: 3, shield: 1 },
      city: ['CITY09'],
    });
    table.ada.does('explore:city', 'first');
    expect([table.ada.gold, table.ada.board.shield]).toEqual([2, 0]);
    expect([table.bea.gold, table.bea.board.shield]).toEqual([3, 1]);
  });

  rule('OW-EXPLORE-015', 'gives any pool card of the cost named, whatever its space, onto the discard pile', () => {
    const table = oldWorldTable({ ...DEED, ada: { hand: [] }, city: ['CITY26'], poolDeck: ['reflex-1'] });
    table.ada.does('explore:city', 'second');
    table.ada.isOffered('take-card', ['block-1', 'magic-trap-1']);
    table.ada.does('block-1');
    expect(table.told('card-gained')).toMatchObject([{ card: 'block-1', to: 'discard' }]);
    expect(table.pool[0]).toBe('reflex-1');
  });

  const noOnes = ['maiming-cut-1', 'maiming-cut-2', 'ward-2', 'swift-cut-1', 'severe-blow-1', 'ward-1'];
  rule(
    ['OW-EXPLORE-012', 'OW-EXPLORE-013'],
    'turns over the deck when the pool has no card of that cost; the rest is discarded',
    () => {
      const table = oldWorldTable({
        ...DEED,
        ada: { hand: [], deck: [forest] },
        city: ['CITY26'],
        pool: noOnes,
        poolDeck: ['reflex-1', 'block-1', 'screen-1', 'reflex-2'],
      });
      table.ada.does('explore:city', 'second');
      expect(table.told('card-gained')).toMatchObject([{ card: 'block-1', to: 'discard' }]);
      expect(table.poolDiscard).toEqual(['reflex-2', 'screen-1']);
      expect(table.pool).toEqual(noOnes);
    },
  );
});

describe('a quest', () => {
  const quest = { card: 'CITY02', option: 1, at: 'cidaris' } as const;
  const ready = { at: 'cidaris', hand: [forest], gold: 2, quests: [quest] } as const;

  rule('OW-QUEST-001', 'is resolved in phase I of the own turn only', () => {
    expect(oldWorldTable({ ada: ready }).ada.offers()).toContain('quest:CITY02');
    expect(oldWorldTable({ phase: 'deed', ada: ready }).ada.offers()).not.toContain('quest:CITY02');
    const other = oldWorldTable({ active: 'bea', ada: ready, bea: { at: 'cidaris', hand: ['viper-cleave-1'] } });
    other.bea.mayNot('quest:CITY02');
    other.ada.isAsked(null);
  });

  rule('OW-QUEST-002', 'may be left alone', () => {
    const table = oldWorldTable({ ada: ready });
    table.ada.does('end');
    expect(table.ada.board.quests).toHaveLength(1);
  });

  rule('OW-QUEST-003', 'asks for a move, its place and its price', () => {
    const table = oldWorldTable({ ada: ready, dice: [1] });
    table.ada.does('quest:CITY02');
    expect(table.ada.gold).toBe(1);
    const still = oldWorldTable({ steps: 0, ada: ready });
    still.ada.isBlocked('quest:CITY02', 'OW-MOVE-010');
    const elsewhere = oldWorldTable({ ada: { ...ready, at: 'novigrad' } });
    elsewhere.ada.isBlocked('quest:CITY02', 'OW-QUEST-003');
    const poor = oldWorldTable({ ada: { ...ready, gold: 0 } });
    poor.ada.isBlocked('quest:CITY02', 'OW-QUEST-003');
    const cards = oldWorldTable({
      ada: { at: 'vizima', hand: [mountain, water], quests: [{ card: 'CITY24', option: 0, at: 'vizima' }] },
    });
    cards.ada.does('quest:CITY24', mountain);
    expect(cards.ada.discard).toEqual([mountain]);
    cards.ada.isAsked('event-option');
    const none = oldWorldTable({
      ada: { at: 'vizima', hand: [], quests: [{ card: 'CITY24', option: 0, at: 'vizima' }] },
    });
    none.ada.isBlocked('quest:CITY24', 'OW-QUEST-003');
  });

  rule('OW-QUEST-004', 'leads to the event card of its number', () => {
    const table = oldWorldTable({
      ada: { at: 'vizima', hand: [forest], quests: [{ card: 'CITY06', option: 0, at: 'vizima' }] },
    });
    table.ada.does('quest:CITY06');
    expect(table.told('event-read')).toMatchObject([{ event: 4 }]);
    expect(table.bea.view().scene).toMatchObject({ kind: 'event', card: 'EVENT04', event: 4 });
  });

  rule(
    ['OW-QUEST-005', 'OW-QUEST-006'],
    'ends in an option, a test, a short fight or a companion, and in one outcome',
    () => {
      const options = oldWorldTable({
        ada: { at: 'vizima', hand: [forest], quests: [{ card: 'CITY15', option: 0, at: 'vizima' }], gold: 2 },
      });
      options.ada.does('quest:CITY15', 'second');
      expect(options.ada.gold).toBe(3);
      expect(options.ada.level('specialty')).toBe(1);
      // Event 9 tests Combat: twice the level and a die.
      const test = (die: number, combat: number) => {
        const quests = [{ card: 'CITY14', option: 1, at: 'vizima' }];
        const table = oldWorldTable({
          ada: { at: 'vizima', hand: [forest], shield: 2, attributes: { combat, defense: 2 }, quests },
          dice: [die],
        });
        table.ada.does('quest:CITY14');
        return [table.ada.board.shield, table.ada.board.potions.length];
      };
      expect(test(5, 1)).toEqual([0, 1]);
      expect(test(6, 1)).toEqual([2, 2]);
      expect(test(4, 2)).toEqual([2, 2]);
      const fight = oldWorldTable({
        ada: { at: 'vizima', hand: [], gold: 0, quests: [{ card: 'CITY23', option: 1, at: 'vizima' }] },
      });
      fight.ada.does('quest:CITY23');
      expect(fight.told('short-fight-ended')).toMatchObject([{ damage: 0 }]);
      expect(fight.ada.gold).toBe(2);
      const companion = oldWorldTable({
        ada: { at: 'vizima', hand: [forest], gold: 2, quests: [{ card: 'CITY24', option: 1, at: 'vizima' }] },
      });
      companion.ada.does('quest:CITY24');
      expect(companion.ada.board.companions).toHaveLength(1);
    },
  );

  rule('OW-QUEST-007', 'may bring a companion, who stays until the end', () => {
    const table = oldWorldTable({
      ada: { at: 'vizima', hand: [forest], gold: 2, quests: [{ card: 'CITY24', option: 1, at: 'vizima' }] },
    });
    table.ada.does('quest:CITY24');
    expect(table.bea.view().witchers[0]?.companions).toEqual([{ event: 17, companion: 'hunting-hound' }]);
    table.ada.does('end');
    expect(table.ada.board.companions).toHaveLength(1);
    const turnOver = oldWorldTable({ phase: 'gain', ada: { hand: [], companions: [17] } });
    turnOver.ada.does('ward-1');
    expect([turnOver.view.active, turnOver.ada.board.companions.length]).toEqual([1, 1]);
  });

  rule('OW-QUEST-007', 'may bring the mule, who once a turn makes one card enough', () => {
    const table = oldWorldTable({ steps: 0, ada: { hand: [water, mountain], companions: [22] } });
    table.ada.does(`move:vizima:${water}+mule`);
    expect([table.ada.at, table.ada.hand]).toEqual(['vizima', [mountain]]);
    table.ada.mayNot(`move:vengerberg:${mountain}+mule`);
  });

  rule('OW-QUEST-008', 'touches the active player only', () => {
    const table = oldWorldTable({
      ada: { at: 'vizima', hand: [forest], gold: 2, quests: [{ card: 'CITY15', option: 0, at: 'vizima' }] },
      bea: { at: 'vizima', gold: 1 },
    });
    table.ada.does('quest:CITY15', 'second');
    expect([table.ada.gold, table.bea.gold]).toEqual([3, 1]);
  });

  rule(['OW-QUEST-009', 'OW-QUEST-010'], 'gives its token back and leaves the game', () => {
    const table = oldWorldTable({ ada: ready, dice: [1], tokens: { water: ['loc-ichaer'] } });
    table.ada.does('quest:CITY02', 'combat');
    expect([...table.tokens('water')].sort()).toEqual(['cidaris', 'loc-ichaer']);
    expect(table.ada.board.quests).toEqual([]);
    expect(table.state.explored).toHaveLength(1);
    const stack = ['kaer-seren', 'ban-ard', 'loc-ichaer', 'glenmore'];
    const shuffled = oldWorldTable({ ada: ready, dice: [1], tokens: { water: stack } });
    shuffled.ada.does('quest:CITY02', 'combat');
    expect(shuffled.tokens('water')).not.toEqual([...stack, 'cidaris']);
  });

  rule('OW-QUEST-011', 'that is not resolved counts for nothing at the end', () => {
    const end = (quests: readonly (typeof quest)[]) => {
      const { state } = oldWorldTable({
        ada: { spot: 2, gold: 1 },
        bea: { spot: 1, gold: 1, quests },
        cyn: { spot: 1 },
      });
      const play = new Play<OldWorldState, OldWorldEvent>(structuredClone(state) as OldWorldState, true);
      endGame(play, { seat: 0, together: null, reason: 'trophies', rule: 'OW-WIN-001' });
      expect(play.state.outcome?.places).toEqual([1, 2, 2]);
      return JSON.stringify([
        play.state.outcome,
        play.events,
        play.state.witchers.map(({ spot, gold }) => [spot, gold]),
      ]);
    };
    expect(end([quest])).toBe(end([]));
  });
});
