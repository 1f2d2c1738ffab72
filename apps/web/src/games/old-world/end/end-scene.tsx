import { TABLES, trophyName } from '@medallion/old-world';
import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { Icon } from '../../../pieces/icon';
import { Button, RuleLink } from '../../../pieces/links';
import { showSlip } from '../../../pieces/slips';
import type { SessionOutcome } from '../../../play/session';
import { refusalWords } from '../../../play/text/say-play';
import { navigate } from '../../../router/router';
import { pathTo } from '../../../router/routes';
import { language } from '../../../settings/settings';
import { sayTable } from '../../../table-kit/say-table';
import { nameOf } from '../../../table-kit/seat-names';
import { GOODS_ICONS, trophyIcon } from '../art/emblems';
import { Crest, Emblem, roman } from '../table/pieces';
import { isMe, type Scene } from '../table/scene';
import { witcherName } from '../table/words';
import { sayOldWorld, speak } from '../text/say-old-world';

/** `seat-0` to `seat-4`, or `draw` where several share the first place: the contract of the screen. */
export function outcomeId({ places }: SessionOutcome): string {
  const winners = places.flatMap((place, seat) => (place === 1 ? [seat] : []));
  return winners.length === 1 ? `seat-${winners[0]}` : 'draw';
}

function titleOf(scene: Scene, { places }: SessionOutcome): string {
  const winners = places.flatMap((place, seat) => (place === 1 ? [seat] : []));
  const [winner] = winners;
  if (winners.length !== 1 || winner === undefined) return sayOldWorld('end.shared');
  if (isMe(scene, winner)) return sayOldWorld('end.yours');
  return sayOldWorld('end.theirs', { player: witcherName(scene, winner) });
}

function Ranking({ scene, outcome }: { readonly scene: Scene; readonly outcome: SessionOutcome }) {
  const order = [...scene.view.witchers].sort(
    (one, other) => (outcome.places[one.seat] ?? 9) - (outcome.places[other.seat] ?? 9),
  );
  return (
    <table class="ranking">
      <thead>
        <tr>
          <th scope="col">{sayOldWorld('end.place')}</th>
          <th scope="col">{sayOldWorld('end.witcher')}</th>
          <th scope="col">{sayOldWorld('board.trophies')}</th>
          <th scope="col">{sayOldWorld('end.level')}</th>
        </tr>
      </thead>
      <tbody>
        {order.map((witcher) => (
          <tr key={witcher.seat} class={outcome.places[witcher.seat] === 1 ? 'first' : ''}>
            <td>{outcome.places[witcher.seat]}</td>
            <th scope="row">
              <Crest school={witcher.school} />
              <span>
                {witcherName(scene, witcher.seat)}
                <small>{nameOf(scene.session, witcher.seat)}</small>
              </span>
            </th>
            <td>
              <span class="end-trophies">
                {witcher.trophies.map((trophy, index) => (
                  <span key={`${trophy}-${index}`} title={trophyName(language.value, trophy)}>
                    <Emblem name={trophyIcon(trophy)} />
                    <span class="sr">{trophyName(language.value, trophy)}</span>
                  </span>
                ))}
                {witcher.trophies.length === 0 ? '0' : null}
              </span>
            </td>
            <td>{roman(witcher.level)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** How a solo game is measured: the fewer turns, the better. */
function SoloTable({ scene }: { readonly scene: Scene }) {
  const { result } = scene.view;
  if (result === null || !scene.view.modules.includes('solo')) return null;
  return (
    <section class="solo-table">
      <h2 class="smallcap">
        {sayOldWorld('end.solo')} <RuleLink rule="OW-SOLO-017" />
      </h2>
      <ol>
        {Array.from(
          { length: TABLES.solo.results.length + 1 },
          (_, index) => TABLES.solo.results.length + 1 - index,
        ).map((band) => (
          <li
            key={band}
            class={band === result ? 'at' : ''}
            {...(band === result ? { 'aria-current': 'true' as const } : {})}
          >
            <span aria-hidden="true">{'★'.repeat(band)}</span>
            <b>{speak(`solo-result.${band}`)}</b>
          </li>
        ))}
      </ol>
    </section>
  );
}

function Again({ scene }: { readonly scene: Scene }) {
  const { session } = scene;
  const rematch = async () => {
    const next = await session.rematch?.();
    if (next === undefined) return;
    if (next.ok) navigate(next.value);
    else showSlip({ id: 'rematch', words: refusalWords(next.refusal.code) });
  };
  return (
    <section class="again panel">
      <h2 class="smallcap">{sayTable('match.again')}</h2>
      {session.rematch === undefined ? null : (
        <Button look="main" onPress={() => void rematch()}>
          {sayTable('match.rematch')}
        </Button>
      )}
      <div class="r2">
        <Button href={pathTo('play', { game: 'old-world' })}>{sayOldWorld('end.change')}</Button>
        <Button href={pathTo('home')}>{sayTable('match.leave')}</Button>
      </div>
    </section>
  );
}

interface EndProps {
  readonly scene: Scene;
  readonly outcome: SessionOutcome;
  readonly onLook: () => void;
  readonly extras?: ComponentChildren;
}

/** The end of the game: who won and by what, everybody's trophies, and the ways on. */
export function EndScene({ scene, outcome, onLook, extras }: EndProps) {
  const { view, session } = scene;
  const record = session.record.value;
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.querySelector('h1')?.focus({ preventScroll: true }), []);
  return (
    <div class="ow-end" data-outcome={outcomeId(outcome)} ref={box}>
      <section class="poster paper paper-wide">
        <i class="nail" />
        <div class="crown" aria-hidden="true">
          <Emblem name={GOODS_ICONS.crown} />
        </div>
        <p class="k">{sayOldWorld('end.after', { rounds: view.round })}</p>
        <h1 class="display" tabIndex={-1}>
          {titleOf(scene, outcome)}
        </h1>
        <p class="lede">
          {outcome.by === 'game' ? (
            <>
              {speak(`reason.${outcome.reason}`)}{' '}
              <RuleLink rule={view.modules.includes('solo') ? 'OW-SOLO-014' : 'OW-WIN-001'} />
            </>
          ) : (
            sayTable(`match.by.${outcome.by}`)
          )}
        </p>
        <Ranking scene={scene} outcome={outcome} />
        <SoloTable scene={scene} />
      </section>
      <div class="col">
        <Again scene={scene} />
        <section class="panel keep">
          <h2 class="smallcap">{sayTable('match.keep')}</h2>
          {record === null ? null : (
            <a class="keep-row" href={`${pathTo('replay')}#${record}`}>
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
      </div>
    </div>
  );
}
