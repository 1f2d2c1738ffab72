import type { AskedQuestion, Seat } from '@medallion/kernel';
import type { OldWorldEvent, OldWorldView, QuestView } from '@medallion/old-world';
import { actionAt, cardName, eventText, gameText, optionOf, optionText } from '@medallion/old-world';
import { listOf } from '@medallion/text';
import type { LogLine, NamedMove } from '../../../play/session';
import { language } from '../../../settings/settings';
import { nameOf as seatName } from '../../../table/seats/seat-names';
import { named, sayOldWorld, speak } from '../text/say-old-world';
import type { Picks } from './payment-picks';
import { type Purchase, purchaseOf } from './purchase';
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

/** How far a purchase has come, for whoever hears it. */
function payWords({ card, paid, price }: Purchase): string {
  const name = cardName(language.value, card);
  return sayOldWorld('ask.pay', { card: name, n: paid.length + 1, of: price });
}

/** How much of a price is chosen: "1 of 2 cards". */
export function paidWords({ cards }: Picks, left: number): string {
  return sayOldWorld('pay.progress', { n: cards.length, of: cards.length + left });
}

/** The question with the names of what it is about, where it is about something. */
export function questionWords(session: OldWorldSession, question: AskedQuestion): string {
  const { prompt } = question;
  const fight = session.view.value?.fight ?? null;
  const purchase = purchaseOf(question, session.view.value, session.log.value);
  if (prompt === 'fight-combo') return comboWords(question);
  if (purchase !== null) return payWords(purchase);
  if (prompt === 'take-card' && fight !== null) return sayOldWorld('ask.beaten');
  if (prompt === 'monster-attack' && fight?.monster != null)
    return sayOldWorld('ask.monster-attack', { monster: named('monster', fight.monster.monster) });
  return gameText(language.value, `prompt.${prompt}`) ?? prompt;
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

/** Whom a wager is on, by name. */
export function sideName(scene: Scene, on: 'attacker' | 'defender'): string {
  const { fight } = scene.view;
  if (fight === null) return '';
  const seat = on === 'attacker' ? fight.attacker : fight.defender;
  return seat === null ? named('monster', fight.monster?.monster ?? '') : witcherName(scene, seat);
}

export function optionWords(scene: Scene, prompt: string, option: string): string {
  const { session, view, me } = scene;
  const read = optionOf(prompt, option);
  const at = view.witchers[me]?.at ?? null;
  if (read?.kind === 'act' && at !== null) return actionAt(language.value, read.action, at);
  if (read?.kind === 'wager' && read.on !== 'none')
    return sayOldWorld('fight.wager.on', { who: sideName(scene, read.on) });
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
