import type { Viewer } from '@medallion/kernel';
import { randomGame } from '@medallion/testkit';
import { LANGUAGES, missingTexts } from '@medallion/text';
import { describe, expect, it } from 'vitest';
import { DICE_HANDS } from '../src/base/poker/dice-hands';
import {
  FIGHT_CARDS,
  MARKET_CARDS,
  MONSTERS,
  POTIONS,
  SCHOOLS,
  STARTING_CARD_FACTS,
  TROPHIES,
} from '../src/core/cards/components';
import { EVENTS, EXPLORATION, TABLES } from '../src/core/components';
import type { OldWorldConfig } from '../src/core/config';
import { BASE_BOARD } from '../src/core/map';
import { ACTION_KINDS, COMPANION_IDS } from '../src/core/pack';
import { ATTRIBUTES, TERRAINS } from '../src/core/state';
import { oldWorld } from '../src/game';
import {
  actionCardText,
  cardNameId,
  companionText,
  eventCardText,
  eventText,
  fightCardLine,
  locationActionText,
  monsterText,
  nameOf,
  optionText,
  potionText,
  resultText,
  schoolText,
  storyOf,
  oldWorldTexts as texts,
  trophyName,
  trophyText,
} from '../src/text/index';
import { outcomeText } from '../src/text/outcomes';
import de from '../text/names.de.json';
import en from '../text/names.en.json';
import nl from '../text/names.nl.json';
import { SAMPLE_EVENTS } from './sample-events';
import { SAMPLE_OPTIONS } from './sample-options';

const BASE_CARDS = [...STARTING_CARD_FACTS, ...MARKET_CARDS];
const ids = (kind: string, list: readonly { readonly id: string }[]): string[] => list.map(({ id }) => `${kind}.${id}`);
const NAMED_THINGS = [
  ...ids('location', BASE_BOARD.locations),
  ...ids('monster', MONSTERS),
  ...new Set(BASE_CARDS.map(({ id }) => `card.${cardNameId(id)}`)),
  ...ids('potion', POTIONS),
  ...ids('school', SCHOOLS),
  ...ids('witcher', SCHOOLS),
  ...ids('specialty', SCHOOLS),
  ...COMPANION_IDS.map((id) => `companion.${id}`),
];

function configOf(players: number): OldWorldConfig {
  const parsed = oldWorld.parseConfig({ players });
  if (!parsed.ok) throw new Error('an illegal configuration');
  return parsed.value;
}

const words = (text: string): number => text.split(/\s+/).length;

