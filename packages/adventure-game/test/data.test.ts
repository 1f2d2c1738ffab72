import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import development from '../data/development.json';
import heroes from '../data/heroes.json';
import investigation from '../data/investigation.json';
import map from '../data/map.json';
import monsters from '../data/monsters.json';
import quests from '../data/quests.json';
import {
  COMPANIONS,
  copiesOf,
  DEVELOPMENT,
  DICE,
  ENEMIES,
  FOUL_FATE,
  GOOD_FORTUNE,
  HEROES,
  INVESTIGATION,
  MONSTERS,
  QUESTS,
} from '../src/components';
import { BARE_WORDS, COUNTED_WORDS, type Effect, effectsIn, enemyLists } from '../src/effect';
import { LOCATIONS, locationById, ROUTES, routesBetween } from '../src/map';
import {
  GRANTS,
  parseDevelopment,
  parseHeroes,
  parseInvestigation,
  parseMap,
  parseMonsters,
  parseQuests,
  TIMINGS,
} from '../src/pack';

const allEffects: readonly Effect[] = [
  ...[...INVESTIGATION, ...FOUL_FATE, ...COMPANIONS].flatMap(({ effects }) => [...effectsIn(effects)]),
  ...[...DEVELOPMENT, ...GOOD_FORTUNE].flatMap(({ effects }) => [...effectsIn(effects ?? [])]),
  ...DEVELOPMENT.flatMap(({ stronger }) => [...effectsIn(stronger?.effects ?? [])]),
  ...QUESTS.flatMap(({ consequences }) => [...effectsIn(consequences)]),
  ...ENEMIES.flatMap((enemy) => enemyLists(enemy).flatMap((list) => [...effectsIn(list)])),
];

describe('the component packs', () => {
  it('hold what the box holds', () => {
    expect(copiesOf(QUESTS.map(() => ({ copies: 1 })))).toHaveLength(48);
    expect(['red', 'blue', 'purple'].map((deck) => QUESTS.filter((quest) => quest.deck === deck).length)).toEqual([
      16, 16, 16,
    ]);
    expect(copiesOf(INVESTIGATION)).toHaveLength(120);
    expect([copiesOf(FOUL_FATE).length, copiesOf(GOOD_FORTUNE).length]).toEqual([40, 20]);
    expect(copiesOf(DEVELOPMENT)).toHaveLength(60);
    for (const { id } of HEROES)
      expect(copiesOf(DEVELOPMENT, (card) => DEVELOPMENT[card]?.hero === id)).toHaveLength(15);
    expect([COMPANIONS.length, DICE.length, copiesOf(MONSTERS).length]).toEqual([4, 9, 30]);
    expect([LOCATIONS.length, ROUTES.length]).toEqual([17, 28]);
  });

  it('name only what exists', () => {
    for (const quest of QUESTS) {
      expect(() => locationById(quest.location)).not.toThrow();
      for (const side of quest.sides)
        if (side.kind === 'go-to') expect(() => locationById(side.location)).not.toThrow();
    }
    for (const effect of allEffects) {
      if (effect.do === 'task' && effect.when.on === 'at') locationById(effect.when.location);
    }
    for (const { start, dice } of HEROES) {
      locationById(start);
      for (const die of dice) expect(DICE.some(({ id }) => id === die)).toBe(true);
    }
    for (const [from] of LOCATIONS.entries())
      for (const [to] of LOCATIONS.entries()) expect(routesBetween(from, to)).toBeGreaterThanOrEqual(0);
    expect(new Set(ENEMIES.map(({ id }) => id)).size).toBe(ENEMIES.length);
  });

  it('carry an origin on every value of ours', () => {
    const origins = [
      ...QUESTS,
      ...INVESTIGATION,
      ...FOUL_FATE,
      ...GOOD_FORTUNE,
      ...DEVELOPMENT,
      ...MONSTERS,
      ...DICE,
      ...ROUTES,
      ...COMPANIONS,
    ].map(({ origin }) => origin);
    expect(new Set(origins)).toEqual(new Set(['published', 'single-source', 'inferred', 'our-design']));
  });

  it('use every word of the vocabulary, every moment and every grant', () => {
    const used = new Set(allEffects.map((effect) => effect.do));
    for (const word of [...COUNTED_WORDS, ...BARE_WORDS]) expect(used, word).toContain(word);
    for (const timing of TIMINGS)
      expect(
        DEVELOPMENT.some((card) => card.timing === timing),
        timing,
      ).toBe(true);
    const granted = new Set([...DEVELOPMENT, ...GOOD_FORTUNE].map(({ grants }) => grants?.word));
    for (const word of GRANTS) expect(granted, word).toContain(word);
  });
});

type Pack = { readonly note: string; readonly cards: readonly object[] };
function withFirst(pack: Pack, change: object): unknown {
  const [first, ...rest] = pack.cards;
  return { ...pack, cards: [{ ...first, ...change }, ...rest] };
}

describe('a broken pack', () => {
  const cases: readonly (readonly [string, () => unknown, string])[] = [
    ['a wrong type', () => parseMonsters(withFirst(monsters, { shield: 'two' })), 'monsters.json: cards.0.shield: '],
    ['a missing field', () => parseHeroes(withFirst(heroes, { rates: undefined })), 'heroes.json: cards.0.rates: '],
    [
      'an unknown word',
      () => parseInvestigation(withFirst(investigation, { effects: [{ do: 'dance' }] })),
      'investigation.json: cards.0.effects.0.do: ',
    ],
    [
      'an unknown moment',
      () => parseDevelopment(withFirst(development, { timing: 'never' })),
      'development.json: cards.0.timing: ',
    ],
    ['an unknown field', () => parseQuests(withFirst(quests, { colour: 'red' })), 'quests.json: cards.0.colour: '],
    [
      'an id twice',
      () => parseMonsters({ ...monsters, cards: [monsters.cards[0], monsters.cards[0]] }),
      'monsters.json: drowner: this id stands twice',
    ],
    [
      'no war track',
      () => parseMap({ ...map, warTrack: { spaces: [], origin: 'our-design' } }),
      'map.json: warTrack.spaces: ',
    ],
    ['no pack at all', () => parseQuests(null), 'quests.json: (top): '],
  ];
  it.each(cases)('with %s is refused with file, path and reason', (_, load, start) => {
    expect(load).toThrowError(start);
  });
});

describe('the sources', () => {
  it('know no card by name', () => {
    const lists = [QUESTS, INVESTIGATION, FOUL_FATE, GOOD_FORTUNE, DEVELOPMENT, MONSTERS, COMPANIONS];
    const ids = lists.flatMap((list) => list.map(({ id }) => id)).filter((id) => id.includes('-'));
    const folder = new URL('../src/', import.meta.url);
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'));
    const named = files.flatMap((file) => {
      const text = readFileSync(new URL(file, folder), 'utf8');
      return ids.filter((id) => text.includes(`'${id}'`)).map((id) => `${file}: ${id}`);
    });
    expect(named).toEqual([]);
  });
});
