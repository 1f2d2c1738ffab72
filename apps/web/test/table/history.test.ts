import { adventureGame } from '@medallion/adventure-game';
import { type Game, type GameState, makeRecord, packRecord, Table } from '@medallion/kernel';
import { oldWorld } from '@medallion/old-world';
import { describe, expect, it } from 'vitest';
import { historyOf as adventureHistory } from '../../src/games/adventure-game/end/history';
import { POINT_SOURCES } from '../../src/games/adventure-game/end/kinds';
import { historyOf as oldWorldHistory } from '../../src/games/old-world/end/history';
import { Race, storyOf } from '../../src/table/end/history';
import { clicks } from '../browser/gwent-player';

/** A game of random answers, and its record. */
function played<Config, State extends GameState, View, Event>(
  game: Game<Config, State, View, Event>,
  config: unknown,
  seed: number,
): { readonly view: View; readonly record: string; readonly answers: number } {
  const agreed = game.parseConfig(config);
  if (!agreed.ok) throw new Error(agreed.refusal.code);
  const table = Table.start(game, agreed.value, `history-${seed}`);
  const luck = clicks(seed);
  for (let count = 0; count < 2500 && !table.isOver; count++) {
    const open = Math.floor(luck() * table.questions.length);
    table.take(open, Math.floor(luck() * (table.questions[open]?.options.length ?? 1)));
  }
  return {
    view: table.view('everything'),
    record: packRecord(game, makeRecord(game, agreed.value, `history-${seed}`, table.answers)),
    answers: table.answers.length,
  };
}

const SEEDS = [1, 2, 3];

const rest = () => Promise.resolve();

describe('how a game went', () => {
  it.each(SEEDS)('ends in Old World with the trophies that the table shows, game %i', async (seed) => {
    const { view, record, answers } = played(oldWorld, { players: 3 }, seed);
    const history = await oldWorldHistory(record, rest);
    if (history === null) throw new Error('the record was not read');
    for (const { seat, spot } of view.witchers) {
      expect(history.race.get(seat)?.at(-1)?.score ?? 0).toBe(spot);
    }
    expect(history.rounds).toBe(view.round);
    const told = history.points.map(({ answer }) => answer);
    expect(told).toEqual(told.toSorted((one, other) => one - other));
    expect(Math.max(0, ...told)).toBeLessThanOrEqual(answers);
  });

  it.each(SEEDS)('gives every point of the Adventure Game to what brought it, game %i', async (seed) => {
    const { view, record } = played(adventureGame, { heroes: ['geralt', 'triss', 'yarpen'], mode: 'standard' }, seed);
    const history = await adventureHistory(record, rest);
    if (history === null) throw new Error('the record was not read');
    for (const { seat, vp, completed } of view.heroes) {
      const sum = POINT_SOURCES.reduce((all, source) => all + history.counts.of(source, seat), 0);
      expect([sum, history.race.get(seat)?.at(-1)?.score ?? 0]).toEqual([vp, vp]);
      expect(history.counts.of('quests', seat)).toBe(completed.count);
      expect(history.counts.of('main', seat) > 0).toBe(completed.count > 0);
    }
  });

  it('is silent about a record that cannot be read', async () => {
    expect(await oldWorldHistory('M1.nonsense', rest)).toBeNull();
  });
});

describe('the story of a game', () => {
  it('tells at most two points of a kind, each moment once, in their order', () => {
    const point = (kind: 'last' | 'small', answer: number) => ({ kind, answer, round: 1, event: null });
    const small = Array.from({ length: 9 }, (_, index) => point('small', index + 1));
    const told = storyOf([...small, point('last', 9), point('last', 20)], ['last', 'small']);
    expect(told.map(({ kind, answer }) => `${kind} ${answer}`)).toEqual(['small 7', 'small 8', 'last 9', 'last 20']);
  });

  it('knows when the lead is taken from another', () => {
    const race = new Race<'deed'>();
    const note = (seat: number, score: number) => race.note(seat, { round: 1, score, cause: 'deed' });
    expect([note(0, 1), note(1, 1), note(1, 2), note(1, 3), note(0, 4)]).toEqual([false, false, true, false, true]);
  });
});
