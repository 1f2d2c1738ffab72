import type { Json } from '@medallion/kernel';
import { GAME_IDS, type GameId } from '../../games/catalogue';
import { pathTo } from '../../router/routes';
import { say } from '../../text/say';
import { freshId } from '../fresh-id';
import type { SessionReply } from '../session';
import { levelName, sayPlay } from '../text/say-play';
import type { WaitingTable } from '../waiting/waiting';
import { type LocalSeat, type LocalTable, listTables, saveTable } from './store';
import { WorkerLink } from './worker-link';
import type { TableRecipe } from './worker-messages';

export interface NewTable {
  readonly game: string;
  /** As the game's `parseConfig` reads it. */
  readonly config: Json;
  readonly seats: readonly LocalSeat[];
  /** Left out: a fresh one. */
  readonly seed?: string;
  /** The edition of the rules that its answers were given under; left out: today's. */
  readonly version?: number;
  /** "Go on from here": the answers that were given before. */
  readonly answers?: readonly number[];
}

/** Puts a new table on the shelf and gives its id. A shelf that cannot be written is no reason not to play. */
export async function createLocalTable(table: NewTable): Promise<string> {
  const now = Date.now();
  const id = freshId().slice(0, 10);
  await saveTable({
    id,
    game: table.game,
    version: table.version ?? 0,
    config: table.config,
    seed: table.seed ?? freshId(),
    answers: table.answers ?? [],
    seats: table.seats,
    created: now,
    updated: now,
    outcome: null,
    asked: [],
    progress: null,
  });
  return id;
}

export function pathToLocalTable(game: string, table: string): string {
  return pathTo('play', { game, table });
}

/** An errand that needs no open table, by a worker of its own that is gone afterwards. */
async function withWorker<Value>(act: (link: WorkerLink) => Promise<Value>): Promise<Value> {
  const link = new WorkerLink('errand');
  try {
    return await act(link);
  } finally {
    link.stop();
  }
}

/** The game so far: `json` for a file, `compact` for a link. */
export function exportRecord(table: TableRecipe): Promise<SessionReply<{ json: string; compact: string }>> {
  const { game, version, config, seed, answers } = table;
  return withWorker((link) => link.ask<'record'>({ do: 'record', table: { game, version, config, seed, answers } }));
}

/** Reads a record in either form; refused with the kernel's own codes. */
export function readRecord(text: string): Promise<SessionReply<TableRecipe & { readonly seats: number }>> {
  return withWorker((link) => link.ask<'read'>({ do: 'read', text }));
}

interface ImportWish {
  readonly game: string;
  /** Of the bots in all seats but the first. */
  readonly level: string;
}

/** Makes a local table of a record, to be played on by the first seat. Gives the address of the table. */
export async function importTable(text: string, wish: ImportWish): Promise<SessionReply<string>> {
  const read = await readRecord(text);
  if (!read.ok) return read;
  const { game, version, config, seed, answers } = read.value;
  if (game !== wish.game) return { ok: false, refusal: { code: 'record-of-other-game', detail: { game } } };
  const seats = Array.from(
    { length: read.value.seats },
    (_, seat): LocalSeat =>
      seat === 0 ? { kind: 'person', name: null, level: null } : { kind: 'bot', name: null, level: wish.level },
  );
  const id = await createLocalTable({ game, version, config, seed, answers, seats });
  return { ok: true, value: pathToLocalTable(game, id) };
}

export function seatName(seat: LocalSeat): string {
  if (seat.kind === 'bot') return levelName(seat.level ?? '');
  return seat.name ?? sayPlay('seat.you');
}

/** "Gwent against Novice", "Gwent: Ada and Bea". */
export function tableTitle(table: LocalTable): string {
  const game = gameName(table.game);
  const people = table.seats.filter(({ kind }) => kind === 'person');
  const [person] = people;
  const names = table.seats.filter((seat) => people.length !== 1 || seat !== person).map(seatName);
  return people.length === 1
    ? sayPlay('table.against', { game, names: names.join(', ') })
    : sayPlay('table.between', { game, names: names.join(', ') });
}

function gameName(id: string): string {
  return isGameId(id) ? say(`game.${id}.short`) : id;
}

function isGameId(id: string): id is GameId {
  return GAME_IDS.some((known) => known === id);
}

/** "Round 2, your turn". */
export function tableNote(table: LocalTable): string {
  const turn = turnNote(table);
  return table.progress === null ? turn : sayPlay('table.round', { round: table.progress, turn });
}

function turnNote(table: LocalTable): string {
  if (table.outcome !== null) return sayPlay('table.over');
  const asked = table.seats.find((seat, index) => seat.kind === 'person' && table.asked.includes(index));
  if (asked === undefined) return sayPlay('table.their-turn');
  return asked.name === null ? sayPlay('table.your-turn') : sayPlay('table.turn-of', { name: asked.name });
}

/** My unfinished tables on this device, the latest first, as home and the table list show them. */
export async function unfinishedLocalTables(): Promise<readonly WaitingTable[]> {
  const found = await listTables();
  if (!found.ok) return [];
  return found.value
    .filter((table) => table.outcome === null)
    .flatMap((table) => {
      const { id, game } = table;
      if (!isGameId(game)) return [];
      const isMyTurn = table.seats.some((seat, index) => seat.kind === 'person' && table.asked.includes(index));
      const href = pathToLocalTable(game, id);
      return [{ key: `local-${id}`, game, href, title: tableTitle(table), note: tableNote(table), isMyTurn }];
    });
}

/** Finished tables on this device, for the list of replays. */
export async function finishedLocalTables(): Promise<SessionReply<readonly LocalTable[]>> {
  const found = await listTables();
  return found.ok ? { ok: true, value: found.value.filter((table) => table.outcome !== null) } : found;
}
