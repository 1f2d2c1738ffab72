import { levelsFor } from '@medallion/bots';
import type { ComponentChildren } from 'preact';
import { Segments } from '../../pieces/choice';
import { levelName, levelNote, sayPlay } from '../../play/text/say-play';
import { MAX_NAME } from '../../settings/settings';
import { sayTable } from '../text/say-table';
import { commonLevel, KINDS, type SeatKind, type SeatPlan, type SeatsSetup, withLevel } from './seat-plan';

interface SeatFace {
  readonly crest: ComponentChildren;
  readonly name: string;
}

interface SeatPanelProps<Figure extends string> {
  readonly game: string;
  readonly title: string;
  readonly setup: SeatsSetup<Figure>;
  readonly change: (part: Partial<SeatsSetup<Figure>>) => void;
  readonly faceOf: (seat: SeatPlan<Figure>, place: number) => SeatFace;
  /** A seat of this number and below cannot stay empty: the game needs as many. */
  readonly leastSeats: number;
  /** A word about the seats as they are. */
  readonly note?: string | null;
  /** Further lines of settings. */
  readonly children?: ComponentChildren;
}

interface SeatLevelProps {
  readonly game: string;
  readonly place: number;
  readonly level: string;
  readonly onChoose: (level: string) => void;
}

function SeatLevel({ game, place, level, onChoose }: SeatLevelProps) {
  return (
    <select
      class="field"
      aria-label={sayTable('setup.seat-level', { seat: place + 1 })}
      title={levelNote(level) ?? ''}
      value={level}
      onChange={(event) => onChoose(event.currentTarget.value)}
    >
      {levelsFor(game).map(({ id }) => (
        <option key={id} value={id}>
          {levelName(id)}
        </option>
      ))}
    </select>
  );
}

function SeatLine<Figure extends string>(props: SeatPanelProps<Figure> & { readonly place: number }) {
  const { game, setup, change, faceOf, leastSeats, place } = props;
  const seat = setup.seats[place];
  if (seat === undefined) return null;
  const put = (part: Partial<SeatPlan<Figure>>) =>
    change({ seats: setup.seats.map((one, index) => (index === place ? { ...one, ...part } : one)) });
  const kinds: readonly SeatKind[] = place < leastSeats ? KINDS.filter((kind) => kind !== 'closed') : KINDS;
  const people = setup.seats.filter(({ kind }) => kind === 'person').length;
  const { crest, name } = faceOf(seat, place);
  return (
    <li class={seat.kind === 'closed' ? 'seat-line closed' : 'seat-line'}>
      {crest}
      <span>
        <b>{name}</b>
        <small>{place === 0 && people === 1 ? sayPlay('seat.you') : ''}</small>
      </span>
      {seat.kind === 'person' && people > 1 ? (
        <input
          class="field"
          maxLength={MAX_NAME}
          aria-label={sayTable('setup.name', { seat: place + 1 })}
          placeholder={sayTable('setup.player', { seat: place + 1 })}
          value={seat.name}
          onInput={(event) => put({ name: event.currentTarget.value })}
        />
      ) : null}
      {seat.kind === 'bot' ? (
        <SeatLevel game={game} place={place} level={seat.level ?? setup.level} onChoose={(level) => put({ level })} />
      ) : null}
      {place === 0 ? null : (
        <Segments
          label={sayTable('setup.kind', { seat: place + 1 })}
          choices={kinds.map((value) => ({ value, words: sayTable(`setup.kind.${value}`) }))}
          chosen={seat.kind}
          onChoose={(kind) => put({ kind })}
        />
      )}
    </li>
  );
}

/** Who plays, and how strong the bots are. */
export function SeatPanel<Figure extends string>(props: SeatPanelProps<Figure>) {
  const { game, title, setup, change, note = null, children } = props;
  const common = commonLevel(setup);
  return (
    <section class="panel" aria-labelledby="seats-title">
      <h2 id="seats-title" class="display">
        {title}
      </h2>
      <ul class="seat-lines">
        {setup.seats.map(({ figure }, place) => (
          <SeatLine key={figure} {...props} place={place} />
        ))}
      </ul>
      {note === null ? null : <p class="seats-note">{note}</p>}
      <div class="set-line">
        <p class="set-words">
          <b>{sayTable('setup.level')}</b>
          <small>{common === null ? sayTable('setup.levels-differ') : levelNote(common)}</small>
        </p>
        <Segments
          label={sayTable('setup.level')}
          choices={levelsFor(game).map(({ id }) => ({ value: id, words: levelName(id) }))}
          chosen={common ?? ''}
          onChoose={(level) => change(withLevel(setup, level))}
        />
      </div>
      {children}
    </section>
  );
}
