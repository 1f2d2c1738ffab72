import { seedRng } from '@medallion/kernel';
import { rule } from '@medallion/testkit';
import { catalog, LANGUAGES } from '@medallion/text';
import { describe, expect, it } from 'vitest';
import type { FightCardFacts } from '../../../src/core/cards/card-pack';
import { actionCard, actionCardIndex, POTIONS } from '../../../src/core/cards/components';
import type { Said } from '../../../src/core/cards/said';
import { FIGHT_SCHEMAS } from '../../../src/core/cards/vocabulary';
import { explorationFacts } from '../../../src/core/cards-of';
import { EVENTS, EXPLORATION } from '../../../src/core/components';
import { invariants } from '../../../src/core/invariants';
import type { Module } from '../../../src/core/module';
import type { EventFacts, ExplorationFacts } from '../../../src/core/pack';
import { rulesFor } from '../../../src/core/rules-of';
import type { OldWorldState } from '../../../src/core/state';
import { attackWord } from '../../../src/core/words';
import { oldWorldWith } from '../../../src/game';
import { optionOf } from '../../../src/options';
import {
  abilityText,
  attackText,
  effectsText,
  eventText,
  layWords,
  monsterAbilityText,
  optionText,
} from '../../../src/text/index';
import { CARDS, newOldWorld, type OldWorldTable, oldWorldTable } from '../../old-world-table';
import { EMBERS, embersModule, TORCHES } from './embers-module';

const { forest, mountain } = CARDS;
function byChoice(id: string, changes: Omit<Module, 'manifest'>): Module {
  return { manifest: { id, comes: 'by-choice' }, ...changes };
}
const card = (charge: Said): FightCardFacts => ({ id: 'odd', charge: [charge], bite: [], origin: 'ours' });
oldWorldWith([
  embersModule,
  byChoice('mumbles', { lists: { fightCards: { add: [card({ do: 'explode', n: 1 })] } } }),
  byChoice('stammers', { lists: { fightCards: { add: [card({ do: 'burn', n: 0 })] } } }),
  byChoice('miscounts', { lists: { events: { add: [{ ...(EVENTS[0] as EventFacts), id: 'EVENT99' }] } } }),
  byChoice('mutters', {
    lists: {
      exploration: {
        add: [
          {
            ...(EXPLORATION[0] as ExplorationFacts),
            id: 'CITY98',
            options: [0, 1].map(() => ({ pay: 0, effects: [{ do: 'sing' }] })),
          },
        ],
      },
    },
  }),
  byChoice('asks-too-much', {
    lists: {
      exploration: {
        add: [
          {
            ...(EXPLORATION[0] as ExplorationFacts),
            id: 'CITY97',
            options: [1, 2].map((pay) => ({ pay, effects: [{ do: 'gold', n: 3 }] })),
          },
        ],
      },
    },
  }),
  byChoice('repeats', { words: { attackEffects: { damage: attackWord({}, {}) } } }),
]);

const HAND = ['wolf-quick-slash-2', 'wolf-cleave-1', 'wolf-push-away-1'];
const damageOf = (id: string): number => actionCard(actionCardIndex(id)).main.damage;

/** Ada before the ember, with this much gold. */
function fighting(gold: number): OldWorldTable {
  const table = oldWorldTable({ modules: [EMBERS], phase: 'deed', ada: { at: 'hengfors', hand: HAND, gold } });
  table.ada.does('ember');
  return table;
}
/** As she comes to her combo. */
function beforeCombo(gold: number): OldWorldTable {
  const table = fighting(gold);
  table.ada.does('stand');
  if (table.ada.offers().includes('go-on')) table.ada.does('go-on');
  return table;
}
const hits = (table: OldWorldTable): readonly number[] => table.told('monster-hit').map(({ damage }) => damage);

