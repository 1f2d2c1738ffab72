import {
  type AdventureEvent,
  type AdventureView,
  eventText,
  type HeroView,
  LOCATIONS,
  nameOf,
  optionText,
  questProgress,
  type RegionName,
} from '@medallion/adventure-game';
import type { AskedQuestion, Seat } from '@medallion/kernel';
import { listOf } from '@medallion/text';
import type { LogLine, NamedMove } from '../../../play/session';
import { language } from '../../../settings/settings';
import { namesOf } from '../../../table-kit/seat-names';
import { counselState } from '../counsel/view-state';
import { named, sayAdventure, speak } from '../text/say-adventure';
import type { AdventureSession, Scene } from './scene';

/** Heroes are called by their names; where people sit behind them, both are said in their panels. */
export function heroNames(view: AdventureView): readonly string[] {
  return view.heroes.map(({ hero }) => shortHero(hero));
}

export function shortHero(hero: string): string {
  return sayAdventure(`hero.${hero as HeroView['hero']}`);
}

export function questionWords(question: AskedQuestion): string {
  const id = `ask.${question.prompt}`;
  return isKnown(id) ? sayAdventure(id) : speak(`prompt.${question.prompt}`);
}

const ASKED = ['ask.turn', 'ask.route', 'ask.keep-quest', 'ask.modify-results', 'ask.may'] as const;
type AskedId = (typeof ASKED)[number];
const isKnown = (id: string): id is AskedId => ASKED.some((known) => known === id);

/** Whom the table waits for, when it is not this viewer. */
export function waitingWords(session: AdventureSession, view: AdventureView): string {
  const names = heroNames(view);
  const waited = session.waitingFor.value.map(({ seat }) => names[seat] ?? '');
  return waited.length === 0 ? '' : sayAdventure('waiting', { players: listOf(language.value, waited) });
}

export function optionWords(view: AdventureView, question: AskedQuestion, option: string): string {
  const { prompt, about } = question;
  return optionText(option, { language: language.value, names: heroNames(view), prompt, about });
}

/** The same in the words of one hero: "Brew" instead of the hero's own action. */
export function ownWords(scene: Scene, question: AskedQuestion, option: string): string {
  const own = scene.view.heroes[scene.me]?.spaces.find(({ space }) => space === 'own')?.action ?? 'own';
  return optionWords(scene.view, question, option).replace(speak('action.own'), speak(`action.${own}`));
}

export function moveWords(view: AdventureView, { prompt, option }: NamedMove): string {
  if (option === null) return sayAdventure('move.hidden');
  return optionText(option, { language: language.value, names: heroNames(view), prompt });
}

export function eventWords(view: AdventureView, event: AdventureEvent): string {
  return eventText(event, { language: language.value, names: heroNames(view) });
}

export function lineWords(view: AdventureView, line: LogLine<AdventureEvent>): string {
  return line.kind === 'note' ? line.words() : eventWords(view, line.event);
}

export function seatOfLine(line: LogLine<AdventureEvent>): Seat | null {
  if (line.kind === 'note') return line.seat;
  return 'seat' in line.event ? line.event.seat : null;
}

export function placeName(id: string): string {
  return named('location', id);
}

export function regionOf(place: string): RegionName {
  return LOCATIONS.find(({ id }) => id === place)?.region ?? 'gray';
}

/** Who plays a hero, where that says more than the hero's name. */
export function playerOf(scene: Scene, seat: Seat): string {
  return namesOf(scene.session)[seat] ?? '';
}

/** What is missing for the main quest, and how far it is. */
export function progressWords(view: AdventureView, seat: Seat): readonly string[] {
  const progress = questProgress(counselState(view), seat);
  if (progress === null) return [];
  const goods = (['red', 'blue', 'purple'] as const).flatMap((color) => {
    const [proofs, leads] = [progress.proofs[color], progress.leads[color]];
    if (proofs === 0) return [];
    const what = speak(`resource.${color}-proof`, { n: proofs });
    return [
      leads === 0
        ? sayAdventure('quest.exchange-now', { what })
        : sayAdventure('quest.missing', { what, leads: speak(`resource.${color}`, { n: leads }) }),
    ];
  });
  const place = nameOf(language.value, 'location', progress.place);
  const way =
    progress.routes === 0 ? sayAdventure('quest.here') : sayAdventure('quest.way', { place, routes: progress.routes });
  return goods.length === 0 ? [sayAdventure('quest.ready'), way] : [...goods, way];
}
