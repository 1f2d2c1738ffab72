import './token.css';
import type { ComponentChildren } from 'preact';
import type { Scene } from '../table/scene';

interface TargetProps {
  readonly scene: Scene;
  readonly option: string | null;
  readonly class: string;
  readonly label: string;
  readonly at: readonly [number, number];
  /** What is shown large to whoever rests on it. */
  readonly card?: string | null;
  /** What it is, where it lies on the map and is no part of its print. */
  readonly piece?: string;
  readonly children: ComponentChildren;
}

/** Something on the map; a button where it answers the question. */
export function Token({ scene, option, class: look, label, at, card = null, piece, children }: TargetProps) {
  const transform = `translate(${at[0]} ${at[1]})`;
  const peek = { 'data-piece': piece, ...(card === null ? { 'data-note': label } : { 'data-card': card }) };
  if (option === null) {
    return (
      // biome-ignore lint/a11y/noInteractiveElementToNoninteractiveRole: a part of a drawing, named
      <g class={look} transform={transform} role="img" aria-label={label} {...peek}>
        {children}
      </g>
    );
  }
  const press = () => scene.act.answer(option);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a drawing has no buttons of its own
    <g
      class={`${look} target`}
      transform={transform}
      role="button"
      tabIndex={0}
      aria-label={label}
      data-option={option}
      {...peek}
      onClick={press}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' && event.key !== ' ') return;
        event.preventDefault();
        press();
      }}
    >
      <circle r="26" class="touch" />
      {children}
    </g>
  );
}
