import { gwentTexts } from '@medallion/gwent';
import type { Json } from '@medallion/kernel';
import { type OnlineGame, SURPRISE } from '../../../play/online/online-games';
import { sayOnline } from '../../../play/online/say-online';
import { language } from '../../../settings/settings';
import { faultsOf, readPlayableDecks, savedDecks } from '../decks/deck-store';
import { type DeckChoice, deckChoices } from '../setup/choices';
import { drawDeck } from '../setup/draw-deck';
import { heroChoices, relentlessChoices } from '../setup/rules-panel';
import { moveWords } from '../table/words';
import { sayGwent } from '../text/say-gwent';

/** Ready-made decks and those of my own that may be played. */
function decks(): readonly DeckChoice[] {
  return deckChoices((savedDecks.value ?? []).filter((deck) => faultsOf(deck).length === 0));
}

function decksIn(config: Json): readonly Json[] {
  if (typeof config !== 'object' || config === null || Array.isArray(config)) return [];
  const { decks: list } = config as { readonly [key: string]: Json };
  return Array.isArray(list) ? list : [];
}

/** The deck of that id, or one that is drawn: to match the other deck, where it is known. */
function choiceJson(id: string, other = ''): Json {
  const known = decks();
  const deckOf = (wanted: string) => known.find((deck) => deck.id === wanted);
  return (deckOf(id) ?? drawDeck(known, deckOf(other)))?.config ?? 'starter-northern-realms';
}

export const gwentOnline: OnlineGame = {
  minSeats: 2,
  maxSeats: 2,
  isChoiceOpen: false,
  choiceWords: () => sayOnline('new.my-deck'),
  refresh: async () => {
    await readPlayableDecks();
  },
  choices: () => decks().map(({ id, name, kind }) => ({ id, name, group: kind })),
  choiceJson: (id) => choiceJson(id),
  choiceIn: (config, seat) => {
    const there = JSON.stringify(decksIn(config)[seat] ?? null);
    return decks().find((deck) => JSON.stringify(deck.config) === there)?.id ?? null;
  },
  options: () => [
    {
      id: 'relentless',
      label: sayGwent('setup.relentless'),
      values: relentlessChoices(),
    },
    {
      id: 'heroes',
      label: sayGwent('setup.heroes'),
      values: heroChoices(),
    },
  ],
  config: (choices, options) => ({
    decks: choices.map((choice, seat) => choiceJson(choice || SURPRISE, choices[1 - seat])),
    ...(options.relentless === 'opponent-discard' ? { relentless: 'opponent-discard' } : {}),
    ...(options.heroes === 'stay' ? { heroes: 'stay' } : {}),
  }),
  moveWords: (move) => moveWords(move, gwentTexts.say(language.value, 'kind.leader')),
};
