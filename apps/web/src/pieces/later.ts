import { useEffect, useState } from 'preact/hooks';

/** Does something once the frame that is being made has been shown; gives the way to call it off. */
export function afterFrame(act: () => void): () => void {
  let task = 0;
  const goOn = () => {
    task = window.setTimeout(act);
  };
  // A page that nobody sees makes no frames.
  if (document.hidden) goOn();
  const frame = document.hidden ? 0 : requestAnimationFrame(goOn);
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
