import { seedRng } from '@medallion/kernel';
import { describe, expect, it } from 'vitest';
import { type Bot, type BotFault, chooseAnswer, greedyBot, safely, searchBot, sightOf } from '../src/index';
import { duel, tableAfter } from './duels';

/** A clock that moves on by so many milliseconds each time it is read. */
function tickingClock(step: number): () => number {
  let time = 0;
  return () => {
    time += step;
    return time;
  };
}

describe('a bot that breaks down', () => {
  const table = tableAfter(12, 'broken');
  const seat = table.questions[0]?.seat ?? 0;
  const answerOf = (bot: Bot, faults: BotFault[], now: (() => number) | null = null) =>
    safely(bot, (fault) => faults.push(fault))(sightOf(table, seat), seedRng('luck'), {
      milliseconds: 100,
      iterations: 5,
      now,
    });

  it('is replaced by a safe answer when it throws, and reported', () => {
    const faults: BotFault[] = [];
    const { option } = answerOf(() => {
      throw new Error('lost the thread');
    }, faults);
    expect(table.questions[0]?.options[option]).toBeDefined();
    expect(faults).toEqual([{ code: 'threw', message: 'lost the thread' }]);
  });

  it.each([-1, 0.5, 999, Number.NaN])('is replaced when it names option %s, and reported', (option) => {
    const faults: BotFault[] = [];
    const answer = answerOf(() => ({ option, thoughts: [] }), faults);
    expect(table.questions[0]?.options[answer.option]).toBeDefined();
    expect(faults.map(({ code }) => code)).toEqual(['illegal']);
  });

  it('is reported when it is late', () => {
    const faults: BotFault[] = [];
    answerOf(() => ({ option: 0, thoughts: [] }), faults, tickingClock(1000));
    expect(faults.map(({ code }) => code)).toEqual(['late']);
  });

  it('leaves a sound bot alone', () => {
    const faults: BotFault[] = [];
    const alone = greedyBot(sightOf(table, seat), seedRng('luck'), { milliseconds: 100, iterations: 5, now: null });
    expect(answerOf(greedyBot, faults)).toEqual(alone);
    expect(faults).toEqual([]);
  });
});

describe('a deadline', () => {
  const table = tableAfter(12, 'deadline');
  const seat = table.questions[0]?.seat ?? 0;
  const visitsOf = (thoughts: readonly { readonly visits: number }[]) =>
    thoughts.reduce((sum, { visits }) => sum + visits, 0);

  it('ends a search that has iterations left', () => {
    const budget = { milliseconds: 10, iterations: 1_000_000, now: tickingClock(1) };
    const { thoughts } = searchBot()(sightOf(table, seat), seedRng('late'), budget);
    expect(visitsOf(thoughts)).toBeLessThan(200);
    expect(visitsOf(thoughts)).toBeGreaterThan(20);
  });

  it('that has passed already still leaves an answer', () => {
    for (const bot of [searchBot(), greedyBot]) {
      const budget = { milliseconds: 0, iterations: 1_000_000, now: tickingClock(1) };
      expect(bot(sightOf(table, seat), seedRng('late'), budget).thoughts.length).toBeGreaterThan(0);
    }
  });

  it('is kept at the strongest level', () => {
    const now = tickingClock(1);
    chooseAnswer(table, seat, 'champion', { seed: 1, milliseconds: 60, now });
    // The clock ticks when it is asked: so often was it asked in all.
    expect(now()).toBeLessThan(100);
  });

  it('may come early: a cancelled bot answers with what it has', () => {
    let asked = 0;
    const isCancelled = () => {
      asked += 1;
      return asked > 2;
    };
    const { option, thoughts } = chooseAnswer(table, seat, 'champion', { seed: 1, milliseconds: 0, isCancelled });
    expect(table.questions[0]?.options[option]).toBeDefined();
    expect(visitsOf(thoughts)).toBeLessThan(100);
  });
});

describe('mixed games', () => {
  it('end without an illegal or late answer', () => {
    const faults: BotFault[] = [];
    const players = [
      { id: 'random' },
      { id: 'instinct' },
      { id: 'greedy', iterations: 2 },
      { id: 'search', iterations: 6 },
    ];
    for (let game = 0; game < 48; game++) {
      const first = players[game % players.length];
      const second = players[Math.floor(game / players.length) % players.length];
      if (first !== undefined && second !== undefined) duel([first, second], game, (fault) => faults.push(fault));
    }
    expect(faults).toEqual([]);
  });
});
