import type { AskedQuestion, Seat } from '@medallion/kernel';
import type { OldWorldEvent, OldWorldView, QuestView } from '@medallion/old-world';
import { eventText, gameText, optionText } from '@medallion/old-world';
import { listOf } from '@medallion/text';
import type { LogLine, NamedMove } from '../../../play/session';
import { language } from '../../../settings/settings';
import { nameOf as seatName } from '../../../table/seats/seat-names';
import { named, sayOldWorld, speak } from '../text/say-old-world';
import type { OldWorldSession, Scene } from './scene';

/** Witchers are called by their names; before boards are chosen, by who plays them. */
export function witcherNames(session: OldWorldSession, view: OldWorldView): readonly string[] {
  return view.witchers.map(({ school, seat }) =>
    school === null ? seatName(session, seat) : named('witcher', school),
  );
}

export function witcherName(scene: Scene, seat: Seat): string {
  return witcherNames(scene.session, scene.view)[seat] ?? '';
}

/** A combo begins, goes on, or can only be struck. */
function comboWords({ options }: AskedQuestion): string {
  if (!options.includes('stop')) return sayOldWorld('fight.opens');
  return options.length === 1 ? sayOldWorld('fight.only-strike') : speak('prompt.fight-combo');
}

export function questionWords(question: AskedQuestion): string {
  if (question.prompt === 'fight-combo') return comboWords(question);
  return gameText(language.value, `prompt.${question.prompt}`) ?? question.prompt;
}

/** Where a quest leads, and what it costs to resolve it there. */
export function questPlaceWords({ at, cost }: QuestView): string {
  const where = sayOldWorld('board.quest-at', { place: named('location', at) });
  if (cost === null) return where;
  const price =
    'gold' in cost
      ? sayOldWorld('board.quest-gold', { n: cost.gold })
      : sayOldWorld('board.quest-cards', { n: cost.discard });
  return `${where}; ${price}`;
}

/** Whom the table waits for, when it is not this viewer. */
export function waitingWords(session: OldWorldSession, view: OldWorldView): string {
  const names = witcherNames(session, view);
  const waited = session.waitingFor.value.map(({ seat }) => names[seat] ?? '');
  return waited.length === 0 ? '' : sayOldWorld('waiting', { players: listOf(language.value, waited) });
}

export function moveWords(session: OldWorldSession, view: OldWorldView, { prompt, option }: NamedMove): string {
  if (option === null) return sayOldWorld('move.hidden');
  return optionText(option, { language: language.value, names: witcherNames(session, view), prompt });
}

export function optionWords({ session, view, me }: Scene, prompt: string, option: string): string {
  return moveWords(session, view, { seat: me, prompt, option });
}

export function eventWords(session: OldWorldSession, view: OldWorldView, event: OldWorldEvent): string {
  return eventText(event, { language: language.value, names: witcherNames(session, view) });
}

export function lineWords(session: OldWorldSession, view: OldWorldView, line: LogLine<OldWorldEvent>): string {
  return line.kind === 'note' ? line.words() : eventWords(session, view, line.event);
}

export function seatOfLine(line: LogLine<OldWorldEvent>): Seat | null {
  if (line.kind === 'note') return line.seat;
  return 'seat' in line.event ? line.event.seat : null;
}
