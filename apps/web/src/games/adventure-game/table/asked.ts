import type { AskedQuestion } from '@medallion/kernel';
import type { SeatInfo } from '../../../play/session';

/** The words for a turn in which only one thing can be done, or must be done first; null where there is a choice. */
export function forcedTurn(options: readonly string[]): 'ask.stand-up' | 'ask.rest-only' | 'ask.turn-over' | null {
  if (options.includes('stand-up')) return 'ask.stand-up';
  if (!options.includes('end-turn')) return 'ask.rest-only';
  return options.length === 1 ? 'ask.turn-over' : null;
}

/** Whoever holds hidden cards is asked even when none of them fits, so that the question gives none away. */
export function isBareMoment({ prompt, options }: AskedQuestion): boolean {
  return prompt.startsWith('moment-') && options.length === 1;
}

/** Whether one person plays here against bots alone, so that nothing has to be hidden from anybody. */
export function areOnlyBots(seats: readonly Pick<SeatInfo, 'kind' | 'isMine'>[]): boolean {
  const people = seats.filter(({ kind }) => kind !== 'bot');
  return people.length === 1 && people.every(({ isMine }) => isMine);
}
