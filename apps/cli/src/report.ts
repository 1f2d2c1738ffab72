import type { GameState, Outcome } from '@medallion/kernel';
import type { Language } from '@medallion/text';

/** How a game is told in plain text: its events as lines with rules, and the table as a few lines. */
export interface GameReport<State extends GameState, View, Event> {
  /** What the seats are called where nobody has told their names. */
  namesOf(state: Readonly<State>, language: Language): readonly string[];
  eventLine(
    event: Event,
    language: Language,
    names: readonly string[],
  ): { readonly text: string; readonly rule: string };
  /** Whether a new chapter begins with this event: a round, a turn. A free line goes before it. */
  beginsChapter(event: Event): boolean;
  /** Whether the table is at rest, so that a person who watches may look at the whole of it. */
  isAtRest(state: Readonly<State>, prompt: string): boolean;
  boardLines(view: View, language: Language, names: readonly string[]): readonly string[];
  /** Checks that must hold in every position. */
  faults(state: Readonly<State>, start: Readonly<State>): readonly string[];
  outcomeLine(outcome: Outcome, language: Language, names: readonly string[]): string;
}
