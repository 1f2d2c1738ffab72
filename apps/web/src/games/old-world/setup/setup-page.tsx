import '../table/cards.css';
import './setup.css';
import oldWorldSheet from 'virtual:art-sheet/oldworld';
import { levelsFor } from '@medallion/bots';
import { SCHOOLS } from '@medallion/old-world';
import { useState } from 'preact/hooks';
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
import { schoolIcon } from '../art/emblems';
import { Crest, Emblem, schoolClass } from '../table/pieces';
import { named, sayOldWorld } from '../text/say-old-world';
import { KeptTables } from './kept-tables';

void loadArtSheet(oldWorldSheet);

const GAME = 'old-world';
const KINDS = ['person', 'bot', 'closed'] as const;
type Kind = (typeof KINDS)[number];
/** The boards of the base box, and the way to draw two and choose one when the game begins. */
const BASE_SCHOOLS = SCHOOLS.filter(({ box }) => box === 'base').map(({ id }) => id);
type School = (typeof BASE_SCHOOLS)[number];

interface SeatPlan {
  readonly school: School;
  readonly kind: Kind;
  readonly name: string;
}

interface Setup {
  readonly seats: readonly SeatPlan[];
  readonly level: string;
  /** Boards are dealt by the rules, two to choose from, instead of agreed here. */
  readonly isDrawn: boolean;
}

function kindOf(seat: number, asked: string | null): Kind {
  if (seat === 0) return 'person';
  if (asked === 'solo') return 'closed';
  if (seat === 1) return asked === 'here' ? 'person' : 'bot';
  return seat === 2 && asked !== 'here' && asked !== 'two' ? 'bot' : 'closed';
}