describe('words of a module', () => {
  rule('OW-TERM-015', 'are carried out from a card like those of the base', () => {
    const table = oldWorldTable({ modules: [EMBERS], phase: 'deed', ada: { hand: [forest], gold: 1 } });
    table.ada.does('warm');
    expect(table.ada.gold).toBe(3);
  });

  rule(
    ['OW-FIGHT-008', 'OW-FIGHT-023'],
    'change what a combo deals: an ability of the foe, and one for a price',
    () => {
      const table = beforeCombo(2);
      table.ada.does('play:wolf-cleave-1', 'stop');
      table.ada.isOffered('fight-with-combo', ['pass', 'torch:0']);
      table.ada.does('torch:0');
      expect(hits(table)).toEqual([damageOf('wolf-cleave-1') + 2 - 1]);
      expect(table.told('ability-used')).toMatchObject([{ source: 'torch:0' }]);
      expect(table.view.fight?.fighters).toMatchObject([{ used: ['torch:0'] }]);
    },
  );

  rule('OW-FIGHT-015', 'are not offered where their condition does not hold or they cannot be paid for', () => {
    const table = beforeCombo(1);
    table.ada.does('play:wolf-cleave-1', 'stop');
    expect(hits(table)).toEqual([damageOf('wolf-cleave-1') - 1]);
  });

  rule('OW-FIGHT-021', 'stand as icons on a link, and count', () => {
    const table = beforeCombo(0);
    table.ada.does('play:wolf-push-away-1');
    const link = table.ada.offers().find((option) => option.endsWith(':trophy')) as string;
    const [, joined] = link.split(':');
    table.ada.does(link, 'stop');
    expect(hits(table)).toEqual([damageOf('wolf-push-away-1') + damageOf(joined as string) + 2 - 1]);
  });

  rule('OW-FIGHT-043', 'strike from a fight card of the module', () => {
    const table = beforeCombo(1);
    table.ada.does('play:wolf-cleave-1', 'stop');
    expect(table.told('attack-revealed')).toMatchObject([{ card: 'ember-1' }]);
    expect(table.told('witcher-hit')).toMatchObject([{ damage: 2 }]);
    expect(table.ada.gold).toBe(0);
  });
});

describe('cards of the box of a module', () => {
  rule(['OW-SETUP-009', 'OW-SETUP-012'], 'are shuffled in behind those of the base, which keep their numbers', () => {
    const { state } = newOldWorld({ players: 2, schools: ['wolf', 'bear'], modules: [EMBERS] });
    expect(state.city).toHaveLength(37);
    expect(state.city).toContain(EXPLORATION.length);
    expect(state.potionDeck.filter((potion) => potion === POTIONS.length)).toHaveLength(3);
    expect(invariants(state as OldWorldState)).toEqual([]);
    expect(newOldWorld({ players: 2, schools: ['wolf', 'bear'] }).state.city).toHaveLength(36);
  });

  rule(['OW-EXPLORE-006', 'OW-QUEST-004'], 'are read like any other, also those that lead on to an event', () => {
    for (const [option, gold] of [
      ['first', 2],
      ['second', 5],
    ] as const) {
      const table = oldWorldTable({
        modules: [EMBERS],
        phase: 'deed',
        ada: { hand: [forest] },
        change: (state) => state.city.push(EXPLORATION.length),
      });
      table.ada.does('explore:city');
      expect(table.view.scene).toMatchObject({ card: 'CITY99', deck: 'city' });
      table.ada.does(option);
      if (option === 'second') table.ada.does('first');
      expect(table.ada.gold).toBe(gold);
    }
  });

  rule('OW-POTION-003', 'are drunk in a fight', () => {
    const table = oldWorldTable({
      modules: [EMBERS],
      phase: 'deed',
      ada: { at: 'hengfors', hand: HAND },
      change: ({ witchers }) => witchers[0]?.potions.push(POTIONS.length),
    });
    table.ada.does('ember', 'stand', 'potion:ember-oil');
    if (table.ada.offers().includes('go-on')) table.ada.does('go-on');
    table.ada.does('play:wolf-cleave-1', 'stop');
    expect(hits(table)).toEqual([damageOf('wolf-cleave-1') + 3 - 1]);
  });

  rule('OW-EXPLORE-004', 'hold for the seat that reads: a world to think in offers it the same options', () => {
    const table = oldWorldTable({
      modules: [EMBERS],
      phase: 'deed',
      ada: { hand: [forest] },
      bea: { hand: [], gold: 9 },
      change: (state) => state.city.push(EXPLORATION.length),
    });
    table.ada.does('explore:city');
    expect(table.state.reading?.seat).toBe(0);
    // Somebody else's turn would not change who reads, nor with whose gold.
    const state = oldWorldWith([]).clone(table.state as OldWorldState);
    state.active = 1;
    const card = state.reading?.card as number;
    for (let seed = 0; seed < 20; seed++) {
      const twin = oldWorldWith([]).clone(state);
      oldWorldWith([]).scramble(twin, 0, seedRng(`twin-${seed}`));
      const dealt = explorationFacts(twin, twin.reading?.card as number);
      const open = (facts: typeof dealt) => facts.options.map(({ pay }) => pay <= 0);
      expect(open(dealt)).toEqual(open(explorationFacts(state, card)));
    }
  });
});

