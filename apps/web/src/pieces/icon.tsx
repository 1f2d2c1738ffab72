import type { ShellIcon } from '../art/shell-icons';

interface IconProps {
  readonly name: ShellIcon;
  readonly class?: string;
}

/** A mark in the colour of the text around it. Always silent: words beside it, or a label on its button, say what it means. */
export function Icon({ name, class: extra = '' }: IconProps) {
  return (
    <svg class={`gi ${extra}`} aria-hidden="true" focusable="false">
      <use href={`#gi-${name}`} />
    </svg>
  );
}

/** Our own cross; the set's cross looks like a bird. */
export function CrossIcon() {
  return (
    <svg class="gi" viewBox="0 0 20 20" aria-hidden="true" focusable="false">
      <path d="M4 4 16 16M16 4 4 16" fill="none" stroke="currentColor" stroke-width="3.6" stroke-linecap="square" />
    </svg>
  );
}

/** The mark of the app: two fangs that make an eye. */
export function Medallion({ class: extra = 'mark' }: { readonly class?: string }) {
  return (
    <svg class={extra} viewBox="0 0 256 256" aria-hidden="true" focusable="false">
      <use href="#medallion" />
    </svg>
  );
}
