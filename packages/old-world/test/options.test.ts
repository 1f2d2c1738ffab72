import { randomGame } from '@medallion/testkit';
import { describe, expect, it } from 'vitest';
import { oldWorld } from '../src/game';
import { isPrompt, OPTIONS, optionId, optionOf, type PromptId, SOURCE } from '../src/options';
import { SAMPLE_OPTIONS } from './sample-options';
import { soakConfig } from './soak-config';

const GAMES = 40;
const ANSWERS = 800;

describe('options as data', () => {
  it('are read from every id of every question and written back alike', () => {
    const asked = new Set<string>();
    const ids = new Set<string>();
    const wrong = new Set<string>();
    for (let game = 0; game < GAMES; game++) {
      const seed = `options-${game}`;
      randomGame(oldWorld, soakConfig(seed, 1 + (game % 5)), seed, {
        limit: ANSWERS,
        onAnswer(table) {
          for (const { seat } of table.waitingFor()) {
            const question = table.questionFor(seat);
            if (question === null) continue;
            const { prompt } = question;
            asked.add(prompt);
            for (const id of [...question.options, ...question.blocked.map((one) => one.id)]) {
              ids.add(`${prompt}: ${id}`);
              const option = optionOf(prompt, id);
              if (option === null || !isPrompt(prompt) || optionId(prompt, option) !== id)
                wrong.add(`${prompt}: ${id}`);
            }
          }
        },
      });
    }
    expect([...wrong]).toEqual([]);
    expect(ids.size).toBeGreaterThan(3000);
    expect(asked.size).toBeGreaterThan(40);
  }, 60_000);

  it('have each form of every prompt', () => {
    for (const prompt of Object.keys(OPTIONS) as PromptId[]) {
      for (const id of SAMPLE_OPTIONS[prompt]) {
        const option = optionOf(prompt, id);
        expect(option === null ? null : optionId(prompt, option), prompt).toBe(id);
      }
    }
  });

  it('tell apart what begins alike', () => {
    expect(optionOf('deed', 'fight:seat-2')).toEqual({ kind: 'duel', with: 2 });
    expect(optionOf('deed', 'fight:griffin')).toEqual({ kind: 'monster', monster: 'griffin' });
    expect(optionOf('journey', 'move:novigrad:free')).toEqual({
      kind: 'move',
      to: 'novigrad',
      pay: { cards: [], aid: null },
    });
    expect(optionOf('journey', 'move:novigrad:igni-2+gold')).toEqual({
      kind: 'move',
      to: 'novigrad',
      pay: { cards: ['igni-2'], aid: 'gold' },
    });
    expect(optionOf('journey', 'move:novigrad:igni-2+ward-1')).toEqual({
      kind: 'move',
      to: 'novigrad',
      pay: { cards: ['igni-2', 'ward-1'], aid: null },
    });
    expect(optionOf('fight-combo', 'play:igni-2:as-blue')).toEqual({ kind: 'play-as', card: 'igni-2', color: 'blue' });
    expect(optionOf('fight-combo', 'play:igni-2:trophy')).toEqual({ kind: 'play-by', card: 'igni-2', by: 'trophy' });
    expect(optionOf('reroll', 'reroll:2-2-5')).toEqual({ kind: 'reroll', dice: [2, 2, 5] });
    expect(optionOf('train', 'specialty')).toEqual({ kind: 'attribute', attribute: 'specialty' });
    expect(optionOf('fight-use', 'specialty')).toEqual({ kind: 'specialty' });
    expect(SOURCE.read('trophy:griffin')).toEqual({ kind: 'trophy', trophy: 'griffin' });
  });

  it('are null where no prompt of the base writes them', () => {
    expect(optionOf('journey', 'sail:skellige')).toBeNull();
    expect(optionOf('train', 'magic')).toBeNull();
    expect(optionOf('a-prompt-of-a-module', 'end')).toBeNull();
  });
});
