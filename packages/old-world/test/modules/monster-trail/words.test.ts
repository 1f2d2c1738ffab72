import { rule } from '@medallion/testkit';
import { LANGUAGES, missingTexts } from '@medallion/text';
import { describe, expect, it } from 'vitest';
import { ADVANCED_CARD_FACTS } from '../../../src/modules/advanced-cards/kinds';
import { advancedCardTexts } from '../../../src/modules/advanced-cards/texts';
import { advancedCardWords } from '../../../src/modules/advanced-cards/words';
import { BOMB_FACTS } from '../../../src/modules/bombs/facts';
import { BOMB_OPTIONS } from '../../../src/modules/bombs/prompts';
import { bombTexts } from '../../../src/modules/bombs/texts';
import { bombWords } from '../../../src/modules/bombs/words';
import { LARGE_CARDS } from '../../../src/modules/monster-trail/large-cards';
import { MONSTER_TRAIL_OPTIONS } from '../../../src/modules/monster-trail/prompts';
import { monsterTrailTexts } from '../../../src/modules/monster-trail/texts';
import { largeCardText, monsterTrailWords } from '../../../src/modules/monster-trail/words';
import { MUTAGEN_FACTS } from '../../../src/modules/mutagens/facts';
import { MUTAGEN_OPTIONS } from '../../../src/modules/mutagens/prompts';
import { mutagenTexts } from '../../../src/modules/mutagens/texts';
import { mutagenWords } from '../../../src/modules/mutagens/words';
import { uniqueCardTexts } from '../../../src/modules/unique-cards/texts';
import { UNIQUE_CARD_FACTS } from '../../../src/modules/unique-cards/unique-cards';
import { uniqueCardWords } from '../../../src/modules/unique-cards/words';
import { cardAbilityTexts } from '../../../src/parts/card-abilities/texts';
import { cardAbilityText, cardAbilityWords } from '../../../src/parts/card-abilities/words';
import { HUNT_WORD_OPTIONS } from '../../../src/parts/hunt-words/prompts';
import { huntWordTexts } from '../../../src/parts/hunt-words/texts';
import { huntWordWords } from '../../../src/parts/hunt-words/words';
import { SPECIAL_ATTACK_OPTIONS } from '../../../src/parts/special-attacks/prompts';
import { specialAttackTexts } from '../../../src/parts/special-attacks/texts';
import { specialAttackWords } from '../../../src/parts/special-attacks/words';
import { actionCardText, eventText, layWords, nameOf, optionText, phaseName } from '../../../src/text';

const WORDS = [
  specialAttackWords,
  huntWordWords,
  cardAbilityWords,
  monsterTrailWords,
  uniqueCardWords,
  advancedCardWords,
  mutagenWords,
  bombWords,
];
for (const words of WORDS) layWords(words);
const CATALOGS = [
  specialAttackTexts,
  huntWordTexts,
  cardAbilityTexts,
  monsterTrailTexts,
  uniqueCardTexts,
  advancedCardTexts,
  mutagenTexts,
  bombTexts,
];
const names = ['Ada', 'Bea'];
/** A message that nobody has is worded by its id, and a hole shows its braces. */
const isHole = (line: string): boolean => /undefined|\{|\}|NaN|[a-z]\.[a-z]|attack-effect|fight-effect/.test(line);

describe('the words of Monster Trail', () => {
  it('are there in every language', () => {
    for (const { texts } of CATALOGS) expect(missingTexts(texts)).toEqual([]);
  });

  rule('OW-MT-002', 'render both sides of every large card from its data', async () => {
    for (const language of LANGUAGES) {
      const lines = LARGE_CARDS.flatMap((card) => {
        const { passive, specials, weaknesses } = largeCardText(language, card);
        return [`# ${nameOf(language, 'monster', card.id)}`, passive, ...specials, ...weaknesses];
      });
      expect(lines.filter(isHole)).toEqual([]);
      await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(`golden/large-cards.${language}.txt`);
    }
  });

  it('render every mutagen, bomb and card', async () => {
    for (const language of LANGUAGES) {
      const things = [
        ...MUTAGEN_FACTS.map(({ id }) => optionText(`mutagen:${id}`, { language, names, prompt: 'mutagen-choice' })),
        ...BOMB_FACTS.map(({ id }) => optionText(`bomb:${id}`, { language, names, prompt: 'fight-use' })),
        ...[...UNIQUE_CARD_FACTS, ...ADVANCED_CARD_FACTS].map((card) => {
          const { name, kind, terrain, cost, main, extensions } = actionCardText(language, card);
          return [name, kind, terrain, cost, main, ...extensions, cardAbilityText(language, card) ?? ''].join(' | ');
        }),
      ];
      expect(things.filter(isHole)).toEqual([]);
      await expect(`${things.join('\n')}\n`).toMatchFileSnapshot(`golden/tools.${language}.txt`);
    }
  });

  it('name every question, option and event', () => {
    const prompts = {
      ...MONSTER_TRAIL_OPTIONS,
      ...SPECIAL_ATTACK_OPTIONS,
      ...HUNT_WORD_OPTIONS,
      ...MUTAGEN_OPTIONS,
      ...BOMB_OPTIONS,
    };
    for (const prompt of Object.keys(prompts)) {
      expect(
        CATALOGS.some((texts) => texts.has(`prompt.${prompt}`)),
        prompt,
      ).toBe(true);
    }
    const about = { terrain: 'forest', at: 'novigrad', monster: 'harpy', token: 2, tokens: [1, 2], number: 3, left: 2 };
    for (const language of LANGUAGES) {
      expect(phaseName(language, 'weaknesses')).not.toBe('weaknesses');
      for (const what of ['placed', 'found', 'used', 'returned', 'deck-grown', 'special', 'passive', 'borrowed']) {
        const event = { type: 'module', module: 'monster-trail', what, seat: 0, about, rule: 'OW-MT-009' } as const;
        expect(isHole(eventText(event, { language, names })), what).toBe(false);
      }
      for (const [prompt, option] of [
        ['weakness-use', 'all'],
        ['weakness-use', 'done'],
        ['weakness-use', 'weakness:3'],
        ['weakness-place', 'novigrad'],
        ['special-way', 'first'],
        ['special-pay', '2'],
        ['last-extension', 'red'],
        ['bomb-instead', 'gold'],
        ['bomb-instead', 'potion:swallow'],
      ] as const) {
        expect(optionText(option, { language, names, prompt })).not.toBe(option);
      }
    }
  });
});
