import { adventureGame } from '@medallion/adventure-game';
import { gwent } from '@medallion/gwent';
import { type Game, type GameState, seedRng, Table } from '@medallion/kernel';
import { oldWorld } from '@medallion/old-world';
import { randomGame } from '@medallion/testkit';
import { describe, expect, it } from 'vitest';
import { type Bot, greedyBot, instinctBot, randomBot, searchBot, sightOf, trialBot } from '../src/index';
import { configOf, decks } from './duels';

/** Every way of thinking, with few looks ahead. */
const BOTS: readonly (readonly [name: string, bot: Bot, iterations: number])[] = [
  ['random', randomBot, 1],
  ['instinct', instinctBot, 1],
  ['greedy', greedyBot, 3],
  ['search', searchBot(), 24],
  ['trial', trialBot(), 48],
];

/**
 * Plays at random, and now and then deals anew what the seat that is asked cannot know: with the same luck every bot
 * must choose the same at both tables, with the same reasons. Gives how often that was asked.
 */
function compareTwins<Config, State extends GameState, View, Event>(
  game: Game<Config, State, View, Event>,
  config: Config,
  seed: string,
  every: number,
): number {
  let [answer, compared] = [0, 0];
  randomGame(game, config, seed, {
    isLive: true,
    onAnswer(table) {
      answer += 1;
      if (answer % every !== 0) return;
      const step = table.save().starts.at(-1);
      const seat = table.questions[0]?.seat ?? 0;
      const isStart = step?.at === table.answers.length && step.state.rng.uses === table.state.rng.uses;
      if (!isStart || step === undefined || table.questions.length > 1) return;
      const other = game.clone(step.state);
      game.scramble(other, seat, seedRng(`${seed}-other-${answer}`));
      expect(JSON.stringify(game.view(other, seat))).toBe(JSON.stringify(table.view(seat)));
      const twin = Table.from(game, other);
      for (const [name, bot, iterations] of BOTS) {
        const choose = (one: typeof table) =>
          bot(sightOf(one, seat), seedRng(`luck-${answer}`), { milliseconds: 0, now: null, iterations });
        expect(choose(twin), `${name} at answer ${answer} of ${seed}`).toEqual(choose(table));
        compared += 1;
      }
    },
  });
  return compared;
}

function agreed<Config, State extends GameState, View, Event>(
  game: Game<Config, State, View, Event>,
  setup: unknown,
): Config {
  const config = game.parseConfig(setup);
  if (!config.ok) throw new Error(JSON.stringify(config.refusal));
  return config.value;
}

describe('bots never look at what is hidden: two worlds that differ only in that give the same choice', () => {
  it('in Gwent', () => {
    let compared = 0;
    for (let game = 0; game < 10; game++) {
      const config = configOf(decks[game % decks.length] ?? '', decks[(game + 4) % decks.length] ?? '');
      compared += compareTwins(gwent, config, `blind-${game}`, 4);
    }
    expect(compared).toBeGreaterThan(150);
  });

  it('in Old World', () => {
    let compared = 0;
    for (let game = 0; game < 4; game++) {
      compared += compareTwins(oldWorld, agreed(oldWorld, { players: 2 + (game % 4) }), `blind-${game}`, 61);
    }
    expect(compared).toBeGreaterThan(150);
  });

  it('in the Adventure Game', () => {
    let compared = 0;
    for (let game = 0; game < 4; game++) {
      const heroes = ['geralt', 'triss', 'dandelion', 'yarpen'].slice(0, 2 + (game % 3));
      const config = agreed(adventureGame, { heroes, mode: 'one-quest' });
      compared += compareTwins(adventureGame, config, `blind-${game}`, 23);
    }
    expect(compared).toBeGreaterThan(150);
  });
});
