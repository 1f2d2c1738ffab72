import type { Flow } from '@medallion/kernel';
import { rule } from '@medallion/testkit';
import { describe, expect, it } from 'vitest';
import { readEvent } from '../../../src/base/explore/event-cards';
import { linkBetween } from '../../../src/base/fight/combo-facts';
import { ACTION_CARDS } from '../../../src/core/cards/components';
import type { Said } from '../../../src/core/cards/said';
import type { Tier } from '../../../src/core/effect';
import { invariants } from '../../../src/core/invariants';
import type { Module } from '../../../src/core/module';
import type { EventFacts, OptionFacts } from '../../../src/core/pack';
import type { AttributeName, OldWorldPlay, OldWorldState } from '../../../src/core/state';
import { oldWorldWith } from '../../../src/game';
import { PACK_EVENTS, PACK_EXPLORATION } from '../../../src/modules/adventure-pack/facts';
import type { OldWorldTable, WitcherSketch } from '../../old-world-table';
import { done, expected, shieldAfter } from './effects-done';
import { exploredIds, PACK, packTable, viewOf } from './pack-table';

/** Ada has all that a card may ask for; her Combat is lowest, and no raise brings her a new level. */
const RICH = {
  at: 'hengfors',
  gold: 20,
  hand: ['wolf-quick-slash-1', 'wolf-cleave-1'],
  discard: ['wolf-aard-sign-1', 'wolf-push-away-1'],
  potions: ['swallow', 'blizzard'],
  shield: 3,
  level: 5,
  attributes: { combat: 2, defense: 3, alchemy: 3, specialty: 3 },
} as const satisfies WitcherSketch;
const MOST_SHIELD = 3;
const RESTS = ['discard', 'gain-card', 'journey', 'deed', 'secret-use', 'event-option', 'short-fight'];

/** Takes the first answer again and again, until the card has done what it does. */
function comeToRest(table: OldWorldTable): void {
  for (let left = 30; left > 0; left--) {
    const [open] = table.scenario.table.waitingFor();
    if (open === undefined || RESTS.includes(open.prompt)) return;
    table.scenario.answer(open.seat, table.scenario.question(open.seat)?.options[0] ?? '');
  }
  throw new Error('never comes to rest');
}
const faults = ({ state }: OldWorldTable) =>
  invariants(state as OldWorldState).filter((what) => !what.includes('of the box'));

/** What was done is what stands there, and nothing else; the first of several events is the one that counts. */
function didExactly(table: OldWorldTable, from: number, effects: readonly Said[], pay: number, name: string): void {
  const wanted = expected(effects, pay, 'combat');
  const found = done(table, from, wanted.events.length);
  const cards = found.cards.map((cost, index) => (wanted.cards[index] === -1 ? -1 : cost));
  const raised = found.raised.map((one, index) => (wanted.raised[index] === 'any' ? 'any' : one));
  expect({ ...found, cards, raised }, name).toEqual(wanted);
  // A chain goes on with its own card, which may turn the shield again.
  if (wanted.events.length === 0)
    expect(table.ada.board.shield, name).toBe(shieldAfter(effects, RICH.shield, MOST_SHIELD));
  expect(faults(table)).toEqual([]);
}

/** Every way an option can go: what it does at once, and each row of its die. */
function waysOf({
  effects = [],
  roll,
}: OptionFacts): readonly { readonly die: number | null; readonly effects: readonly Said[] }[] {
  if (roll === undefined) return [{ die: null, effects }];
  return roll.flatMap((tier) =>
    [tier.from, tier.to ?? 6].map((die) => ({ die, effects: [...effects, ...tier.effects] })),
  );
}

