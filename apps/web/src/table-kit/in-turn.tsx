import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { inTurn } from './frame-queue';

interface InTurnProps {
  readonly turn: number;
  readonly children: ComponentChildren;
}

/** A part of a scene that comes a frame after its head; from then on it is drawn with the rest. */
export function InTurn({ turn, children }: InTurnProps) {
  const [isThere, setThere] = useState(false);
  useEffect(() => inTurn(turn, () => setThere(true)), [turn]);
  return isThere ? children : null;
}
