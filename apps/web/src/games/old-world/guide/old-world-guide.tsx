import { TABLES } from '@medallion/old-world';
import { byLanguage, catalog, type Params } from '@medallion/text';
import { language } from '../../../settings/settings';
import { Guide, type GuideStep } from '../../../table/guide/guide';
import type { Moment } from '../moments/moments';
import { readOptions } from '../table/read-options';
import { type Scene, witcherOf } from '../table/scene';
import { named } from '../text/say-old-world';

const words = catalog(
  byLanguage({
    en: () => import('./text/en.json'),
    de: () => import('./text/de.json'),
    nl: () => import('./text/nl.json'),
  }),
);

/** The places that the first turn leads to. */
const TAVERN = 'loc-ichaer';
const HALL = 'ard-modron';

interface Place {
  readonly id: string;
  /** The questions or pauses it can be told at. */
  readonly at: readonly string[];
  readonly mark: string;
  readonly isNow?: (scene: Scene) => boolean;
}

const offersAction = ({ question }: Scene) => readOptions(question).some(({ option }) => option?.kind === 'act');

const offersRaising = ({ question }: Scene) =>
  readOptions(question).some(({ option }) => option?.kind === 'act' && option.action === 'attribute');

const hasFought = ({ session, me }: Scene) =>
  session.log.value.some(
    (line) => line.kind === 'event' && line.event.type === 'fight-ended' && line.event.seat === me,
  );

const ownCombo = ({ view, me }: Scene) => view.fight?.fighters.find(({ seat }) => seat === me)?.combo.length ?? 0;

const wasStruck = ({ view }: Scene) => view.fight?.blows.some(({ by }) => by === 1) ?? false;

/** The steps in the order in which they are likely to come; each waits for its own question. */
const STEPS = [
  { id: 'goal', at: ['strong-monster'], mark: '.slip-opts' },
  { id: 'pay', at: ['journey'], mark: '.foot', isNow: ({ aimed }) => aimed !== null },
  { id: 'journey', at: ['journey'], mark: '.map-frame' },
  { id: 'act', at: ['journey'], mark: '.slip-opts [data-option^="act:"]', isNow: offersAction },
  { id: 'raise', at: ['journey'], mark: '.wb .atts', isNow: offersRaising },
  { id: 'poker', at: ['reroll'], mark: '.poker-player.mine' },
  { id: 'deed', at: ['deed'], mark: '.slip-opts' },
  { id: 'explore', at: ['exploration-option'], mark: '.ops' },
  { id: 'discard', at: ['discard'], mark: '.hand' },
  { id: 'gain', at: ['gain-card'], mark: '.market' },
  { id: 'again', at: ['journey'], mark: '.map-frame', isNow: ({ view }) => view.round > 1 },
  { id: 'hunt', at: ['deed'], mark: '.slip-opts', isNow: (scene) => scene.view.round > 1 && meets(scene) !== null },
  { id: 'use', at: ['fight-use'], mark: '.you-plate' },
  { id: 'combo', at: ['fight-combo'], mark: '.hand' },
  { id: 'link', at: ['fight-combo'], mark: '.lane', isNow: (scene) => ownCombo(scene) > 0 },
  { id: 'blow', at: ['fight-use', 'fight-combo', 'fight-lose-card'], mark: '.blows', isNow: wasStruck },
  { id: 'fought', at: ['fight-end'], mark: '.follows' },
  { id: 'last', at: ['journey'], mark: '.track', isNow: hasFought },
] as const satisfies readonly Place[];

/** The monster at one's own place; null where there is none. */
function meets(scene: Scene): string | null {
  const { at } = witcherOf(scene, scene.me);
  return scene.view.lairs.find((lair) => lair.at === at)?.monster ?? null;
}

/** The monster to hunt first: the one that is here, or else the weakest. */
function preyOf(scene: Scene): Params {
  const { at } = witcherOf(scene, scene.me);
  const [prey] = scene.view.lairs
    .filter(({ monster }) => monster !== null)
    .toSorted((one, other) => Number(other.at === at) - Number(one.at === at) || (one.level ?? 0) - (other.level ?? 0));
  return {
    monster: named('monster', prey?.monster ?? ''),
    lair: named('location', prey?.at ?? ''),
  };
}

function paramsOf(scene: Scene): Params {
  return {
    top: TABLES.trophyTrack.fatigueBySpot.length - 1,
    tavern: named('location', TAVERN),
    hall: named('location', HALL),
    ...preyOf(scene),
  };
}

function stepOf(scene: Scene, place: (typeof STEPS)[number], now: string | null): GuideStep {
  const { id, mark } = place;
  const at: readonly string[] = place.at;
  const params = paramsOf(scene);
  return {
    id,
    at: now !== null && at.includes(now) ? now : (at[0] ?? ''),
    mark,
    title: words.say(language.value, `step.${id}.title`, params),
    words: words.say(language.value, `step.${id}`, params),
    isNow: 'isNow' in place ? place.isNow(scene) : true,
  };
}

/** The first turns, explained where they happen. */
export function OldWorldGuide({ scene, moment }: { readonly scene: Scene; readonly moment: Moment | null }) {
  const now = moment?.kind ?? scene.question?.prompt ?? null;
  const steps = STEPS.map((place) => stepOf(scene, place, now));
  return <Guide session={scene.session} steps={steps} at={now} />;
}
