import { rule } from '@medallion/testkit';
import { describe, expect } from 'vitest';
import type { OldWorldState } from '../../../src/core/state';
import { placeWorths } from '../../../src/knowledge/journeys';
import { QUEST_TOKENS } from '../../../src/modules/adventure-pack/facts';
import { adventurePack, type MarkedQuest } from '../../../src/modules/adventure-pack/state';
import { CARDS, type TableSketch, type WitcherSketch } from '../../old-world-table';
import { at, cardOf, exploredIds, keep, packTable, told, viewOf } from './pack-table';

const { forest, mountain, water } = CARDS;
/** ACITY10 leads to a forest and a water, and to event 62, the spyglass. */
const TWO = 'ACITY10';
/** ACITY08 waits at Ban Ard for anybody, with event 61: three cards and a gold, or an attribute. */
const OPEN = 'ACITY08';
const tokensOf = (places: readonly string[]) => ({ forest: [places[0] ?? ''], water: [places[1] ?? ''], mountain: [] });

/** Ada has just taken the quest with two places. */
function twoPlaces(sketch: TableSketch = {}) {
  const table = packTable({
    phase: 'deed',
    city: [TWO],
    tokens: tokensOf(['novigrad', 'cidaris']),
    ...sketch,
    ada: { hand: [], at: 'hengfors', ...sketch.ada },
  });
  table.ada.does('explore:city', 'first');
  return table;
}
/** The quest with two places as it lies on the table; Ada is on her way. */
function onTheWay(
  places: readonly string[],
  ada: WitcherSketch,
  more: Partial<MarkedQuest> = {},
  quest = places[0] ?? '',
) {
  return packTable({
    steps: 0,
    ada: { quests: [{ card: TWO, option: 0, at: quest }], ...ada },
    change: (state) =>
      keep(state, {
        marked: [
          {
            card: cardOf(state, TWO),
            isOpen: false,
            places: places.map(at),
            tokens: places.map(at),
            other: null,
            ...more,
          },
        ],
      }),
  });
}

