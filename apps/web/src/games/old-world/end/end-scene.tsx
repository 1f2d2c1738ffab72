import { TABLES, trophyName } from '@medallion/old-world';
import { RuleLink } from '../../../pieces/links';
import type { SessionOutcome } from '../../../play/session';
import { language } from '../../../settings/settings';
import { type EndProps, EndSheet, Ranking, togetherWords, winnerOf } from '../../../table-kit/end-scene';
import { sayTable } from '../../../table-kit/say-table';
import { isMe } from '../../../table-kit/scene';
import { GOODS_ICONS, trophyIcon } from '../art/emblems';
import { Crest, Emblem, roman } from '../table/pieces';
import type { Scene } from '../table/scene';
import { witcherName } from '../table/words';
import { sayOldWorld, speak } from '../text/say-old-world';

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

/** How a solo game is measured: the fewer turns, the better. */
function SoloTable({ scene }: { readonly scene: Scene }) {
  const { result } = scene.view;
  if (result === null || !Object.hasOwn(scene.view.modules, 'solo')) return null;
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

/** The end of the game: who won and by what, everybody's trophies, and the ways on. */
export function EndScene({ scene, outcome, onLook, extras }: EndProps<Scene>) {
  const { view, session } = scene;
  return (
    <EndSheet
      session={session}
      outcome={outcome}
      rounds={view.round}
      crown={<Emblem name={GOODS_ICONS.crown} />}
      title={titleOf(scene, outcome)}
      decidedBy={
        <>
          {speak(`reason.${outcome.reason}`)}{' '}
          <RuleLink rule={Object.hasOwn(view.modules, 'solo') ? 'OW-SOLO-014' : 'OW-WIN-001'} />
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
      <SoloTable scene={scene} />
    </EndSheet>
  );
}
