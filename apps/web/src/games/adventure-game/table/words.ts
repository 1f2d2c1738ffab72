import {
  type AdventureEvent,
  type AdventureView,
  COMPANIONS,
  eventText,
  GOOD_FORTUNE,
  type HeroView,
  nameOf,
  optionText,
  QUESTS,
  questProgress,
} from '@medallion/adventure-game';
import type { AskedQuestion, Seat } from '@medallion/kernel';
import { listOf } from '@medallion/text';
import type { LogLine, NamedMove } from '../../../play/session';
import { language } from '../../../settings/settings';
import { namesOf } from '../../../table/seats/seat-names';
import { counselState } from '../counsel/view-state';
import { named, sayAdventure, speak } from '../text/say-adventure';
import { forcedTurn, isBareMoment } from './asked';
import type { AdventureSession, Scene } from './scene';

/** Heroes are called by their names; where people sit behind them, both are said in their panels. */
export function heroNames(view: AdventureView): readonly string[] {
  return view.heroes.map(({ hero }) => shortHero(hero));
}

export function shortHero(hero: string): string {
  return sayAdventure(`hero.${hero as HeroView['hero']}`);
}

export function questionWords(question: AskedQuestion): string {
  const { prompt, options, about } = question;
  const forced = prompt === 'turn' ? forcedTurn(options) : null;
  if (forced !== null) return sayAdventure(forced);
  if (isBareMoment(question)) return sayAdventure('ask.no-card-fits');
  if (prompt === 'route' && options.includes('stop')) return sayAdventure('ask.route-on');
  if (prompt === 'companion') {
    return sayAdventure(options.length === COMPANIONS.length ? 'ask.companion-first' : 'ask.companion-next');
  }
  const asking = prompt === 'choose-one' ? askerName(about) : null;
  if (asking !== null) return sayAdventure('ask.choose-of', { card: asking });
  const id = `ask.${prompt}`;
  return isKnown(id) ? sayAdventure(id) : speak(`prompt.${prompt}`);
}

/** Who offers a choice, where no card that says so lies beside it. */
function askerName(about: unknown): string | null {
  const kinds = [
    ['companion', COMPANIONS],
    ['fortune', GOOD_FORTUNE],
    ['quest', QUESTS],
  ] as const;
  const kind = kinds.find(([, cards]) => cards.some(({ id }) => id === about))?.[0];
  return kind === undefined ? null : named(kind, String(about));
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

/** Words in the mouth of one hero: "Brew" instead of the hero's own action. */
function wordsOf(hero: HeroView | undefined, words: string): string {
  const own = hero?.spaces.find(({ space }) => space === 'own')?.action ?? 'own';
  return words.replace(speak('action.own'), speak(`action.${own}`));
}

export function ownWords(scene: Scene, question: AskedQuestion, option: string): string {
  return wordsOf(scene.view.heroes[scene.me], optionWords(scene.view, question, option));
}

export function moveWords(view: AdventureView, { seat, prompt, option, about }: NamedMove): string {
  if (option === null) return sayAdventure('move.hidden');
  const words = optionText(option, { language: language.value, names: heroNames(view), prompt, about });
  return wordsOf(view.heroes[seat], words);
}

export function eventWords(view: AdventureView, event: AdventureEvent): string {
  const hero = 'seat' in event ? view.heroes[event.seat] : undefined;
  return wordsOf(hero, eventText(event, { language: language.value, names: heroNames(view) }));
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

export { regionOf } from '../map/region-of';

/** Who plays a hero, where that says more than the hero's name. */
export function playerOf(scene: Scene, seat: Seat): string {
  return namesOf(scene.session)[seat] ?? '';
}

/** Where the main quest is, and how many roads away. */
export function questRoads(
  view: AdventureView,
  seat: Seat,
): { readonly place: string; readonly routes: number } | null {
  return questProgress(counselState(view), seat);
}

/** The leads that the main quest still needs, by colour; null where there is no quest. */
export function questLeads(view: AdventureView, seat: Seat) {
  return questProgress(counselState(view), seat)?.leads ?? null;
}

/** The leads that the main quest still needs, in a few words; none where there is no quest or enough of them. */
export function missingWords(view: AdventureView, seat: Seat): string {
  const progress = questProgress(counselState(view), seat);
  const leads = (['red', 'blue', 'purple'] as const).flatMap((color) => {
    const n = progress?.leads[color] ?? 0;
    return n === 0 ? [] : [sayAdventure(`more.${color}`, { n })];
  });
  return leads.length === 0 ? '' : sayAdventure('why.missing', { leads: listOf(language.value, leads) });
}

/** What is missing for the main quest, and how far it is. */
export function progressWords(view: AdventureView, seat: Seat): readonly string[] {
  const progress = questProgress(counselState(view), seat);
  if (progress === null) return [];
  const goods = (['red', 'blue', 'purple'] as const).flatMap((color) => {
    const [proofs, leads] = [progress.proofs[color], progress.leads[color]];
    if (proofs === 0) return [];
    return [
      leads === 0
        ? sayAdventure('quest.exchange-now', { what: speak(`resource.${color}-proof`, { n: proofs }) })
        : sayAdventure('quest.missing', {
            what: speak(`count.${color}-proof`, { n: proofs }),
            leads: sayAdventure(`more.${color}`, { n: leads }),
          }),
    ];
  });
  const place = nameOf(language.value, 'location', progress.place);
  const way =
    progress.routes === 0 ? sayAdventure('quest.here') : sayAdventure('quest.way', { place, routes: progress.routes });
  return goods.length === 0 ? [sayAdventure('quest.ready'), way] : [...goods, way];
}
