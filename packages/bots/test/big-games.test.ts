import { adventureGame } from '@medallion/adventure-game';
import { type Game, type GameState, seedRng, Table } from '@medallion/kernel';
import { oldWorld } from '@medallion/old-world';
import { describe, expect, it } from 'vitest';
import { type Bot, type BotFault, instinctBot, safely, sightOf, trialBot } from '../src/index';

/** Plays a game with the first bot in one seat and the second in all others; says which place the first one takes. */
function placeAmong<Config, State extends GameState, View, Event>(
  game: Game<Config, State, View, Event>,
  setup: unknown,
  seed: string,
  seatOfFirst: number,
  [first, others]: readonly [Bot, Bot],
): number {
  const config = game.parseConfig(setup);
  if (!config.ok) throw new Error(JSON.stringify(config.refusal));
  const table = Table.start(game, config.value, seed);
  const rng = seedRng(seed);
  while (!table.isOver) {
    const seat = table.questions[0]?.seat ?? 0;
    const bot = seat === seatOfFirst ? first : others;
    table.take(0, bot(sightOf(table, seat), rng, { milliseconds: 0, iterations: LOOKS, now: null }).option);
    table.takeEvents();
  }
  return table.outcome?.places[seatOfFirst] ?? 0;
}
const LOOKS = 36;

describe('a trial in the big games', () => {
  const faults: BotFault[] = [];
  const bots = [safely(trialBot(), (fault) => faults.push(fault)), instinctBot] as const;

  it('wins more than its share of games among three heroes by instinct', () => {
    const heroes = ['geralt', 'triss', 'dandelion', 'yarpen'];
    const mode = 'one-quest';
    const places = Array.from({ length: 24 }, (_, game) =>
      placeAmong(adventureGame, { heroes, mode }, `share-${game}`, game % 4, bots),
    );
    expect(places.filter((place) => place === 1).length, places.join(' ')).toBeGreaterThan(24 / 4);
    expect(faults).toEqual([]);
  });

  it('wins more than its share of games among two witchers by instinct', () => {
    const schools = ['wolf', 'cat', 'bear'];
    const places = [0, 1, 2].map((seat) => placeAmong(oldWorld, { players: 3, schools }, `trial-${seat}`, seat, bots));
    expect(places.filter((place) => place === 1).length, places.join(' ')).toBeGreaterThanOrEqual(2);
    expect(faults).toEqual([]);
  });
});
