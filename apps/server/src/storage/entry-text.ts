import type { Json } from '@medallion/kernel';
import type { StoredEntry, TurnDigest, TurnWrite } from './store';

type EntryLine = [
  number: number,
  time: number,
  kind: string,
  seat: number | null,
  code: number | null,
  person: string | null,
  command: string | null,
  detail: Json,
];
type TurnLine = [moves: number, updatedAt: number, deadline: number | null, isBotTurn: 0 | 1, waitingFor: number[]];
type WriteLine = [table: string, entries: EntryLine[], turn: TurnLine];

/** An entry as the database keeps it: a list in a fixed order, without the names of its fields. */
export function entryToText({ number, time, kind, seat, code, person, command, detail }: StoredEntry): string {
  return JSON.stringify([number, time, kind, seat, code, person, command, detail]);
}

function entryOf([number, time, kind, seat, code, person, command, detail]: EntryLine): StoredEntry {
  return { number, time, kind, seat, code, person, command, detail };
}

export function entriesFromText(text: string): readonly StoredEntry[] {
  return (JSON.parse(text) as EntryLine[]).map(entryOf);
}

/** A row of the journal, from the entries of each turn as text. */
export function journalRow(turns: readonly TurnWrite[], entries: readonly (readonly string[])[]): string {
  const lines = turns.map(({ table, digest }, index) => {
    const { moves, updatedAt, deadline, isBotTurn, waitingFor } = digest;
    const turn = `[${moves},${updatedAt},${deadline},${isBotTurn ? 1 : 0},[${waitingFor.join()}]]`;
    return `[${JSON.stringify(table)},[${entries[index]?.join() ?? ''}],${turn}]`;
  });
  return `[${lines.join()}]`;
}

export function turnsOfRow(text: string): readonly TurnWrite[] {
  return (JSON.parse(text) as (WriteLine | OldWrite)[]).map(turnOf);
}

/** As the second version of the database wrote its journal, which may have ended with a crash. */
type OldWrite = Omit<TurnWrite, 'isTurnOnly'>;

function turnOf(line: WriteLine | OldWrite): TurnWrite {
  if (!Array.isArray(line)) return { ...line, isTurnOnly: true };
  const [table, entries, [moves, updatedAt, deadline, isBotTurn, waitingFor]] = line;
  const digest: TurnDigest = { moves, updatedAt, deadline, isBotTurn: isBotTurn === 1, waitingFor };
  return { isTurnOnly: true, table, entries: entries.map(entryOf), digest };
}
