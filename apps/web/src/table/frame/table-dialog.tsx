import './table-dialog.css';
import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { CrossIcon } from '../../pieces/icon';
import { sayTable } from '../text/say-table';

interface DialogProps {
  readonly title: string;
  readonly class?: string;
  readonly onClose: () => void;
  readonly children: ComponentChildren;
}

/** A panel over the table. The platform keeps the focus inside, and Escape closes it. */
export function TableDialog({ title, class: extra = '', onClose, children }: DialogProps) {
  const box = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const dialog = box.current;
    if (dialog !== null && !dialog.open) dialog.showModal();
    return () => dialog?.close();
  }, []);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape does the same, by the platform
    <dialog
      ref={box}
      class={`over panel ${extra}`}
      aria-label={title}
      onClose={onClose}
      onClick={(event) => {
        if (event.target === box.current) onClose();
      }}
    >
      <div class="over-in">
        <header>
          <h2 class="display">{title}</h2>
          <button type="button" class="icon-btn over-close" aria-label={sayTable('dialog.close')} onClick={onClose}>
            <CrossIcon />
          </button>
        </header>
        {children}
      </div>
    </dialog>
  );
}
