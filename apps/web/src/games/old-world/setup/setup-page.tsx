import './setup.css';
import '../colours.css';
import oldWorldSheet from 'virtual:art-sheet/oldworld';
import { SCHOOLS } from '@medallion/old-world';
import { loadArtSheet } from '../../../art/art-sheet';
import { RuleLink } from '../../../pieces/links';
import { KeptGames } from '../../../play/local/kept-games';
import { query } from '../../../router/router';
import { FigureTicket, FigureTickets } from '../../../table/setup/figure-tickets';
import { SeatPanel } from '../../../table/setup/seat-panel';
import {
  firstLevel,
  firstSeats,
  localSeats,
  type SeatKind,
  type SeatsSetup,
  seatWords,
  takenSeats,
  withFigure,
} from '../../../table/setup/seat-plan';
import { SetupNotice } from '../../../table/setup/setup-notice';
import { SetupFrame, setOut, useSetup } from '../../../table/setup/setup-page';
import { sayTable } from '../../../table/text/say-table';
import { schoolIcon } from '../art/emblems';
import { FIRST_CONTRACT } from '../guide/guided-game';
import { Crest, Emblem, schoolClass } from '../table/pieces';
import { named, sayOldWorld } from '../text/say-old-world';
import { Length } from './length';
import { type Asked, type Chosen, configPart, fitting, readPacked } from './module-plan';
import { ModulePlates, useAllModules } from './module-plates';
import { refusedWords } from './module-words';
import type { Preset } from './plate';
import { Presets, presetModules } from './presets';

void loadArtSheet(oldWorldSheet);

const GAME = 'old-world';
/** The boards of the base box, and the way to draw two and choose one when the game begins. */
const BASE_SCHOOLS = SCHOOLS.filter(({ box }) => box === 'base').map(({ id }) => id);
type School = (typeof BASE_SCHOOLS)[number];

interface Setup extends SeatsSetup<School> {
  /** Boards are dealt by the rules, two to choose from, instead of agreed here. */
  readonly isDrawn: boolean;
  /** Expansions that are ticked, as far as anybody can play them. */
  readonly modules: Chosen;
  /** What the address asked for, until something is chosen here. */
  readonly asked: Asked | null;
}

function kindOf(seat: number): SeatKind {
  const asked = query.value.get('seats');
  if (seat === 0) return 'person';
  if (asked === 'alone') return 'closed';
  if (seat === 1) return asked === 'here' ? 'person' : 'bot';
  return seat === 2 && asked !== 'here' && asked !== 'two' ? 'bot' : 'closed';
}

function firstSetup(): Setup {
  const level = firstLevel(GAME);
  const seats = firstSeats(BASE_SCHOOLS, query.value.get('school') ?? 'wolf', kindOf);
  const asked = readPacked(query.value.get('modules') ?? '', takenSeats({ seats, level }).length);
  return { level, isDrawn: query.value.get('boards') === 'drawn', modules: asked.chosen, asked, seats };
}

const playersOf = (setup: Setup): number => takenSeats(setup).length;
const modulesOf = (setup: Setup): Chosen => fitting(setup.modules, playersOf(setup));

function configOf(setup: Setup) {
  const schools = takenSeats(setup).map(({ figure }) => figure);
  return {
    players: schools.length,
    ...(setup.isDrawn ? {} : { schools }),
    ...configPart(modulesOf(setup)),
  };
}

/** A table laid with one press: who sits there, and what is played. */
function laid(setup: Setup, preset: Preset): Partial<Setup> {
  const kindAt = (seat: number, kind: SeatKind): SeatKind => {
    if (preset === 'alone') return seat === 0 ? 'person' : 'closed';
    return playersOf(setup) > 1 ? kind : seat === 1 || seat === 2 ? 'bot' : kind;
  };
  const seats = setup.seats.map((seat, index) => ({ ...seat, kind: kindAt(index, seat.kind) }));
  const players = takenSeats({ ...setup, seats }).length;
  return { seats, modules: presetModules(preset, players), asked: null };
}

