import { gwent } from '@medallion/gwent';
import { seedRng, Table } from '@medallion/kernel';
import { randomGame } from '@medallion/testkit';
import { describe, expect, it } from 'vitest';
import {
  type Bot,
  beginSearch,
  botsFor,
  chooseAnswer,
  findLevel,
  greedyBot,
  instinctBot,
  levelsFor,
  randomBot,
  runSearch,
  SEARCH_SETTINGS,
  searchBot,
  sightOf,
  TRIAL_SETTINGS,
  trialBot,
} from '../src/index';
import { sureOf } from '../src/search/tree';
import de from '../text/de.json';
import en from '../text/en.json';
import nl from '../text/nl.json';
import { configOf, duel, shareOf, tableAfter } from './duels';

const levelTexts = { en, de, nl };

const BUDGET = { milliseconds: 0, now: null };
type Named = readonly [name: string, bot: Bot, iterations: number];
/** Every way of thinking that Gwent's bots have, with few looks ahead. */
const PLAYERS: readonly Named[] = [
  ['random', randomBot, 1],
  ['instinct', instinctBot, 1],
  ['greedy', greedyBot, 3],
  ['search', searchBot(), 24],
];
const BOTS: readonly Named[] = [...PLAYERS, ['trial', trialBot(), 48]];

describe('bots', () => {
  it('always answer with an option on offer, and bring games to their end', () => {
    const faults: unknown[] = [];
    for (const [id, , iterations] of PLAYERS) {
      for (let game = 0; game < 3; game++) {
        const player = { id, iterations };
        expect([0, 1, null]).toContain(duel([player, player], game, (fault) => faults.push(fault)));
      }
    }
    expect(faults).toEqual([]);
  });

  it.each(BOTS)('choose the same with the same luck: %s', (_, bot, iterations) => {
    const table = tableAfter(12, 'same');
    const seat = table.questions[0]?.seat ?? 0;
    const choose = (luck: string) => bot(sightOf(table, seat), seedRng(luck), { ...BUDGET, iterations });
    expect(choose('five')).toEqual(choose('five'));
  });

  it('fork worlds that ask the very question of the table, also where chance came before it', () => {
    let isSeen = false;
    for (let game = 0; game < 60 && !isSeen; game++) {
      const config = configOf('themed-bears-and-longships', 'starter-skellige');
      randomGame(gwent, config, `risen-${game}`, {
        isLive: true,
        onAnswer(table) {
          const step = table.save().starts.at(-1);
          const [question] = table.questions;
          if (question === undefined || step?.at !== table.answers.length) return;
          if (step.state.rng.uses === table.state.rng.uses) return;
          isSeen = true;
          const sight = sightOf(table, question.seat);
          for (let seed = 0; seed < 10; seed++) {
            expect(sight.fork(seed).questionFor(question.seat)).toEqual(table.questionFor(question.seat));
          }
        },
      });
    }
    expect(isSeen).toBe(true);
  });
});

describe('the strength of bots', () => {
  it('grows from chance to instinct', () => {
    expect(shareOf({ id: 'instinct' }, { id: 'random' }, 60)).toBeGreaterThan(0.65);
  });

  it('grows from chance to one look ahead', () => {
    expect(shareOf({ id: 'greedy', iterations: 4 }, { id: 'random' }, 60)).toBeGreaterThan(0.7);
  });

  it('grows from level to level, also where none looks ahead', () => {
    expect(shareOf({ id: 'innkeeper' }, { id: 'farmhand' }, 100)).toBeGreaterThan(0.55);
    expect(shareOf({ id: 'mercenary' }, { id: 'farmhand' }, 60)).toBeGreaterThan(0.6);
  });

  it('does not shrink with search', () => {
    expect(shareOf({ id: 'search', iterations: 40 }, { id: 'random' }, 20)).toBeGreaterThan(0.75);
    expect(shareOf({ id: 'search', iterations: 40 }, { id: 'farmhand' }, 20)).toBeGreaterThan(0.4);
  });
});

