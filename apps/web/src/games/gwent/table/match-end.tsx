import { factionName } from '@medallion/gwent';
import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { Gem } from '../../../pieces/gem';
import { Icon } from '../../../pieces/icon';
import { Button, RuleLink } from '../../../pieces/links';
import { showSlip } from '../../../pieces/slips';
import type { SessionOutcome } from '../../../play/session';
import { refusalWords } from '../../../play/text/say-play';
import { navigate } from '../../../router/router';
import { pathTo } from '../../../router/routes';
import { language } from '../../../settings/settings';
import { GwentCard } from '../card';
import { FACTION_LOOKS } from '../card-face';
import { sayGwent } from '../text/say-gwent';
import { RoundBars, RoundLines } from './charts';
import type { Feat, MatchHistory } from './history';
import { cardFace, isMe, nameOf, nameOfCard, type Scene, sideOf } from './scene';

/** `seat-0`, `seat-1` or `draw`: the contract of the screen. */
export function outcomeId(outcome: SessionOutcome): string {
  const [first, second] = outcome.places;
  if (first === second) return 'draw';
  return first === 1 ? 'seat-0' : 'seat-1';
}

function titleOf(scene: Scene, outcome: SessionOutcome): string {
  const id = outcomeId(outcome);
  if (id === 'draw') return sayGwent('match.draw');
  const winner = id === 'seat-0' ? 0 : 1;
  return isMe(scene, winner)
    ? sayGwent('match.yours')
    : sayGwent('match.theirs', { player: nameOf(scene.session, winner) });
}

function ledeOf(scene: Scene, outcome: SessionOutcome): string {
  const { results } = scene.view;
  if (outcome.by !== 'game') return sayGwent(`match.by.${outcome.by}`);
  const won = (seat: number) => results.filter(({ winner }) => winner === seat).length;
  return sayGwent('match.lede', { mine: won(scene.me), theirs: won(scene.foe), rounds: results.length });
}

function useHistory(record: string | null): MatchHistory | null {
  const [history, setHistory] = useState<MatchHistory | null>(null);
  useEffect(() => {
    if (record === null) return;
    void import('./history').then(({ historyOf }) => setHistory(historyOf(record)));
  }, [record]);
  return history;
}

function FeatLine({ scene, feat }: { readonly scene: Scene; readonly feat: Feat }) {
  return (
    <li>
      <GwentCard face={cardFace(feat.card)} />
      <p>
        <b>
          {isMe(scene, feat.seat)
            ? sayGwent('match.feat-mine')
            : sayGwent('match.feat-theirs', { player: nameOf(scene.session, feat.seat) })}
        </b>
        {sayGwent('match.feat', { card: nameOfCard(feat.card), gain: feat.gain, round: feat.round })}
      </p>
    </li>
  );
}

function Telling({ scene, history }: { readonly scene: Scene; readonly history: MatchHistory }) {
  const feats = [history.feats[scene.me], history.feats[scene.foe]].flatMap((feat) => feat ?? []);
  if (feats.length === 0) return null;
  return (
    <section class="mom">
      <h2>{sayGwent('match.telling')}</h2>
      <ol>
        {feats.map((feat) => (
          <FeatLine key={feat.seat} scene={scene} feat={feat} />
        ))}
      </ol>
    </section>
  );
}

function Top({ scene, outcome }: { readonly scene: Scene; readonly outcome: SessionOutcome }) {
  const [mine, theirs] = [sideOf(scene, scene.me), sideOf(scene, scene.foe)];
  const faction = (name: typeof mine.faction) => factionName(language.value, name);
  const isWon = outcomeId(outcome) === `seat-${scene.me}`;
  return (
    <div class="top">
      <div class="crown" aria-hidden="true">
        <Icon name={isWon ? 'laurel-crown' : 'tattered-banner'} />
      </div>
      <div>
        <p class="k">{sayGwent('match.factions', { mine: faction(mine.faction), theirs: faction(theirs.faction) })}</p>
        <h1 class="display" tabIndex={-1}>
          {titleOf(scene, outcome)}
        </h1>
        <p class="lede">
          {ledeOf(scene, outcome)} {outcome.by === 'game' ? <RuleLink rule="GW-GEM-002" /> : null}
        </p>
      </div>
      <div class="gm">
        {[mine, theirs].map(({ seat, gems }) => (
          <p key={seat}>
            <b>{nameOf(scene.session, seat)}</b>
            {[0, 1].map((index) => (
              <Gem key={index} state={index < gems ? 'whole' : 'gone'} />
            ))}
          </p>
        ))}
      </div>
    </div>
  );
}