describe('every exploration card of the pack', () => {
  for (const { id, deck, options } of PACK_EXPLORATION) {
    rule(['OW-EXPLORE-003', 'OW-AP-001'], `${id} does what its options say, whichever is chosen`, () => {
      for (const [index, option] of options.entries()) {
        for (const { die, effects } of waysOf(option)) {
          const table = packTable({
            phase: 'deed',
            ada: RICH,
            [deck]: [id],
            ...(die === null ? {} : { dice: [die] }),
          });
          const from = table.scenario.told.length;
          table.ada.does(`explore:${deck}`, index === 0 ? 'first' : 'second');
          comeToRest(table);
          didExactly(table, from, effects, option.pay, `${id}, option ${index}, die ${die}`);
          expect(table.view.scene).toBeNull();
          expect(table.ada.board.quests.map(({ card, event, cost }) => ({ card, event, cost }))).toEqual(
            option.quest === undefined ? [] : [{ card: id, event: option.quest.event, cost: option.quest.cost }],
          );
          expect(exploredIds(table)).toEqual(option.quest === undefined ? [id] : []);
        }
      }
    });
  }
  it('leads each of its quests where it says', () => {
    for (const { id, deck, options } of PACK_EXPLORATION) {
      for (const [index, { quest }] of options.entries()) {
        if (quest === undefined) continue;
        const table = packTable({ phase: 'deed', ada: RICH, [deck]: [id] });
        table.ada.does(`explore:${deck}`, index === 0 ? 'first' : 'second');
        const [taken] = table.ada.board.quests;
        const terrainOf = (place: string | undefined) => table.view.locations.find((one) => one.id === place)?.terrain;
        if (quest.location !== undefined) expect(taken?.at, id).toBe(quest.location);
        if (quest.terrain !== undefined) expect(terrainOf(taken?.at), id).toBe(quest.terrain);
        const [marked] = viewOf(table).quests;
        expect(marked?.isOpen ?? false, id).toBe(quest.open === true);
        if (quest.places !== undefined) expect(marked?.places.map(terrainOf), id).toEqual(quest.places);
        else if (quest.open !== true) expect(marked, id).toBeUndefined();
      }
    }
  });
});

/** A phase in which Ada reads one event card. */
function reading(number: number): Module {
  return {
    manifest: { id: `read-pack-${number}`, comes: 'by-choice' },
    lists: { interludes: { add: [{ id: 'read', step: (play) => readAndGoOn(play, number) }] } },
  };
}
function* readAndGoOn(play: OldWorldPlay, number: number): Flow {
  yield* readEvent(play, play.state.active, number);
  play.state.phase = 'deed';
}
oldWorldWith(PACK_EVENTS.map(({ number }) => reading(number)));
function readTable(number: number, ada: WitcherSketch = RICH, dice?: readonly number[]): OldWorldTable {
  return packTable({ phase: 'read', ada, modules: [...PACK, `read-pack-${number}`], ...(dice ? { dice } : {}) });
}

const damageOf = (card: string): number => ACTION_CARDS.find(({ id }) => id === card)?.main.damage ?? 0;
/** A combo of the market whose damage falls between these. */
function comboOf(from: number, to: number): readonly string[] {
  if (from === 0) return [];
  const cards = ACTION_CARDS.filter(({ school }) => school === undefined).map(({ id }) => id);
  const grow = (combo: readonly string[], damage: number): readonly string[] | null => {
    if (damage >= from && damage <= to) return combo;
    if (combo.length === 4) return null;
    for (const card of cards) {
      if (combo.includes(card) || (combo.length === 0 && damageOf(card) === 0)) continue;
      const link = combo.length === 0 ? null : linkBetween(combo.at(-1) ?? '', card);
      const joins = combo.length === 0 || (link !== null && Object.keys(link.icons).length > 0);
      const more = damageOf(card) + (link?.icons.damage ?? 0);
      if (!joins || more === 0 || damage + more > to) continue;
      const found = grow([...combo, card], damage + more);
      if (found !== null) return found;
    }
    return null;
  };
  const found = grow([], 0);
  if (found === null) throw new Error(`no combo between ${from} and ${to}`);
  return found;
}

