import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fair, scoreOf, wilson } from '../src/arena-stats';
import { rungsOf } from '../src/ladder';
import { ladderSvg } from '../src/ladder-chart';
import { medallion, spawned } from './medallion';

let folder = '';

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'medallion-arena-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('medallion arena', () => {
  it('tells who is stronger, the same for the same seed whatever the number of workers', () => {
    const run = (workers: string) => {
      const args = ['--a', 'greedy', '--b', 'random', '--games', '24', '--workers', workers];
      const { seconds, ...rest } = JSON.parse(spawned('arena', 'gwent', ...args, '--json').stdout);
      expect(typeof seconds).toBe('number');
      return rest;
    };
    const result = run('2');
    expect(result).toMatchObject({ game: 'gwent', a: 'greedy', b: 'random', games: 24, faults: 0 });
    expect(result.aWins + result.bWins + result.draws).toBe(24);
    expect(result.aScore).toBeCloseTo((result.aWins + result.draws / 2) / 24, 3);
    expect(result.aScore).toBeGreaterThan(0.6);
    expect(result.low).toBeLessThan(result.aScore);
    expect(result.high).toBeGreaterThanOrEqual(result.aScore);
    expect(run('1')).toEqual(result);
  });

  it('gives a bot against itself exactly half: decks and luck are mirrored', () => {
    const args = ['--a', 'instinct', '--b', 'instinct', '--games', '20', '--json'];
    expect(JSON.parse(spawned('arena', 'gwent', ...args).stdout)).toMatchObject({ games: 20, aScore: 0.5, elo: 0 });
  });

  it('takes decks and budgets in iterations and in milliseconds', () => {
    const bots = ['--a', 'search', '--b', 'random', '--games', '2', '--decks', 'starter-monsters,starter-skellige'];
    const byIterations = spawned('arena', 'gwent', ...bots, '--budget', '8i');
    expect(byIterations).toMatchObject({ status: 0, stdout: expect.stringContaining('search against random') });
    expect(byIterations.stdout).toContain('Elo difference');
    const byTime = spawned('arena', 'gwent', ...bots, '--budget', '2ms', '--json');
    expect(JSON.parse(byTime.stdout)).toMatchObject({ games: 2, budget: '2ms' });
    const apart = spawned('arena', 'gwent', ...bots, '--budget', '8i,own', '--json');
    expect(JSON.parse(apart.stdout)).toMatchObject({ games: 2, budget: '8i,own', faults: 0 });
  });

  it('soaks: every bot in turn against every other, all legal and in time', () => {
    const args = ['--a', 'mixed', '--b', 'mixed', '--games', '40', '--budget', '3i', '--json'];
    expect(JSON.parse(spawned('arena', 'gwent', ...args).stdout)).toMatchObject({ games: 40, faults: 0 });
  });

  it.each([
    [['arena'], 'no-game'],
    [['arena', 'chess'], 'unknown-game'],
    [['arena', 'gwent', 'again'], 'too-many-words'],
    [['arena', 'gwent', '--b', 'random'], 'no-bot'],
    [['arena', 'gwent', '--a', 'random'], 'no-bot'],
    [['arena', 'gwent', '--a', 'oracle', '--b', 'random'], 'unknown-bot'],
    [['arena', 'gwent', '--a', 'random', '--b', 'random', '--budget', 'soon'], 'bad-flag'],
    [['arena', 'gwent', '--a', 'random', '--b', 'random', '--budget', '8i,8i,8i'], 'bad-flag'],
    [['arena', 'gwent', '--a', 'random', '--b', 'random', '--games', '0'], 'bad-flag'],
    [['arena', 'gwent', '--a', 'random', '--b', 'random', '--workers', '0'], 'bad-flag'],
    [['arena', 'gwent', '--a', 'random', '--b', 'random', '--decks', 'starter-cats'], 'unknown-deck'],
    [['arena', 'gwent', '--a', 'random', '--b', 'random', '--seed', 'a b'], 'bad-seed'],
    [['ladder'], 'no-game'],
    [['ladder', 'gwent', '--budget', '0ms'], 'bad-flag'],
  ])('%j is refused with a code', async (args, code) => {
    const { status, stdout, stderr } = await medallion(...args);
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
    expect(stderr).toMatch(new RegExp(`^${code}: `));
  });
});

