import './dialog.css';
import type { ComponentChildren } from 'preact';
import { useEffect, useId, useRef } from 'preact/hooks';
import { say } from '../text/say';
import { CrossIcon } from './icon';

interface DialogProps {
  readonly title: string;
  readonly children: ComponentChildren;
  /** The ways on, as buttons of the `ink` kinds. */
  readonly acts?: ComponentChildren;
  /** For things that need the width of the table, such as a hand of cards. */
  readonly wide?: boolean;
  readonly onClose: () => void;
}

/** A sheet over the table that must be answered or put away first. Escape and a click beside it put it away. */
export function Dialog({ title, children, acts, wide = false, onClose }: DialogProps) {
  const box = useRef<HTMLDialogElement>(null);
  const heading = useId();
  useEffect(() => {
    const dialog = box.current;
    dialog?.showModal();
    return () => dialog?.close();
  }, []);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape is the key for it, and the browser gives it
    <dialog
      ref={box}
      class={wide ? 'dlg paper paper-wide ruled wide' : 'dlg paper ruled'}
      aria-labelledby={heading}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => {
        if (event.target === box.current) onClose();
      }}
    >
      <div class="dlg-in">
        <header>
          <h2 class="display" id={heading}>
            {title}
          </h2>
          <button type="button" class="icon-btn ink" aria-label={say('slip.close')} onClick={onClose}>
            <CrossIcon />
          </button>
        </header>
        <div class="dlg-body">{children}</div>
        {acts === undefined ? null : <footer>{acts}</footer>}
      </div>
    </dialog>
  );
}
