import type { ComponentChildren } from 'preact';
import type { TableSession } from '../../play/session';

/** A board draws a table of its game, whoever runs it. */
export interface BoardProps {
  readonly session: TableSession<unknown, unknown>;
  /** Further buttons in the bar, as `.icon-btn`. */
  readonly tools?: ComponentChildren;
  /** Further panels beside the table: the chat of an online table. */
  readonly aside?: ComponentChildren;
  /** A strip above the hand: the controls of a replay. */
  readonly controls?: ComponentChildren;
  /** Further ways on at the end of the game, as `.keep-row`. */
  readonly extras?: ComponentChildren;
  /** False in replays: no opening hand, round end or game end takes the place of the table. */
  readonly hasMoments?: boolean;
}
