import type { LogEntry } from '@medallion/protocol';
import type { LogLine } from '../session';

/** How an entry beside the game is worded. */
export type NoteWords = (entry: LogEntry) => string;

const EVENTS_IN_AN_ENTRY = 1000;

type Lines = readonly LogLine<unknown>[];

/** Lines of each entry: who draws them tells by the object that a line is the same as before. */
const kept = new WeakMap<LogEntry, { readonly answer: number; readonly lines: Lines }>();

function keptLines(entry: LogEntry, answer: number, words: NoteWords): Lines {
  const known = kept.get(entry);
  if (known?.answer === answer) return known.lines;
  const lines = linesOf(entry, answer, words);
  kept.set(entry, { answer, lines });
  return lines;
}

function linesOf(entry: LogEntry, answer: number, words: NoteWords): Lines {
  const key = entry.number * EVENTS_IN_AN_ENTRY;
  if (!isOfGame(entry)) return [{ key, answer, kind: 'note', seat: entry.seat, words: () => words(entry) }];
  return entry.events.map((event, index) => ({ key: key + index, answer, kind: 'event', event }));
}

const isOfGame = ({ kind }: LogEntry) => kind === 'answered' || kind === 'started';

/** The server's log as a board reads it: what was taken back is taken out again, and a note says so. */
export function logLines(entries: readonly LogEntry[], moves: number, words: NoteWords): Lines {
  let lines: LogLine<unknown>[] = [];
  let answer = firstAnswer(entries, moves);
  for (const entry of entries) {
    if (entry.kind === 'answered') answer += 1;
    if ((entry.kind === 'undone' || entry.kind === 'taken-back') && entry.move !== null) {
      const left = entry.move.number;
      lines = lines.filter((line) => line.kind === 'note' || line.answer <= left);
      answer = left;
    }
    lines.push(...keptLines(entry, answer, words));
  }
  return lines;
}

/** The server may leave out the oldest entries of a long game: then the count is taken back from the present. */
function firstAnswer(entries: readonly LogEntry[], moves: number): number {
  if (entries.some(({ kind }) => kind === 'started')) return 0;
  return Math.max(0, moves - entries.filter(({ kind }) => kind === 'answered').length);
}
