import {
  type Game,
  type GameState,
  makeRecord,
  packRecord,
  parseRecord,
  replay,
  type Seat,
  Table,
  unpackRecord,
} from '@medallion/kernel';
import { expect, it } from 'vitest';
import { randomGame } from './random-play';

export interface RecordOptions<Config, State extends GameState, View, Event> {
  readonly game: Game<Config, State, View, Event>;
  readonly config: (seed: string) => Config;
  /** How many random games, and after how many answers each is stopped. */
  readonly games: number;
  readonly limit: number;
  /** The most letters that a compact record of so many answers may have. */
  readonly letters: number;
}

/** What every game promises of its records, as tests: random games over random configurations. */
export function recordsHold<Config, State extends GameState, View, Event>(
  options: RecordOptions<Config, State, View, Event>,
): void {
  const { game, config, games, limit } = options;
  it('replay to the same state, in JSON and in compact form', () => {
    for (let index = 0; index < games; index++) replaysAlike(options, `record-${index}`);
  });
  it('play the same with and without a watcher', () => {
    for (let index = 0; index < games / 2; index++) {
      const seed = `twice-${index}`;
      const [live, quiet] = [true, false].map(
        (isLive) => randomGame(game, config(seed), seed, { isLive, limit }).table,
      );
      expect(JSON.stringify(quiet?.state)).toBe(JSON.stringify(live?.state));
    }
  });
  it('undo and redo at any answer', () => {
    let undone = 0;
    for (let index = 0; index < games / 4; index++) {
      const seed = `undo-${index}`;
      const agreed = config(seed);
      randomGame(game, agreed, seed, {
        isLive: true,
        limit: limit / 4,
        onAnswer: (table) => {
          for (let seat = 0; seat < game.seats(agreed); seat++) undone += undoneAndRedone(game, table, seat);
        },
      });
    }
    expect(undone).toBeGreaterThan(50);
  });
}

function replaysAlike<Config, State extends GameState, View, Event>(
  { game, config: configOf, limit, letters }: RecordOptions<Config, State, View, Event>,
  seed: string,
): void {
  const config = configOf(seed);
  const { table } = randomGame(game, config, seed, { isLive: true, limit });
  const record = makeRecord(game, config, seed, table.answers);
  const compact = packRecord(game, record);
  expect(compact.length, compact).toBeLessThan(letters);
  const read = unpackRecord(game, compact);
  if (!read.ok) throw new Error(JSON.stringify(read.refusal));
  expect(read.value).toEqual(record);
  const again = replay(game, read.value);
  expect(again.ok && JSON.stringify(again.value.state)).toBe(JSON.stringify(table.state));
  expect(parseRecord(JSON.stringify(record))).toEqual({ ok: true, value: record });
}

/** Takes the seat's last answer back and gives it again, on a copy; 0 where that is not allowed. */
function undoneAndRedone<Config, State extends GameState, View, Event>(
  game: Game<Config, State, View, Event>,
  table: Table<Config, State, View, Event>,
  seat: Seat,
): 0 | 1 {
  if (table.undoable(seat) === 0) return 0;
  const copy = Table.restore(game, JSON.parse(JSON.stringify(table.save())));
  const answer = copy.answers.at(-1) as number;
  expect(copy.undo(seat).ok).toBe(true);
  expect(copy.takeCode(answer).ok).toBe(true);
  expect(JSON.stringify(copy.state)).toBe(JSON.stringify(table.state));
  return 1;
}
