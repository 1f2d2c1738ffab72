interface ReadyDeck {
  readonly id: string;
  readonly kind: 'starter' | 'themed' | 'own';
}

/**
 * Draws a deck for whoever wants to be surprised; never the same as the other's when there is a choice. Against a starter
 * deck only another starter is drawn: a themed deck would crush it.
 */
export function drawDeck<Deck extends ReadyDeck>(
  decks: readonly Deck[],
  other: Deck | undefined,
  luck: () => number = Math.random,
): Deck | undefined {
  const ready = decks.filter(({ kind, id }) => kind !== 'own' && id !== other?.id);
  const equals = other?.kind === 'starter' ? ready.filter(({ kind }) => kind === 'starter') : ready;
  return equals[Math.floor(luck() * equals.length)];
}
