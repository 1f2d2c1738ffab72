import type { AdventureView } from '@medallion/adventure-game';
import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { Icon } from '../../../pieces/icon';
import { Button, RuleLink } from '../../../pieces/links';
import { showSlip } from '../../../pieces/slips';
import type { SessionOutcome } from '../../../play/session';
import { refusalWords } from '../../../play/text/say-play';
import { navigate } from '../../../router/router';
import { pathTo } from '../../../router/routes';
import { sayTable } from '../../../table-kit/say-table';
import { nameOf } from '../../../table-kit/seat-names';
import { TOKEN_ICONS } from '../art/emblems';
import { Emblem, HeroCrest } from '../table/pieces';
import { isMe, type Scene } from '../table/scene';
import { shortHero } from '../table/words';
import { named, sayAdventure } from '../text/say-adventure';

/** `seat-0` to `seat-3`, or `draw` where several share the first place: the contract of the screen. */
export function outcomeId({ places }: SessionOutcome): string {
  const winners = places.flatMap((place, seat) => (place === 1 ? [seat] : []));
  return winners.length === 1 ? `seat-${winners[0]}` : 'draw';
}

function titleOf(scene: Scene, outcome: SessionOutcome): string {
  const winners = outcome.places.flatMap((place, seat) => (place === 1 ? [seat] : []));
  const [winner] = winners;
  if (winners.length !== 1 || winner === undefined) return sayAdventure('end.shared');
  if (isMe(scene, winner)) return sayAdventure('end.yours');
  return sayAdventure('end.theirs', { player: shortHero(scene.view.heroes[winner]?.hero ?? '') });
}

const TIE_RULES = {
  vp: 'AG-END-005',
  quests: 'AG-TIE-001',
  'leads-and-gold': 'AG-TIE-002',
  'final-turn': 'AG-TIE-003',
} as const;

const goodsOf = ({ leads, gold }: AdventureView['heroes'][number]) => leads.red + leads.blue + leads.purple + gold;

function Ranking({ scene, outcome }: { readonly scene: Scene; readonly outcome: SessionOutcome }) {
  const order = [...scene.view.heroes].sort(
    (one, other) => (outcome.places[one.seat] ?? 9) - (outcome.places[other.seat] ?? 9),
  );
  return (
    <table class="ranking">
      <thead>
        <tr>
          <th scope="col">{sayAdventure('end.place')}</th>
          <th scope="col">{sayAdventure('end.hero')}</th>
          <th scope="col">{sayAdventure('end.vp')}</th>
          <th scope="col">{sayAdventure('end.quests')}</th>
          <th scope="col">{sayAdventure('end.goods')}</th>
        </tr>
      </thead>
      <tbody>
        {order.map((hero) => (
          <tr key={hero.seat} class={outcome.places[hero.seat] === 1 ? 'first' : ''}>
            <td>{outcome.places[hero.seat]}</td>
            <th scope="row">
              <HeroCrest hero={hero.hero} />
              <span>
                {named('hero', hero.hero)}
                <small>{nameOf(scene.session, hero.seat)}</small>
              </span>
            </th>
            <td>
              <b>{hero.vp}</b>
            </td>
            <td>{hero.completed.count}</td>
            <td>{goodsOf(hero)}</td>
          </tr>
        ))}
      </tbody>
    </table>
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
        <Button href={pathTo('play', { game: 'adventure-game' })}>{sayAdventure('end.change')}</Button>
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

/** The end of the game: who won and by what, everybody's reckoning, and the ways on. */
export function EndScene({ scene, outcome, onLook, extras }: EndProps) {
  const { view, session } = scene;
  const record = session.record.value;
  const tieBreak = view.outcome?.tieBreak ?? 'vp';
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.querySelector('h1')?.focus({ preventScroll: true }), []);
  return (
    <div class="ag-end" data-outcome={outcomeId(outcome)} ref={box}>
      <section class="poster paper paper-wide">
        <i class="nail" />
        <div class="crown" aria-hidden="true">
          <Emblem name={TOKEN_ICONS.vp} />
        </div>
        <p class="k">{sayAdventure('end.after', { rounds: view.round })}</p>
        <h1 class="display" tabIndex={-1}>
          {titleOf(scene, outcome)}
        </h1>
        <p class="lede">
          {outcome.by === 'game' ? (
            <>
              {sayAdventure(`end.by.${tieBreak}`)} <RuleLink rule={TIE_RULES[tieBreak]} />
            </>
          ) : (
            sayTable(`match.by.${outcome.by}`)
          )}
        </p>
        <Ranking scene={scene} outcome={outcome} />
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
