import { type Game, type GameState, Table, unpackRecord } from '@medallion/kernel';

/** The page is let go after so many milliseconds of reading. */
const AT_ONCE = 8;

export type Rest = () => Promise<void>;
type Note<Event> = (events: readonly Event[], answer: number) => void;

/** Plays a record again, with rests in which the page does what it has to; false when it cannot be read. */
export async function readRecord<Config, State extends GameState, View, Event>(
  game: Game<Config, State, View, Event>,
  record: string,
  rest: Rest,
  note: Note<Event>,
): Promise<boolean> {
  const read = unpackRecord(game, record);
  const config = read.ok ? game.parseConfig(read.value.config) : null;
  if (!read.ok || config === null || !config.ok) return false;
  const table = Table.start(game, config.value, read.value.seed, { edition: read.value.version });
  note(table.takeEvents(), 0);
  let began = performance.now();
  for (const [index, code] of read.value.answers.entries()) {
    if (!table.takeCode(code).ok) return false;
    note(table.takeEvents(), index + 1);
    if (performance.now() - began < AT_ONCE) continue;
    await rest();
    began = performance.now();
  }
  return true;
}
