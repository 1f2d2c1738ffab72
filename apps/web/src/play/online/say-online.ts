import type { ErrorDetail, LogEntry, SeatState } from '@medallion/protocol';
import { byLanguage, catalog, type Params } from '@medallion/text';
import { language } from '../../settings/settings';
import { editionsIn, levelName, refusalWords } from '../text/say-play';
import type en from './text/en.json';

const words = catalog(
  byLanguage({
    en: () => import('./text/en.json'),
    de: () => import('./text/de.json'),
    nl: () => import('./text/nl.json'),
  }),
);

/** Words of playing with others, in the language of the moment. */
export function sayOnline(id: keyof typeof en, params?: Params): string {
  return words.say(language.value, id, params);
}

/** Why something was refused, and what can be done. Codes of the rules are worded where the rules are. */
export function codeWords(code: string, detail: ErrorDetail = {}): string {
  const id = `code.${code}`;
  return words.has(id) ? words.say(language.value, id, editionsIn(detail)) : refusalWords(code, detail);
}

/** What a seat is called. */
export function seatWords(seat: Pick<SeatState, 'kind' | 'name' | 'level'>): string {
  if (seat.kind === 'open') return sayOnline('seat.open');
  if (seat.kind === 'bot') return sayOnline('seat.bot', { level: levelName(seat.level ?? '') });
  return seat.name ?? sayOnline('seat.nameless');
}

/** A line of the log that is no event of the game. */
export function noteWords(entry: LogEntry, seats: readonly SeatState[]): string {
  const id = `log.${entry.kind}`;
  const holder = entry.seat === null ? undefined : seats[entry.seat];
  const name = entry.name ?? (holder === undefined ? sayOnline('seat.nameless') : seatWords(holder));
  return words.has(id) ? words.say(language.value, id, { name }) : '';
}
