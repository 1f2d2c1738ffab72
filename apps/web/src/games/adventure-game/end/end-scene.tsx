import './end-scene.css';
import type { HeroView } from '@medallion/adventure-game';
import { RuleLink } from '../../../pieces/links';
import type { SessionOutcome } from '../../../play/session';
import { type EndProps, EndSheet, Ranking, winnerOf } from '../../../table/end/end-scene';
import { useHistory } from '../../../table/end/use-history';
import { isMe } from '../../../table/question/scene';
import { sayTable } from '../../../table/text/say-table';
import { TOKEN_ICONS } from '../art/emblems';
import { Emblem, HeroCrest } from '../table/pieces';
import type { Scene } from '../table/scene';
import { shortHero } from '../table/words';
import { named, sayAdventure } from '../text/say-adventure';
import type { AdventureHistory } from './history';
import { POINT_SOURCES } from './kinds';
import { SOURCE_ICONS, storyOf } from './story';

function titleOf(scene: Scene, outcome: SessionOutcome): string {
  const winner = winnerOf(outcome);
  if (winner === null) return sayTable('end.shared');
  if (isMe(scene, winner)) return sayAdventure('end.yours');
  return sayTable('end.theirs', { player: shortHero(scene.view.heroes[winner]?.hero ?? '') });
}

const TIE_RULES = {
  vp: 'AG-END-005',
  quests: 'AG-TIE-001',
  'leads-and-gold': 'AG-TIE-002',
  'final-turn': 'AG-TIE-003',
} as const;

/** The points of a hero, and what brought them. */
function Points({ hero, history }: { readonly hero: HeroView; readonly history: AdventureHistory | null }) {
  const sources = POINT_SOURCES.map((source) => ({ source, n: history?.counts.of(source, hero.seat) ?? 0 }));
  return (
    <>
      <b>{hero.vp}</b>
      <span class="end-sources">
        {sources.map(({ source, n }) =>
          n === 0 ? null : (
            <span key={source} title={sayAdventure(`end.source.${source}`)}>
              <Emblem name={SOURCE_ICONS[source]} />
              <span class="sr">{sayAdventure(`end.source.${source}`)} </span>
              {n}
            </span>
          ),
        )}
      </span>
    </>
  );
}

/** The end of the game: who won and by what, everybody's reckoning, and the ways on. */
export function EndScene({ scene, outcome, onLook, extras }: EndProps<Scene>) {
  const { view, session } = scene;
  const history = useHistory(session.record.value, () => import('./history').then(({ historyOf }) => historyOf));
  const tieBreak = view.outcome?.tieBreak ?? 'vp';
  return (
    <EndSheet
      story={history === null ? null : storyOf(history, scene)}
      session={session}
      outcome={outcome}
      rounds={view.round}
      crown={<Emblem name={TOKEN_ICONS.vp} />}
      title={titleOf(scene, outcome)}
      decidedBy={
        <>
          {sayAdventure(`end.by.${tieBreak}`)} <RuleLink rule={TIE_RULES[tieBreak]} />
        </>
      }
      change={sayAdventure('end.change')}
      onLook={onLook}
      extras={extras}
    >
      <Ranking
        session={session}
        outcome={outcome}
        heads={[
          sayAdventure('end.hero'),
          sayAdventure('end.vp'),
          sayAdventure('end.quests'),
          sayAdventure('end.goods'),
        ]}
        seats={view.heroes.map((hero) => ({
          seat: hero.seat,
          crest: <HeroCrest hero={hero.hero} />,
          name: named('hero', hero.hero),
          cells: [<Points key="vp" hero={hero} history={history} />, hero.completed.count, hero.wealth],
        }))}
      />
      <p class="end-goods">
        {sayAdventure('end.goods.note')} <RuleLink rule="AG-TIE-002" />
      </p>
    </EndSheet>
  );
}
