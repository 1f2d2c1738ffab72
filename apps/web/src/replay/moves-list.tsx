import './moves-list.css';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { RuleLink } from '../pieces/links';
import { language } from '../settings/settings';
import type { ReplayGame, ToldEvent } from './replay-games';
import type { ReplaySession } from './replay-session';
import { sayReplay } from './say-replay';

interface ListProps {
  readonly session: ReplaySession;
  readonly kind: ReplayGame;
  readonly names: readonly string[];
}

/** What happened with one answer, as this viewer may know it. */
export function toldAt({ session, kind, names }: ListProps, position: number): readonly ToldEvent[] {
  const viewer = session.viewer.value;
  return (session.past.events[position] ?? []).flatMap((event) => {
    const cut = session.past.game.cut(event, viewer);
    return cut === null ? [] : [kind.tell(cut, names, viewer)];
  });
}

interface RowProps {
  readonly position: number;
  readonly told: readonly ToldEvent[];
  readonly isNow: boolean;
  readonly onGo: (position: number) => void;
}

function MoveRow({ position, told: [first, ...rest], isNow, onGo }: RowProps) {
  if (first === undefined) return null;
  return (
    <li>
      <button type="button" aria-current={isNow ? 'step' : undefined} onClick={() => onGo(position)}>
        <span class="replay-number">{position}</span>
        <span>
          {first.words}
          {rest.length === 0 ? null : <small>{rest.map(({ words }) => ` · ${words.replace(/\.$/, '')}`)}</small>}
        </span>
      </button>
    </li>
  );
}

/** All moves in words, also those to come: a replay keeps no secrets about its own future. */
export function MovesList({ session, kind, names }: ListProps) {
  const box = useRef<HTMLOListElement>(null);
  const here = session.position.value;
  const viewer = session.viewer.value;
  const spoken = language.value;
  const row = (position: number, isNow: boolean) => (
    <MoveRow
      key={`${session.table} ${position}`}
      position={position}
      told={toldAt({ session, kind, names }, position)}
      isNow={isNow}
      onGo={(to) => session.goTo(to)}
    />
  );
  // A long game has thousands of moves: they are worded once, and a step draws only the two rows it changes.
  const rows = useMemo(
    () => session.past.events.map((_, position) => row(position, false)),
    [session, kind, viewer, spoken, names.join()],
  );
  useEffect(() => {
    const now = box.current?.querySelector<HTMLElement>('[aria-current]');
    if (now && box.current) box.current.scrollTop = now.offsetTop - box.current.clientHeight / 2;
  }, [here]);
  return (
    <section class="replay-moves panel">
      <h2 class="smallcap">{sayReplay('moves')}</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls must be reachable by keyboard */}
      <ol ref={box} tabIndex={0} aria-label={sayReplay('moves')}>
        {rows.with(here, row(here, true))}
      </ol>
    </section>
  );
}

/** The move of the moment, with the rules behind it. Read aloud as it changes. */
export function MoveNow({ session, kind, names }: ListProps) {
  const here = session.position.value;
  const told = toldAt({ session, kind, names }, here);
  return (
    <div class="replay-now" aria-live="polite">
      <p class="kicker">{here === 0 ? sayReplay('start') : sayReplay('move', { move: here })}</p>
      {told.length === 0 ? <p>{sayReplay('nothing-happens')}</p> : null}
      {told.map(({ words, rule }) => (
        <p key={words}>
          {words} {rule === null ? null : <RuleLink rule={rule} />}
        </p>
      ))}
    </div>
  );
}
