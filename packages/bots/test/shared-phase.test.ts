import { below, seedRng, Table } from '@medallion/kernel';
import { type RoadState, sharedRoad } from '@medallion/testkit/shared-road';
import { describe, expect, it } from 'vitest';
import { type Bot, greedyBot, instinctBot, randomBot, searchBot, sightOf, trialBot, whimBot } from '../src/index';
import { playToRest } from '../src/play-to-rest';
import type { PlayingKnowledge } from '../src/playing-knowledge';

const KINDS: readonly (readonly [string, Bot])[] = [
  ['random', randomBot],
  ['instinct', instinctBot],
  ['whim', whimBot()],
  ['greedy', greedyBot],
  ['trial', trialBot()],
  ['search', searchBot()],
];
const BUDGET = { milliseconds: 0, iterations: 20, now: null };
/** Three rounds of five: actions of two answers, a stop each, two joint choices with a decider. */
const MOST = 3 * (5 * (2 * 4 + 1) + 2 * 6);

describe('in a phase that all share', () => {
  it.each(KINDS)('a company of %s bots acts in any order and comes to the end', (name, bot) => {
    const rng = seedRng(name);
    const acted = new Set<number>();
    const table = Table.start(sharedRoad, { players: 5 }, name);
    while (!table.isOver) {
      const { seat } = table.waitingFor()[below(rng, table.questions.length)] ?? { seat: 0 };
      const { option } = bot(sightOf(table, seat), rng, BUDGET);
      const code = table.codeAt(seat, option);
      expect(code.ok && table.takeCode(code.value).ok).toBe(true);
      acted.add(seat);
      expect(table.answers.length).toBeLessThanOrEqual(MOST);
    }
    expect(acted.size).toBe(5);
  });

  it('instinct plays a whole round of five to its end, not as much of it as one turn may take', () => {
    const knowledge: PlayingKnowledge<RoadState> = {
      evaluate: () => 0.5,
      priors: (_, { options }) => options.map((__, place) => place + 1), // to go on promises more than to stop
      stage: ({ round }) => round,
    };
    const setup: typeof sharedRoad.setup = (config, rng) => {
      const state = sharedRoad.setup(config, rng);
      return { ...state, acts: state.acts.map(() => 12) };
    };
    const world = Table.start({ ...sharedRoad, setup, knowledge }, { players: 5 }, 'rest').fork(0, 1);
    playToRest(world, knowledge, 0, 0);
    expect(world.answers.length).toBeGreaterThan(100);
    expect(world.state.round).toBe(1);
  });
});
