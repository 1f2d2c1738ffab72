import './setup.css';
import '../colours.css';
import oldWorldSheet from 'virtual:art-sheet/oldworld';
import { SCHOOLS } from '@medallion/old-world';
import { loadArtSheet } from '../../../art/art-sheet';
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
import { CHOICES, lockOf, ModulePlates } from './module-plates';

void loadArtSheet(oldWorldSheet);

const GAME = 'old-world';
/** The boards of the base box, and the way to draw two and choose one when the game begins. */
const BASE_SCHOOLS = SCHOOLS.filter(({ box }) => box === 'base').map(({ id }) => id);
type School = (typeof BASE_SCHOOLS)[number];

interface Setup extends SeatsSetup<School> {
  /** Boards are dealt by the rules, two to choose from, instead of agreed here. */
  readonly isDrawn: boolean;
  /** Expansions that are ticked. */
  readonly modules: readonly string[];
}

function kindOf(seat: number): SeatKind {
  const asked = query.value.get('seats');
  if (seat === 0) return 'person';
  if (asked === 'alone') return 'closed';
  if (seat === 1) return asked === 'here' ? 'person' : 'bot';
  return seat === 2 && asked !== 'here' && asked !== 'two' ? 'bot' : 'closed';
}

function firstSetup(): Setup {
  return {
    level: firstLevel(GAME),
    isDrawn: query.value.get('boards') === 'drawn',
    modules: (query.value.get('modules') ?? '').split('.').filter((id) => CHOICES.some((one) => one.id === id)),
    seats: firstSeats(BASE_SCHOOLS, query.value.get('school') ?? 'wolf', kindOf),
  };
}

function configOf(setup: Setup) {
  const schools = takenSeats(setup).map(({ figure }) => figure);
  const modules = setup.modules.filter((id) => lockOf(id, setup.modules, schools.length) === null);
  return {
    players: schools.length,
    ...(setup.isDrawn ? {} : { schools }),
    ...(modules.length === 0 ? {} : { modules }),
  };
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
    />
  );
}

/** Before a local game: which schools, who plays them. Everything has a default, so one press sets out. */
export function SetupPage() {
  const [setup, change] = useSetup(firstSetup);
  return (
    <SetupFrame title={sayOldWorld('setup.title')} guided={FIRST_CONTRACT} notice={<Notice setup={setup} />}>
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
        note={takenSeats(setup).length === 1 ? sayOldWorld('setup.solo') : null}
      />
      <ModulePlates
        chosen={setup.modules}
        players={takenSeats(setup).length}
        change={(modules) => change({ modules })}
      />
      <KeptGames game={GAME} level={setup.level} />
    </SetupFrame>
  );
}
