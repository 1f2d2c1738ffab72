import { adventureGame, adventureTexts } from '@medallion/adventure-game';
import { Table } from '@medallion/kernel';
import { everyLanguage } from '@medallion/text';
import { beforeAll, describe, expect, it } from 'vitest';
import { ASK_NOTES, LEAD_QUESTIONS } from '../../src/games/adventure-game/table/note-ids';

/** Scenes of their own explain these, or the question says all there is. */
const EXPLAINED_ELSEWHERE = [
  'turn',
  'keep-quest',
  'trade-offer',
  'trade-answer',
  'battle-start',
  'modify-results',
  'reroll',
  'reroll-hero-die',
  'choose-one',
  'may',
];

/** What is asked in a game that is played by a fixed rule. */
function asked(seed: string): readonly string[] {
  const config = adventureGame.parseConfig({ heroes: ['geralt', 'triss', 'dandelion', 'yarpen'] });
  if (!config.ok) throw new Error('the configuration must be legal');
  const table = Table.start(adventureGame, config.value, seed);
  const prompts: string[] = [];
  for (let count = 0; count < 500 && !table.isOver; count++) {
    const [open] = table.waitingFor();
    if (open === undefined) break;
    prompts.push(open.prompt);
    const { length } = table.questionFor(open.seat)?.options ?? [];
    table.take(0, (count * 7 + 3) % Math.max(1, length));
  }
  return prompts;
}

describe('the line beside a question', () => {
  beforeAll(everyLanguage);
  const explained = [...Object.keys(ASK_NOTES), ...LEAD_QUESTIONS, ...EXPLAINED_ELSEWHERE];

  it('says of every question what it means', () => {
    const prompts = new Set(['a', 'b', 'c', 'd', 'e', 'f'].flatMap(asked));
    expect(prompts.size).toBeGreaterThan(20);
    expect([...prompts].filter((prompt) => !explained.includes(prompt))).toEqual([]);
  });

  it('speaks of no question that does not exist', () => {
    expect(explained.filter((prompt) => !adventureTexts.has(`prompt.${prompt}`))).toEqual([]);
    expect(new Set(explained).size).toBe(explained.length);
  });
});
