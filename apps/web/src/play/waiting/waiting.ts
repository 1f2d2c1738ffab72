import { signal } from '@preact/signals';
import type { GameId } from '../../games/catalogue';

/** A game that is not over, as home shows it under "Waiting for you". */
export interface WaitingTable {
  readonly key: string;
  readonly game: GameId;
  readonly href: string;
  /** "Gwent against Hattori" */
  readonly title: string;
  /** "Round 2, your turn" */
  readonly note: string;
  readonly isMyTurn: boolean;
}

/** Filled by whoever keeps tables: the local store and the server connection. */
export const waitingTables = signal<readonly WaitingTable[]>([]);