interface PartProps {
  readonly setup: Setup;
  readonly change: (part: Partial<Setup>) => void;
}

function SchoolTickets({ setup, change }: PartProps) {
  const place = { x: 96, y: 26, width: 108, height: 108, class: 'card-fig' };
  return (
    <FigureTickets title={sayOldWorld('setup.choose-school')}>
      {BASE_SCHOOLS.map((school) => (
        <FigureTicket
          key={school}
          class={schoolClass(school)}
          isChosen={!setup.isDrawn && setup.seats[0]?.figure === school}
          onChoose={() => change({ isDrawn: false, seats: withFigure(setup.seats, 0, school) })}
          art={
            <>
              <rect width="300" height="160" class="pt-ground" />
              <circle cx="150" cy="80" r="68" class="pt-disc" />
              <use href={`#gi-${schoolIcon(school)}`} {...place} />
            </>
          }
          name={named('witcher', school)}
          note={`${named('school', school)}: ${named('specialty', school)}`}
        />
      ))}
      <FigureTicket
        class="sc-none"
        isChosen={setup.isDrawn}
        onChoose={() => change({ isDrawn: true })}
        art={
          <>
            <rect width="300" height="160" class="pt-ground" />
            <use href="#gi-crossroad" {...place} />
          </>
        }
        name={sayOldWorld('setup.drawn')}
        note={sayOldWorld('setup.drawn-words')}
      />
    </FigureTickets>
  );
}

const playerWords = (place: number) => sayTable('setup.player', { seat: place + 1 });

function Notice({ setup }: { readonly setup: Setup }) {
  const seats = localSeats(setup);
  const isLoaded = useAllModules();
  return (
    <SetupNotice
      game={GAME}
      kicker={sayOldWorld('setup.notice')}
      title={sayOldWorld('setup.title')}
      lines={takenSeats(setup).map(({ figure }, place) => ({
        key: figure,
        head: setup.isDrawn ? (
          playerWords(place)
        ) : (
          <>
            <Emblem name={schoolIcon(figure)} /> {named('witcher', figure)}
          </>
        ),
        words: seats[place] === undefined ? '' : seatWords(seats[place]),
      }))}
      onGo={() => void setOut(setup, { game: GAME, config: configOf(setup) })}
    >
      {isLoaded ? <Length chosen={modulesOf(setup)} players={playersOf(setup)} /> : null}
    </SetupNotice>
  );
}

/** Why the expansions that the address asks for cannot be played. */
function Refused({ asked }: { readonly asked: Asked | null }) {
  const isLoaded = useAllModules();
  if (asked === null || asked.refusal === null || !isLoaded) return null;
  const { words, rule } = refusedWords(asked);
  return (
    <p class="setup-refused" role="alert">
      {words} {rule === null ? null : <RuleLink rule={rule} />}
    </p>
  );
}

/** Before a local game: which schools, who plays them. Everything has a default, so one press sets out. */
export function SetupPage() {
  const [setup, change] = useSetup(firstSetup);
  const players = playersOf(setup);
  const chosen = modulesOf(setup);
  return (
    <SetupFrame title={sayOldWorld('setup.title')} guided={FIRST_CONTRACT} notice={<Notice setup={setup} />}>
      <Refused asked={setup.asked} />
      <Presets chosen={chosen} players={players} choose={(preset) => change(laid(setup, preset))} />
      <SchoolTickets setup={setup} change={change} />
      <SeatPanel
        game={GAME}
        title={sayOldWorld('setup.seats')}
        setup={setup}
        change={change}
        faceOf={({ figure }, place) => ({
          crest: <Crest school={setup.isDrawn ? null : figure} />,
          name: setup.isDrawn ? playerWords(place) : named('witcher', figure),
        })}
        leastSeats={1}
        note={players === 1 ? sayOldWorld('setup.solo') : null}
      />
      <ModulePlates chosen={chosen} players={players} change={(modules) => change({ modules, asked: null })} />
      <KeptGames game={GAME} level={setup.level} />
    </SetupFrame>
  );
}
