import { useEffect, useState } from 'preact/hooks';

/** Does something when the next frame has been drawn; gives the way to call it off. */
function afterFrame(act: () => void): () => void {
  let task = 0;
  const frame = requestAnimationFrame(() => {
    task = window.setTimeout(act);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(task);
  };
}

/** False until what is drawn with it has been seen: for parts that may come a moment after the rest of a screen. */
export function useLater(): boolean {
  const [isLater, setLater] = useState(false);
  useEffect(() => afterFrame(() => setLater(true)), []);
  return isLater;
}

/** The value of a moment ago: what a change brings down with it is drawn after the change itself was seen. */
export function useAfterFrame<Value>(value: Value): Value {
  const [shown, setShown] = useState(value);
  useEffect(() => (Object.is(shown, value) ? undefined : afterFrame(() => setShown(value))), [shown, value]);
  return shown;
}
