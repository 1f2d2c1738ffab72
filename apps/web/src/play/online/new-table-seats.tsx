import './new-table-seats.css';
import { levelsFor } from '@medallion/bots';
import { Segments } from '../../pieces/choice';
import { MAX_NAME } from '../../settings/settings';
import { levelName } from '../text/say-play';
import type { OnlineGame } from './online-games';
import { sayOnline } from './say-online';
import { KINDS, myName, type OtherSeat, otherName, type Plan, type PlanPartProps } from './table-plan';

function otherNote({ visibility }: Plan, { kind }: OtherSeat): string {
  if (kind === 'closed') return sayOnline('new.closed-words');
  if (kind === 'bot') return sayOnline('new.bot-words');
  if (kind === 'local') return sayOnline('new.local-words');
  return sayOnline(visibility === 'listed' ? 'new.anyone-listed' : 'new.anyone');
}

interface SeatProps extends PlanPartProps {
  readonly game: OnlineGame;
  /** Among the others: 0 is the second chair. */
  readonly place: number;
}

function OtherChair({ plan, change, game, place }: SeatProps) {
  const seat = plan.others[place];
  if (seat === undefined) return null;
  const levels = levelsFor(plan.game).map(({ id }) => id);
  const number = place + 2;
  const kinds = place + 1 < game.minSeats ? KINDS.filter((kind) => kind !== 'closed') : KINDS;
  const put = (part: Partial<OtherSeat>) =>
    change({ others: plan.others.map((other, index) => (index === place ? { ...other, ...part } : other)) });
  return (
    <div class="ol-seat">
      <span class="ol-num">{number}</span>
      <span>
        <b>{otherName(seat)}</b>
        <small>{otherNote(plan, seat)}</small>
      </span>
      {seat.kind === 'bot' ? (
        <Segments
          label={sayOnline('new.level')}
          choices={levels.map((value) => ({ value, words: levelName(value) }))}
          chosen={seat.level}
          onChoose={(level) => put({ level })}
        />
      ) : null}
      {seat.kind === 'local' ? (
        <input
          class="field"
          aria-label={sayOnline('new.local-name')}
          placeholder={sayOnline('new.local-default')}
          maxLength={MAX_NAME}
          value={seat.localName}
          onInput={(event) => put({ localName: event.currentTarget.value })}
        />
      ) : null}
      <Segments
        label={sayOnline('new.seat-kind', { number })}
        choices={kinds.map((value) => ({ value, words: sayOnline(`new.kind.${value}`) }))}
        chosen={seat.kind}
        onChoose={(kind) => put({ kind })}
      />
    </div>
  );
}

/** Who sits on which chair. */
export function Seats({ plan, change, game }: PlanPartProps & { readonly game: OnlineGame }) {
  return (
    <section class="panel">
      <h2 class="display">{sayOnline('new.who')}</h2>
      <div class="ol-seat">
        <span class="ol-num">1</span>
        <span>
          <b>{myName()}</b>
          <small>{sayOnline('new.you')}</small>
        </span>
      </div>
      {plan.others.map((_, place) => (
        <OtherChair key={place} plan={plan} change={change} game={game} place={place} />
      ))}
    </section>
  );
}
