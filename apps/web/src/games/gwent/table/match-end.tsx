import './match-end.css';
import { factionName } from '@medallion/gwent';
import { Gem } from '../../../pieces/gem';
import { Icon } from '../../../pieces/icon';
import { RuleLink } from '../../../pieces/links';
import type { SessionOutcome } from '../../../play/session';
import { language } from '../../../settings/settings';
import { InTurn } from '../../../table/drawing/in-turn';
import {
  AgainPanel,
  cutShortWords,
  type EndProps,
  KeepPanel,
  outcomeId,
  useHeadingFocus,
  winnerOf,
} from '../../../table/end/end-scene';
import { replayLink } from '../../../table/end/replay-link';
import { useHistory } from '../../../table/end/use-history';
import { sayTable } from '../../../table/text/say-table';
import { GwentCard } from '../card';
import { FACTION_LOOKS } from '../card-face';
import { sayGwent } from '../text/say-gwent';
import { RoundBars, RoundLines } from './charts';
import type { Feat, MatchHistory } from './history';
import { cardFace, isMe, nameOf, nameOfCard, type Scene, sideOf } from './scene';

function titleOf(scene: Scene, outcome: SessionOutcome): string {
  const winner = winnerOf(outcome);
  if (winner === null) return sayGwent('match.draw');
  return isMe(scene, winner)
    ? sayGwent('match.yours')
    : sayGwent('match.theirs', { player: nameOf(scene.session, winner) });
}

function ledeOf(scene: Scene, outcome: SessionOutcome): string {
  const { results } = scene.view;
  if (outcome.by !== 'game') return cutShortWords(scene.session, outcome);
  const won = (seat: number) => results.filter(({ winner }) => winner === seat).length;
  return sayGwent('match.lede', { mine: won(scene.me), theirs: won(scene.foe), rounds: results.length });
}

function FeatLine({ scene, feat }: { readonly scene: Scene; readonly feat: Feat }) {
  const record = scene.session.record.value;
  return (
    <li>
      <GwentCard face={cardFace(feat.card)} />
      <p>
        <b>
          {isMe(scene, feat.seat)
            ? sayGwent('match.feat-mine')
            : sayGwent('match.feat-theirs', { player: nameOf(scene.session, feat.seat) })}
        </b>
        {sayGwent('match.feat', { card: nameOfCard(feat.card), gain: feat.gain, round: feat.round })}{' '}
        {record === null ? null : <a href={replayLink(scene.session, record, feat.answer)}>{sayTable('end.watch')}</a>}
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
  const isWon = winnerOf(outcome) === scene.me;
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

/** Who is ready to play again. */
function Ready({ scene }: { readonly scene: Scene }) {
  const { session, foe } = scene;
  const look = FACTION_LOOKS[sideOf(scene, foe).faction];
  return (
    <p class="ready">
      <span class={`cr ${look.colours}`}>
        <Icon name={look.crest} />
      </span>
      <span>
        <b>{sayGwent('match.ready', { player: nameOf(session, foe) })}</b>
        <small>{sayGwent('match.ready-words')}</small>
      </span>
    </p>
  );
}

/** The end of the game: who won, how the rounds went, what is worth telling, and the ways on. */
export function MatchEnd({ scene, outcome, onLook, extras }: EndProps<Scene>) {
  const { session, me, foe, view } = scene;
  const history = useHistory(session.record.value, () => import('./history').then(({ historyOf }) => historyOf));
  const names = [nameOf(session, me), nameOf(session, foe)] as const;
  const box = useHeadingFocus();
  return (
    <div class="match-end" data-outcome={outcomeId(outcome)} ref={box}>
      <section class="match-poster paper paper-wide">
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
        <InTurn turn={0}>
          <AgainPanel session={session} change={sayGwent('match.change')}>
            <Ready scene={scene} />
          </AgainPanel>
        </InTurn>
        <InTurn turn={1}>
          <KeepPanel session={session} onLook={onLook} extras={extras} />
        </InTurn>
      </div>
    </div>
  );
}
