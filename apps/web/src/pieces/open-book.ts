import { computed, signal } from '@preact/signals';
import type { GameId } from '../games/catalogue';
import { route } from '../router/router';

const GAMES_OF_RULES: Readonly<Record<string, GameId>> = { GW: 'gwent', OW: 'old-world', AG: 'adventure-game' };

/** The game that a rule belongs to, by the first letters of its id; null for what is no rule. */
export function gameOfRule(rule: string): GameId | null {
  return /^[A-Z]{2}-/.test(rule) ? (GAMES_OF_RULES[rule.slice(0, 2)] ?? null) : null;
}

/** The rulebook as it lies beside a table. */
export interface OpenBook {
  readonly game: GameId;
  /** A rule or a topic; null for the contents. */
  readonly key: string | null;
}

export const openBook = signal<OpenBook | null>(null);

/** A module of the table on the page: what it changes, and where the book speaks of it. */
export interface BookPart {
  readonly id: string;
  readonly name: string;
  readonly note: string;
  /** Keys of topics; null: those that bear its id. */
  readonly topics: readonly string[] | null;
}

/** What the table on the page plays beside the base game; null where no table is, or where its game knows no parts. */
export const bookParts = signal<readonly BookPart[] | null>(null);

/** Whether a table is on the page, which nobody should have to leave for the rules. */
export const isAtTable = computed(() => {
  const { name, values } = route.value ?? {};
  return name === 'table' || name === 'replay' || (name === 'play' && values?.table !== undefined);
});

/** Where everything is explained after the fact, rules keep their numbers in full. */
export const isReplay = computed(() => route.value?.name === 'replay');

export function openRule(rule: string): void {
  const game = gameOfRule(rule);
  if (game !== null) openBook.value = { game, key: rule };
}