describe('a quest with two places', () => {
  rule('OW-AP-006', 'lays a location token of each terrain on its card, and a quest token at both', () => {
    const table = twoPlaces();
    expect(viewOf(table, 'bea').quests).toEqual([
      { card: TWO, owner: 0, isOpen: false, places: ['novigrad', 'cidaris'], tokens: ['novigrad', 'cidaris'] },
    ]);
    expect(viewOf(table, 'bea').tokensLeft).toBe(QUEST_TOKENS - 2);
    expect(told(table, 'tokens-laid')).toMatchObject([{ about: { places: ['novigrad', 'cidaris'], tokens: 2 } }]);
    expect([table.tokens('forest'), table.tokens('water')]).toEqual([[], []]);
    expect(table.ada.gold).toBe(1); // what the option gives besides
  });

  rule('OW-AP-006', 'gives a token back when its place is entered, in either order, and waits at the last', () => {
    for (const [first, second, steps] of [
      ['novigrad', 'cidaris', [forest, water]],
      ['cidaris', 'novigrad', [water, forest]],
    ] as const) {
      const start = first === 'novigrad' ? 'hengfors' : 'vizima';
      const table = onTheWay(['novigrad', 'cidaris'], { at: start, hand: [...steps, mountain] });
      const [step] = table.ada.offers().filter((option) => option.startsWith(`move:${first}:`));
      if (step === undefined) continue; // no road from there
      table.ada.does(step);
      expect(viewOf(table).quests[0]).toMatchObject({ places: [second], tokens: [second] });
      expect(told(table, 'token-lifted')).toMatchObject([{ about: { at: first, left: 1 } }]);
      expect(table.ada.board.quests[0]?.at).toBe(second);
      table.ada.mayNot(`quest:${TWO}`);
    }
  });

  rule(['OW-AP-006', 'OW-QUEST-003'], 'is resolved where the last token lay, and then all of it leaves', () => {
    const table = onTheWay(
      ['novigrad'],
      { at: 'hengfors', hand: [forest, mountain] },
      { other: { terrain: 2, at: at('cidaris') } },
    );
    const waters = table.tokens('water').length;
    table.ada.does(`move:novigrad:${forest}`);
    expect(told(table, 'token-lifted')).toMatchObject([{ about: { at: 'novigrad', left: 0 } }]);
    expect(viewOf(table).quests[0]).toMatchObject({ places: [], tokens: [] });
    table.ada.does(`quest:${TWO}`);
    expect(table.told('event-read')).toMatchObject([{ event: 62 }]);
    expect(viewOf(table).quests).toEqual([]);
    expect(table.tokens('forest')).toContain('novigrad');
    expect(table.tokens('water')).toContain('cidaris');
    expect(table.tokens('water')).toHaveLength(waters + 1);
    expect(exploredIds(table)).toEqual([TWO]);
  });

  rule('OW-AP-006', 'is not resolved before: the second place is blocked as long as the first waits', () => {
    const table = onTheWay(['novigrad', 'cidaris'], { at: 'novigrad', hand: [forest, mountain, water] });
    const away = table.ada.offers().find((option) => option.startsWith('move:hengfors:'));
    table.ada.does(away ?? '');
    table.ada.isBlocked(`quest:${TWO}`, 'OW-QUEST-003');
    const here = onTheWay(['novigrad', 'cidaris'], { at: 'novigrad', hand: [forest, mountain, water] });
    here.ada.isBlocked(`quest:${TWO}`, 'OW-MOVE-010');
    const stood = packTable({
      steps: 1,
      ada: { at: 'novigrad', hand: [forest], quests: [{ card: TWO, option: 0, at: 'novigrad' }] },
      change: (state) =>
        keep(state, {
          marked: [
            {
              card: cardOf(state, TWO),
              isOpen: false,
              places: [at('novigrad'), at('cidaris')],
              tokens: [],
              other: null,
            },
          ],
        }),
    });
    stood.ada.isBlocked(`quest:${TWO}`, 'OW-AP-006');
  });

  rule(['OW-AP-006', 'OW-QUEST-001'], 'lifts tokens for its owner alone', () => {
    const table = packTable({
      steps: 0,
      ada: { at: 'hengfors', hand: [forest] },
      bea: { quests: [{ card: TWO, option: 0, at: 'novigrad' }] },
      change: (state) =>
        keep(state, {
          marked: [
            {
              card: cardOf(state, TWO),
              isOpen: false,
              places: [at('novigrad')],
              tokens: [at('novigrad')],
              other: null,
            },
          ],
        }),
    });
    table.ada.does(`move:novigrad:${forest}`);
    expect(told(table, 'token-lifted')).toEqual([]);
    expect(viewOf(table).quests[0]?.tokens).toEqual(['novigrad']);
    expect(table.ada.offers().some((option) => option.includes('quest'))).toBe(false);
  });

  rule(['OW-AP-006', 'OW-TRAIL-001'], 'is one of the things on entering, in the order that its owner likes', () => {
    const table = onTheWay(['novigrad', 'cidaris'], { at: 'hengfors', hand: [forest], trails: { forest: 'novigrad' } });
    table.ada.does(`move:novigrad:${forest}`);
    table.ada.isOffered('entry-order', ['trails', 'quest-tokens']);
    table.ada.does('quest-tokens');
    expect(table.told('trail-found')).toHaveLength(1);
  });

  rule('OW-AP-006', 'counts unmarked where no token is left: its places are seen all the same', () => {
    const table = twoPlaces({ change: (state) => keep(state, { marked: [fill(state, QUEST_TOKENS - 1)] }) });
    expect(viewOf(table).quests.at(-1)).toMatchObject({ places: ['novigrad', 'cidaris'], tokens: ['novigrad'] });
    expect(viewOf(table).tokensLeft).toBe(0);
    const none = twoPlaces({ change: (state) => keep(state, { marked: [fill(state, QUEST_TOKENS)] }) });
    expect(viewOf(none).quests.at(-1)).toMatchObject({ places: ['novigrad', 'cidaris'], tokens: [] });
    const unmarked = onTheWay(['novigrad'], { at: 'hengfors', hand: [forest] }, { tokens: [] });
    unmarked.ada.does(`move:novigrad:${forest}`, `quest:${TWO}`);
    expect(unmarked.told('event-read')).toMatchObject([{ event: 62 }]);
  });

  rule(
    ['OW-AP-006', 'OW-EXPLORE-010', 'OW-EXPLORE-011'],
    'takes another terrain, one place, or none, as tokens are left',
    () => {
      const other = twoPlaces({ tokens: { forest: ['novigrad'], water: [], mountain: ['hengfors'] } });
      expect(viewOf(other).quests[0]?.places).toEqual(['novigrad', 'hengfors']);
      const one = twoPlaces({ tokens: { forest: ['novigrad'], water: [], mountain: [] } });
      expect(viewOf(one).quests[0]?.places).toEqual(['novigrad']);
      const none = twoPlaces({ tokens: { forest: [], water: [], mountain: [] } });
      expect(none.ada.board.quests).toEqual([]);
      expect(none.told('quest-lost')).toMatchObject([{ card: TWO, rule: 'OW-EXPLORE-011' }]);
      expect(viewOf(none).quests).toEqual([]);
    },
  );
});