describe('thoughts', () => {
  it.each(BOTS.slice(2))('say why, every option with its value: %s', (_, bot, iterations) => {
    const table = tableAfter(12, 'why');
    const question = table.questions[0];
    const seat = question?.seat ?? 0;
    const { option, thoughts } = bot(sightOf(table, seat), seedRng('why'), { ...BUDGET, iterations: iterations * 4 });
    expect(thoughts.map((thought) => thought.option).toSorted((a, b) => a - b)).toEqual(
      question?.options.map((_, index) => index),
    );
    expect(thoughts[0]?.option).toBe(option);
    for (const { value } of thoughts) expect(value >= 0 && value <= 1).toBe(true);
    expect(JSON.parse(JSON.stringify(thoughts))).toEqual(thoughts);
  });

  it('of a search come surest first, and tell how the game may go on', () => {
    const table = tableAfter(12, 'line');
    const question = table.questions[0];
    const seat = question?.seat ?? 0;
    const { option, thoughts } = searchBot()(sightOf(table, seat), seedRng('line'), { ...BUDGET, iterations: 300 });
    const sure = thoughts.map(({ value, visits }) => sureOf({ total: value * visits, visits }));
    expect(sure).toEqual(sure.toSorted((a, b) => b - a));
    expect(thoughts.reduce((sum, { visits }) => sum + visits, 0)).toBeLessThanOrEqual(300);
    const line = thoughts[0]?.line ?? [];
    expect(line.length).toBeGreaterThan(1);
    expect(line[0]).toEqual({
      seat,
      prompt: question?.prompt.id,
      optionId: table.questionFor(seat)?.options[option],
    });
    expect(line.some((answer) => answer.seat !== seat)).toBe(true);
  });
});

describe('a search', () => {
  it('stops early only when its most searched option is the surest too and stays most searched', () => {
    const best = (search: ReturnType<typeof begin>) =>
      [...search.root.edges.values()].toSorted((one, other) => other.visits - one.visits)[0]?.key;
    const begin = (answers: number) => {
      const table = tableAfter(answers, 'early');
      const seat = table.questions[0]?.seat ?? 0;
      return beginSearch(sightOf(table, seat), seedRng('early'), SEARCH_SETTINGS);
    };
    let saved = 0;
    for (let answers = 6; answers < 16; answers++) {
      const search = begin(answers);
      const done = runSearch(search, { ...BUDGET, iterations: 200 });
      const choice = best(search);
      const edges = [...search.root.edges.values()].toSorted((one, other) => sureOf(other) - sureOf(one));
      if (done < 200) expect(edges[0]?.key).toBe(choice);
      for (let more = done; more < 200; more++) runSearch(search, { ...BUDGET, iterations: 1 });
      expect(best(search)).toBe(choice);
      saved += 200 - done;
    }
    expect(saved).toBeGreaterThan(0);
  });

  it('looks at every own option with some favour, however little it promises', () => {
    const table = tableAfter(12, 'open');
    const seat = table.questions[0]?.seat ?? 0;
    const least = (openness: number) => {
      const search = beginSearch(sightOf(table, seat), seedRng('open'), { ...SEARCH_SETTINGS, openness });
      runSearch(search, { ...BUDGET, iterations: 8 });
      const priors = [...search.root.edges.values()].map(({ prior }) => prior);
      return Math.min(...priors) * priors.length;
    };
    expect(least(0)).toBeLessThan(0.4);
    expect(least(0.5)).toBeGreaterThan(0.6);
    expect(least(1)).toBeCloseTo(1);
  });
});

