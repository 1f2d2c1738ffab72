import '../table/heroes.css';
import adventureSheet from 'virtual:art-sheet/adventure';
import { HERO_IDS, type HeroId, MODES, type Mode } from '@medallion/adventure-game';
import { loadArtSheet } from '../../../art/art-sheet';
import { Segments } from '../../../pieces/choice';
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
import { HERO_ICONS } from '../art/emblems';
import { FIRST_JOURNEY } from '../guide/guided-game';
import { Emblem, HeroCrest } from '../table/pieces';
import { named, sayAdventure } from '../text/say-adventure';

void loadArtSheet(adventureSheet);

const GAME = 'adventure-game';
/** From the shortest to the longest. */
const LENGTHS: readonly Mode[] = ['one-quest', 'standard', 'epic'];

interface Setup extends SeatsSetup<HeroId> {
  readonly mode: Mode;
}

function kindOf(seat: number): SeatKind {
  const isHere = query.value.get('seats') === 'here';
  if (seat === 0) return 'person';
  if (seat === 1) return isHere ? 'person' : 'bot';
  return seat === 2 && !isHere ? 'bot' : 'closed';
}

function firstSetup(): Setup {
  return {
    level: firstLevel(GAME),
    mode: MODES.find((known) => known === query.value.get('mode')) ?? 'standard',
    seats: firstSeats(HERO_IDS, query.value.get('hero') ?? 'geralt', kindOf),
  };
}

function configOf(setup: Setup) {
  const heroes = takenSeats(setup).map(({ figure }) => figure);
  return { heroes, ...(setup.mode === 'standard' ? {} : { mode: setup.mode }) };
}

interface PartProps {
  readonly setup: Setup;
  readonly change: (part: Partial<Setup>) => void;
}

function HeroTickets({ setup, change }: PartProps) {
  const place = { x: 84, y: 15, width: 132, height: 132 };
  return (
    <FigureTickets title={sayAdventure('setup.choose-hero')}>
      {HERO_IDS.map((hero) => (
        <FigureTicket
          key={hero}
          class={`hc-${hero}`}
          isChosen={setup.seats[0]?.figure === hero}
          onChoose={() => change({ seats: withFigure(setup.seats, 0, hero) })}
          art={
            <>
              <use href={`#gi-${HERO_ICONS[hero]}`} {...place} class="ag-fig-back" />
              <use href={`#gi-${HERO_ICONS[hero]}`} {...place} class="card-fig" />
            </>
          }
          name={named('hero', hero)}
          note={sayAdventure(`setup.about.${hero}`)}
        />
      ))}
    </FigureTickets>
  );
}

function LengthLine({ setup, change }: PartProps) {
  return (
    <div class="set-line">
      <p class="set-words">
        <b>{sayAdventure('setup.length')}</b>
      </p>
      <Segments
        label={sayAdventure('setup.length')}
        choices={LENGTHS.map((value) => ({ value, words: sayAdventure(`mode.${value}`) }))}
        chosen={setup.mode}
        onChoose={(mode) => change({ mode })}
      />
    </div>
  );
}

function Notice({ setup }: { readonly setup: Setup }) {
  const seats = localSeats(setup);
  return (
    <SetupNotice
      game={GAME}
      kicker={sayAdventure('setup.notice')}
      title={sayAdventure('setup.title')}
      lines={[
        ...takenSeats(setup).map(({ figure }, place) => ({
          key: figure,
          head: (
            <>
              <Emblem name={HERO_ICONS[figure]} /> {sayAdventure(`hero.${figure}`)}
            </>
          ),
          words: seats[place] === undefined ? '' : seatWords(seats[place]),
        })),
        { key: 'length', head: sayAdventure('setup.length'), words: sayAdventure(`mode.${setup.mode}`) },
      ]}
      onGo={() => void setOut(setup, { game: GAME, config: configOf(setup) })}
    />
  );
}

/** Before a local game: which heroes, who plays them, how long. Everything has a default, so one press sets out. */
export function SetupPage() {
  const [setup, change] = useSetup(firstSetup);
  return (
    <SetupFrame title={sayAdventure('setup.title')} guided={FIRST_JOURNEY} notice={<Notice setup={setup} />}>
      <HeroTickets setup={setup} change={change} />
      <SeatPanel
        game={GAME}
        title={sayAdventure('setup.seats')}
        setup={setup}
        change={change}
        faceOf={({ figure }) => ({ crest: <HeroCrest hero={figure} />, name: named('hero', figure) })}
        leastSeats={2}
      >
        <LengthLine setup={setup} change={change} />
      </SeatPanel>
      <KeptGames game={GAME} level={setup.level} />
    </SetupFrame>
  );
}
