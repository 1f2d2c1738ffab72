import './qr.css';
import { useMemo } from 'preact/hooks';
import { qrCode } from './qr-code';

/** The light border without which a camera does not find the code. */
const QUIET = 4;

/** A link to be photographed by another device; nothing when it is too long for that. */
export function Qr({ text, label }: { readonly text: string; readonly label: string }) {
  const modules = useMemo(() => qrCode(text), [text]);
  if (modules === null) return null;
  const dark = modules.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : [])));
  const size = modules.length + 2 * QUIET;
  return (
    <svg class="ol-qr" viewBox={`${-QUIET} ${-QUIET} ${size} ${size}`} role="img" aria-label={label}>
      <path d={dark.join('')} />
    </svg>
  );
}
