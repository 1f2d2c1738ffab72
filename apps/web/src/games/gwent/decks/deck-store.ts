import { type DeckFault, type DeckList, deckFaults, readDeckList } from '@medallion/gwent';
import { type ReadonlySignal, signal } from '@preact/signals';
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { freshId } from '../../../play/fresh-id';
import { storageCode } from '../../../play/local/store';

/** A deck that a person built and kept on this device. It may break the deck rules: see `faults`. */
export interface SavedDeck {
  readonly id: string;
  readonly name: string;
  readonly list: DeckList;
  readonly changedAt: number;
}

interface DeckBase extends DBSchema {
  decks: { key: string; value: SavedDeck };
}

const decks = signal<readonly SavedDeck[] | null>(null);

/** My decks, the latest first; null until they have been read. `readSavedDecks` fills it. */
export const savedDecks: ReadonlySignal<readonly SavedDeck[] | null> = decks;

const trouble = signal<string | null>(null);
/** Why my decks cannot be read on this device; null when they can. The decks themselves are not touched. */
export const decksTrouble: ReadonlySignal<string | null> = trouble;

export const MAX_DECK_NAME = 40;

let base: Promise<IDBPDatabase<DeckBase>> | null = null;

function open(): Promise<IDBPDatabase<DeckBase>> {
  base ??= openDB<DeckBase>('medallion-decks', 1, {
    upgrade: (fresh) => {
      fresh.createObjectStore('decks', { keyPath: 'id' });
    },
  }).catch((problem: unknown) => {
    base = null;
    throw problem;
  });
  return base;
}

/** What lies in the store may come from an older build: a row that is no deck is left alone and not shown. */
function isDeck(row: unknown): row is SavedDeck {
  if (typeof row !== 'object' || row === null) return false;
  const { id, name, list } = row as Record<string, unknown>;
  return typeof id === 'string' && typeof name === 'string' && !('code' in readDeckList(list));
}

/** Reads my decks anew; another tab may have changed them. Empty where the browser keeps nothing. */
export async function readSavedDecks(): Promise<readonly SavedDeck[]> {
  try {
    const rows: readonly unknown[] = await (await open()).getAll('decks');
    trouble.value = null;
    decks.value = rows.filter(isDeck).sort((one, other) => other.changedAt - one.changedAt);
  } catch (problem) {
    console.warn('Decks cannot be read', problem);
    base = null;
    trouble.value = storageCode(problem);
    decks.value ??= [];
  }
  return decks.value;
}

/** My decks that may be played as they are. */
export async function readPlayableDecks(): Promise<readonly SavedDeck[]> {
  return (await readSavedDecks()).filter((deck) => faultsOf(deck).length === 0);
}

export function faultsOf(deck: SavedDeck): readonly DeckFault[] {
  return deckFaults(deck.list);
}

/** Keeps a deck; without an id it becomes a new one. Rejects when the browser keeps nothing or the disk is full. */
export async function saveDeck(deck: Omit<SavedDeck, 'id' | 'changedAt'>, id?: string): Promise<SavedDeck> {
  const kept = {
    id: id ?? freshId(),
    name: deck.name.slice(0, MAX_DECK_NAME),
    list: deck.list,
    changedAt: Date.now(),
  };
  await (await open()).put('decks', kept);
  await readSavedDecks();
  return kept;
}

export async function deleteDeck(id: string): Promise<void> {
  await (await open()).delete('decks', id);
  await readSavedDecks();
}
