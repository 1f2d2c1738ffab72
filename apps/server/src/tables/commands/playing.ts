import { placesWithout } from '@medallion/kernel';
import type { CommandOf } from '@medallion/protocol';
import { type Asking, type Decision, happens, refused, refusedBy, whyNotPlaying } from '../decision';
import { isFree, isHeldBy, personAt } from '../holder';
import type { TableCore } from '../table-core';

export function answer(asking: Asking, { seat, option, moves }: CommandOf<'answer'>): Decision {
  const { core, now } = asking;
  const problem = whyNotPlaying(asking, seat);
  if (problem !== null) return problem;
  const { length } = core.answers;
  if (moves !== undefined && (moves > length || core.askedSince.isNewer(seat, moves))) {
    return refused('stale', { moves: length });
  }
  if (core.table === null) return refused('not-playing');
  const code = core.table.codeOf(seat, option);
  if (!code.ok) return refusedBy(code.refusal);
  return happens({ kind: 'answered', seat, code: code.value, bank: core.clock.bankAfter(seat, now) });
}

export function undo(asking: Asking, { seat }: CommandOf<'undo'>): Decision {
  const problem = whyNotPlaying(asking, seat);
  if (problem !== null) return problem;
  const { core } = asking;
  const last = core.answers.length - 1;
  if (core.table === null || last < 0) return refused('nothing-to-undo', { seat });
  if (core.table.undoable(seat) > 0) return happens({ kind: 'undone', seat, code: last });
  return refused('undo-barrier', { seat, why: core.moves[last]?.seat === seat ? 'revealed' : 'other-seat-acted' });
}

export function askTakeBack(asking: Asking, { seat, to }: CommandOf<'ask-take-back'>): Decision {
  const problem = whyNotPlaying(asking, seat);
  if (problem !== null) return problem;
  const { moves } = asking.core;
  const point = to ?? moves.findLastIndex((move) => move.seat === seat);
  if (moves[point]?.seat !== seat) return refused('nothing-to-take-back', { seat });
  // Nobody can ask those who have left, and what they played may have shown what nobody would unsee.
  if (asking.core.goneSince(point, asking.person.id) !== null) {
    return refused('undo-barrier', { seat, why: 'other-seat-acted' });
  }
  return happens({ kind: 'take-back-asked', seat, code: point });
}

/** The seats whose consent is still wanted: other people at this table, not bots, not the asker's own second player. */
export function consentWanted(core: TableCore, by: number, agreed: readonly number[]): readonly number[] {
  const asker = personAt(core.seats[by])?.id;
  return core.seats.flatMap((holder, seat) => {
    const person = personAt(holder);
    return person === null || person.id === asker || agreed.includes(seat) ? [] : [seat];
  });
}

export function consent(asking: Asking, { seat, to, agree }: CommandOf<'consent'>): Decision {
  const problem = whyNotPlaying(asking, seat);
  if (problem !== null) return problem;
  const { core } = asking;
  return to === 'draw' ? consentToDraw(core, seat, agree) : consentToTakeBack(core, seat, agree);
}

function consentToDraw(core: TableCore, seat: number, agree: boolean): Decision {
  const by = core.drawOffer;
  if (by === null || !consentWanted(core, by, []).includes(seat)) return refused('no-offer', { to: 'draw' });
  if (!agree) return happens({ kind: 'draw-refused', seat });
  const places = core.seats.map(() => 1);
  return happens({ kind: 'ended', seat, by: 'draw-agreed', places, reason: 'draw-agreed' });
}

function consentToTakeBack(core: TableCore, seat: number, agree: boolean): Decision {
  const request = core.takeBack;
  if (request === null || !consentWanted(core, request.by, request.agreed).includes(seat)) {
    return refused('no-offer', { to: 'take-back' });
  }
  return happens({ kind: agree ? 'take-back-agreed' : 'take-back-refused', seat });
}

/** A duel that one of the two may lose before its end. */
export function isDuel(core: TableCore): boolean {
  return core.entry.canResign && core.seats.length === 2;
}

/** Only bots play beside one person, and nobody may come back to a seat. */
function isAmongBots({ seats }: TableCore): boolean {
  const people = new Set(seats.flatMap((holder) => personAt(holder)?.id ?? []));
  return people.size === 1 && !seats.some(isFree);
}

/** Among other people a seat is left to a bot instead (`leave`), so that nobody ends the evening of the rest. */
export function canResign(core: TableCore): boolean {
  return isDuel(core) || (core.entry.game.score !== undefined && isAmongBots(core));
}

export function canDraw(core: TableCore): boolean {
  return core.entry.canDraw && core.seats.length === 2;
}

export function lastPlaceOf(core: TableCore, loser: number): readonly number[] {
  return core.seats.map((_, seat) => (seat === loser ? core.seats.length : 1));
}

/** Whoever gives up is last, the others by their points where the game has them. */
function placesWithoutSeat(core: TableCore, seat: number): readonly number[] {
  const scores = core.table === null ? undefined : core.entry.game.score?.(core.table.state);
  return scores === undefined ? lastPlaceOf(core, seat) : placesWithout(seat, scores);
}

export function resign(asking: Asking, { seat }: CommandOf<'resign'>): Decision {
  const problem = whyNotPlaying(asking, seat);
  if (problem !== null) return problem;
  const { core } = asking;
  if (!canResign(core)) {
    return isAmongBots(core) ? refused('not-in-this-game', { what: 'resign' }) : refused('others-play-on');
  }
  const ended = { kind: 'ended', seat, by: 'resigned', reason: 'resigned' } as const;
  const places = placesWithoutSeat(core, seat);
  return happens(core.seats.length === 1 ? { ...ended, places, together: 'lost' } : { ...ended, places });
}

/** A bot fights on: an offer to it is refused at once. */
export function offerDraw(asking: Asking, { seat }: CommandOf<'offer-draw'>): Decision {
  const problem = whyNotPlaying(asking, seat);
  if (problem !== null) return problem;
  const { core } = asking;
  if (!canDraw(core)) return refused('not-in-this-game', { what: 'draw' });
  if (core.drawOffer !== null && !isHeldBy(core.seats[core.drawOffer], asking.person.id)) {
    return consentToDraw(core, seat, true);
  }
  const other = core.seats.findIndex((holder, index) => index !== seat && holder.kind === 'bot');
  if (other < 0) return happens({ kind: 'draw-offered', seat });
  return happens({ kind: 'draw-offered', seat }, { kind: 'draw-refused', seat: other });
}