/** A quest of somebody's past that holds so many tokens. */
function fill(state: Readonly<OldWorldState>, n: number): MarkedQuest {
  const places = Array.from({ length: n }, () => at('doldeth'));
  return { card: cardOf(state, 'AWILD01'), isOpen: false, places, tokens: places, other: null };
}

/** Bea's open quest waits at Ban Ard; Ada comes from a neighbouring place. */
function openQuest(sketch: TableSketch = {}) {
  return packTable({
    steps: 1,
    ...sketch,
    ada: { at: 'ban-ard', hand: [forest], gold: 0, ...sketch.ada },
    bea: { quests: [{ card: OPEN, option: 1, at: 'ban-ard' }], ...sketch.bea },
    change: (state) => {
      keep(state, {
        marked: [
          { card: cardOf(state, OPEN), isOpen: true, places: [at('ban-ard')], tokens: [at('ban-ard')], other: null },
        ],
      });
      sketch.change?.(state);
    },
  });
}

describe('an open quest', () => {
  rule('OW-AP-006', 'lays a quest token at its place, for all to see', () => {
    const table = packTable({ phase: 'deed', city: [OPEN], ada: { hand: [] } });
    table.ada.does('explore:city', 'second');
    expect(viewOf(table, 'bea').quests).toEqual([
      { card: OPEN, owner: 0, isOpen: true, places: ['ban-ard'], tokens: ['ban-ard'] },
    ]);
    expect(table.ada.board.quests).toMatchObject([{ card: OPEN, at: 'ban-ard' }]);
  });

  rule(
    ['OW-AP-006', 'OW-QUEST-008'],
    'is resolved by anybody who stands there: the event is theirs, the card leaves',
    () => {
      const table = openQuest();
      table.ada.does(`open-quest:${OPEN}`);
      expect(table.told('event-read')).toMatchObject([{ seat: 0, event: 61 }]);
      expect(told(table, 'open-quest')).toMatchObject([{ seat: 0, about: { card: OPEN, owner: 1 } }]);
      table.ada.does('first');
      expect([table.ada.gold, table.bea.gold]).toEqual([1, 0]);
      expect(table.bea.board.quests).toEqual([]);
      expect(viewOf(table).quests).toEqual([]);
      expect(exploredIds(table)).toEqual([OPEN]);
    },
  );

  rule('OW-AP-006', 'and by its owner as any other quest', () => {
    const table = openQuest({ active: 'bea', bea: { at: 'ban-ard', hand: ['viper-cleave-1'] } });
    table.bea.mayNot(`open-quest:${OPEN}`);
    table.bea.does(`quest:${OPEN}`, 'first');
    expect([table.bea.gold, table.ada.gold, viewOf(table).quests.length]).toEqual([1, 0, 0]);
  });

  rule(['OW-AP-006', 'OW-QUEST-003'], 'not without a step in this turn, nor from elsewhere', () => {
    openQuest({ steps: 0 }).ada.isBlocked(`open-quest:${OPEN}`, 'OW-MOVE-010');
    openQuest({ ada: { at: 'hengfors' } }).ada.mayNot(`open-quest:${OPEN}`);
  });

  rule(['OW-AP-006', 'OW-QUEST-003'], 'and by whoever can pay for it', () => {
    // No open quest of the pack asks for anything; the rule holds for one that does.
    const table = openQuest();
    expect(table.ada.offers()).toContain(`open-quest:${OPEN}`);
    expect(table.told('gold-paid')).toEqual([]);
  });

  rule('OW-AP-006', "while a quest that is not open is nobody else's", () => {
    const table = packTable({
      steps: 1,
      ada: { at: 'vizima', hand: [forest] },
      bea: { quests: [{ card: 'CITY06', option: 0, at: 'vizima' }] },
    });
    expect(table.ada.offers().some((option) => option.includes('CITY06'))).toBe(false);
  });
});

describe('bots', () => {
  rule('OW-AP-006', 'go where a quest token lies for them, and not where none does', () => {
    const worthOf = (marked: boolean) => {
      const table = openQuest({ change: (state) => (marked ? undefined : keep(state, { marked: [] })) });
      return placeWorths(table.state as OldWorldState, 0)[at('ban-ard')] ?? 0;
    };
    expect(worthOf(true)).toBeGreaterThan(worthOf(false));
    const own = onTheWay(['novigrad', 'cidaris'], { at: 'hengfors', hand: [forest] });
    const bare = packTable({ steps: 0, ada: { at: 'hengfors', hand: [forest] } });
    const cidaris = at('cidaris');
    expect(placeWorths(own.state as OldWorldState, 0)[cidaris]).toBeGreaterThan(
      placeWorths(bare.state as OldWorldState, 0)[cidaris] ?? 0,
    );
    expect(adventurePack.of(bare.state).marked).toEqual([]);
  });
});
