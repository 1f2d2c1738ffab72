import { rule } from '@medallion/testkit';
import { catalog, LANGUAGES } from '@medallion/text';
import { describe, expect, it } from 'vitest';
import type { ActionCardFacts } from '../../../src/core/cards/card-pack';
import { ACTION_CARDS, actionCardIndex, schoolIndex } from '../../../src/core/cards/components';
import { marketCards } from '../../../src/core/cards-of';
import { packConfig, unpackConfig } from '../../../src/core/config';
import { invariants } from '../../../src/core/invariants';
import type { Module } from '../../../src/core/module';
import { layModule, rulesFor } from '../../../src/core/rules-of';
import type { OldWorldState } from '../../../src/core/state';
import { oldWorld, oldWorldWith } from '../../../src/game';
import { optionOf } from '../../../src/options';
import {
  actionCardText,
  cardLine,
  eventText,
  layWords,
  optionText,
  playedCardLine,
  schoolText,
  trophyName,
} from '../../../src/text/index';
import { newOldWorld, type OldWorldTable, oldWorldTable } from '../../old-world-table';
import { EMBER_CARDS, EMBER_SCHOOL, EMBER_TROPHY } from './embers-box';
import { EMBERS, embersModule } from './embers-module';

const byChoice = (id: string, lists: Module['lists']): Module => ({
  manifest: { id, comes: 'by-choice' },
  lists: lists ?? {},
});
const LASH = EMBER_CARDS[0] as ActionCardFacts;
const QUIET = { when: 'combo' as const, effects: [{ do: 'draw', n: 1 }] };
oldWorldWith([
  embersModule,
  byChoice('deckless', {
    schools: { add: [{ ...EMBER_SCHOOL, id: 'deckless', levels: EMBER_SCHOOL.levels.map(() => QUIET) }] },
  }),
  byChoice('unbeaten', {
    schools: { add: [{ ...EMBER_SCHOOL, id: 'unbeaten', levels: EMBER_SCHOOL.levels.map(() => QUIET) }] },
    actionCards: {
      add: EMBER_CARDS.slice(0, 10).map(({ id, ...card }) => ({
        ...card,
        id: `un${id}`,
        main: {},
        extensions: {},
        school: 'unbeaten',
      })),
    },
  }),
  byChoice('sparks', { actionCards: { add: [{ ...LASH, id: 'spark-1', school: 'wolf' }] } }),
  byChoice('glows', { trophies: { add: [{ ...EMBER_TROPHY, id: 'glow' }] } }),
]);

const embers = (more: object): OldWorldTable =>
  oldWorldTable({ modules: [EMBERS], phase: 'deed', ada: { at: 'hengfors', school: 'ember', ...more } });
/** Ada before the ember, as she comes to her combo. */
function beforeCombo(more: object): OldWorldTable {
  const table = embers(more);
  table.ada.does('ember', 'stand');
  if (table.ada.offers().includes('go-on')) table.ada.does('go-on');
  return table;
}
const hits = (table: OldWorldTable): readonly number[] => table.told('monster-hit').map(({ damage }) => damage);

