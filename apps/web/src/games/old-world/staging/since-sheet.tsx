import type { OldWorldView, WitcherView } from '@medallion/old-world';
import { type SinceRow, SinceScene, type SinceSheet, type Standing } from '../../../table/staging/since-scene';
import type { Stage } from '../../../table/staging/stage';
import { sayTable } from '../../../table/text/say-table';
import { ATTRIBUTE_ICONS, GOODS_ICONS } from '../art/emblems';
import { Crest } from '../table/pieces';
import type { OldWorldSession } from '../table/scene';
import { eventWords, witcherNames } from '../table/words';
import { capital, named } from '../text/say-old-world';
import { faceOf } from './deed-words';
import { isTold, type Shown } from './deeds';
import { doneToMe, type OldWorldSince } from './done-to-me';
import { sayStaging } from './say-staging';
import { sumWords } from './sum-words';
import { TrophyRace } from './trophy-race';

function netOf(before: WitcherView, after: WitcherView): SinceRow<OldWorldView, Shown>['net'] {
  if (before.progress !== after.progress)
    return { from: before.progress, to: after.progress, words: sayStaging('net.trophies') };
  return before.gold === after.gold ? null : { from: before.gold, to: after.gold, words: sayStaging('net.gold') };
}

function rowsOf({ seat, before, after, deeds }: OldWorldSince, names: readonly string[]) {
  const order = after.witchers.map((_, index) => (seat + 1 + index) % after.witchers.length).slice(0, -1);
  return order.flatMap((other): readonly SinceRow<OldWorldView, Shown>[] => {
    const [was, is] = [before.witchers[other], after.witchers[other]];
    if (was === undefined || is === undefined) return [];
    const own = deeds.filter((deed) => (deed.seat ?? deed.turn) === other && isTold(deed));
    const note = [sumWords(own), is.at === null ? '' : sayStaging('now-at', { place: named('location', is.at) })];
    const crest = <Crest school={is.school} />;
    return [
      {
        seat: other,
        crest,
        name: names[other] ?? '',
        note: capital(note.filter(Boolean).join(', ')),
        deeds: own,
        net: netOf(was, is),
      },
    ];
  });
}

function standingOf({ seat, before, after }: OldWorldSince): readonly Standing[] {
  const [was, is] = [before.witchers[seat], after.witchers[seat]];
  if (was === undefined || is === undefined) return [];
  const line = (icon: string, words: string, of: (witcher: WitcherView) => number): Standing => {
    return { icon, words, from: of(was), to: of(is) };
  };
  return [
    line(GOODS_ICONS.trophy, sayStaging('stand.trophies'), ({ progress }) => progress),
    line(GOODS_ICONS.gold, sayStaging('stand.gold'), ({ gold }) => gold),
    line(GOODS_ICONS.hand, sayStaging('stand.hand'), ({ hand }) => hand.count),
    line(GOODS_ICONS.deck, sayStaging('stand.deck'), ({ deck }) => deck.count),
    line(ATTRIBUTE_ICONS.defense, sayStaging('stand.shield'), ({ shield }) => shield),
    line(GOODS_ICONS.potion, sayStaging('stand.potions'), ({ potions }) => potions.length),
    line(GOODS_ICONS.trail, sayStaging('stand.trails'), ({ trails }) => trails.length),
  ];
}

function sheetOf(session: OldWorldSession, since: OldWorldSince): SinceSheet<OldWorldView, Shown> {
  const names = witcherNames(session, since.after);
  return {
    title: sayTable('since.your-turn', { player: names[since.seat] ?? '' }),
    rows: rowsOf(since, names),
    done: doneToMe(since, (event) => eventWords(session, since.after, event)),
    standing: standingOf(since),
    race: <TrophyRace view={since.after} names={names} />,
  };
}

interface SinceProps {
  readonly session: OldWorldSession;
  readonly since: OldWorldSince;
  readonly stage: Stage<OldWorldView, Shown>;
  readonly onContinue: () => void;
}

/** What happened in Old World since the viewer's last turn. */
export function OldWorldSinceScene({ session, since, stage, onContinue }: SinceProps) {
  return (
    <SinceScene
      sheet={sheetOf(session, since)}
      stage={stage}
      faceOf={(deed) => faceOf({ session, view: since.after }, deed)}
      onContinue={onContinue}
    />
  );
}
