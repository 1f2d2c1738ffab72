import './notes.css';
import { usePointed } from './pointed';
import { useSlipPlace } from './slip-place';

/**
 * A few words about any piece of a table: whatever carries `data-note` shows them to a pointer that rests on it, a finger
 * that holds it, or the focus. A first line that ends with a line break is its title. For those who hear it, the piece
 * says the same itself.
 */
export function Notes({ stamp }: { readonly stamp: string }) {
  const pointed = usePointed('data-note', stamp);
  const box = useSlipPlace(pointed);
  if (pointed === null || pointed.value === '') return null;
  const [title = '', ...rest] = pointed.value.split('\n');
  return (
    <div key={pointed.value} class="note-slip paper" popover="manual" aria-hidden="true" ref={box}>
      {rest.length === 0 ? <p>{title}</p> : <b>{title}</b>}
      {rest.map((line, index) => (
        <p key={index}>{line}</p>
      ))}
    </div>
  );
}

/** The attributes of a piece with a note, which the focus can come to: what it is called, and what that means. */
export function noteProps(title: string, words = '') {
  const note = [title, words].filter(Boolean).join('\n');
  return { 'data-note': note, tabIndex: 0 };
}
