import type { ComponentChildren } from 'preact';
import type { Scene } from '../scene';
import { ownWords } from '../words';

export interface ChoiceProps {
  readonly scene: Scene;
  readonly option: string;
  readonly icon?: ComponentChildren;
  readonly note?: ComponentChildren;
  readonly title?: string;
}

/** One answer as a slip of paper: a mark, its words, and what it means. */
export function Slip({ scene, option, icon, note, title }: ChoiceProps) {
  const { question, act } = scene;
  if (question === null) return null;
  return (
    <button type="button" class="slip-opt" data-option={option} onClick={() => act.answer(option)}>
      {icon === undefined ? null : <span class="o-i">{icon}</span>}
      <span class="o-w">
        <b>{title ?? ownWords(scene, question, option)}</b>
        {note === undefined || note === null ? null : <small>{note}</small>}
      </span>
    </button>
  );
}
