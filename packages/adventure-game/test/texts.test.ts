import type { Viewer } from '@medallion/kernel';
import { randomGame } from '@medallion/testkit';
import { LANGUAGES, missingTexts } from '@medallion/text';
import { describe, expect, it } from 'vitest';
import {
  COMPANIONS,
  DEVELOPMENT,
  ENEMIES,
  FOUL_FATE,
  GOOD_FORTUNE,
  HEROES,
  INVESTIGATION,
  QUESTS,
} from '../src/components';
import { effectsIn } from '../src/effect';
import { adventureGame } from '../src/game';
import { LOCATIONS } from '../src/map';
import { FACES } from '../src/pack';
import { MODES, TIE_BREAKS } from '../src/state';
import { developmentText, fortuneText, plainCardText, questText } from '../src/text/card-text';
import { chosenText, effectsText, enemyLine, enemyText, sentence } from '../src/text/effect-text';
import { eventText } from '../src/text/log';
import { type Named, nameOf } from '../src/text/names';
import { optionText } from '../src/text/option-text';
import { storyOf } from '../src/text/stories';
import { texts } from '../src/text/texts';
import de from '../text/names.de.json';
import en from '../text/names.en.json';
import nl from '../text/names.nl.json';
import { adventureTable } from './adventure-table';
import { soakConfig } from './soak-config';

const LISTS: readonly (readonly [Named, readonly { readonly id: string }[]])[] = [
  ['hero', HEROES],
  ['location', LOCATIONS],
  ['companion', COMPANIONS],
  ['development', DEVELOPMENT],
  ['investigation', INVESTIGATION],
  ['foul-fate', FOUL_FATE],
  ['fortune', GOOD_FORTUNE],
  ['enemy', ENEMIES],
  ['quest', QUESTS],
];

