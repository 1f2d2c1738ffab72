import type { OldWorldEvent } from '@medallion/old-world';
import type { Story } from '../../../table/end/end-scene';
import { isMe } from '../../../table/question/scene';
import { sayTable } from '../../../table/text/say-table';
import { DEED_ICONS, EFFECT_ICONS, GOODS_ICONS, schoolIcon, trophyIcon } from '../art/emblems';
import { schoolClass } from '../table/pieces';
import type { Scene } from '../table/scene';
import { eventWords, witcherName } from '../table/words';
import { sayOldWorld } from '../text/say-old-world';
import type { OldWorldHistory } from './history';
import { COUNTS, type CountName, type PointKind, TROPHY_CAUSES, type TrophyCause } from './kinds';

const CAUSE_ICONS: Readonly<Record<TrophyCause, string>> = {
  monster: GOODS_ICONS.trophy,
  meditation: DEED_ICONS.meditate,
  duel: DEED_ICONS.fight,
};
const POINT_ICONS: Readonly<Record<PointKind, string>> = {
  last: GOODS_ICONS.crown,
  first: GOODS_ICONS.trophy,
  lead: GOODS_ICONS.trophy,
  blow: EFFECT_ICONS.damage,
  duel: DEED_ICONS.fight,
  dice: GOODS_ICONS.dice,
  fall: GOODS_ICONS.discard,
};
const COUNT_ICONS: Readonly<Record<CountName, string>> = {
  fights: DEED_ICONS.fight,
  blow: EFFECT_ICONS.damage,
  cards: GOODS_ICONS.hand,
  places: DEED_ICONS.explore,
  quests: GOODS_ICONS.quest,
  dice: GOODS_ICONS.dice,
};
/** Trophies that win the game. */
const GOAL = 4;

const pointIcon = (kind: PointKind, event: OldWorldEvent): string =>
  event.type === 'trophy-gained' ? trophyIcon(event.trophy) : POINT_ICONS[kind];

function numbersOf({ counts }: OldWorldHistory, scene: Scene): Story['numbers'] {
  const { view, me } = scene;
  const title = isMe(scene, me)
    ? sayTable('end.yours-counted')
    : sayTable('end.theirs-counted', { player: witcherName(scene, me) });
  const of = COUNTS.map((count) => {
    const n = counts.of(count, me);
    const isMost = n > 0 && view.witchers.every(({ seat }) => seat === me || counts.of(count, seat) < n);
    return {
      icon: COUNT_ICONS[count],
      words: sayOldWorld(`end.count.${count}`),
      n,
      isMost: isMost && view.witchers.length > 1,
    };
  });
  return { title, of };
}

/** A game of Old World as it is told at its end. */
export function storyOf(history: OldWorldHistory, scene: Scene): Story {
  const { view, session } = scene;
  return {
    race: {
      title: sayOldWorld('end.race'),
      rounds: history.rounds,
      goal: GOAL,
      causes: Object.fromEntries(
        TROPHY_CAUSES.map((cause) => [cause, { icon: CAUSE_ICONS[cause], words: sayOldWorld(`end.cause.${cause}`) }]),
      ),
      runners: view.witchers.map(({ seat, school }) => ({
        seat,
        name: witcherName(scene, seat),
        icon: schoolIcon(school),
        colours: schoolClass(school),
        marks: history.race.get(seat) ?? [],
      })),
    },
    points: history.points.map(({ kind, round, answer, event }) => ({
      answer,
      round,
      icon: pointIcon(kind, event),
      title: sayOldWorld(`end.point.${kind}`),
      words: eventWords(session, view, event),
    })),
    numbers: numbersOf(history, scene),
  };
}