describe('a card that asks for gold either way', () => {
  rule('OW-EXPLORE-005', 'is out of the game where nobody can pay, and no option is chosen', () => {
    const read = (gold: number) => {
      const table = oldWorldTable({
        modules: ['asks-too-much'],
        phase: 'deed',
        city: ['CITY97'],
        ada: { hand: [], gold },
      });
      table.ada.does('explore:city');
      return table;
    };
    const poor = read(0);
    expect(poor.told('no-option')).toMatchObject([{ seat: 0, card: 'CITY97', rule: 'OW-EXPLORE-005' }]);
    expect([poor.told('option-chosen'), poor.ada.gold, poor.view.scene]).toEqual([[], 0, null]);
    expect(poor.state.explored).toEqual([EXPLORATION.length]);
    poor.ada.isAsked('gain-card');
    const able = read(1);
    able.ada.isOffered('exploration-option', ['first']);
    able.ada.isBlocked('second', 'OW-EXPLORE-005');
  });
});

describe('what a module puts before a fight', () => {
  rule('OW-FIGHT-001', 'is asked before the life pool is made, and once', () => {
    const table = fighting(0);
    table.ada.isOffered('kneel', ['kneel', 'stand']);
    expect(table.state.fight?.monster?.life).toEqual([]);
    expect(table.state.fight?.location).toBe(3);
    table.ada.does('kneel');
    expect(table.ada.gold).toBe(1);
    expect(table.state.fight?.monster?.life).toHaveLength(6);
  });
});

describe('data in words', () => {
  it('that nobody brought are refused when the module is first played, with the place', () => {
    expect(() => rulesFor('mumbles')).toThrow(/fight cards.*0\.charge\.0\.do.*explode/);
    expect(() => rulesFor(`${EMBERS}+stammers`)).toThrow(/0\.charge\.0\.n|2\.charge\.0\.n/);
    expect(() => rulesFor('miscounts')).toThrow('numerical order');
    expect(() => rulesFor('mutters')).toThrow(/exploration cards.*options\.0\.effects\.0\.do.*sing/);
    expect(() => rulesFor('repeats')).toThrow('a word is there twice');
  });
  it('of a module are no words of the base', () => {
    expect(rulesFor('').words.attackEffects.burn).toBeUndefined();
    expect(FIGHT_SCHEMAS.attackEffect['~run']({ value: { do: 'burn', n: 1 } }, {}).issues).toBeDefined();
  });
});

describe('an aid that a module brings', () => {
  rule('OW-MOVE-004', 'pays for a step, and its option reads as data like any other', () => {
    const table = oldWorldTable({ modules: [EMBERS], steps: 0, ada: { at: 'kaer-seren', hand: [forest, mountain] } });
    const move = table.ada.offers().find((option) => option.endsWith('+dog')) as string;
    expect(optionOf('journey', move)).toMatchObject({ kind: 'move', pay: { cards: [expect.any(String)], aid: 'dog' } });
    table.ada.does(move);
    expect(table.ada.gold).toBe(1);
  });
});

describe('how words of a module are said', () => {
  const en = {
    'event-title.57': 'The Embers',
    'effect.warm': 'warm yourself for {n}',
    'fight-effect.kindle': 'kindle {n}',
    'attack-effect.burn': 'burn for {n}',
    'monster-ability.smoulder': 'Smoke: {n} less.',
    'condition.rich': 'with {gold} gold',
    'cost.gold': 'pay {n} gold',
    'source.torch:0': 'Torch',
    'option.move-dog': 'to {place} with {card} and the dog',
  };
  layWords({
    id: EMBERS,
    texts: catalog<string>({ en, de: en, nl: en }),
    eventText: ({ what }) => what,
    wordings: { icons: { spark: { text: (_, { n }) => `${n} sparks` } } },
  });
  it.each(LANGUAGES)('is a message with what stands beside the word, or its own wording (%s)', (language) => {
    expect(effectsText(language, [{ do: 'warm', n: 2 }])).toBe('warm yourself for 2');
    expect(attackText(language, [{ do: 'burn', n: 3 }])).toBe('burn for 3');
    expect(monsterAbilityText(language, { when: 'every-turn', do: 'smoulder', n: 1 })).toBe('Smoke: 1 less.');
    const [torch, link] = TORCHES.map((ability) => abilityText(language, ability));
    expect(torch).toContain('kindle 2');
    expect(torch).toContain('pay 1 gold');
    expect(torch?.toLowerCase()).toContain('with 2 gold');
    expect(link).toContain('1 sparks');
    const read = { type: 'event-read', seat: 0, event: 57, rule: 'OW-QUEST-004' } as const;
    expect(eventText(read, { language, names: ['Ada'] })).toContain('The Embers');
    const used = { type: 'ability-used', seat: 0, source: 'torch:0', rule: 'OW-TROPHY-007' } as const;
    expect(eventText(used, { language, names: ['Ada'] })).toContain('Torch');
    const move = optionText('move:vizima:wolf-cleave-1+dog', { language, names: ['Ada'], prompt: 'journey' });
    expect(move).toContain('the dog');
  });
});
