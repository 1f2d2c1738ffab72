import '../../../table-kit/setup.css';
import '../table/heroes.css';
import './setup.css';
import adventureSheet from 'virtual:art-sheet/adventure';
import { HERO_IDS, type HeroId, MODES, type Mode } from '@medallion/adventure-game';
import { levelsFor } from '@medallion/bots';
import { useEffect, useState } from 'preact/hooks';
import { loadArtSheet } from '../../../art/art-sheet';
import { Segments } from '../../../pieces/choice';
import { Page } from '../../../pieces/frame';
import { Button } from '../../../pieces/links';
import type { LocalSeat } from '../../../play/local/store';
import { createLocalTable, pathToLocalTable } from '../../../play/local/tables';
import { levelName, levelNote, sayPlay } from '../../../play/text/say-play';
import { navigate, query } from '../../../router/router';
import { pathTo } from '../../../router/routes';
import { MAX_NAME, settings } from '../../../settings/settings';
import { HERO_ICONS } from '../art/emblems';
import { createGuidedGame, isGuided, pathToGuide } from '../guide/guided-game';
import { Emblem, HeroCrest } from '../table/pieces';
import { named, sayAdventure } from '../text/say-adventure';
import { KeptTables } from './kept-tables';

void loadArtSheet(adventureSheet);

const GAME = 'adventure-game';
const KINDS = ['person', 'bot', 'closed'] as const;
type Kind = (typeof KINDS)[number];

interface SeatPlan {
  readonly hero: HeroId;
  readonly kind: Kind;
  readonly name: string;
}

interface Setup {
  readonly seats: readonly SeatPlan[];
  readonly level: string;
  readonly mode: Mode;
}

function firstSetup(): Setup {
  const levels = levelsFor(GAME).map(({ id }) => id);
  const asked = query.value.get('level') ?? '';
  const isHere = query.value.get('seats') === 'here';
  const mode = MODES.find((known) => known === query.value.get('mode')) ?? 'standard';
  const hero = HERO_IDS.find((known) => known === query.value.get('hero')) ?? 'geralt';
  const order = [hero, ...HERO_IDS.filter((other) => other !== hero)];
  return {
    level: levels.includes(asked) ? asked : (levels[Math.min(1, levels.length - 1)] ?? ''),
    mode,
    seats: order.map((one, seat) => ({
      hero: one,
      kind: seat === 0 ? 'person' : seat === 1 ? (isHere ? 'person' : 'bot') : seat === 2 && !isHere ? 'bot' : 'closed',
      name: seat === 0 ? settings.value.name : '',
    })),
  };
}

function seatsOf({ seats, level }: Setup): readonly LocalSeat[] {
  const taken = seats.filter(({ kind }) => kind !== 'closed');
  const people = taken.filter(({ kind }) => kind === 'person').length;
  return taken.map(({ kind, name }, seat) =>
    kind === 'bot'
      ? { kind: 'bot', name: null, level }
      : {
          kind: 'person',
          name: people === 1 ? null : name.trim() || sayAdventure('setup.player', { seat: seat + 1 }),
          level: null,
        },
  );
}

async function setOut(setup: Setup): Promise<void> {
  const heroes = setup.seats.filter(({ kind }) => kind !== 'closed').map(({ hero }) => hero);
  const config = { heroes, ...(setup.mode === 'standard' ? {} : { mode: setup.mode }) };
  const table = await createLocalTable({ game: GAME, config, seats: seatsOf(setup) });
  navigate(pathToLocalTable(GAME, table));
}

interface PartProps {
  readonly setup: Setup;
  readonly change: (part: Partial<Setup>) => void;
}

/** Two seats change heroes, so that nobody rides twice. */
function withHero(seats: readonly SeatPlan[], place: number, hero: HeroId): readonly SeatPlan[] {
  const before = seats[place]?.hero ?? hero;
  return seats.map((seat, index) =>
    index === place ? { ...seat, hero } : seat.hero === hero ? { ...seat, hero: before } : seat,
  );
}

function HeroTickets({ setup, change }: PartProps) {
  const mine = setup.seats[0]?.hero;
  return (
    <section class="panel" aria-labelledby="hero-title">
      <h2 id="hero-title" class="display">
        {sayAdventure('setup.choose-hero')}
      </h2>
      <fieldset class="hero-tickets">
        <legend class="sr">{sayAdventure('setup.choose-hero')}</legend>
        {HERO_IDS.map((hero) => (
          <label key={hero} class={`paper hero-ticket${hero === mine ? ' sel' : ''}`}>
            <input
              class="sr"
              type="radio"
              name="hero"
              checked={hero === mine}
              onChange={() => change({ seats: withHero(setup.seats, 0, hero) })}
            />
            <svg
              class={`pt hc-${hero}`}
              viewBox="0 0 300 150"
              preserveAspectRatio="xMidYMid slice"
              aria-hidden="true"
              focusable="false"
            >
              <use href={`#gi-${HERO_ICONS[hero]}`} x="84" y="10" width="132" height="132" class="ag-fig-back" />
              <use href={`#gi-${HERO_ICONS[hero]}`} x="84" y="10" width="132" height="132" class="card-fig" />
            </svg>
            <b class="display">{named('hero', hero)}</b>
            <small>{sayAdventure(`setup.about.${hero}`)}</small>
          </label>
        ))}
      </fieldset>
    </section>
  );
}

