import type { GameState, Table } from '@medallion/kernel';
import type { Language } from '@medallion/text';

/** How a game is told in plain text: its events as lines with rules, and the table as a few lines. */
export interface GameReport<State extends GameState, View, Event> {
  eventLine(
    event: Event,
    language: Language,
    names: readonly string[],
  ): { readonly text: string; readonly rule: string };
  boardLines(view: View, language: Language, names: readonly string[]): readonly string[];
  /** Checks that must hold in every position. */
  faults(state: Readonly<State>, start: Readonly<State>): readonly string[];
  outcomeLine(table: Table<never, State, View, Event>, language: Language, names: readonly string[]): string;
}
