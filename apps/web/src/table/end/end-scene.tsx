import './ways-on.css';
import './end-scene.css';
import type { Seat } from '@medallion/kernel';
import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { Icon } from '../../pieces/icon';
import { Button } from '../../pieces/links';
import { showSlip } from '../../pieces/slips';
import type { SessionOutcome } from '../../play/session';
import { refusalWords } from '../../play/text/say-play';
import { navigate } from '../../router/router';
import { pathTo } from '../../router/routes';
import { InTurn } from '../drawing/in-turn';
import { type AnySession, nameOf } from '../seats/seat-names';
import { sayTable } from '../text/say-table';
import { RaceChart, type RaceProps } from './race-chart';
import { replayLink } from './replay-link';
import { type OwnNumber, OwnNumbers, type ToldPoint, TurningPoints } from './story-parts';

/** Who alone has the first place; null where several share it. */
export function winnerOf({ places }: SessionOutcome): Seat | null {
  const winners = places.flatMap((place, seat) => (place === 1 ? [seat] : []));
  return winners.length === 1 ? (winners[0] ?? null) : null;
}

/**
 * `seat-0` to `seat-4`, or `draw` where several share the first place; `won` and `lost` where a company has won or lost
 * together, and `lost` where one alone has: the contract of the screen.
 */
export function outcomeId(outcome: SessionOutcome): string {
  const { together = null, places } = outcome; // games that were kept before have no such field
  if (together === 'lost' || (together === 'won' && places.length > 1)) return together;
  const winner = winnerOf(outcome);
  return winner === null ? 'draw' : `seat-${winner}`;
}

/** How a game ended for a company that plays as one, or for one alone who lost; null in every other case. */
export function togetherWords(outcome: SessionOutcome): string | null {
  const id = outcomeId(outcome);
  return id === 'won' || id === 'lost' ? sayTable(`end.together-${id}`) : null;
}

/** How a game ended that was not played out. Whoever gives up comes last, alone. */
export function cutShortWords(session: AnySession, { by, places }: SessionOutcome): string {
  if (by !== 'resigned') return by === 'game' ? '' : sayTable(`match.by.${by}`);
  const seat = places.lastIndexOf(Math.max(...places));
  const you = session.viewer.value === seat ? 'yes' : 'no';
  return sayTable('match.by.resigned', { you, player: nameOf(session, seat) });
}

/** A box whose heading is read first when it comes up. */
export function useHeadingFocus() {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.querySelector('h1')?.focus({ preventScroll: true }), []);
  return box;
}

interface AgainProps {
  readonly session: AnySession;
  /** What the way to the set-up page is called: other decks, other heroes. */
  readonly change: string;
  readonly children?: ComponentChildren;
}

export function AgainPanel({ session, change, children }: AgainProps) {
  const rematch = async () => {
    const next = await session.rematch?.();
    if (next === undefined) return;
    if (next.ok) navigate(next.value);
    else showSlip({ id: 'rematch', words: refusalWords(next.refusal.code) });
  };
  return (
    <section class="again panel">
      <h2 class="smallcap">{sayTable('match.again')}</h2>
      {children}
      {session.rematch === undefined ? null : (
        <Button look="main" onPress={() => void rematch()}>
          {sayTable('match.rematch')}
        </Button>
      )}
      <div class="r2">
        <Button href={pathTo('play', { game: session.game })}>{change}</Button>
        <Button href={pathTo('home')}>{sayTable('match.leave')}</Button>
      </div>
    </section>
  );
}

interface KeepProps {
  readonly session: AnySession;
  readonly onLook: () => void;
  /** Further ways on that belong to whoever runs the table. */
  readonly extras?: ComponentChildren;
}

export function KeepPanel({ session, onLook, extras }: KeepProps) {
  const record = session.record.value;
  return (
    <section class="panel keep">
      <h2 class="smallcap">{sayTable('match.keep')}</h2>
      {record === null ? null : (
        <a class="keep-row" href={replayLink(session, record)}>
          <Icon name="film-strip" />
          <span>
            <b>{sayTable('match.replay')}</b>
            <small>{sayTable('match.replay-words')}</small>
          </span>
        </a>
      )}
      <button type="button" class="keep-row" onClick={onLook}>
        <Icon name="spyglass" />
        <span>
          <b>{sayTable('match.look')}</b>
          <small>{sayTable('match.look-words')}</small>
        </span>
      </button>
      {extras}
    </section>
  );
}

