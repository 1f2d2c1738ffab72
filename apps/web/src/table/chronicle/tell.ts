import type { AskedQuestion, Viewer } from '@medallion/kernel';
import { announce } from '../../pieces/announce';
import type { LogLine, TableSession } from '../../play/session';

interface Teller<View, Event> {
  sound(events: readonly Event[], viewer: Viewer): void;
  lineWords(view: View, line: LogLine<Event>): string;
  questionWords(question: AskedQuestion): string;
}

/** More than this at once is a whole round of bots: the latest of it is told, the rest stands in the chronicle. */
const TOLD = 8;

/** What just happened, for the ears: its sounds, and the lines with the new question for the live region. */
export function tellLines<View, Event>(
  session: TableSession<View, Event>,
  lines: readonly LogLine<Event>[],
  { sound, lineWords, questionWords }: Teller<View, Event>,
): void {
  const view = session.view.value;
  if (view === null) return;
  sound(
    lines.flatMap((line) => (line.kind === 'event' ? [line.event] : [])),
    session.viewer.value,
  );
  const question = session.question.value;
  const told = lines.slice(-TOLD).map((line) => lineWords(view, line));
  announce([...told, question === null ? '' : questionWords(question)].filter(Boolean).join(' '));
}
