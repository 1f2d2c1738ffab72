import './shelf.css';
import { type DeckList, deckCounts, deckFaults, factionName, gwentTexts, READY_MADE } from '@medallion/gwent';
import type { ComponentChildren } from 'preact';
import { Dialog } from '../../../pieces/dialog';
import { Icon } from '../../../pieces/icon';
import { Button } from '../../../pieces/links';
import { Empty } from '../../../pieces/notes';
import { hideSlip, showSlip } from '../../../pieces/slips';
import { language } from '../../../settings/settings';
import { FACTION_LOOKS, type GwentFaction } from '../card-face';
import { emptyDeck, freeName } from './deck-list';
import { decksTrouble, deleteDeck, type SavedDeck, saveDeck, savedDecks } from './deck-store';
import { benchFaction, draft, putOnBench, readyMadeDraft, readyMadeName, savedDraft } from './draft';
import { sayNotSaved } from './not-saved';
import { sayDecks } from './say';

interface EntryProps {
  readonly name: string;
  readonly list: DeckList;
  readonly words?: string;
  readonly isOpen: boolean;
  readonly onOpen: () => void;
  readonly children?: ComponentChildren;
}

function Entry({ name, list, words, isOpen, onOpen, children }: EntryProps) {
  const { units, specials } = deckCounts(list);
  const look = FACTION_LOOKS[list.faction as GwentFaction];
  return (
    <li class={`${look.colours}${isOpen ? ' on' : ''}`}>
      <button type="button" class="shelf-open" onClick={onOpen}>
        <Icon name={look.crest} />
        <span>
          <b>{name}</b>
          <small>
            {words ?? factionName(language.value, list.faction)}
            {deckFaults(list).length === 0 ? null : <em> · {sayDecks('deck-illegal')}</em>}
          </small>
        </span>
        <i role="img" aria-label={sayDecks('deck-cards-label', { units, specials })}>
          {sayDecks('deck-cards', { units, specials })}
        </i>
      </button>
      {children}
    </li>
  );
}

/** Puts a deck back on the shelf. Where there is no room for it any more, it can be tried again. */
async function bringBack(deck: SavedDeck): Promise<void> {
  hideSlip('deck');
  try {
    await saveDeck(deck, deck.id);
  } catch (problem) {
    sayNotSaved(problem, wayBack(deck));
  }
}

const wayBack = (deck: SavedDeck) => ({ words: sayDecks('bring-back'), run: () => void bringBack(deck) });

async function remove(deck: SavedDeck): Promise<void> {
  try {
    await deleteDeck(deck.id);
    showSlip({ id: 'deck', words: sayDecks('deleted', { name: deck.name }), act: wayBack(deck) });
  } catch (problem) {
    sayNotSaved(problem);
  }
}

function duplicate(deck: SavedDeck): void {
  const taken = (savedDecks.value ?? []).map(({ name }) => name);
  const name = freeName(sayDecks('copy-of', { name: deck.name }), taken);
  saveDeck({ name, list: deck.list }).catch(sayNotSaved);
}

function MyDecks({ onClose }: { readonly onClose: () => void }) {
  const { source } = draft.value;
  const decks = savedDecks.value ?? [];
  const trouble = decksTrouble.value;
  if (trouble !== null) return <Empty>{sayDecks(trouble === 'storage-newer' ? 'shelf-newer' : 'shelf-closed')}</Empty>;
  if (decks.length === 0) return <Empty>{sayDecks('no-decks')}</Empty>;
  return (
    <ul class="shelf">
      {decks.map((deck) => (
        <Entry
          key={deck.id}
          name={deck.name}
          list={deck.list}
          isOpen={source.kind === 'saved' && source.id === deck.id}
          onOpen={() => {
            putOnBench(savedDraft(deck));
            onClose();
          }}
        >
          <button
            type="button"
            class="inklink"
            aria-label={sayDecks('duplicate-deck', { name: deck.name })}
            onClick={() => duplicate(deck)}
          >
            {sayDecks('duplicate')}
          </button>
          <button
            type="button"
            class="inklink"
            aria-label={sayDecks('delete-deck', { name: deck.name })}
            onClick={() => void remove(deck)}
          >
            {sayDecks('delete')}
          </button>
        </Entry>
      ))}
    </ul>
  );
}

function ReadyMade({ kind, onClose }: { readonly kind: 'starter' | 'themed'; readonly onClose: () => void }) {
  const { source } = draft.value;
  return (
    <ul class="shelf">
      {READY_MADE.filter((deck) => deck.kind === kind).map((deck) => (
        <Entry
          key={deck.id}
          name={readyMadeName(deck.id)}
          list={deck}
          words={gwentTexts.say(language.value, `deck.${deck.id}.style`)}
          isOpen={source.kind === 'ready-made' && source.id === deck.id}
          onOpen={() => {
            const next = readyMadeDraft(deck.id);
            if (next !== null) putOnBench(next);
            onClose();
          }}
        />
      ))}
    </ul>
  );
}

/** Every deck there is: mine, the starter decks, the themed ones. */
export function ShelfDialog({ onClose }: { readonly onClose: () => void }) {
  const startEmpty = () => {
    putOnBench({ source: { kind: 'new' }, name: '', list: emptyDeck(benchFaction.value) });
    onClose();
  };
  return (
    <Dialog
      title={sayDecks('shelf')}
      onClose={onClose}
      acts={
        <Button look="ink-line" onPress={startEmpty}>
          {sayDecks('new-deck')}
        </Button>
      }
    >
      <h3>{sayDecks('my-decks')}</h3>
      <MyDecks onClose={onClose} />
      <h3>{sayDecks('starters')}</h3>
      <ReadyMade kind="starter" onClose={onClose} />
      <h3>{sayDecks('themed')}</h3>
      <ReadyMade kind="themed" onClose={onClose} />
    </Dialog>
  );
}
