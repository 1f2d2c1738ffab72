import { useEffect, useState } from 'preact/hooks';

/** Whether the window is as a media query says, now and as it changes. */
export function useMedia(query: string): boolean {
  const [isSo, setSo] = useState(() => matchMedia(query).matches);
  useEffect(() => {
    const media = matchMedia(query);
    const tell = () => setSo(media.matches);
    media.addEventListener('change', tell);
    return () => media.removeEventListener('change', tell);
  }, [query]);
  return isSo;
}
