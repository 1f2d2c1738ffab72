import type { AdventureView, HeroView } from '@medallion/adventure-game';
import type { DoneToMe } from '../../../table/staging/changes';
import { type SinceRow, SinceScene, type SinceSheet, type Standing } from '../../../table/staging/since-scene';
import type { Stage } from '../../../table/staging/stage';
import { sayTable } from '../../../table/text/say-table';
import { kindIcon, TOKEN_ICONS } from '../art/emblems';
import { HeroCrest } from '../table/pieces';
import { eventWords, heroNames, placeName, shortHero } from '../table/words';
import { speak } from '../text/say-adventure';
import { captionOf, faceOf } from './deed-words';
import type { Shown } from './deeds';
import { type AdventureSince, doneToMe } from './done-to-me';
import { sayStaging } from './say-staging';

function netOf(before: HeroView, after: HeroView): SinceRow<AdventureView, Shown>['net'] {
  if (before.vp !== after.vp) return { from: before.vp, to: after.vp, words: sayStaging('net.points') };
  return before.gold === after.gold ? null : { from: before.gold, to: after.gold, words: sayStaging('net.gold') };
}

function rowsOf({ seat, before, after, deeds }: AdventureSince): readonly SinceRow<AdventureView, Shown>[] {
  const order = after.heroes.map((_, index) => (seat + 1 + index) % after.heroes.length).slice(0, -1);
  return order.flatMap((other): readonly SinceRow<AdventureView, Shown>[] => {
    const [was, is] = [before.heroes[other], after.heroes[other]];
    if (was === undefined || is === undefined) return [];
    const own = deeds.filter((deed) => (deed.seat ?? deed.turn) === other);
    const note = sayStaging('now-at', { place: placeName(is.at) });
    const crest = <HeroCrest hero={is.hero} />;
    return [{ seat: other, crest, name: shortHero(is.hero), note, deeds: own, net: netOf(was, is) }];
  });
}

const sum = (goods: HeroView['leads']) => goods.red + goods.blue + goods.purple;

function standingOf({ seat, before, after }: AdventureSince): readonly Standing[] {
  const [was, is] = [before.heroes[seat], after.heroes[seat]];
  if (was === undefined || is === undefined) return [];
  const line = (icon: string, words: string, of: (hero: HeroView) => number): Standing => {
    return { icon, words, from: of(was), to: of(is) };
  };
  return [
    line(TOKEN_ICONS.vp, sayStaging('stand.points'), ({ vp }) => vp),
    line(TOKEN_ICONS.gold, sayStaging('stand.gold'), ({ gold }) => gold),
    line(kindIcon('investigation'), sayStaging('stand.leads'), ({ leads }) => sum(leads)),
    line(TOKEN_ICONS.proof, sayStaging('stand.proofs'), ({ proofs }) => sum(proofs)),
    line(
      TOKEN_ICONS.minor,
      sayStaging('stand.wounds'),
      ({ spaces }) => spaces.filter(({ wound }) => wound !== null).length,
    ),
    line(
      TOKEN_ICONS['foul-fate'],
      sayStaging('stand.curses'),
      ({ spaces }) => spaces.filter(({ hasFoulFate }) => hasFoulFate).length,
    ),
    { icon: TOKEN_ICONS.war, words: sayStaging('stand.war'), from: before.war + 1, to: after.war + 1 },
  ];
}

/** What changed around the viewer: a monster where they stand, and an end that is near. */
function aroundMe({ before, after, deeds }: AdventureSince): readonly DoneToMe[] {
  const monsters = deeds.flatMap((deed): readonly DoneToMe[] => {
    const { event, hitsMe } = deed.shown;
    if (!hitsMe || (event.type !== 'monster-placed' && event.type !== 'monster-moved')) return [];
    const region = speak(`region.${event.type === 'monster-placed' ? event.region : event.to}`);
    const words = sayStaging('me.monster', { tier: speak(`tier.${event.tier}`), region });
    const cause = event.type === 'monster-moved' ? captionOf(after, deed) : null;
    return [{ field: `monster-${deed.key}`, icon: 'beast-eye', tone: 'loss', words, cause }];
  });
  if (before.endedBy !== null || after.endedBy === null) return monsters;
  const words = sayStaging('me.end', { player: heroNames(after)[after.endedBy] ?? '' });
  return [{ field: 'end', icon: TOKEN_ICONS.vp, tone: 'plain', words, cause: null }, ...monsters];
}

function sheetOf(since: AdventureSince): SinceSheet<AdventureView, Shown> {
  const { after, seat } = since;
  return {
    title: sayTable('since.your-turn', { player: heroNames(after)[seat] ?? '' }),
    rows: rowsOf(since),
    done: [...aroundMe(since), ...doneToMe(since, (event) => eventWords(after, event))],
    standing: standingOf(since),
  };
}

interface SinceProps {
  readonly since: AdventureSince;
  readonly stage: Stage<AdventureView, Shown>;
  readonly onContinue: () => void;
}

/** What happened in the Adventure Game since the viewer's last turn. */
export function AdventureSinceScene({ since, stage, onContinue }: SinceProps) {
  const { after } = since;
  return (
    <SinceScene sheet={sheetOf(since)} stage={stage} faceOf={(deed) => faceOf(after, deed)} onContinue={onContinue} />
  );
}