function SeatLine({ setup, change, place }: PartProps & { readonly place: number }) {
  const seat = setup.seats[place];
  if (seat === undefined) return null;
  const put = (part: Partial<SeatPlan>) =>
    change({ seats: setup.seats.map((one, index) => (index === place ? { ...one, ...part } : one)) });
  // A game needs two: the second seat cannot be empty.
  const kinds = place === 1 ? KINDS.filter((kind) => kind !== 'closed') : KINDS;
  const people = setup.seats.filter(({ kind }) => kind === 'person').length;
  return (
    <li class={seat.kind === 'closed' ? 'seat-line closed' : 'seat-line'}>
      <HeroCrest hero={seat.hero} />
      <span>
        <b>{named('hero', seat.hero)}</b>
        <small>
          {place === 0 && people === 1 ? sayPlay('seat.you') : seat.kind === 'bot' ? levelName(setup.level) : ''}
        </small>
      </span>
      {seat.kind === 'person' && people > 1 ? (
        <input
          class="field"
          maxLength={MAX_NAME}
          aria-label={sayAdventure('setup.name', { seat: place + 1 })}
          placeholder={sayAdventure('setup.player', { seat: place + 1 })}
          value={seat.name}
          onInput={(event) => put({ name: event.currentTarget.value })}
        />
      ) : null}
      {place === 0 ? null : (
        <Segments
          label={sayAdventure('setup.kind', { seat: place + 1 })}
          choices={kinds.map((value) => ({ value, words: sayAdventure(`setup.kind.${value}`) }))}
          chosen={seat.kind}
          onChoose={(kind) => put({ kind })}
        />
      )}
    </li>
  );
}

function SeatPanel(props: PartProps) {
  const { setup, change } = props;
  return (
    <section class="panel" aria-labelledby="seats-title">
      <h2 id="seats-title" class="display">
        {sayAdventure('setup.seats')}
      </h2>
      <ul class="seat-lines">
        {setup.seats.map((seat, place) => (
          <SeatLine key={seat.hero} {...props} place={place} />
        ))}
      </ul>
      <div class="set-line">
        <p class="set-words">
          <b>{sayAdventure('setup.level')}</b>
          <small>{levelNote(setup.level)}</small>
        </p>
        <Segments
          label={sayAdventure('setup.level')}
          choices={levelsFor(GAME).map(({ id }) => ({ value: id, words: levelName(id) }))}
          chosen={setup.level}
          onChoose={(level) => change({ level })}
        />
      </div>
      <div class="set-line">
        <p class="set-words">
          <b>{sayAdventure('setup.length')}</b>
        </p>
        <Segments
          label={sayAdventure('setup.length')}
          choices={MODES.map((value) => ({ value, words: sayAdventure(`mode.${value}`) }))}
          chosen={setup.mode}
          onChoose={(mode) => change({ mode })}
        />
      </div>
    </section>
  );
}

function Notice({ setup }: { readonly setup: Setup }) {
  const taken = setup.seats.filter(({ kind }) => kind !== 'closed');
  const seats = seatsOf(setup);
  const nameOf = (place: number) => {
    const seat = seats[place];
    return seat?.kind === 'bot' ? levelName(setup.level) : (seat?.name ?? sayPlay('seat.you'));
  };
  return (
    <section class="notice paper paper-wide ruled" aria-labelledby="notice-title">
      <p class="k">{sayAdventure('setup.notice')}</p>
      <h1 id="notice-title" class="display">
        {sayAdventure('setup.title')}
      </h1>
      <dl>
        {taken.map(({ hero }, place) => (
          <div key={hero}>
            <dt>
              <Emblem name={HERO_ICONS[hero]} /> {sayAdventure(`hero.${hero}`)}
            </dt>
            <dd>{nameOf(place)}</dd>
          </div>
        ))}
        <div>
          <dt>{sayAdventure('setup.length')}</dt>
          <dd>{sayAdventure(`mode.${setup.mode}`)}</dd>
        </div>
      </dl>
      <p class="fine-words">{sayAdventure('setup.kept')}</p>
      <Button look="ink-red" onPress={() => void setOut(setup)}>
        {sayAdventure('setup.go')}
      </Button>
      <p class="fine-words">
        <a href={pathToGuide()}>{sayAdventure('setup.guide')}</a>
      </p>
      <p class="fine-words">
        <a href={`${pathTo('new-table')}?game=${GAME}`}>{sayAdventure('setup.online')}</a>
      </p>
    </section>
  );
}

/** Before a local game: which heroes, who plays them, how long. Everything has a default, so one press sets out. */
export function SetupPage() {
  const [setup, setSetup] = useState<Setup>(firstSetup);
  const change = (part: Partial<Setup>) => setSetup((before) => ({ ...before, ...part }));
  const wantsGuide = isGuided();
  useEffect(() => {
    if (wantsGuide) void createGuidedGame().then((path) => navigate(path, { replace: true }));
  }, [wantsGuide]);
  return (
    <Page title={sayAdventure('setup.title')} class="setup ag-setup">
      <Notice setup={setup} />
      <div class="setup-parts">
        <HeroTickets setup={setup} change={change} />
        <SeatPanel setup={setup} change={change} />
        <KeptTables />
      </div>
    </Page>
  );
}