describe('the texts', () => {
  it('say the same in three languages', () => {
    expect(missingTexts(texts.texts)).toEqual([]);
  });

  it('name everything in three languages, and nothing else', () => {
    const wanted = LISTS.flatMap(([kind, list]) => list.map(({ id }) => `${kind}.${id}`)).toSorted();
    for (const names of [en, de, nl]) {
      expect(Object.keys(names).toSorted()).toEqual(wanted);
      expect(Object.values(names).every((name) => name.trim() !== '')).toBe(true);
    }
    expect(nameOf('de', 'hero', 'dandelion')).toBe('Rittersporn');
  });

  it('word modes, tie-breaks and faces', () => {
    for (const id of [
      ...MODES.map((one) => `mode.${one}`),
      ...TIE_BREAKS.map((one) => `tie.${one}`),
      ...FACES.map((one) => `face.${one}`),
    ]) {
      expect(texts.has(id), id).toBe(true);
    }
  });

  it.each(LANGUAGES)('tell a story of 30 to 80 words for each quest and investigation (%s)', (language) => {
    const told = [
      ...QUESTS.map(({ id }) => storyOf(language, 'quest', id)),
      ...INVESTIGATION.map(({ id }) => storyOf(language, 'investigation', id)),
    ];
    for (const story of told) {
      const words = (story ?? '').split(/\s+/).length;
      expect(words, story ?? 'no story').toBeGreaterThanOrEqual(30);
      expect(words, story ?? 'no story').toBeLessThanOrEqual(80);
    }
    expect(new Set(told).size).toBe(QUESTS.length + INVESTIGATION.length);
  });

  it.each(LANGUAGES)('end each quest and tell each foul fate in two sentences of their own (%s)', (language) => {
    const told = [
      ...QUESTS.map(({ id }) => storyOf(language, 'quest-end', id)),
      ...FOUL_FATE.map(({ id }) => storyOf(language, 'foul-fate', id)),
    ];
    for (const story of told) expect(story ?? 'none').toMatch(/^[^.]+\. [^.]+\.$/);
    expect(new Set(told).size).toBe(QUESTS.length + FOUL_FATE.length);
  });

  it.each(LANGUAGES)('word every card from its data (%s)', async (language) => {
    const lines = [
      ...[...INVESTIGATION, ...FOUL_FATE, ...COMPANIONS].map((card) => `${card.id}: ${plainCardText(language, card)}`),
      ...DEVELOPMENT.map((card) => `${card.id}: ${developmentText(language, card).join(' ')}`),
      ...GOOD_FORTUNE.map((card) => `${card.id}: ${fortuneText(language, card)}`),
      ...ENEMIES.map((enemy) => `${enemyLine(language, enemy)}: ${enemyText(language, enemy).join('. ')}`),
      ...QUESTS.flatMap((quest) => {
        const { name, sides, support, main, enemy, consequences } = questText(language, quest);
        return [
          `${quest.id}: ${name}`,
          ...[...sides, support, main, ...enemy, consequences].map((line) => `  ${line}`),
        ];
      }),
    ];
    expect(lines.filter((line) => /undefined|\{|\}/.test(line))).toEqual([]);
    await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(`golden/card-texts.${language}.txt`);
  });

  it('tell what is taken from a hero from what a hero chooses to pay', () => {
    const thief = FOUL_FATE.find(({ id }) => id === 'thief-in-the-night');
    expect(effectsText('en', thief?.effects ?? [])).toBe('lose 2 gold');
    const gate = FOUL_FATE.find(({ id }) => id === 'toll-gate');
    expect(effectsText('en', gate?.effects ?? [])).toMatch(/^choose one: \(1\) spend 2 gold; /);
  });

  it.each(LANGUAGES)('word each way of every choice, whoever offers it (%s)', (language) => {
    const offers = [
      ...[...INVESTIGATION, ...FOUL_FATE, ...COMPANIONS].map(({ id, effects }) => ({ id, effects })),
      ...GOOD_FORTUNE.map(({ id, effects }) => ({ id, effects: effects ?? [] })),
      ...QUESTS.map(({ id, consequences }) => ({ id, effects: consequences })),
    ];
    expect(new Set(offers.map(({ id }) => id)).size).toBe(offers.length);
    const choices = offers.flatMap(({ id, effects }) =>
      [...effectsIn(effects)].flatMap((effect) => (effect.do === 'choose' ? [{ id, options: effect.options }] : [])),
    );
    expect(choices.length).toBeGreaterThan(15);
    for (const { id, options } of choices) {
      const said = options.map((ways, index) =>
        optionText(`${index + 1}:${ways[0]?.do}`, { language, names: [], prompt: 'choose-one', about: id }),
      );
      for (const [index, text] of said.entries()) {
        expect(text, id).toBe(sentence(chosenText(language, options[index] ?? [])));
        expect(chosenText(language, options[index] ?? []).length, id).toBeGreaterThan(3);
      }
      expect(new Set(said).size, id).toBe(options.length);
    }
  });

  it('say which deck it is, where a monster is driven, and a way of which nobody knows any more who offered it', () => {
    const said = (prompt: string, id: string) => optionText(id, { language: 'en', names: [], prompt });
    expect(said('quest-deck', 'purple')).toBe('diplomacy quests');
    expect(said('push-monster', 'kikimore-warrior:red')).toBe('Kikimore Warrior: to Temeria');
    expect(said('look-at-monster', 'red:bronze')).toBe('Temeria: Hidden monster (bronze)');
    expect(said('choose-one', '2:gold')).toBe('Choice 2');
  });

  it('name who offers a choice: a quest, a companion, a good fortune card', () => {
    const quest = adventureTable({ ada: { at: 'mahakam', proofs: { red: 2 }, quest: 'a-debt-of-steel' } });
    quest.ada.does('main-quest');
    expect(quest.scenario.question(0)).toMatchObject({ prompt: 'choose-one', about: 'a-debt-of-steel' });
    const companion = adventureTable({ players: 4, active: 'dov' });
    companion.dov.does('command', 'yannick-brass');
    expect(companion.scenario.question(3)).toMatchObject({ prompt: 'choose-one', about: 'yannick-brass' });
    const fortune = adventureTable({
      ada: { fortunes: ['healers-kindness'], wounds: { own: 'severe', travel: 'minor' } },
    });
    fortune.ada.does('fortune:healers-kindness');
    expect(fortune.scenario.question(0)).toMatchObject({ prompt: 'choose-one', about: 'healers-kindness' });
  });

  it('word every event, prompt and option of random games in three languages', () => {
    const names = ['Ada', 'Bea', 'Cyn', 'Dov'];
    const heard = new Set<string>();
    for (let game = 0; game < 8; game++) {
      const seed = `words-${game}`;
      const { table } = randomGame(adventureGame, soakConfig(seed), seed, {
        isLive: true,
        limit: 500,
        onAnswer(open) {
          for (const { seat } of open.waitingFor()) {
            const asked = open.questionFor(seat);
            if (asked === null) continue;
            for (const language of LANGUAGES) {
              expect(texts.has(`prompt.${asked.prompt}`), asked.prompt).toBe(true);
              for (const option of [...asked.options, ...asked.blocked.map(({ id }) => id)]) {
                const text = optionText(option, { language, names, prompt: asked.prompt, about: asked.about });
                expect(text.length, `${asked.prompt}: ${option}`).toBeGreaterThan(0);
              }
            }
          }
        },
      });
      for (const event of table.takeEvents()) {
        heard.add(event.type);
        for (const viewer of [0, 1, 'spectator', 'everything'] as Viewer[]) {
          const cut = adventureGame.cut(event, viewer);
          if (cut === null) continue;
          for (const language of LANGUAGES) expect(eventText(cut, { language, names })).not.toMatch(/undefined|\{/);
        }
      }
    }
    expect(heard.size).toBeGreaterThan(45);
  }, 120_000);

  it('tell a game that can be followed, with the rule behind each line', async () => {
    const config = adventureGame.parseConfig({ heroes: ['geralt', 'yarpen'], mode: 'one-quest' });
    if (!config.ok) throw new Error('an illegal configuration');
    const { table } = randomGame(adventureGame, config.value, 'kaer-morhen', { isLive: true, limit: 120 });
    const lines = table
      .takeEvents()
      .map((event) => `${eventText(event, { language: 'en', names: ['Ada', 'Bea'] })}  [${event.rule}]`);
    await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('golden/playthrough-kaer-morhen.txt');
  });
});
