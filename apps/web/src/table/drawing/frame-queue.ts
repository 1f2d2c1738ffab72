import { afterFrame } from '../../pieces/later';

interface Waiting {
  readonly turn: number;
  readonly act: () => void;
}

const waiting = new Set<Waiting>();
let isUnderWay = false;

function actNext(): void {
  const [next] = [...waiting].sort((one, other) => one.turn - other.turn);
  isUnderWay = next !== undefined;
  if (next === undefined) return;
  waiting.delete(next);
  next.act();
  afterFrame(actNext);
}

/** Does what can wait in a frame of its own, the lowest turn first; gives the way to call it off. */
export function inTurn(turn: number, act: () => void): () => void {
  const one = { turn, act };
  waiting.add(one);
  if (!isUnderWay) afterFrame(actNext);
  isUnderWay = true;
  return () => waiting.delete(one);
}
