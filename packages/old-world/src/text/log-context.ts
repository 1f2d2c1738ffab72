import { type Language, listOf, type Params } from '@medallion/text';
import { cardName } from './names';

/** Who sits where. */
export interface LogContext {
  readonly language: Language;
  readonly names: readonly string[];
}

/** A message and what goes into it. */
export interface Said {
  readonly id: string;
  readonly params: Params;
}

export function playerName({ names }: LogContext, seat: number | null): string {
  return seat === null ? '' : (names[seat] ?? '');
}

export function cardNames(language: Language, cards: readonly string[]): string {
  return listOf(
    language,
    cards.map((card) => cardName(language, card)),
  );
}