function firstSetup(): Setup {
  const levels = levelsFor(GAME).map(({ id }) => id);
  const asked = query.value.get('level') ?? '';
  const seats = query.value.get('seats');
  const school = BASE_SCHOOLS.find((known) => known === query.value.get('school')) ?? 'wolf';
  const order = [school, ...BASE_SCHOOLS.filter((other) => other !== school)];
  return {
    level: levels.includes(asked) ? asked : (levels[Math.min(1, levels.length - 1)] ?? ''),
    isDrawn: query.value.get('boards') === 'drawn',
    seats: order.map((one, seat) => ({
      school: one,
      kind: kindOf(seat, seats),
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
          name: people === 1 ? null : name.trim() || sayOldWorld('setup.player', { seat: seat + 1 }),
          level: null,
        },
  );
}

async function setOut(setup: Setup): Promise<void> {
  const schools = setup.seats.filter(({ kind }) => kind !== 'closed').map(({ school }) => school);
  const config = { players: schools.length, ...(setup.isDrawn ? {} : { schools }) };
  const table = await createLocalTable({ game: GAME, config, seats: seatsOf(setup) });
  navigate(pathToLocalTable(GAME, table));
}

interface PartProps {
  readonly setup: Setup;
  readonly change: (part: Partial<Setup>) => void;
}

/** Two seats change boards, so that nobody rides for the same school. */
function withSchool(seats: readonly SeatPlan[], place: number, school: School): readonly SeatPlan[] {
  const before = seats[place]?.school ?? school;
  return seats.map((seat, index) =>
    index === place ? { ...seat, school } : seat.school === school ? { ...seat, school: before } : seat,
  );
}

function SchoolTickets({ setup, change }: PartProps) {
  const mine = setup.isDrawn ? null : setup.seats[0]?.school;
  return (
    <section class="panel" aria-labelledby="school-title">
      <h2 id="school-title" class="display">
        {sayOldWorld('setup.choose-school')}
      </h2>
      <fieldset class="school-tickets">
        <legend class="sr">{sayOldWorld('setup.choose-school')}</legend>
        {BASE_SCHOOLS.map((school) => (
          <label key={school} class={`paper school-ticket ${schoolClass(school)}${school === mine ? ' sel' : ''}`}>
            <input
              class="sr"
              type="radio"
              name="school"
              checked={school === mine}
              onChange={() => change({ isDrawn: false, seats: withSchool(setup.seats, 0, school) })}
            />
            <svg
              class="pt"
              viewBox="0 0 300 170"
              preserveAspectRatio="xMidYMid slice"
              aria-hidden="true"
              focusable="false"
            >
              <rect width="300" height="170" class="pt-ground" />
              <circle cx="150" cy="85" r="68" class="pt-disc" />
              <use href={`#gi-${schoolIcon(school)}`} x="96" y="31" width="108" height="108" class="card-fig" />
            </svg>
            <b class="display">{named('witcher', school)}</b>
            <small>
              {named('school', school)}: {named('specialty', school)}
            </small>
          </label>
        ))}
        <label class={setup.isDrawn ? 'paper school-ticket sc-none sel' : 'paper school-ticket sc-none'}>
          <input
            class="sr"
            type="radio"
            name="school"
            checked={setup.isDrawn}
            onChange={() => change({ isDrawn: true })}
          />
          <svg
            class="pt"
            viewBox="0 0 300 170"
            preserveAspectRatio="xMidYMid slice"
            aria-hidden="true"
            focusable="false"
          >
            <rect width="300" height="170" class="pt-ground" />
            <use href="#gi-crossroad" x="96" y="31" width="108" height="108" class="card-fig" />
          </svg>
          <b class="display">{sayOldWorld('setup.drawn')}</b>
          <small>{sayOldWorld('setup.drawn-words')}</small>
        </label>
      </fieldset>
    </section>
  );
}

function SeatLine({ setup, change, place }: PartProps & { readonly place: number }) {
  const seat = setup.seats[place];
  if (seat === undefined) return null;
  const put = (part: Partial<SeatPlan>) =>
    change({ seats: setup.seats.map((one, index) => (index === place ? { ...one, ...part } : one)) });
  const people = setup.seats.filter(({ kind }) => kind === 'person').length;
  const school = setup.isDrawn ? null : seat.school;
  return (
    <li class={seat.kind === 'closed' ? 'seat-line closed' : 'seat-line'}>
      <Crest school={school} />
      <span>
        <b>{school === null ? sayOldWorld('setup.player', { seat: place + 1 }) : named('witcher', school)}</b>
        <small>
          {place === 0 && people === 1 ? sayPlay('seat.you') : seat.kind === 'bot' ? levelName(setup.level) : ''}
        </small>
      </span>
      {seat.kind === 'person' && people > 1 ? (
        <input
          class="field"
          maxLength={MAX_NAME}
          aria-label={sayOldWorld('setup.name', { seat: place + 1 })}
          placeholder={sayOldWorld('setup.player', { seat: place + 1 })}
          value={seat.name}
          onInput={(event) => put({ name: event.currentTarget.value })}
        />
      ) : null}
      {place === 0 ? null : (
        <Segments
          label={sayOldWorld('setup.kind', { seat: place + 1 })}
          choices={KINDS.map((value) => ({ value, words: sayOldWorld(`setup.kind.${value}`) }))}
          chosen={seat.kind}
          onChoose={(kind) => put({ kind })}
        />
      )}
    </li>
  );
}

function SeatPanel(props: PartProps) {
  const { setup, change } = props;
  const isSolo = setup.seats.filter(({ kind }) => kind !== 'closed').length === 1;
  return (
    <section class="panel" aria-labelledby="seats-title">
      <h2 id="seats-title" class="display">
        {sayOldWorld('setup.seats')}
      </h2>
      <ul class="seat-lines">
        {setup.seats.map((seat, place) => (
          <SeatLine key={seat.school} {...props} place={place} />
        ))}
      </ul>
      {isSolo ? <p class="fine-words">{sayOldWorld('setup.solo')}</p> : null}
      <div class="set-line">
        <p class="set-words">
          <b>{sayOldWorld('setup.level')}</b>
          <small>{levelNote(setup.level)}</small>
        </p>
        <Segments
          label={sayOldWorld('setup.level')}
          choices={levelsFor(GAME).map(({ id }) => ({ value: id, words: levelName(id) }))}
          chosen={setup.level}
          onChoose={(level) => change({ level })}
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
      <p class="k">{sayOldWorld('setup.notice')}</p>
      <h1 id="notice-title" class="display">
        {sayOldWorld('setup.title')}
      </h1>
      <dl>
        {taken.map(({ school }, place) => (
          <div key={school}>
            <dt>
              {setup.isDrawn ? (
                sayOldWorld('setup.player', { seat: place + 1 })
              ) : (
                <>
                  <Emblem name={schoolIcon(school)} /> {named('witcher', school)}
                </>
              )}
            </dt>
            <dd>{nameOf(place)}</dd>
          </div>
        ))}
      </dl>
      <p class="fine-words">{sayOldWorld('setup.kept')}</p>
      <Button look="ink-red" onPress={() => void setOut(setup)}>
        {sayOldWorld('setup.go')}
      </Button>
      <p class="fine-words">
        <a href={pathTo('new-table')}>{sayOldWorld('setup.online')}</a>
      </p>
    </section>
  );
}

/** Before a local game: which schools, who plays them. Everything has a default, so one press sets out. */
export function SetupPage() {
  const [setup, setSetup] = useState<Setup>(firstSetup);
  const change = (part: Partial<Setup>) => setSetup((before) => ({ ...before, ...part }));
  return (
    <Page title={sayOldWorld('setup.title')} class="ow-setup">
      <Notice setup={setup} />
      <div class="setup-parts">
        <SchoolTickets setup={setup} change={change} />
        <SeatPanel setup={setup} change={change} />
        <KeptTables />
      </div>
    </Page>
  );
}
