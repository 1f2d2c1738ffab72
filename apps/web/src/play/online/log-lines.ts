import type { LogEntry } from '@medallion/protocol';
import type { LogLine } from '../session';

/** How an entry beside the game is worded. */
export type NoteWords = (entry: LogEntry) => string;

const EVENTS_IN_AN_ENTRY = 1000;

/** The server's log as a board reads it: what was taken back is taken out again, and a note says so. */
export function logLines(entries: readonly LogEntry[], moves: number, words: NoteWords): readonly LogLine<unknown>[] {
  let lines: LogLine<unknown>[] = [];
  let answer = firstAnswer(entries, moves);
  for (const entry of entries) {
    const key = entry.number * EVENTS_IN_AN_ENTRY;
    if (entry.kind === 'answered' || entry.kind === 'started') {
      if (entry.kind === 'answered') answer += 1;
      for (const [index, event] of entry.events.entries())
        lines.push({ key: key + index, answer, kind: 'event', event });
      continue;
    }
    if ((entry.kind === 'undone' || entry.kind === 'taken-back') && entry.move !== null) {
      const left = entry.move.number;
      lines = lines.filter((line) => line.kind === 'note' || line.answer <= left);
      answer = left;
    }
    lines.push({ key, answer, kind: 'note', seat: entry.seat, words: () => words(entry) });
  }
  return lines;
}

/** The server may leave out the oldest entries of a long game: then the count is taken back from the present. */
function firstAnswer(entries: readonly LogEntry[], moves: number): number {
  if (entries.some(({ kind }) => kind === 'started')) return 0;
  return Math.max(0, moves - entries.filter(({ kind }) => kind === 'answered').length);
}
