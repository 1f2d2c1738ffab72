import { rule } from '@medallion/testkit';
import { describe, expect, it } from 'vitest';
import potionPack from '../data/base/potions.json';
import fightCardPack from '../data/fight-cards.json';
import marketPack from '../data/market-cards.json';
import monsterPack from '../data/monsters.json';
import schoolPack from '../data/schools.json';
import startingPack from '../data/starting-cards.json';
import trophyPack from '../data/trophies.json';
import {
  CardPackError,
  parseFightCards,
  parseMarketCards,
  parseMonsters,
  parsePotions,
  parseSchools,
  parseStartingCards,
  parseTrophies,
} from '../src/core/cards/card-pack';
import {
  EQUIPMENT,
  FIGHT_CARDS,
  MARKET_CARDS,
  MONSTERS,
  POTIONS,
  SCHOOLS,
  STARTING_CARD_FACTS,
  STARTING_CARDS,
  TROPHIES,
} from '../src/core/cards/components';
import type { Said } from '../src/core/cards/said';
import {
  ATTACK_EFFECTS,
  COLORS,
  CONDITIONS,
  COSTS,
  FIGHT_SCHEMAS,
  FOE_ABILITIES,
  fightEffects,
  ICONS,
  ORIGINS,
  TIMINGS,
} from '../src/core/cards/vocabulary';

const abilities = [
  ...TROPHIES.map(({ ability }) => ability),
  ...EQUIPMENT.map(({ ability }) => ability),
  ...SCHOOLS.flatMap(({ levels }) => levels),
];
function words(effects: readonly Said[]): string[] {
  return effects.flatMap((effect) => [
    effect.do,
    ...((effect.table ?? []) as readonly { effects: readonly Said[] }[]).flatMap((row) => words(row.effects)),
  ]);
}

import { PACK_EQUIPMENT } from '../src/modules/adventure-pack/facts';
import { BOMB_FACTS } from '../src/modules/bombs/facts';
import { LARGE_CARDS } from '../src/modules/monster-trail/large-cards';

/** Modules bring further cards. */
const BASE_CARDS = [...STARTING_CARD_FACTS, ...MARKET_CARDS];

describe('the packs of cards', () => {
  it('hold what the boxes hold', () => {
    expect(MARKET_CARDS).toHaveLength(90);
    expect(STARTING_CARDS).toBe(70);
    expect(SCHOOLS.map(({ id }) => STARTING_CARD_FACTS.filter(({ school }) => school === id).length)).toEqual([
      10, 10, 10, 10, 10, 10, 10,
    ]);
    expect(POTIONS.reduce((sum, { copies }) => sum + copies, 0)).toBe(28);
    expect(FIGHT_CARDS).toHaveLength(20);
    const base = MONSTERS.filter(({ isInBox }) => isInBox);
    expect([1, 2, 3].map((level) => base.filter((monster) => monster.level === level).length)).toEqual([10, 12, 6]);
    expect(SCHOOLS.filter(({ box }) => box === 'base').map(({ id }) => id)).toEqual([
      'wolf',
      'viper',
      'bear',
      'cat',
      'griffin',
    ]);
  });

  rule('OW-TERM-011', 'give every action card one of five colours', () => {
    for (const color of COLORS) expect(BASE_CARDS.some((card) => card.color === color)).toBe(true);
    expect(BASE_CARDS.every((card) => (COLORS as readonly string[]).includes(card.color))).toBe(true);
    expect(COLORS).toEqual(['green', 'yellow', 'purple', 'blue', 'red']);
  });

  it('give every action card an id of its own, and every monster a life that the twenty fight cards can show', () => {
    expect(new Set(BASE_CARDS.map(({ id }) => id)).size).toBe(160);
    expect(MONSTERS.every(({ life }) => life <= FIGHT_CARDS.length)).toBe(true);
  });

  it('say of every value where it comes from', () => {
    const origins = [
      ...BASE_CARDS.flatMap(({ origin }) => Object.values(origin)),
      ...POTIONS.flatMap(({ origin }) => Object.values(origin)),
      ...MONSTERS.flatMap(({ origin }) => Object.values(origin)),
      ...SCHOOLS.flatMap(({ origin }) => Object.values(origin)),
      ...TROPHIES.map(({ origin }) => origin),
      ...FIGHT_CARDS.map(({ origin }) => origin),
    ];
    expect(origins.every((origin) => ORIGINS.includes(origin))).toBe(true);
    expect(new Set(origins).size).toBe(3);
  });

  it('use every word and every moment of the vocabulary', () => {
    const used = new Set([
      ...abilities.flatMap(({ effects }) => words(effects)),
      ...POTIONS.flatMap(({ effects }) => words(effects)),
    ]);
    expect(Object.keys(fightEffects(FIGHT_SCHEMAS)).filter((word) => !used.has(word))).toEqual([]);
    const attacks = new Set(words(FIGHT_CARDS.flatMap(({ charge, bite }) => [...charge, ...bite])));
    expect(Object.keys(ATTACK_EFFECTS).filter((word) => !attacks.has(word))).toEqual([]);
    const foes = new Set(MONSTERS.map(({ ability }) => ability.do));
    expect(Object.keys(FOE_ABILITIES).filter((word) => !foes.has(word))).toEqual([]);
    const conditions = new Set(abilities.map((ability) => ability.if?.is));
    expect(Object.keys(CONDITIONS).filter((word) => !conditions.has(word))).toEqual([]);
    const costs = new Set([...abilities, ...POTIONS].map(({ cost }) => cost?.pay));
    expect(Object.keys(COSTS).filter((word) => !costs.has(word))).toEqual([]);
    const icons = new Set(
      BASE_CARDS.flatMap(({ main, extensions }) => [main, ...Object.values(extensions)]).flatMap((one) =>
        Object.keys(one ?? {}),
      ),
    );
    expect(Object.keys(ICONS).filter((icon) => !icons.has(icon))).toEqual([]);
    // Some moments wait for what modules bring.
    const tools = LARGE_CARDS.flatMap(({ weaknesses }) => weaknesses.map((one) => ('when' in one ? one.when : 'link')));
    const gear = [...BOMB_FACTS, ...PACK_EQUIPMENT].map(({ ability }) => ability.when);
    const moments = new Set<string>([...abilities.map(({ when }) => when), ...tools, ...gear]);
    expect(TIMINGS.filter((moment) => !moments.has(moment))).toEqual([]);
  });
});