describe('the texts', () => {
  it('say the same in three languages', () => {
    expect(missingTexts(texts.texts)).toEqual([]);
  });

  it('name everything in three languages, and nothing else', () => {
    for (const names of [en, de, nl]) {
      expect(Object.keys(names).toSorted()).toEqual(NAMED_THINGS.toSorted());
      expect(Object.values(names).every((name) => name.trim() !== '')).toBe(true);
    }
    expect(nameOf('de', 'location', 'vizima')).toBe('Wyzima');
  });

  it('word attributes, terrains, dice hands, actions and results of solo games', () => {
    for (const id of [
      ...ATTRIBUTES.map((one) => `attribute.${one}`),
      ...TERRAINS.map((one) => `terrain.${one}`),
      ...DICE_HANDS.map((one) => `hand.${one}`),
      ...ACTION_KINDS.flatMap((one) => [`action.${one}`, `action-text.${one}`]),
      ...[1, 2, 3, 4, 5].map((one) => `solo-result.${one}`),
    ]) {
      expect(texts.has(id), id).toBe(true);
    }
    expect(TABLES.solo.results).toEqual([6, 8, 10, 12]);
  });

  it.each(LANGUAGES)('tell a story for every exploration and event card (%s)', (language) => {
    const told = new Set<string>();
    for (const { id, options } of EXPLORATION) {
      const story = storyOf(language, id);
      expect(words(story?.story ?? ''), id).toBeGreaterThanOrEqual(60);
      expect(words(story?.story ?? ''), id).toBeLessThanOrEqual(120);
      expect(story?.options, id).toHaveLength(options.length);
      told.add(story?.story ?? '');
    }
    for (const card of EVENTS) {
      const story = storyOf(language, card.id);
      expect(words(story?.story ?? ''), card.id).toBeGreaterThanOrEqual(40);
      expect(words(story?.story ?? ''), card.id).toBeLessThanOrEqual(100);
      expect(story?.options?.length ?? 0, card.id).toBe(card.kind === 'options' ? card.options.length : 0);
      told.add(story?.story ?? '');
    }
    expect(told.size).toBe(EXPLORATION.length + EVENTS.length);
  });

  it.each(LANGUAGES)('word every card from its data (%s)', async (language) => {
    const lines = [
      ...BASE_BOARD.locations.map((one) => `${one.id}: ${locationActionText(language, one)}`),
      ...SCHOOLS.flatMap((school) => {
        const { name, witcher, specialty, levels } = schoolText(language, school);
        return [`${school.id}: ${name}, ${witcher}, ${specialty}`, ...levels.map((line) => `  ${line}`)];
      }),
      ...BASE_CARDS.map((card) => {
        const { name, kind, terrain, cost, main, extensions } = actionCardText(language, card);
        return `${card.id}: ${name}, ${kind}, ${terrain}. ${[cost, main, ...extensions].join('. ')}`;
      }),
      ...POTIONS.map((potion) => `${potion.id}: ${potionText(language, potion)}`),
      ...MONSTERS.map((monster) => `${monster.id}: ${monsterText(language, monster).join('. ')}`),
      ...FIGHT_CARDS.map(({ id }) => `${id}: ${fightCardLine(language, id)}`),
      ...TROPHIES.map((trophy) => `${trophyName(language, trophy.id)}: ${trophyText(language, trophy)}`),
      ...COMPANION_IDS.map((id) => `${nameOf(language, 'companion', id)}: ${companionText(language, id)}`),
      ...EXPLORATION.flatMap(({ id, options }) => [
        `${id}:`,
        ...options.map((option) => `  ${resultText(language, option)}`),
      ]),
      ...EVENTS.flatMap((card) => [`${card.id}:`, ...eventCardText(language, card).map((line) => `  ${line}`)]),
    ];
    expect(lines.filter((line) => /undefined|\{|\}/.test(line))).toEqual([]);
    await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(`golden/card-texts.${language}.txt`);
  });

  it.each(LANGUAGES)('say how every test and short fight went, whatever the result (%s)', (language) => {
    for (const card of EVENTS) {
      if (card.kind !== 'test' && card.kind !== 'short-fight') continue;
      const outcomes = card.tiers.map(({ from }) => outcomeText(language, card.number, from));
      expect(
        outcomes.filter((text) => text !== ''),
        card.id,
      ).toHaveLength(card.tiers.length);
      expect(new Set(outcomes).size, card.id).toBe(card.tiers.length);
    }
  });

  it('name the better dice first, whoever of the two has won', () => {
    const won = { type: 'poker-won', seat: 1, isLocals: false, gold: 3, rule: 'OW-POKER-014' } as const;
    const told = (own: string, other: string) =>
      eventText({ ...won, own, other }, { language: 'en', names: ['Ada', 'Bea'] });
    expect(told('nothing', 'three-of-a-kind')).toBe('Bea wins 3 gold: three of a kind beats nothing');
    expect(told('full-house', 'pair')).toBe('Bea wins 3 gold: full house beats one pair');
  });

  it.each(LANGUAGES)('tell every event, in every wording it has (%s)', async (language) => {
    const lines = Object.entries(SAMPLE_EVENTS).flatMap(([type, samples]) => [
      `${type}:`,
      ...samples.map((event) => `  ${eventText(event, { language, names: ['Ada', 'Bea'] })}`),
    ]);
    expect(lines.filter((line) => /undefined|\{|\}/.test(line))).toEqual([]);
    await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(`golden/event-texts.${language}.txt`);
  });

  it.each(LANGUAGES)('word an option of every form (%s)', async (language) => {
    const names = ['Ada', 'Bea', 'Cyn'];
    const lines = Object.entries(SAMPLE_OPTIONS).flatMap(([prompt, options]) => [
      `${prompt}:`,
      ...options.map((option) => `  ${option}: ${optionText(option, { language, names, prompt })}`),
    ]);
    expect(lines.filter((line) => /undefined|\{|\}/.test(line))).toEqual([]);
    await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(`golden/option-texts.${language}.txt`);
  });

  it('word every event, prompt and option of random games in three languages', () => {
    const names = ['Ada', 'Bea', 'Cyn', 'Dov', 'Eli'];
    const heard = new Set<string>();
    const worded = new Set<string>();
    const unworded: string[] = [];
    for (let game = 0; game < 10; game++) {
      const players = 1 + (game % 5);
      const { table } = randomGame(oldWorld, configOf(players), `words-${game}`, {
        isLive: true,
        limit: 400,
        onAnswer(open) {
          for (const { seat } of open.waitingFor()) {
            const asked = open.questionFor(seat);
            if (asked === null) continue;
            const { scene } = open.view(seat);
            expect(texts.has(`prompt.${asked.prompt}`), asked.prompt).toBe(true);
            for (const { rule } of asked.blocked) {
              if (!texts.has(`blocked.${rule}`)) unworded.push(`blocked: ${rule}`);
            }
            for (const option of [...asked.options, ...asked.blocked.map(({ id }) => id)]) {
              const key = `${asked.prompt}: ${scene?.card ?? ''}: ${option}`;
              if (worded.has(key)) continue;
              worded.add(key);
              for (const language of LANGUAGES) {
                const text = optionText(option, { language, names, prompt: asked.prompt, about: asked.about, scene });
                if (text === '' || text === option || /undefined|\{/.test(text)) unworded.push(`${key}: ${text}`);
              }
            }
          }
        },
      });
      for (const event of table.takeEvents()) {
        heard.add(event.type);
        for (const viewer of [0, 1, 'spectator', 'everything'] as Viewer[]) {
          const cut = oldWorld.cut(event, viewer);
          if (cut === null) continue;
          for (const language of LANGUAGES) {
            const text = eventText(cut, { language, names });
            if (/undefined|\{/.test(text)) unworded.push(`${event.type}: ${text}`);
          }
        }
      }
    }
    expect(unworded).toEqual([]);
    expect(heard.size).toBeGreaterThan(60);
    expect(worded.size).toBeGreaterThan(1000);
  }, 120_000);

  it('tell a game that can be followed, with the rule behind each line', async () => {
    const { table } = randomGame(oldWorld, configOf(2), 'kaer-morhen', { isLive: true, limit: 160 });
    const lines = table
      .takeEvents()
      .map((event) => `${eventText(event, { language: 'en', names: ['Ada', 'Bea'] })}  [${event.rule}]`);
    await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('golden/playthrough-kaer-morhen.txt');
  });
});
