import type { Json } from '@medallion/kernel';
import type { ChatLine, Phase, TableList } from '@medallion/protocol';

export interface StoredPerson {
  readonly id: string;
  readonly name: string;
  readonly generation: number;
}

/** What is fixed when a table is made. */
export interface StoredTable {
  readonly id: string;
  readonly game: string;
  readonly version: number;
  readonly host: string;
  readonly inviteKey: string;
  readonly spectateKey: string;
  readonly serverSeed: string;
  readonly createdAt: number;
}

/** What changes with every turn. */
export interface TurnDigest {
  readonly moves: number;
  readonly updatedAt: number;
  /** When the clock of the seat with the least time runs out. */
  readonly deadline: number | null;
  readonly isBotTurn: boolean;
  /** The seats that are asked. */
  readonly waitingFor: readonly number[];
}

/** What lists show, and what must be found without replaying the table. */
export interface TableDigest extends TurnDigest {
  readonly phase: Phase | 'closed';
  readonly isListed: boolean;
  readonly hasOpenSeat: boolean;
  /** People with a seat. */
  readonly people: readonly string[];
  /** The rest of what lists show, as JSON: what does not change with every turn. */
  readonly summary: Json;
}

/** One line of a table's log, never changed once written. */
export interface StoredEntry {
  readonly number: number;
  readonly time: number;
  readonly kind: string;
  readonly seat: number | null;
  /** The answer's code, or the point that an undo goes back to. */
  readonly code: number | null;
  readonly person: string | null;
  readonly command: string | null;
  readonly detail: Json;
}

/** The way a table goes most of the time: somebody answers, and nothing but the turn changes. */
export interface TurnWrite {
  readonly isTurnOnly: true;
  readonly table: string;
  readonly entries: readonly StoredEntry[];
  readonly digest: TurnDigest;
}

export interface ChangeWrite {
  readonly isTurnOnly: false;
  readonly table: string;
  /** Given once, by the write that makes the table. */
  readonly created: (StoredTable & { readonly command: string }) | null;
  readonly entries: readonly StoredEntry[];
  readonly digest: TableDigest;
}

/** What is committed in one piece: all of it or nothing. */
export type TableWrite = TurnWrite | ChangeWrite;

export interface StoredSummary {
  readonly table: StoredTable;
  readonly digest: Omit<TableDigest, 'people'>;
}

/** Why a write failed, as far as people can do something about it. */
export class StorageError extends Error {
  readonly code: 'storage-full' | 'storage-failed';

  constructor(code: 'storage-full' | 'storage-failed', cause: unknown) {
    super(code, { cause });
    this.code = code;
  }
}

/**
 * Where everything lives that must outlast the process. A promise that resolves means: committed, whatever happens next.
 * Kept free of SQLite so that another database can follow with the same tests.
 */
export interface Store {
  findPerson(id: string): Promise<StoredPerson | null>;
  addPerson(person: StoredPerson, now: number): Promise<void>;
  renamePerson(id: string, name: string): Promise<void>;
  setRecovery(id: string, hash: string): Promise<void>;
  /** Finds the person of a recovery code and uses the code up. */
  takeRecovery(hash: string): Promise<StoredPerson | null>;
  raiseGeneration(id: string): Promise<number>;
  /** Those muted by the person, at most so many. */
  mutes(id: string, limit: number): Promise<readonly string[]>;
  setMute(id: string, other: string, isMuted: boolean): Promise<void>;

  /** Writes all of it or nothing of it. */
  commit(writes: readonly TableWrite[]): Promise<void>;
  findTable(id: string): Promise<StoredSummary | null>;
  findCreated(host: string, command: string): Promise<string | null>;
  entries(table: string): Promise<readonly StoredEntry[]>;
  list(list: TableList, person: string | null, limit: number): Promise<readonly StoredSummary[]>;
  unfinishedOf(person: string): Promise<readonly string[]>;
  /** Tables that must be woken: a bot is to move, or a clock has run out. */
  waking(now: number): Promise<readonly string[]>;
  /** Tables that never began and that nobody has touched since. */
  stale(before: number): Promise<readonly string[]>;

  chat(table: string, limit: number): Promise<readonly ChatLine[]>;
  findChat(table: string, person: string, command: string): Promise<number | null>;
  /** Adds a line, and lets go of all but the latest `kept`. */
  addChat(table: string, line: ChatLine, command: string, kept: number): Promise<void>;

  /** Looks at some more tables, and deletes those that ended before then and at which nobody has a seat. How many. */
  forgetTables(before: number, most: number): Promise<number>;

  isWritable(): Promise<boolean>;
  close(): Promise<void>;
}
