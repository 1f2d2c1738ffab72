import './gwent-guide.css';
import { byLanguage, catalog } from '@medallion/text';
import { language } from '../../../settings/settings';
import { Guide, type GuideStep } from '../../../table/guide/guide';
import type { Moment } from '../table/moments';
import { endOfPass } from '../table/passing';
import { cardFace, type Scene, sideOf } from '../table/scene';

const words = catalog(
  byLanguage({
    en: () => import('./text/en.json'),
    de: () => import('./text/de.json'),
    nl: () => import('./text/nl.json'),
  }),
);

interface Place {
  readonly id: string;
  readonly at: string;
  readonly mark?: string;
  readonly isNow?: (scene: Scene) => boolean;
}

function cardsPlayed({ session, me }: Scene): number {
  return session.log.value.filter(
    (line) => line.kind === 'event' && line.event.type === 'played' && line.event.seat === me,
  ).length;
}

const played = (count: number) => (scene: Scene) => cardsPlayed(scene) >= count;

function seesWeather(scene: Scene): boolean {
  const hand = sideOf(scene, scene.me).hand.cards ?? [];
  return scene.view.weather.length > 0 || hand.some((card) => cardFace(card).kind === 'weather');
}

/** A pass is taught where it is good advice: ahead, and with both gems left. */
function isGoodPass(scene: Scene): boolean {
  const hasSeen = played(3)(scene) || sideOf(scene, scene.foe).hasPassed;
  return hasSeen && endOfPass(scene) === 'wins-round' && sideOf(scene, scene.me).gems > 1;
}

/** One step a turn: whoever plays the first three cards has met all but the end of the round. */
const STEPS = [
  { id: 'exchange', at: 'exchange', mark: '.mulligan .hand' },
  { id: 'turn', at: 'turn', mark: '.hand' },
  { id: 'strength', at: 'turn', mark: '.center', isNow: played(1) },
  { id: 'weather', at: 'turn', mark: '.hand', isNow: (scene) => played(2)(scene) && seesWeather(scene) },
  {
    id: 'pass',
    at: 'turn',
    mark: '.prompt [data-option="pass"]',
    isNow: isGoodPass,
  },
  { id: 'round', at: 'round-end' },
  { id: 'second', at: 'turn', mark: '.hand', isNow: ({ view }) => view.round > 1 },
] as const satisfies readonly Place[];

function stepOf(scene: Scene, place: (typeof STEPS)[number]): GuideStep {
  const { id, at } = place;
  return {
    id,
    at,
    ...('mark' in place ? { mark: place.mark } : {}),
    title: words.say(language.value, `step.${id}.title`),
    words: words.say(language.value, `step.${id}`),
    isNow: 'isNow' in place ? place.isNow(scene) : true,
  };
}

/** The first turns, explained where they happen. */
export function GwentGuide({ scene, moment }: { readonly scene: Scene; readonly moment: Moment | null }) {
  const steps = STEPS.map((place) => stepOf(scene, place));
  return <Guide session={scene.session} steps={steps} at={moment?.kind ?? scene.question?.prompt ?? null} />;
}