describe('medallion arena with more than two seats', () => {
  it('sets one bot among others, each in every seat, and tells places and a fair share', () => {
    const args = ['--a', 'instinct', '--b', 'random', '--games', '4', '--players', '3', '--mode', 'one-quest'];
    const result = JSON.parse(spawned('arena', 'adventure-game', ...args, '--json').stdout);
    expect(result).toMatchObject({ game: 'adventure-game', players: 3, games: 4, faults: 0, unfinished: 0 });
    expect(result.places).toHaveLength(3);
    expect(result.places[0] + result.places[1] + result.places[2]).toBe(4);
    expect(result.aScore).toBeGreaterThan(0.7);
    expect(result.fairShare).toBeGreaterThanOrEqual(result.aScore);
    const told = spawned('arena', 'adventure-game', ...args).stdout;
    expect(told).toContain('instinct against 2 times random: first in');
    expect(told).toContain('an equal player 33.3 %');
    expect(told).toContain('places: 1. ');
  });

  it('gives a bot among its like exactly its fair share: every seat has its turn', () => {
    const args = ['--a', 'instinct', '--b', 'instinct', '--games', '4', '--mode', 'one-quest', '--json'];
    const result = JSON.parse(spawned('arena', 'adventure-game', ...args).stdout);
    expect(result).toMatchObject({ games: 4, aScore: 0.25, fairShare: 0.5, places: [1, 1, 1, 1], elo: 0 });
  });

  it.each([
    [['--players', '5'], 'bad-flag'],
    [['--mode', 'endless'], 'unknown-mode'],
    [['--decks', 'starter-monsters'], 'unknown-deck'],
  ])('refuses %j', (flags, code) => {
    const { status, stderr } = spawned('arena', 'adventure-game', '--a', 'random', '--b', 'random', ...flags);
    expect(status).toBe(2);
    expect(stderr).toMatch(new RegExp(`^${code}: `));
  });
});

describe('medallion ladder', () => {
  it('sets all levels against each other, with a chart', () => {
    const file = join(folder, 'ladder.svg');
    const { stdout } = spawned(
      'ladder',
      'gwent',
      '--games',
      '2',
      '--budget',
      '2i',
      '--workers',
      '1',
      '--svg',
      file,
      '--json',
    );
    const { levels, pairings } = JSON.parse(stdout);
    expect(pairings).toHaveLength((levels.length * (levels.length - 1)) / 2);
    const svg = readFileSync(file, 'utf8');
    for (const { id } of levels) expect(svg).toContain(`>${id}</text>`);
  });

  it('places levels by their points', () => {
    const result = { ...scoreOf({ games: 100, aWins: 75, bWins: 25, draws: 0 }), faults: [], seconds: 1 };
    const rungs = rungsOf(['low', 'high'], [{ a: 'high', b: 'low', result }]);
    expect(rungs[0]).toEqual({ id: 'low', elo: 0 });
    expect(rungs[1]?.elo).toBeGreaterThan(170);
    expect(rungs[1]?.elo).toBeLessThan(200); // 191 by Elo's formula
  });

  it('draws a chart that is sound XML whatever the names', () => {
    expect(ladderSvg('a < b & "c"', [{ id: '<x>', elo: 10 }])).toContain('&lt;x>');
  });
});

describe('the score of a match', () => {
  it('has limits by Wilson and an Elo difference', () => {
    expect(scoreOf({ games: 100, aWins: 60, bWins: 40, draws: 0 })).toMatchObject({
      aScore: 0.6,
      low: 0.502,
      high: 0.6906,
      elo: 70,
    });
    expect(scoreOf({ games: 10, aWins: 4, bWins: 4, draws: 2 })).toMatchObject({ aScore: 0.5, elo: 0 });
  });

  it('is a half for an equal player at every table', () => {
    for (const players of [2, 3, 4, 5]) expect(fair(1 / players, players)).toBeCloseTo(0.5, 10);
    expect(fair(1 / 3, 4)).toBeCloseTo(0.6, 10);
    expect([fair(0, 4), fair(1, 4)]).toEqual([0, 1]);
  });

  it('stays within 0 and 1 for a clean sweep, and finite', () => {
    const [low, high] = wilson(1, 20);
    expect(high).toBe(1);
    expect(low).toBeCloseTo(0.8389, 3);
    expect(scoreOf({ games: 20, aWins: 20, bWins: 0, draws: 0 }).elo).toBeGreaterThan(500);
  });
});
