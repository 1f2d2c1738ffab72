import { levelsFor } from '@medallion/bots';
import { factionName, type HeroReading, type RelentlessReading } from '@medallion/gwent';
import { useEffect, useState } from 'preact/hooks';
import { Segments } from '../../../pieces/choice';
import { Icon } from '../../../pieces/icon';
import { KeptGames } from '../../../play/local/kept-games';
import type { LocalSeat } from '../../../play/local/store';
import { createLocalTable, pathToLocalTable } from '../../../play/local/tables';
import { levelName, levelNote, sayPlay } from '../../../play/text/say-play';
import { navigate, query } from '../../../router/router';
import { pathTo } from '../../../router/routes';
import { language, settings } from '../../../settings/settings';
import { SetupNotice } from '../../../table/setup/setup-notice';
import { SetupFrame, useSetup } from '../../../table/setup/setup-page';
import { FACTION_LOOKS } from '../card-face';
import { readPlayableDecks, type SavedDeck } from '../decks/deck-store';
import { FIRST_HAND } from '../guide/guided-game';
import { sayGwent } from '../text/say-gwent';
import { type DeckChoice, deckChoices, recallChoices, rememberChoices, SURPRISE } from './choices';
import { drawDeck } from './draw-deck';
import { RulesPanel } from './rules-panel';

const DEFAULT_DECK = 'starter-northern-realms';
type Rival = 'bot' | 'here';

/** What is being agreed for the next game. */
interface Setup {
  readonly rival: Rival;
  readonly level: string;
  readonly mine: string;
  readonly theirs: string;
  readonly names: readonly [string, string];
  readonly relentless: RelentlessReading;
  readonly heroes: HeroReading;
}

function firstSetup(): Setup {
  const kept = recallChoices();
  const levels = levelsFor('gwent').map(({ id }) => id);
  const asked = query.value.get('level') ?? kept.level ?? '';
  return {
    rival: query.value.get('seats') === 'here' ? 'here' : 'bot',
    level: levels.includes(asked) ? asked : (levels[Math.floor(levels.length / 2)] ?? ''),
    mine: query.value.get('deck') ?? kept.mine ?? DEFAULT_DECK,
    theirs: kept.theirs ?? SURPRISE,
    names: kept.names ?? [settings.value.name || sayGwent('setup.first-name'), sayGwent('setup.second-name')],
    relentless: kept.relentless ?? 'own-deck',
    heroes: kept.heroes ?? 'may-be-taken',
  };
}

function seatsOf({ rival, level, names }: Setup): readonly LocalSeat[] {
  if (rival === 'here') {
    return names.map((name, index) => ({
      kind: 'person',
      name: name.trim() || sayGwent(index === 0 ? 'setup.first-name' : 'setup.second-name'),
      level: null,
    }));
  }
  return [
    { kind: 'person', name: null, level: null },
    { kind: 'bot', name: null, level },
  ];
}

async function deal(setup: Setup, decks: readonly DeckChoice[]): Promise<void> {
  const mine = decks.find(({ id }) => id === setup.mine) ?? decks.find(({ id }) => id === DEFAULT_DECK);
  const theirs = decks.find(({ id }) => id === setup.theirs) ?? drawDeck(decks, mine);
  if (mine === undefined || theirs === undefined) return;
  rememberChoices(setup);
  const table = await createLocalTable({
    game: 'gwent',
    config: { decks: [mine.config, theirs.config], relentless: setup.relentless, heroes: setup.heroes },
    seats: seatsOf(setup),
  });
  navigate(pathToLocalTable('gwent', table));
}

interface PartProps {
  readonly setup: Setup;
  readonly decks: readonly DeckChoice[];
  readonly change: (part: Partial<Setup>) => void;
}