describe('the box of a module', () => {
  rule(['OW-SETUP-004', 'OW-SETUP-036'], 'brings a card to the market, and a first deck to its own school', () => {
    const { state } = newOldWorld({ players: 2, schools: ['ember', 'bear'], modules: [EMBERS] });
    const [ada] = state.witchers;
    expect([...(ada?.hand ?? []), ...(ada?.deck ?? [])].toSorted()).toEqual(
      EMBER_CARDS.slice(0, 10).map(({ id }) => actionCardIndex(id)),
    );
    expect(ada).toMatchObject({ school: schoolIndex('ember'), home: 1, at: 1 });
    expect(marketCards(state)).toHaveLength(91);
    expect(marketCards(state)).toContain(actionCardIndex('firebrand-1'));
    expect(invariants(state as OldWorldState)).toEqual([]);
  });

  rule('OW-SETUP-029', 'is not there at a table without the module: neither its board nor its cards', () => {
    const { state } = newOldWorld({ players: 2, schools: ['wolf', 'bear'] });
    expect(marketCards(state)).toHaveLength(90);
    expect(state.boards).not.toContain(schoolIndex('ember'));
    const refused = oldWorld.parseConfig({ players: 2, schools: ['ember', 'bear'] });
    expect(refused).toMatchObject({ ok: false, refusal: { detail: { problem: 'school-not-in-the-pool' } } });
  });

  rule('OW-SETUP-029', 'lays its board into the pool, from which boards are drawn', () => {
    const { state } = newOldWorld({ players: 2, modules: [EMBERS] });
    expect(state.boards.toSorted((a, b) => a - b)).toEqual([0, 1, 2, 3, 4, schoolIndex('ember')]);
  });

  it('is named in links by the place of its board in the pool of that table', () => {
    const config = oldWorld.parseConfig({ players: 2, schools: ['ember', 'bear'], modules: [EMBERS] });
    if (!config.ok) throw new Error('the configuration was refused');
    expect(packConfig(config.value)).toBe(`2~52~x~${EMBERS}`);
    expect(unpackConfig(`2~52~x~${EMBERS}`)).toEqual(config);
  });

  rule(
    ['OW-FIGHT-021', 'OW-SPEC-002'],
    'plays like any other: cards, their links, and the specialty of the board',
    () => {
      const table = beforeCombo({ hand: ['ember-lash-1', 'ember-lash-2'], attributes: { specialty: 3 } });
      table.ada.does('play:ember-lash-1', 'play:ember-lash-2');
      if (table.ada.offers().includes('stop')) table.ada.does('stop');
      table.ada.does('specialty');
      // One of damage, one spark on the link and one on the card, level III of the specialty; the ember takes one off.
      expect(hits(table)).toEqual([1 + 2 + 2 + 3 - 1]);
    },
  );

  rule('OW-TROPHY-007', 'has a trophy that is used in a fight, where its condition holds', () => {
    for (const [gold, more] of [
      [0, 0],
      [1, 4],
    ] as const) {
      const table = beforeCombo({ hand: ['firebrand-1'], trophies: ['witcher-ember'], gold });
      table.ada.does('play:firebrand-1');
      if (table.ada.offers().includes('stop')) table.ada.does('stop');
      if (more > 0) table.ada.does('trophy:witcher-ember');
      if (table.ada.offers().includes('pass')) table.ada.does('pass');
      expect(hits(table)).toEqual([4 + more - 1]);
    }
  });

  it('is known once: another thing of the same name is refused, as is one in words that nobody brought', () => {
    const twin = byChoice('twin', { actionCards: { add: [{ ...LASH }] } });
    expect(() => layModule(twin)).toThrow('there twice');
    expect(() => rulesFor('deckless')).toThrow(/deckless: 0 cards to begin with/);
    expect(() => rulesFor('unbeaten')).toThrow(/unbeaten: no trophy/);
    expect(() => rulesFor('sparks')).toThrow(/action cards of a module: 0\.extensions\.blue\.spark/);
    expect(() => rulesFor('glows')).toThrow(/trophies of a module: 0\.ability/);
    expect(() => rulesFor(`${EMBERS}+glows`)).not.toThrow();
    expect(ACTION_CARDS.findIndex(({ id }) => id === 'ember-lash-1')).toBeGreaterThanOrEqual(160);
  });
});

describe('what the box of a module is called', () => {
  const en = {
    'name.card.lash': 'Lash',
    'name.school.ember': 'School of the Ember',
    'name.witcher.ember': 'Ember witcher',
    'name.specialty.ember': 'Glow',
    'fight-effect.kindle': 'kindle {n}',
  };
  layWords({
    id: EMBERS,
    texts: catalog<string>({ en, de: en, nl: en }),
    eventText: ({ what }) => what,
    wordings: { icons: { spark: { text: (_, { n }) => `${n} sparks` } } },
  });
  it.each(LANGUAGES)('stands in the texts of the module (%s)', (language) => {
    expect(cardLine(language, 'ember-lash-1')).toMatch(/^Lash /);
    expect(playedCardLine(language, 'ember-lash-2')).toContain('1 sparks');
    const text = actionCardText(language, LASH);
    expect(text.name).toBe('Lash');
    expect(text.extensions.join()).toContain('1 sparks');
    const school = schoolText(language, EMBER_SCHOOL);
    expect(school).toMatchObject({ name: 'School of the Ember', witcher: 'Ember witcher', specialty: 'Glow' });
    expect(school.levels[4]).toContain('kindle 5');
    expect(trophyName(language, 'witcher-ember')).toContain('School of the Ember');
    const context = { language, names: ['Ada'], prompt: 'fight-with-combo' };
    expect(optionText('trophy:witcher-ember', context)).toContain('kindle 4');
    const chosen = { type: 'board-chosen', seat: 0, school: 'ember', at: 'kaer-seren', rule: 'OW-SETUP-028' } as const;
    expect(eventText(chosen, context)).toContain('School of the Ember');
  });
  it('is read as cards where a step is paid with them', () => {
    const move = optionOf('journey', 'move:vizima:ember-lash-1+ember-lash-2');
    expect(move).toMatchObject({ kind: 'move', pay: { cards: ['ember-lash-1', 'ember-lash-2'], aid: null } });
  });
});
