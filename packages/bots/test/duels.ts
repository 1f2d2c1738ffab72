import { gwent, READY_MADE } from '@medallion/gwent';
import { seedRng, Table } from '@medallion/kernel';
import { randomGame } from '@medallion/testkit';
import { type BotFault, findLevel, safely, sightOf } from '../src/index';

export const decks = READY_MADE.map(({ id }) => id);

export function configOf(first: string, second: string) {
  const config = gwent.parseConfig({ decks: [first, second] });
  if (!config.ok) throw new Error(JSON.stringify(config.refusal));
  return config.value;
}

/** A table after some answers of a random game, live, so that it can be forked. */
export function tableAfter(answers: number, seed: string, first = 'starter-monsters', second = 'starter-skellige') {
  return randomGame(gwent, configOf(first, second), seed, { isLive: true, limit: answers }).table;
}

/** A bot by its id, with a small number of looks ahead so that tests stay quick. */
export interface Player {
  readonly id: string;
  readonly iterations?: number;
}

/** Plays a whole game between two players and says who won: 0, 1, or null for a draw; faults are handed on. */
export function duel(
  players: readonly [Player, Player],
  game: number,
  onFault: (fault: BotFault) => void = () => {},
): number | null {
  const config = configOf(decks[game % decks.length] ?? '', decks[(game * 7 + 3) % decks.length] ?? '');
  const table = Table.start(gwent, config, `duel-${game}`);
  const rng = seedRng(`duel-luck-${game}`);
  while (!table.isOver) {
    const seat = table.questions[0]?.seat ?? 0;
    const { id, iterations } = players[seat === 0 ? 0 : 1];
    const level = findLevel('gwent', id);
    if (level === null) throw new Error(`no such bot: ${id}`);
    const budget = { milliseconds: 0, iterations: iterations ?? level.iterations, now: null };
    table.take(0, safely(level.bot, onFault)(sightOf(table, seat), rng, budget).option);
  }
  return table.state.outcome?.winner ?? null;
}

/** The share of points of one player against another, in games with the seats swapped. */
export function shareOf(player: Player, against: Player, games: number): number {
  let points = 0;
  for (let game = 0; game < games; game++) {
    const isFirst = game % 2 === 0;
    const winner = duel(isFirst ? [player, against] : [against, player], game >> 1);
    points += winner === null ? 0.5 : winner === (isFirst ? 0 : 1) ? 1 : 0;
  }
  return points / games;
}
