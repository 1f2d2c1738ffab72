import { gwent, READY_MADE } from '@medallion/gwent';
import { seedRng, Table } from '@medallion/kernel';
import { randomGame } from '@medallion/testkit';
import { describe, expect, it } from 'vitest';
import { chooseAnswer, findLevel, levelsFor } from '../src/index';

function configOf(first: string, second: string) {
  const config = gwent.parseConfig({ decks: [first, second] });
  if (!config.ok) throw new Error(JSON.stringify(config.refusal));
  return config.value;
}
const decks = READY_MADE.map(({ id }) => id);
const levels = levelsFor('gwent').map(({ id }) => id);

/** Plays a whole game between two levels and says who won: 0, 1, or null for a draw. */
function duel(first: string, second: string, game: number): number | null {
  const config = configOf(decks[game % decks.length] ?? '', decks[(game * 7 + 3) % decks.length] ?? '');
  const table = Table.start(gwent, config, `duel-${game}`);
  for (let answer = 0; !table.isOver; answer++) {
    const seat = table.questions[0]?.seat ?? 0;
    const choice = chooseAnswer(table, seat, seat === 0 ? first : second, {
      seed: game * 1000 + answer,
      milliseconds: 0,
    });
    table.take(0, choice.option);
  }
  return table.state.outcome?.winner ?? null;
}

describe('bots', () => {
  it('always answer with an option on offer, and bring games to their end', () => {
    for (const level of levels)
      for (let game = 0; game < 3; game++) expect([0, 1, null]).toContain(duel(level, level, game));
  });

  it('choose the same with the same luck', () => {
    const { table } = randomGame(gwent, configOf('starter-monsters', 'starter-skellige'), 'same', {
      isLive: true,
      limit: 12,
    });
    const seat = table.questions[0]?.seat ?? 0;
    for (const level of levels) {
      const choose = () => chooseAnswer(table, seat, level, { seed: 5, milliseconds: 0 });
      expect(choose()).toEqual(choose());
    }
  });

  it('never look at hidden cards: two worlds that differ only in what the seat cannot know give the same choice', () => {
    let compared = 0;
    for (let game = 0; game < 12; game++) {
      const config = configOf(decks[game % decks.length] ?? '', decks[(game + 4) % decks.length] ?? '');
      let answer = 0;
      randomGame(gwent, config, `blind-${game}`, {
        isLive: true,
        onAnswer(table) {
          answer += 1;
          if (answer % 4 !== 0) return;
          const saved = table.save();
          const seat = table.questions[0]?.seat ?? 0;
          if (saved.stepAt !== saved.answers.length || table.questions.length > 1) return;
          const other = gwent.clone(saved.step);
          gwent.scramble(other, seat, seedRng(`other-${game}-${answer}`));
          expect(JSON.stringify(gwent.view(other, seat))).toBe(JSON.stringify(table.view(seat)));
          for (const level of levels) {
            const inOne = chooseAnswer(table, seat, level, { seed: answer, milliseconds: 0 });
            const inOther = chooseAnswer(Table.from(gwent, other), seat, level, { seed: answer, milliseconds: 0 });
            expect(inOther, level).toEqual(inOne);
            compared += 1;
          }
        },
      });
    }
    expect(compared).toBeGreaterThan(80);
  });

  it('that look one answer ahead beat those that do not', () => {
    let wins = 0;
    const games = 60;
    for (let game = 0; game < games; game++) {
      const isFirst = game % 2 === 0;
      const winner = isFirst ? duel('greedy', 'random', game) : duel('random', 'greedy', game);
      if (winner === (isFirst ? 0 : 1)) wins += 1;
    }
    expect(wins / games).toBeGreaterThan(0.7);
  });

  it('say why: every option with its value, best first', () => {
    const { table } = randomGame(gwent, configOf('starter-monsters', 'starter-skellige'), 'why', {
      isLive: true,
      limit: 12,
    });
    const question = table.questions[0];
    const { option, thoughts } = chooseAnswer(table, question?.seat ?? 0, 'greedy', { seed: 1, milliseconds: 0 });
    expect(thoughts).toHaveLength(question?.options.length ?? 0);
    expect(thoughts[0]?.option).toBe(option);
    expect(thoughts.map(({ value }) => value)).toEqual(thoughts.map(({ value }) => value).toSorted((a, b) => b - a));
  });

  it('of an unknown level are our bug, and a seat that is not asked has nothing to choose', () => {
    const table = Table.start(gwent, configOf('starter-scoiatael', 'starter-skellige'), 'none');
    expect(findLevel('gwent', 'oracle')).toBeNull();
    expect(() => chooseAnswer(table, 0, 'oracle', { seed: 1, milliseconds: 0 })).toThrow('no such level');
    expect(() => chooseAnswer(table, 1, 'random', { seed: 1, milliseconds: 0 })).toThrow('not asked');
  });
});
