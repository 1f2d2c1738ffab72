import './notes.css';
import type { ComponentChildren } from 'preact';
import { say } from '../text/say';
import { Medallion } from './icon';

/** A page is on its way. Said aloud only if it takes long enough to be noticed. */
export function Loading({ words }: { readonly words?: string }) {
  return (
    <div class="stage-note">
      <p class="loading" role="status">
        <Medallion />
        <span>{words ?? say('state.loading')}</span>
      </p>
    </div>
  );
}

interface SheetProps {
  /** A short red line above the title. */
  readonly kicker?: string;
  readonly title: string;
  readonly figure?: ComponentChildren;
  readonly children?: ComponentChildren;
  /** The ways on, as buttons of the `ink` kinds. */
  readonly acts?: ComponentChildren;
}

/** A nailed sheet that is all of the page: not found, not yet, broken, nothing here. Carries the page's h1. */
export function Sheet({ kicker, title, figure, children, acts }: SheetProps) {
  return (
    <div class="stage-note">
      <section class="sheet paper paper-wide">
        <i class="nail" />
        {figure}
        {kicker === undefined ? null : <p class="kicker">{kicker}</p>}
        <h1 class="display">{title}</h1>
        {children}
        {acts === undefined ? null : <div class="acts">{acts}</div>}
      </section>
    </div>
  );
}

/** Nothing in a list yet. */
export function Empty({ children }: { readonly children: ComponentChildren }) {
  return <p class="empty">{children}</p>;
}
