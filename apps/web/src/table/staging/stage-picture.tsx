import './stage-picture.css';
import type { ComponentChildren } from 'preact';

interface PictureProps {
  /** Of the deed: a new deed comes in anew. */
  readonly of: number;
  /** Away from where the deed takes place. */
  readonly side: 'left' | 'right';
  readonly note?: string | null;
  readonly children: ComponentChildren;
}

/** A card or dice, large over the map for a moment. */
export function StagePicture({ of, side, note = null, children }: PictureProps) {
  return (
    <div key={of} class={`stage-picture at-${side}`} data-staged aria-hidden="true">
      {children}
      {note === null ? null : <p class="stage-note paper">{note}</p>}
    </div>
  );
}