type Test = Extract<EventFacts, { kind: 'test' }>;
/** Twice the level and a die come to this. */
function levelFor(total: number): readonly [level: number, die: number] {
  for (let level = 1; level <= 5; level++) {
    const die = total - 2 * level;
    if (die >= 1 && die <= 6) return [level, die];
  }
  throw new Error(`no test comes to ${total}`);
}
function testAt({ number, attribute, tiers, id }: Test, { from, to, effects }: Tier): void {
  for (const total of [from, to ?? from]) {
    const [level, die] = levelFor(total);
    const others = attribute === 'combat' ? { combat: level } : { combat: 1, [attribute as AttributeName]: level };
    // What is tested may be the lowest: then it is no test of which one rises.
    const ada = { ...RICH, shield: 1, attributes: { ...RICH.attributes, ...others } };
    const table = readTable(number, ada, [die, 6, 6]);
    expect(table.told('test-made')[0]).toMatchObject({ total, attribute });
    expect(tiers.filter((tier) => total >= tier.from && total <= (tier.to ?? total))).toHaveLength(1);
    comeToRest(table);
    const wanted = expected(effects, 0, 'any');
    const found = done(
      table,
      table.scenario.told.findIndex(({ type }) => type === 'test-made'),
      wanted.events.length,
    );
    const raised = found.raised.map((one, index) => (wanted.raised[index] === 'any' ? 'any' : one));
    const cards = found.cards.map((cost, index) => (wanted.cards[index] === -1 ? -1 : cost));
    expect({ ...found, raised, cards }, `${id}, ${total}`).toEqual(wanted);
    expect(faults(table)).toEqual([]);
  }
}

describe('every event of the pack', () => {
  for (const card of PACK_EVENTS) {
    rule(['OW-QUEST-006', 'OW-AP-002'], `${card.id} (${card.kind}) does what it says`, () => {
      switch (card.kind) {
        case 'options':
          for (const [index, option] of card.options.entries()) {
            const table = readTable(card.number);
            const from = table.scenario.told.length;
            table.ada.does(index === 0 ? 'first' : 'second');
            comeToRest(table);
            didExactly(table, from, option.effects ?? [], option.pay, `${card.id}, option ${index}`);
          }
          return;
        case 'test':
          for (const tier of card.tiers) testAt(card, tier);
          return;
        case 'short-fight':
          for (const { from, to, effects } of card.tiers) {
            const combo = comboOf(from, to ?? 99);
            const table = readTable(card.number, { ...RICH, hand: [...combo, 'ward-1', 'ward-2'] });
            const start = table.scenario.told.length;
            if (combo.length === 0) table.ada.does('play:ward-1', 'stop');
            else table.ada.does(...combo.map((one) => `play:${one}`), 'stop');
            expect(table.told('short-fight-ended')[0]?.damage).toBeGreaterThanOrEqual(from);
            expect(table.told('short-fight-ended')[0]?.damage).toBeLessThanOrEqual(to ?? 99);
            comeToRest(table);
            didExactly(table, start, effects, 0, `${card.id}, ${from}`);
          }
          return;
        case 'companion': {
          const table = readTable(card.number);
          expect(table.ada.board.companions).toEqual([{ event: card.number, companion: card.companion }]);
          return;
        }
        case 'secret': {
          // Never read out: see `secrets.test.ts` for what each does at its moment.
          const table = readTable(card.number);
          expect(done(table, table.scenario.told.findIndex(({ type }) => type === 'event-read') + 1)).toEqual(
            expected([], 0, 'combat'),
          );
          return;
        }
      }
    });
  }
  it('is reached by one card alone: a quest, another event, or unseen', () => {
    const said = [
      ...PACK_EXPLORATION.flatMap(({ options }) =>
        options.flatMap(({ effects = [], roll = [] }) => [...effects, ...roll.flatMap((tier) => tier.effects)]),
      ),
      ...PACK_EVENTS.flatMap((card) => {
        if (card.kind === 'options') return card.options.flatMap(({ effects = [] }) => effects);
        return card.kind === 'companion' || card.kind === 'secret'
          ? card.effects
          : card.tiers.flatMap((one) => one.effects);
      }),
    ];
    const quests = PACK_EXPLORATION.flatMap(({ options }) => options.flatMap(({ quest }) => quest?.event ?? []));
    const named = said.flatMap((effect) =>
      effect.do === 'event' || effect.do === 'secret' ? [Number(effect.event)] : [],
    );
    expect([...quests, ...named].sort((one, other) => one - other)).toEqual(PACK_EVENTS.map(({ number }) => number));
  });
});
