/** A figure of a game's own sheet or of the shell's, in the colour of the text around it. Always silent. */
export function Emblem({ name, class: extra = '' }: { readonly name: string; readonly class?: string }) {
  return (
    <svg class={`gi ${extra}`} aria-hidden="true" focusable="false">
      <use href={`#gi-${name}`} />
    </svg>
  );
}
