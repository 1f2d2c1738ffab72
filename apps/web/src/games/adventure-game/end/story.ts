import type { Story } from '../../../table/end/end-scene';
import { isMe } from '../../../table/question/scene';
import { sayTable } from '../../../table/text/say-table';
import { ACTION_ICONS, HERO_ICONS, REGION_ICONS, TOKEN_ICONS } from '../art/emblems';
import type { Scene } from '../table/scene';
import { eventWords, shortHero } from '../table/words';
import { sayAdventure } from '../text/say-adventure';
import type { AdventureHistory } from './history';
import { COUNTS, type CountName, type PointKind, type PointSource } from './kinds';

export const SOURCE_ICONS: Readonly<Record<PointSource, string>> = {
  main: TOKEN_ICONS.vp,
  side: TOKEN_ICONS.task,
  support: TOKEN_ICONS.support,
  other: ACTION_ICONS.travel,
};
/** What has a sign on the line: points along the way are many and small. */
const SIGNED = ['main', 'side', 'support'] as const;
const POINT_ICONS: Readonly<Record<PointKind, string>> = {
  last: TOKEN_ICONS.vp,
  first: TOKEN_ICONS.done,
  lead: TOKEN_ICONS.vp,
  monster: REGION_ICONS.red,
  support: TOKEN_ICONS.support,
  wound: TOKEN_ICONS.severe,
  task: TOKEN_ICONS.task,
};
const COUNT_ICONS: Readonly<Record<CountName, string>> = {
  quests: TOKEN_ICONS.vp,
  monsters: REGION_ICONS.red,
  places: ACTION_ICONS.travel,
  leads: ACTION_ICONS.investigate,
  proofs: TOKEN_ICONS.proof,
  cards: ACTION_ICONS.develop,
};

function numbersOf({ counts }: AdventureHistory, scene: Scene): Story['numbers'] {
  const { heroes } = scene.view;
  const title = isMe(scene, scene.me)
    ? sayTable('end.yours-counted')
    : sayTable('end.theirs-counted', { player: shortHero(heroes[scene.me]?.hero ?? '') });
  const of = COUNTS.map((count) => {
    const n = counts.of(count, scene.me);
    const isMost = n > 0 && heroes.every(({ seat }) => seat === scene.me || counts.of(count, seat) < n);
    return { icon: COUNT_ICONS[count], words: sayAdventure(`end.count.${count}`), n, isMost };
  });
  return { title, of };
}

/** A game of the Adventure Game as it is told at its end. */
export function storyOf(history: AdventureHistory, scene: Scene): Story {
  const { view } = scene;
  return {
    race: {
      title: sayAdventure('end.race'),
      rounds: history.rounds,
      causes: Object.fromEntries(
        SIGNED.map((source) => [source, { icon: SOURCE_ICONS[source], words: sayAdventure(`end.source.${source}`) }]),
      ),
      runners: view.heroes.map(({ seat, hero }) => ({
        seat,
        name: shortHero(hero),
        icon: HERO_ICONS[hero],
        colours: `hc-${hero}`,
        marks: history.race.get(seat) ?? [],
      })),
    },
    points: history.points.map(({ kind, round, answer, event }) => ({
      answer,
      round,
      icon: POINT_ICONS[kind],
      title: sayAdventure(`end.point.${kind}`),
      words: eventWords(view, event),
    })),
    numbers: numbersOf(history, scene),
  };
}
