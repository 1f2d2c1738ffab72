import { byLanguage, catalog } from '@medallion/text';
import { language } from '../../../settings/settings';
import { Guide, type GuideStep } from '../../../table/guide/guide';
import type { Moment } from '../moments/moments';
import type { Scene } from '../table/scene';

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

const actions = (count: number) => (scene: Scene) => scene.view.actions === count;

/** The steps in the order they are likely to come; each waits for its own question. */
const STEPS = [
  { id: 'quest', at: 'keep-quest', mark: '.quest-choice .quest' },
  { id: 'turn', at: 'turn', mark: '.action-slips', isNow: actions(0) },
  { id: 'route', at: 'route', mark: '.map-frame' },
  { id: 'second', at: 'turn', mark: '.leads', isNow: actions(1) },
  { id: 'deck', at: 'investigation-deck', mark: '.slip-opts' },
  { id: 'develop', at: 'keep-development', mark: '.card-choices' },
  { id: 'end', at: 'turn', mark: '.question-line', isNow: actions(2) },
  { id: 'obstacle', at: 'obstacle', mark: '.slip-opts' },
  { id: 'bend', at: 'modify-results', mark: '.scales' },
  { id: 'wound', at: 'suffer-wound', mark: '.slip-opts' },
  { id: 'fought', at: 'battle-end', mark: '.battle-fate' },
] as const satisfies readonly Place[];

function stepOf(scene: Scene, place: (typeof STEPS)[number]): GuideStep {
  const { id, at, mark } = place;
  return {
    id,
    at,
    mark,
    title: words.say(language.value, `step.${id}.title`),
    words: words.say(language.value, `step.${id}`),
    isNow: 'isNow' in place ? place.isNow(scene) : true,
  };
}

/** The first turns, explained where they happen. */
export function AdventureGuide({ scene, moment }: { readonly scene: Scene; readonly moment: Moment | null }) {
  const steps = STEPS.map((place) => stepOf(scene, place));
  return <Guide session={scene.session} steps={steps} at={moment?.kind ?? scene.question?.prompt ?? null} />;
}
