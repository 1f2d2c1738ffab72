import {
  type DeckList,
  deckFaults,
  FACTIONS,
  type Faction,
  gwentTexts,
  READY_MADE,
  readDeckList,
} from '@medallion/gwent';
import { computed, signal } from '@preact/signals';
import { hideSlip } from '../../../pieces/slips';
import { language } from '../../../settings/settings';
import { isSameDeck, starterOf } from './deck-list';
import { type SavedDeck, savedDecks } from './deck-store';

/** Where a deck on the bench comes from. */
export type DraftSource =
  | { readonly kind: 'saved'; readonly id: string }
  | { readonly kind: 'ready-made'; readonly id: string }
  | { readonly kind: 'new' };

/** The deck on the bench: one per faction, so that a look at another faction loses nothing. */
export interface Draft {
  readonly source: DraftSource;
  /** Empty: called by the ready-made deck it comes from. */
  readonly name: string;
  readonly list: DeckList;
}

const KEY = 'medallion.deck-bench';

type Bench = Readonly<Record<Faction, Draft>>;

function starterDraft(faction: Faction): Draft {
  const { id, list } = starterOf(faction);
  return { source: { kind: 'ready-made', id }, name: '', list };
}

function readDraft(kept: unknown, faction: Faction): Draft {
  const fresh = starterDraft(faction);
  if (typeof kept !== 'object' || kept === null) return fresh;
  const { source, name, list } = kept as Record<string, unknown>;
  const read = readDeckList(list);
  if ('code' in read || read.faction !== faction) return fresh;
  return { source: readSource(source), name: typeof name === 'string' ? name : '', list: read };
}

function readSource(kept: unknown): DraftSource {
  const { kind, id } = (typeof kept === 'object' && kept !== null ? kept : {}) as Record<string, unknown>;
  if (typeof id === 'string' && (kind === 'saved' || kind === 'ready-made')) return { kind, id };
  return { kind: 'new' };
}

function readBench(): { readonly bench: Bench; readonly faction: Faction } {
  let kept: Record<string, unknown> = {};
  try {
    const read: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    if (typeof read === 'object' && read !== null) kept = read as Record<string, unknown>;
  } catch {
    // Nothing kept, or nothing that can be read: the bench is set with the starter decks.
  }
  const drafts = (typeof kept.drafts === 'object' && kept.drafts !== null ? kept.drafts : {}) as Record<
    string,
    unknown
  >;
  const bench = Object.fromEntries(
    FACTIONS.map((faction) => [faction, readDraft(drafts[faction], faction)]),
  ) as unknown as Bench;
  return { bench, faction: FACTIONS.find((known) => known === kept.faction) ?? 'northern-realms' };
}

const start = readBench();
const bench = signal<Bench>(start.bench);
export const benchFaction = signal<Faction>(start.faction);
export const draft = computed<Draft>(() => bench.value[benchFaction.value]);

function keep(): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ faction: benchFaction.value, drafts: bench.value }));
  } catch {
    // No storage: the bench holds until the page closes.
  }
}

export function showFaction(faction: Faction): void {
  benchFaction.value = faction;
  keep();
}

/** Puts a deck on the bench of its faction and shows it; the deck that lay there is replaced. */
export function putOnBench(next: Draft): void {
  const faction = FACTIONS.find((known) => known === next.list.faction);
  if (faction === undefined) return;
  bench.value = { ...bench.value, [faction]: next };
  showFaction(faction);
}

/** The message that offers all cards back: it goes once the deck is built anew. */
export const WAY_BACK = 'deck-cleared';

export function changeDraft(change: (list: DeckList) => DeckList): void {
  hideSlip(WAY_BACK);
  putOnBench({ ...draft.value, list: change(draft.value.list) });
}

export function renameDraft(name: string): void {
  putOnBench({ ...draft.value, name });
}

export function readyMadeName(id: string): string {
  return gwentTexts.say(language.value, `deck.${id}`);
}

export function savedDraft(deck: SavedDeck): Draft {
  return { source: { kind: 'saved', id: deck.id }, name: deck.name, list: deck.list };
}

export function readyMadeDraft(id: string): Draft | null {
  const found = READY_MADE.find((deck) => deck.id === id);
  if (found === undefined) return null;
  const { faction, leader, cards } = found;
  return { source: { kind: 'ready-made', id }, name: '', list: { faction, leader, cards: { ...cards } } };
}

export const draftFaults = computed(() => deckFaults(draft.value.list));

/** What the deck was when it was last kept or taken from the shelf; null for a new one. */
const kept = computed<{ readonly name: string; readonly list: DeckList } | null>(() => {
  const { source } = draft.value;
  if (source.kind === 'ready-made') return readyMadeDraft(source.id);
  if (source.kind === 'saved') return savedDecks.value?.find((deck) => deck.id === source.id) ?? null;
  return null;
});

export const isDraftChanged = computed(() => {
  const before = kept.value;
  const { name, list } = draft.value;
  return before === null ? true : before.name !== name || !isSameDeck(before.list, list);
});
