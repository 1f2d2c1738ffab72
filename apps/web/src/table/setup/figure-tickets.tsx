import './figures.css';
import type { ComponentChildren } from 'preact';

/** The choice of whom to play, as a row of tickets. */
export function FigureTickets({ title, children }: { readonly title: string; readonly children: ComponentChildren }) {
  return (
    <section class="panel" aria-labelledby="figure-title">
      <h2 id="figure-title" class="display">
        {title}
      </h2>
      <fieldset class="figure-tickets">
        <legend class="sr">{title}</legend>
        {children}
      </fieldset>
    </section>
  );
}

interface TicketProps {
  /** Sets the colours of the picture. */
  readonly class?: string;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
  /** The drawing, 300 wide and 160 high. */
  readonly art: ComponentChildren;
  readonly name: string;
  readonly note: string;
}

export function FigureTicket({ class: extra = '', isChosen, onChoose, art, name, note }: TicketProps) {
  return (
    <label class={`paper figure-ticket ${extra}${isChosen ? ' sel' : ''}`}>
      <input class="sr" type="radio" name="figure" checked={isChosen} onChange={onChoose} />
      <svg class="pt" viewBox="0 0 300 160" preserveAspectRatio="xMidYMid slice" aria-hidden="true" focusable="false">
        {art}
      </svg>
      <b class="display">{name}</b>
      <small>{note}</small>
    </label>
  );
}
