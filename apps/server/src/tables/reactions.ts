import { placesWithout } from '@medallion/kernel';
import { consentWanted, isDuel, lastPlaceOf } from './commands/playing';
import type { Happening } from './entry';
import { personAt } from './holder';
import type { TableCore } from './table-core';

/** How much longer than its game a log may be, by what was taken back, asked and refused. */
const ENTRIES_FOR_AN_ANSWER = 4;

/** What follows by itself from the state a table is in now; null when it is at rest. */
export function reactionOf(core: TableCore, mostAnswers: number): Happening | null {
  const isTooLong = core.answers.length >= mostAnswers || core.number >= ENTRIES_FOR_AN_ANSWER * mostAnswers;
  if (core.phase === 'gathering') return isTooLong ? { kind: 'closed' } : reactionOfGathering(core);
  if (core.phase !== 'playing' || core.table === null) return null;
  const outcome = core.table.outcome;
  if (outcome !== null) {
    const { places, reason, together } = outcome;
    const ended = { kind: 'ended', seat: null, by: 'game', places, reason } as const;
    return together === null ? ended : { ...ended, together };
  }
  if (!core.seats.some((holder) => personAt(holder) !== null)) return abandoned(core);
  if (isTooLong) return { kind: 'ended', seat: null, by: 'abandoned', places: placesNow(core), reason: 'abandoned' };
  const request = core.takeBack;
  if (request !== null && consentWanted(core, request.by, request.agreed).length === 0) {
    return { kind: 'taken-back', seat: request.by, code: request.to };
  }
  return null;
}

function reactionOfGathering(core: TableCore): Happening | null {
  const hasPeople = core.seats.some((holder) => personAt(holder) !== null);
  if (!hasPeople) return { kind: 'closed' };
  const isComplete = core.seats.every((holder, seat) => holder.kind !== 'open' && core.ready[seat] === true);
  return isComplete ? { kind: 'started' } : null;
}

/** As the seats stand now, in a game that would never end. */
function placesNow(core: TableCore): readonly number[] {
  const scores = core.table === null ? undefined : core.entry.game.score?.(core.table.state);
  const nobody = -1;
  return scores === undefined ? core.seats.map(() => 1) : placesWithout(nobody, scores);
}

/** Nobody is left to play on: whoever got up comes after the bots that stayed. */
function abandoned(core: TableCore): Happening {
  const hasBots = core.seats.some((holder) => holder.kind === 'bot' && !holder.isStandIn);
  const places = core.seats.map((holder) => (hasBots && (holder.kind !== 'bot' || holder.isStandIn) ? 2 : 1));
  return { kind: 'ended', seat: null, by: 'abandoned', places, reason: 'abandoned' };
}

/** What happens when a seat's time is up: in a duel it loses, at a larger table a bot plays on for it. */
export function timeOut(core: TableCore, seat: number): Happening {
  const level = core.entry.levels[0];
  if (isDuel(core) || level === undefined) {
    return { kind: 'ended', seat, by: 'time', places: lastPlaceOf(core, seat), reason: 'time' };
  }
  return { kind: 'seat', seat, holder: { kind: 'bot', level, isStandIn: true }, why: 'time-out' };
}
