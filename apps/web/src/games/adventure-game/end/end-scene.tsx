import './end-scene.css';
import { RuleLink } from '../../../pieces/links';
import type { SessionOutcome } from '../../../play/session';
import { type EndProps, EndSheet, Ranking, winnerOf } from '../../../table/end/end-scene';
import { isMe } from '../../../table/question/scene';
import { sayTable } from '../../../table/text/say-table';
import { TOKEN_ICONS } from '../art/emblems';
import { Emblem, HeroCrest } from '../table/pieces';
import type { Scene } from '../table/scene';
import { shortHero } from '../table/words';
import { named, sayAdventure } from '../text/say-adventure';

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

/** The end of the game: who won and by what, everybody's reckoning, and the ways on. */
export function EndScene({ scene, outcome, onLook, extras }: EndProps<Scene>) {
  const { view, session } = scene;
  const tieBreak = view.outcome?.tieBreak ?? 'vp';
  return (
    <EndSheet
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
          cells: [<b key="vp">{hero.vp}</b>, hero.completed.count, hero.wealth],
        }))}
      />
      <p class="end-goods">
        {sayAdventure('end.goods.note')} <RuleLink rule="AG-TIE-002" />
      </p>
    </EndSheet>
  );
}