describe('a trial', () => {
  const table = tableAfter(12, 'why');
  const seat = table.questions[0]?.seat ?? 0;
  const hold = (iterations: number, luck = 'trial', settings = TRIAL_SETTINGS) =>
    trialBot(settings)(sightOf(table, seat), seedRng(luck), { ...BUDGET, iterations });

  it('keeps to its looks, and spends most of them on the options that stay in it longest', () => {
    for (const luck of ['one', 'two', 'three']) {
      const { thoughts } = hold(400, luck);
      const looks = thoughts.map(({ visits }) => visits);
      expect(looks).toEqual(looks.toSorted((a, b) => b - a));
      expect(looks.reduce((sum, visits) => sum + visits, 0)).toBeLessThanOrEqual(400);
      expect(looks[0]).toBeGreaterThan(looks.at(-1) ?? 0);
    }
  });

  it('looks at every option at least once, however few looks it has, but never at more than it may', () => {
    for (const { visits } of hold(1).thoughts) expect(visits).toBe(1);
    const tried = hold(60, 'few', { ...TRIAL_SETTINGS, most: 2 }).thoughts.filter(({ visits }) => visits > 0);
    expect(tried).toHaveLength(2);
  });

  it('ends when all but one are clearly behind', () => {
    let saved = 0;
    for (let answers = 6; answers < 16; answers++) {
      const other = tableAfter(answers, 'early');
      const asked = other.questions[0]?.seat ?? 0;
      const { thoughts } = trialBot()(sightOf(other, asked), seedRng('early'), { ...BUDGET, iterations: 600 });
      saved += 600 - thoughts.reduce((sum, { visits }) => sum + visits, 0);
    }
    expect(saved).toBeGreaterThan(600);
  });

  it('stops when its time is up, and answers with the best so far', () => {
    let clock = 0;
    const budget = { milliseconds: 20, iterations: Number.POSITIVE_INFINITY, now: () => clock++ };
    const { thoughts } = trialBot()(sightOf(table, seat), seedRng('late'), budget);
    expect(Math.max(...thoughts.map(({ visits }) => visits))).toBeLessThanOrEqual(20);
    expect(thoughts[0]?.visits).toBeGreaterThan(0);
  });

  it('tells how the turn may go on, from its own option', () => {
    const { option, thoughts } = hold(200);
    expect(thoughts[0]?.line[0]).toEqual({
      seat,
      prompt: table.questions[0]?.prompt.id,
      optionId: table.questionFor(seat)?.options[option],
    });
    expect(thoughts[0]?.line.length).toBeGreaterThan(1);
  });
});

describe('levels', () => {
  it('are five for Gwent, each with a name and a style in three languages, and no dice among them', () => {
    const levels = levelsFor('gwent').map(({ id }) => id);
    expect(levels.length).toBeGreaterThanOrEqual(5);
    expect(levels).not.toContain('random');
    for (const id of levels) {
      for (const words of Object.values(levelTexts)) {
        expect(words).toHaveProperty([`level.${id}`]);
        expect(words).toHaveProperty([`level.${id}.note`]);
      }
    }
    const [one, ...others] = Object.values(levelTexts).map((words) => Object.keys(words));
    for (const other of others) expect(other).toEqual(one);
  });

  it.each(['adventure-game', 'old-world'])('are at least three for %s, named in three languages', (game) => {
    const levels = levelsFor(game);
    expect(levels).not.toEqual(levelsFor('gwent'));
    expect(levels.length).toBeGreaterThanOrEqual(3);
    expect(levels.at(-1)?.isSearch).toBe(true);
    for (const { id } of levels) {
      for (const words of Object.values(levelTexts)) {
        expect(words).toHaveProperty([`level.${id}`]);
        expect(words).toHaveProperty([`level.${id}.note`]);
      }
    }
  });

  it.each(['gwent', 'adventure-game', 'old-world'])('look further the stronger they are: %s', (game) => {
    const iterations = levelsFor(game).map((level) => level.iterations);
    expect(iterations).toEqual([...iterations].sort((a, b) => a - b));
    expect(levelsFor(game).filter(({ isSearch }) => isSearch).length).toBeGreaterThanOrEqual(2);
  });

  it('and yardsticks are found by id', () => {
    for (const { id } of botsFor('gwent')) expect(findLevel('gwent', id)?.id).toBe(id);
    for (const id of ['random', 'greedy', ...levelsFor('gwent').map((level) => level.id)]) {
      expect(findLevel('gwent', id), id).not.toBeNull();
    }
  });

  it('that nobody knows are our bug, and a seat that is not asked has nothing to choose', () => {
    const table = Table.start(gwent, configOf('starter-scoiatael', 'starter-skellige'), 'none');
    expect(findLevel('gwent', 'oracle')).toBeNull();
    expect(findLevel('adventure-game', 'champion')).toBeNull();
    expect(levelsFor('chess')).toEqual([]);
    expect(() => chooseAnswer(table, 0, 'oracle', { seed: 1, milliseconds: 0 })).toThrow('no such level');
    expect(() => chooseAnswer(table, 1, 'random', { seed: 1, milliseconds: 0 })).toThrow('not asked');
  });
});
