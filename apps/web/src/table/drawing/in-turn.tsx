import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { inTurn } from './frame-queue';

interface InTurnProps {
  readonly turn: number;
  readonly children: ComponentChildren;
}

/** False until the turn of what is drawn with it: a frame after the frames of all lower turns. */
export function useTurn(turn: number): boolean {
  const [isThere, setThere] = useState(false);
  useEffect(() => inTurn(turn, () => setThere(true)), [turn]);
  return isThere;
}

/** A part of a scene that comes a frame after its head; from then on it is drawn with the rest. */
export function InTurn({ turn, children }: InTurnProps) {
  return useTurn(turn) ? children : null;
}