/** A copy of a pack with one value changed. */
function broken(pack: unknown, change: (cards: Record<string, unknown>[]) => void): unknown {
  const copy = structuredClone(pack) as { cards: Record<string, unknown>[] };
  change(copy.cards);
  return copy;
}
function refusal(read: () => unknown): { file: string; path: string; reason: string } {
  try {
    read();
  } catch (error) {
    if (error instanceof CardPackError) return { file: error.file, path: error.path, reason: error.reason };
    throw error;
  }
  throw new Error('the pack was not refused');
}
const first = (cards: Record<string, unknown>[]): Record<string, unknown> => cards[0] as Record<string, unknown>;

describe('a broken pack is refused with file, path and reason', () => {
  it('for a value of a wrong type', () => {
    const pack = broken(marketPack, (cards) => {
      first(cards).cost = 'free';
    });
    expect(refusal(() => parseMarketCards(pack))).toMatchObject({ file: 'market-cards.json', path: 'cards.0.cost' });
  });
  it('for a missing name', () => {
    const pack = broken(potionPack, (cards) => {
      first(cards).name = '';
    });
    expect(refusal(() => parsePotions(pack))).toMatchObject({ file: 'potions.json', path: 'cards.0.name' });
  });
  it('for an icon that does not exist', () => {
    const pack = broken(startingPack, (cards) => {
      first(cards).main = { fire: 2 };
    });
    expect(refusal(() => parseStartingCards(pack))).toMatchObject({
      file: 'starting-cards.json',
      path: 'cards.0.main.fire',
    });
  });
  it('for an effect verb that does not exist', () => {
    const pack = broken(trophyPack, (cards) => {
      first(cards).ability = { when: 'turn', effects: [{ do: 'explode', n: 1 }] };
    });
    const { file, path, reason } = refusal(() => parseTrophies(pack, SCHOOLS, MONSTERS));
    expect([file, path]).toEqual(['trophies.json', 'cards.0.ability.effects.0.do']);
    expect(reason).toContain('explode');
    const monsters = broken(monsterPack, (cards) => {
      first(cards).ability = { when: 'first-turn', do: 'vanish' };
    });
    expect(refusal(() => parseMonsters(monsters))).toMatchObject({ file: 'monsters.json', path: 'cards.0.ability.do' });
  });
  it('for counts that are not those of the box', () => {
    const short = (pack: unknown) => broken(pack, (cards) => void cards.pop());
    expect(refusal(() => parseMarketCards(short(marketPack))).reason).toBe('89 cards, but the box holds 90');
    expect(refusal(() => parseFightCards(short(fightCardPack))).reason).toBe('19 cards, but the box holds 20');
    expect(refusal(() => parseSchools(short(schoolPack))).reason).toBe('6 cards, but the box holds 7');
    const uneven = broken(startingPack, (cards) => {
      first(cards).school = 'cat';
    });
    expect(refusal(() => parseStartingCards(uneven)).reason).toContain('the school wolf');
    const levels = broken(monsterPack, (cards) => {
      first(cards).level = 3;
    });
    expect(refusal(() => parseMonsters(levels)).reason).toContain('level 1');
  });
  it('for an id that stands twice', () => {
    const pack = broken(fightCardPack, (cards) => {
      first(cards).id = 'fight-02';
    });
    expect(refusal(() => parseFightCards(pack))).toMatchObject({
      path: 'cards.1.id',
      reason: "'fight-02' stands twice",
    });
  });
  it('for a trophy of nobody', () => {
    const pack = broken(trophyPack, (cards) => {
      first(cards).of = 'charm';
    });
    expect(refusal(() => parseTrophies(pack, SCHOOLS, MONSTERS))).toMatchObject({
      path: 'charm',
      reason: 'no attribute of this name',
    });
  });
});
