import './decks-page.css';
import { factionName, unpackDeckList } from '@medallion/gwent';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { RouteProps } from '../../../app';
import { Page } from '../../../pieces/frame';
import { Icon } from '../../../pieces/icon';
import { showSlip } from '../../../pieces/slips';
import { hash, navigate } from '../../../router/router';
import { pathTo } from '../../../router/routes';
import { language } from '../../../settings/settings';
import { FACTION_LOOKS, GWENT_FACTIONS } from '../card-face';
import { decksTrouble, readSavedDecks } from './deck-store';
import { HandDialog, ImportDialog, LeaderDialog, ShareDialog } from './dialogs';
import { benchFaction, draft, isDraftChanged, putOnBench, readyMadeDraft, savedDraft, showFaction } from './draft';
import { Pool } from './pool';
import { sayDecks } from './say';
import { DeckSheet, saveDraft } from './sheet';
import { ShelfDialog } from './shelf';

type OpenDialog = 'leader' | 'shelf' | 'share' | 'import' | 'hand';

function Factions() {
  return (
    // biome-ignore lint/a11y/useSemanticElements: it stands in a line of text, where a fieldset cannot
    <span class="deck-factions" role="group" aria-label={sayDecks('faction')}>
      {GWENT_FACTIONS.map((faction) => {
        const { colours, crest } = FACTION_LOOKS[faction];
        const isOn = faction === benchFaction.value;
        const name = factionName(language.value, faction);
        return (
          <button
            key={faction}
            type="button"
            class={isOn ? `${colours} on` : colours}
            aria-pressed={isOn}
            aria-label={name}
            onClick={() => showFaction(faction)}
          >
            <Icon name={crest} />
            <span>{name}</span>
          </button>
        );
      })}
    </span>
  );
}

/** `/decks#code` brings a shared deck; it goes to the bench once, so that a reload does not undo later changes. */
function takeFromLink(code: string): void {
  const list = unpackDeckList(code);
  if (list === null) showSlip({ id: 'deck', words: sayDecks('bad-link') });
  else putOnBench({ source: { kind: 'new' }, name: sayDecks('imported'), list });
  navigate(pathTo('decks'), { replace: true });
}

/** An empty shelf would say that the decks are lost: they are only out of reach. */
function sayTrouble(): void {
  const code = decksTrouble.value;
  if (code !== null)
    showSlip({ id: 'deck-shelf', words: sayDecks(code === 'storage-newer' ? 'shelf-newer' : 'shelf-closed') });
}

async function takeByName(id: string): Promise<void> {
  const saved = (await readSavedDecks()).find((deck) => deck.id === id);
  const found = saved === undefined ? readyMadeDraft(id) : savedDraft(saved);
  if (found === null) showSlip({ id: 'deck', words: sayDecks('no-such-deck') });
  else putOnBench(found);
}

/** The play page knows the decks of the shelf: what was changed is put there first. */
async function play(): Promise<void> {
  if (isDraftChanged.value && !(await saveDraft())) return;
  const { source } = draft.value;
  const deck = source.kind === 'ready-made' ? source.id : source.kind === 'saved' ? `own-${source.id}` : '';
  navigate(`${pathTo('play', { game: 'gwent' })}?deck=${encodeURIComponent(deck)}`);
}

export function DecksPage({ values }: RouteProps) {
  const open = useSignal<OpenDialog | null>(null);
  const wanted = values.deck;
  const code = hash.value;
  useEffect(() => {
    void readSavedDecks().then(sayTrouble);
  }, []);
  useEffect(() => {
    if (wanted !== undefined) void takeByName(wanted);
  }, [wanted]);
  useEffect(() => {
    if (code !== '' && code !== 'main') takeFromLink(code);
  }, [code]);
  const close = () => {
    open.value = null;
  };
  return (
    <Page title={sayDecks('title')} mid={<Factions />} class="deck-page">
      <h1 class="sr">{sayDecks('title')}</h1>
      <Pool />
      <DeckSheet
        onPlay={() => void play()}
        onOpen={(dialog) => {
          open.value = dialog;
        }}
      />
      {open.value === 'leader' ? <LeaderDialog onClose={close} /> : null}
      {open.value === 'shelf' ? <ShelfDialog onClose={close} /> : null}
      {open.value === 'share' ? <ShareDialog onClose={close} /> : null}
      {open.value === 'import' ? <ImportDialog onClose={close} /> : null}
      {open.value === 'hand' ? <HandDialog onClose={close} /> : null}
    </Page>
  );
}
