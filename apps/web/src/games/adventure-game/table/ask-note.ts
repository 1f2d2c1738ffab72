import { sayAdventure } from '../text/say-adventure';
import { ASK_NOTES, LEAD_QUESTIONS } from './note-ids';
import type { Scene } from './scene';
import { missingWords } from './words';

/** The line beside a question. */
export function askNote({ question, view, me }: Scene): string | null {
  if (question === null) return null;
  if (LEAD_QUESTIONS.includes(question.prompt)) return missingWords(view, me) || null;
  const note = ASK_NOTES[question.prompt];
  return note === undefined ? null : sayAdventure(note);
}
