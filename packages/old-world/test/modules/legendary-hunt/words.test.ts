import { rule } from '@medallion/testkit';
import { LANGUAGES, missingTexts } from '@medallion/text';
import { describe, expect, it } from 'vitest';
import {
  DESTRUCTION_TOKENS,
  LEGEND_CARDS,
  LEGEND_IDS,
  LEGENDS,
  TOKEN_RULES,
} from '../../../src/modules/legendary-hunt/facts';
import { LEGENDARY_HUNT_OPTIONS } from '../../../src/modules/legendary-hunt/prompts';
import { legendaryHuntTexts as texts } from '../../../src/modules/legendary-hunt/texts';
import { legendaryHuntWords, legendText, tokenText } from '../../../src/modules/legendary-hunt/words';
import { specialAttackWords } from '../../../src/parts/special-attacks/words';
import { blockedText, eventText, fightCardLine, layWords, nameOf, optionText, phaseName } from '../../../src/text';

for (const words of [specialAttackWords, legendaryHuntWords]) layWords(words);
const names = ['Ada', 'Bea'];
/** A message that nobody has is worded by its id, and a hole shows its braces. */
const isHole = (line: string): boolean =>
  line === '' || /undefined|\{|\}|NaN|[a-z]\.[a-z]|attack-effect|monster-ability| {2}/.test(line);

describe('the words of the hunt', () => {
  it('are there in every language', () => {
    expect(missingTexts(texts.texts)).toEqual([]);
  });

  rule(['OW-LH-042', 'OW-LH-051'], 'render every large card, fight card and token from its data', async () => {
    for (const language of LANGUAGES) {
      const lines = [
        ...LEGENDS.flatMap((legend) => {
          const { name, ability, specials } = legendText(language, legend);
          return [`# ${name}`, ability, ...specials];
        }),
        ...LEGEND_CARDS.map(({ id }) => `${id}: ${fightCardLine(language, id)}`),
        ...DESTRUCTION_TOKENS.map(
          ({ id, kind }) => `${id}: ${texts.say(language, `token.${kind}`)}: ${tokenText(language, id)}`,
        ),
      ];
      expect(lines.filter((line) => isHole(line.replace('# ', '')))).toEqual([]);
      await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(`golden/legends.${language}.txt`);
    }
  });

  it('name every question, option, phase and reason', () => {
    for (const language of LANGUAGES) {
      for (const prompt of Object.keys(LEGENDARY_HUNT_OPTIONS))
        expect(texts.has(`prompt.${prompt}`), prompt).toBe(true);
      for (const phase of ['legendary-hunt', 'legendary-hunt-opening', 'destruction-token']) {
        expect(phaseName(language, phase)).not.toBe(phase);
      }
      for (const kind of Object.keys(TOKEN_RULES)) expect(texts.has(`token.${kind}`), kind).toBe(true);
      for (const id of LEGEND_IDS) {
        expect(nameOf(language, 'monster', id)).not.toBe(id);
        expect(texts.has(`foe.${id}`)).toBe(true);
        expect(isHole(optionText(`hunt:${id}`, { language, names, prompt: 'deed' }))).toBe(false);
      }
      for (const [prompt, option] of [
        ['journey', 'drive-away'],
        ['deed', 'hunt:toad'],
        ['legend-step', 'novigrad'],
        ['legend-toll', 'potion'],
        ['legend-toll', 'shield'],
      ] as const) {
        expect(optionText(option, { language, names, prompt })).not.toBe(option);
      }
      const other = blockedText(language, 'OW-NOBODY');
      for (const blocked of ['OW-LH-010', 'OW-LH-018', 'OW-LH-021', 'OW-LH-022', 'OW-LH-051', 'OW-SOLO-022']) {
        expect(blockedText(language, blocked), blocked).not.toBe(other);
      }
      for (const reason of ['legendary-monster', 'movement-deck']) expect(texts.has(`reason.${reason}`)).toBe(true);
    }
  });

  it('tell every event', async () => {
    const place = {
      at: 'novigrad',
      from: 'novigrad',
      to: 'vizima',
      goal: 'hengfors',
      main: 'hengfors',
      secondary: 'vizima',
    };
    const about = {
      ...place,
      monster: 'toad',
      card: 'stalk-01',
      steps: 2,
      left: 1,
      lost: 2,
      tokens: 3,
      life: 17,
      protection: 1,
    };
    const more = { damage: 5, by: 2, through: 3, claws: 2, n: 1, token: 'raise-any-1' };
    const events = [
      ['appeared', null, {}],
      ['card-turned', 1, {}],
      ['deck-shuffled', null, {}],
      ['moved', null, { why: 'nearest' }],
      ['moved', 1, { why: 'chosen' }],
      ['moved', null, { why: 'detour' }],
      ['moved', 1, { why: 'detour' }],
      ['stuck', null, {}],
      ['token-laid', null, {}],
      ['no-token', null, {}],
      ['driven-away', 0, {}],
      ['token-taken', 0, {}],
      ['token-taken', 0, { at: null }],
      ['no-token-left', 0, {}],
      ['attacked', 0, { begins: true }],
      ['attacked', 0, { begins: false, tokens: 0 }],
      ['protected', 0, {}],
      ['special', 0, { token: '' }],
      ['regained', null, {}],
      ['slain', 0, {}],
      ['not-slain', 0, {}],
      ['escaped', null, {}],
    ] as const;
    for (const language of LANGUAGES) {
      const lines = events.map(([what, seat, own]) =>
        eventText(
          {
            type: 'module',
            module: 'legendary-hunt',
            what,
            seat,
            about: { ...about, ...more, ...(what === 'special' ? { token: '' } : {}), ...own },
            rule: 'OW-LH-012',
          },
          { language, names },
        ),
      );
      expect(lines.filter(isHole)).toEqual([]);
      const started = { type: 'fight-started', seat: 0, against: null, life: 17, rule: 'OW-FIGHT-009' } as const;
      const ability = { type: 'monster-ability', seat: 1, rule: 'OW-FIGHT-008' } as const;
      for (const monster of LEGEND_IDS) {
        lines.push(
          eventText({ ...started, monster }, { language, names }),
          eventText({ ...ability, monster }, { language, names }),
        );
      }
      const revealed = { type: 'attack-revealed', card: 'legend-10', left: 8, rule: 'OW-FIGHT-039' } as const;
      lines.push(
        eventText({ ...revealed, attack: 'charge' }, { language, names }),
        eventText({ ...revealed, attack: 'bite' }, { language, names }),
      );
      expect(lines.filter(isHole)).toEqual([]);
      await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(`golden/events.${language}.txt`);
    }
  });
});