interface MatchEndProps {
  readonly scene: Scene;
  readonly outcome: SessionOutcome;
  readonly onLook: () => void;
  /** Further ways on that belong to whoever runs the table. */
  readonly extras?: ComponentChildren;
}

function Again({ scene }: { readonly scene: Scene }) {
  const { session, foe } = scene;
  const look = FACTION_LOOKS[sideOf(scene, foe).faction];
  const rematch = async () => {
    const next = await session.rematch?.();
    if (next === undefined) return;
    if (next.ok) navigate(next.value);
    else showSlip({ id: 'rematch', words: refusalWords(next.refusal.code) });
  };
  return (
    <section class="again panel">
      <h2 class="smallcap">{sayGwent('match.again')}</h2>
      <p class="ready">
        <span class={`cr ${look.colours}`}>
          <Icon name={look.crest} />
        </span>
        <span>
          <b>{sayGwent('match.ready', { player: nameOf(session, foe) })}</b>
          <small>{sayGwent('match.ready-words')}</small>
        </span>
      </p>
      {session.rematch === undefined ? null : (
        <Button look="main" onPress={() => void rematch()}>
          {sayGwent('match.rematch')}
        </Button>
      )}
      <div class="r2">
        <Button href={pathTo('play', { game: 'gwent' })}>{sayGwent('match.change')}</Button>
        <Button href={pathTo('home')}>{sayGwent('match.leave')}</Button>
      </div>
    </section>
  );
}

function Keep({ scene, onLook, extras }: Pick<MatchEndProps, 'scene' | 'onLook' | 'extras'>) {
  const record = scene.session.record.value;
  return (
    <section class="panel keep">
      <h2 class="smallcap">{sayGwent('match.keep')}</h2>
      {record === null ? null : (
        <a class="keep-row" href={`${pathTo('replay')}#${record}`}>
          <Icon name="film-strip" />
          <span>
            <b>{sayGwent('match.replay')}</b>
            <small>{sayGwent('match.replay-words')}</small>
          </span>
        </a>
      )}
      <button type="button" class="keep-row" onClick={onLook}>
        <Icon name="spyglass" />
        <span>
          <b>{sayGwent('match.look')}</b>
          <small>{sayGwent('match.look-words')}</small>
        </span>
      </button>
      {extras}
    </section>
  );
}

/** The end of the game: who won, how the rounds went, what is worth telling, and the ways on. */
export function MatchEnd({ scene, outcome, onLook, extras }: MatchEndProps) {
  const { session, me, foe, view } = scene;
  const history = useHistory(session.record.value);
  const names = [nameOf(session, me), nameOf(session, foe)] as const;
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.querySelector('h1')?.focus({ preventScroll: true }), []);
  return (
    <div class="mend" data-outcome={outcomeId(outcome)} ref={box}>
      <section class="gw-poster paper paper-wide">
        <i class="nail" />
        <Top scene={scene} outcome={outcome} />
        {history === null ? (
          <RoundBars results={view.results} me={me} names={names} />
        ) : (
          <RoundLines
            rounds={history.rounds}
            winners={view.results.map(({ winner }) => winner)}
            me={me}
            names={names}
          />
        )}
        {history === null ? null : <Telling scene={scene} history={history} />}
      </section>
      <div class="col">
        <Again scene={scene} />
        <Keep scene={scene} onLook={onLook} extras={extras} />
      </div>
    </div>
  );
}
