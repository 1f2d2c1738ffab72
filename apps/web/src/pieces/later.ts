import { useEffect, useState } from 'preact/hooks';

/** False until what is drawn with it has been seen: for parts that may come a moment after the rest of a screen. */
export function useLater(): boolean {
  const [isLater, setLater] = useState(false);
  useEffect(() => {
    let task = 0;
    const frame = requestAnimationFrame(() => {
      task = window.setTimeout(() => setLater(true));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(task);
    };
  }, []);
  return isLater;
}
