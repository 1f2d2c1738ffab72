import './end-scene.css';
import { trophyName } from '@medallion/old-world';
import { RuleLink } from '../../../pieces/links';
import type { SessionOutcome } from '../../../play/session';
import { language } from '../../../settings/settings';
import { type EndProps, EndSheet, Ranking, togetherWords, winnerOf } from '../../../table/end/end-scene';
import { useHistory } from '../../../table/end/use-history';
import { isMe } from '../../../table/question/scene';
import { sayTable } from '../../../table/text/say-table';
import { GOODS_ICONS, trophyIcon } from '../art/emblems';
import { Crest, Emblem, roman } from '../table/pieces';
import type { Scene } from '../table/scene';
import { witcherName } from '../table/words';
import { sayOldWorld, speak } from '../text/say-old-world';
import { storyOf } from './story';

function titleOf(scene: Scene, outcome: SessionOutcome): string {
  const together = togetherWords(outcome);
  if (together !== null) return together;
  const winner = winnerOf(outcome);
  if (winner === null) return sayTable('end.shared');
  if (isMe(scene, winner)) return sayOldWorld('end.yours');
  return sayTable('end.theirs', { player: witcherName(scene, winner) });
}

function Trophies({ trophies }: { readonly trophies: readonly string[] }) {
  return (
    <span class="end-trophies">
      {trophies.map((trophy, index) => (
        <span key={`${trophy}-${index}`} title={trophyName(language.value, trophy)}>
          <Emblem name={trophyIcon(trophy)} />
          <span class="sr">{trophyName(language.value, trophy)}</span>
        </span>
      ))}
      {trophies.length === 0 ? '0' : null}
    </span>
  );
}

/** The rule that ended the game, as its last event tells. */
function endRule({ session }: Scene): string {
  const won = session.log.value.findLast((line) => line.kind === 'event' && line.event.type === 'game-won');
  return won?.kind === 'event' ? won.event.rule : 'OW-WIN-001';
}

/** The end of the game: who won and by what, everybody's trophies, and the ways on. */
export function EndScene({ scene, outcome, onLook, extras }: EndProps<Scene>) {
  const { view, session } = scene;
  const history = useHistory(session.record.value, () => import('./history').then(({ historyOf }) => historyOf));
  return (
    <EndSheet
      story={history === null ? null : storyOf(history, scene)}
      session={session}
      outcome={outcome}
      rounds={view.round}
      crown={<Emblem name={GOODS_ICONS.crown} />}
      title={titleOf(scene, outcome)}
      decidedBy={
        <>
          {speak(`reason.${outcome.reason}`)} <RuleLink rule={endRule(scene)} />
        </>
      }
      change={sayOldWorld('end.change')}
      onLook={onLook}
      extras={extras}
    >
      <Ranking
        session={session}
        outcome={outcome}
        heads={[sayOldWorld('end.witcher'), sayOldWorld('board.trophies'), sayOldWorld('end.level')]}
        seats={view.witchers.map(({ seat, school, trophies, level }) => ({
          seat,
          crest: <Crest school={school} />,
          name: witcherName(scene, seat),
          cells: [<Trophies key="trophies" trophies={trophies} />, roman(level)],
        }))}
      />
      {scene.modules.flatMap(({ endParts = [] }) =>
        endParts.map((Part, index) => <Part key={index} scene={scene} outcome={outcome} />),
      )}
    </EndSheet>
  );
}
