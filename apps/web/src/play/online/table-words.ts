import type { TableSummary } from '@medallion/protocol';
import { GAMES } from '../../games/catalogue';
import { say } from '../../text/say';
import { sayOnline, seatWords } from './say-online';

export function gameName(id: string): string {
  const entry = GAMES.find((game) => game.id === id);
  return entry === undefined ? id : say(entry.shortName);
}

export function clockWords(clock: TableSummary['clock']): string {
  if (clock.kind === 'live') return sayOnline('clock.live', { move: clock.move, bank: Math.round(clock.bank / 60) });
  return clock.kind === 'correspondence'
    ? sayOnline('clock.correspondence', { days: clock.days })
    : sayOnline('clock.none');
}

/** Whom a table waits for, from this person's point of view. */
export function stateWords(table: TableSummary): string {
  if (table.phase === 'gathering') return sayOnline('tables.gathering');
  if (table.isMyTurn) return sayOnline('tables.your-turn');
  const names = table.waitingFor.flatMap((seat) => (table.seats[seat] ? [seatWords(table.seats[seat])] : []));
  return names.length === 0 ? '' : sayOnline('tables.their-turn', { names: names.join(', ') });
}
