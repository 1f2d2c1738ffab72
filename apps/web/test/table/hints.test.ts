import { describe, expect, it } from 'vitest';
import { stubPage } from '../staging/page-globals';

stubPage();
const { tellHint } = await import('../../src/table/question/hints');

const NAMES: Readonly<Record<string, string>> = {
  'play:ghoul': 'Play Ghoul',
  'play:ghoul:close': 'Play Ghoul',
  pass: 'Pass the round',
};
const name = (option: string) => NAMES[option] ?? option;

function hint(weighed: readonly (readonly [string, number])[]) {
  return tellHint(
    { ok: true, value: 'play:ghoul', weighed: weighed.map(([option, chance]) => ({ option, chance })) },
    name,
  );
}

describe('advice', () => {
  it('gives its reason in one sentence: how often it wins, and how often the next best', () => {
    expect(
      hint([
        ['play:ghoul', 0.618],
        ['pass', 0.48],
      ]),
    ).toEqual({
      option: 'play:ghoul',
      words: 'A strong player would choose: Play Ghoul.',
      why: 'It leads to a win in 62 of 100 tries; “Pass the round” in 48.',
    });
  });

  it('compares with the next best that reads otherwise', () => {
    const alike = ['play:ghoul:close', 0.6] as const;
    expect(hint([['play:ghoul', 0.62], alike, ['pass', 0.48]]).why).toContain('“Pass the round” in 48');
    expect(hint([['play:ghoul', 0.62], alike]).why).toBe(
      'It leads to a win in 62 of 100 tries; nothing else comes close.',
    );
  });

  it('claims no lead over what won as often', () => {
    const words = 'It leads to a win in 2 of 100 tries; “Pass the round” does about as well.';
    expect(
      hint([
        ['play:ghoul', 0.02],
        ['pass', 0.03],
      ]).why,
    ).toBe(words);
  });

  it('has no reason where nothing was weighed', () => {
    expect(hint([]).why).toBeNull();
  });
});