export interface RankedSeat {
  readonly seat: Seat;
  readonly crest: ComponentChildren;
  readonly name: string;
  readonly cells: readonly ComponentChildren[];
}

interface RankingProps {
  readonly session: AnySession;
  readonly outcome: SessionOutcome;
  /** What a seat is called in this game, and then the heads of the cells. */
  readonly heads: readonly string[];
  readonly seats: readonly RankedSeat[];
}

/** Everybody's reckoning, the first place first. */
export function Ranking({ session, outcome, heads, seats }: RankingProps) {
  const placeOf = ({ seat }: RankedSeat) => outcome.places[seat] ?? seats.length;
  return (
    <table class="ranking">
      <thead>
        <tr>
          <th scope="col">{sayTable('end.place')}</th>
          {heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {[...seats]
          .sort((one, other) => placeOf(one) - placeOf(other))
          .map((ranked) => (
            <tr key={ranked.seat} class={placeOf(ranked) === 1 ? 'first' : ''}>
              <td>{placeOf(ranked)}</td>
              <th scope="row">
                {ranked.crest}
                <span>
                  {ranked.name}
                  <small>{nameOf(session, ranked.seat)}</small>
                </span>
              </th>
              {ranked.cells.map((cell, index) => (
                <td key={heads[index + 1]}>{cell}</td>
              ))}
            </tr>
          ))}
      </tbody>
    </table>
  );
}

/** What a board hands to the end of its game. */
export interface EndProps<Scene> extends Omit<KeepProps, 'session'> {
  readonly scene: Scene;
  readonly outcome: SessionOutcome;
}

export interface Story {
  readonly race: RaceProps<string>;
  readonly points: readonly ToldPoint[];
  readonly numbers: { readonly title: string; readonly of: readonly OwnNumber[] };
}

interface StoryProps {
  readonly session: AnySession;
  readonly record: string;
  readonly story: Story | null;
}

/** Comes in parts, a frame each, once the record is read; its room is kept until then. */
function StoryParts({ session, record, story }: StoryProps) {
  return (
    <div class="end-story" aria-busy={story === null}>
      {story === null ? null : (
        <>
          <RaceChart {...story.race} />
          <InTurn turn={0}>
            <div class="end-telling">
              <TurningPoints linkTo={(answer) => replayLink(session, record, answer)} points={story.points} />
              <OwnNumbers title={story.numbers.title} numbers={story.numbers.of} />
            </div>
          </InTurn>
        </>
      )}
    </div>
  );
}

interface EndSheetProps extends KeepProps {
  readonly outcome: SessionOutcome;
  readonly rounds: number;
  readonly crown: ComponentChildren;
  readonly title: string;
  /** By what it was decided, where it was played out. */
  readonly decidedBy: ComponentChildren;
  readonly change: string;
  readonly children: ComponentChildren;
  /** What the record tells; null while it is read. */
  readonly story: Story | null;
}

/** The end of a game with a map: who won and by what, the reckoning, how it came to that, and the ways on. */
export function EndSheet(props: EndSheetProps) {
  const { session, outcome, rounds, crown, title, decidedBy, change, children, story, onLook, extras } = props;
  const record = session.record.value;
  const box = useHeadingFocus();
  return (
    <div class="end-scene" data-outcome={outcomeId(outcome)} ref={box}>
      <section class="end-poster paper paper-wide">
        <i class="nail" />
        <header class="end-head">
          <div class="crown" aria-hidden="true">
            {crown}
          </div>
          <div>
            <p class="k">{sayTable('end.after', { rounds })}</p>
            <h1 class="display" tabIndex={-1}>
              {title}
            </h1>
            <p class="lede">{outcome.by === 'game' ? decidedBy : cutShortWords(session, outcome)}</p>
          </div>
        </header>
        {children}
        {record === null ? null : <StoryParts session={session} record={record} story={story} />}
      </section>
      <div class="col">
        <AgainPanel session={session} change={change} />
        <KeepPanel session={session} onLook={onLook} extras={extras} />
      </div>
    </div>
  );
}