function RivalPanel({ setup, decks, change }: PartProps) {
  const levels = levelsFor('gwent');
  return (
    <section class="panel rival" aria-labelledby="rival-title">
      <header>
        <h2 id="rival-title" class="display">
          {sayGwent('setup.rival')}
        </h2>
        <Segments
          label={sayGwent('setup.rival')}
          choices={[
            { value: 'bot', words: sayGwent('setup.bot') },
            { value: 'here', words: sayGwent('setup.here') },
          ]}
          chosen={setup.rival}
          onChoose={(rival) => change({ rival })}
        />
      </header>
      {setup.rival === 'bot' ? (
        <div class="set-line">
          <p class="set-words">
            <b>{sayGwent('setup.level')}</b>
            <small>{levelNote(setup.level)}</small>
          </p>
          <Segments
            label={sayGwent('setup.level')}
            choices={levels.map(({ id }) => ({ value: id, words: levelName(id) }))}
            chosen={setup.level}
            onChoose={(level) => change({ level })}
          />
        </div>
      ) : (
        <div class="set-line">
          <p class="set-words">
            <b>{sayGwent('setup.names')}</b>
            <small>{sayGwent('setup.names-words')}</small>
          </p>
          <div class="set-names">
            {([0, 1] as const).map((index) => (
              <input
                key={index}
                class="field"
                maxLength={24}
                aria-label={sayGwent(index === 0 ? 'setup.name-one' : 'setup.name-two')}
                value={setup.names[index]}
                onInput={(event) => {
                  const name = event.currentTarget.value;
                  change({ names: index === 0 ? [name, setup.names[1]] : [setup.names[0], name] });
                }}
              />
            ))}
          </div>
        </div>
      )}
      <div class="set-line">
        <p class="set-words">
          <label for="their-deck">
            <b>{sayGwent('setup.their-deck')}</b>
          </label>
          <small>{sayGwent('setup.their-deck-words')}</small>
        </p>
        <select
          id="their-deck"
          class="field"
          value={setup.theirs}
          onChange={(event) => change({ theirs: event.currentTarget.value })}
        >
          <option value={SURPRISE}>{sayGwent('setup.surprise')}</option>
          {decks.map(({ id, name, faction }) => (
            <option key={id} value={id}>
              {name} ({factionName(language.value, faction)})
            </option>
          ))}
        </select>
      </div>
    </section>
  );
}

function DeckTicket({ deck, isChosen, onChoose }: { deck: DeckChoice; isChosen: boolean; onChoose: () => void }) {
  const look = FACTION_LOOKS[deck.faction];
  return (
    <label class={`ticket paper ${look.colours}${isChosen ? ' sel' : ''}`}>
      <input class="sr" type="radio" name="my-deck" checked={isChosen} onChange={onChoose} />
      <span class="ticket-crest">
        <Icon name={look.crest} />
      </span>
      <span class="ticket-words">
        <b>{deck.name}</b>
        <small>{deck.note === '' ? sayGwent('setup.own-deck') : deck.note}</small>
      </span>
    </label>
  );
}

function DeckPanel({ setup, decks, change }: PartProps) {
  return (
    <section class="panel my-deck" aria-labelledby="deck-title">
      <header>
        <h2 id="deck-title" class="display">
          {sayGwent(setup.rival === 'here' ? 'setup.first-deck' : 'setup.my-deck')}
        </h2>
        <a class="rule-link" href={pathTo('decks')}>
          {sayGwent('setup.build')}
        </a>
      </header>
      <fieldset class="tickets">
        <legend class="sr">{sayGwent('setup.my-deck')}</legend>
        {decks.map((deck) => (
          <DeckTicket
            key={deck.id}
            deck={deck}
            isChosen={deck.id === setup.mine}
            onChoose={() => change({ mine: deck.id })}
          />
        ))}
      </fieldset>
    </section>
  );
}

function Notice({ setup, decks }: Omit<PartProps, 'change'>) {
  const nameOfDeck = (id: string) => decks.find((deck) => deck.id === id)?.name ?? sayGwent('setup.surprise');
  const seats = seatsOf(setup);
  const rival = setup.rival === 'bot' ? levelName(setup.level) : (seats[1]?.name ?? '');
  const lines = [
    { key: 'mine', head: seats[0]?.name ?? sayPlay('seat.you'), words: nameOfDeck(setup.mine) },
    { key: 'theirs', head: rival, words: nameOfDeck(setup.theirs) },
    { key: 'begins', head: sayGwent('setup.begins'), words: sayGwent('setup.begins-words') },
  ];
  return (
    <SetupNotice
      game="gwent"
      kicker={sayGwent('setup.notice')}
      title={sayGwent('setup.title')}
      lines={lines}
      go={sayGwent('setup.deal')}
      onGo={() => void deal(setup, decks)}
    />
  );
}

/** Before a local game: whom against, with which decks. Everything has a default, so one press deals. */
export function SetupPage() {
  const [setup, change] = useSetup<Setup>(firstSetup);
  const [own, setOwn] = useState<readonly SavedDeck[]>([]);
  useEffect(() => {
    void readPlayableDecks().then(setOwn);
  }, []);
  const decks = deckChoices(own);
  const chosen = decks.some(({ id }) => id === setup.mine) ? setup : { ...setup, mine: DEFAULT_DECK };
  return (
    <SetupFrame
      title={sayGwent('setup.title')}
      guided={FIRST_HAND}
      notice={<Notice setup={chosen} decks={decks} />}
      hasFigures={false}
    >
      <RivalPanel setup={chosen} decks={decks} change={change} />
      <DeckPanel setup={chosen} decks={decks} change={change} />
      <RulesPanel relentless={chosen.relentless} heroes={chosen.heroes} onChoose={change} />
      <KeptGames game="gwent" level={chosen.level} />
    </SetupFrame>
  );
}
