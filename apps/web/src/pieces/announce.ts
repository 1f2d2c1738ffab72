import { signal } from '@preact/signals';

/** What a screen reader says next. Two regions take turns, so that the same words twice are heard twice. */
export const spoken = signal<{ readonly words: string; readonly turn: number; readonly urgent: boolean }>({
  words: '',
  turn: 0,
  urgent: false,
});

export function announce(words: string, { urgent = false }: { readonly urgent?: boolean } = {}): void {
  spoken.value = { words, turn: spoken.value.turn + 1, urgent };
}
