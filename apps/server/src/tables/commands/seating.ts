import type { Json } from '@medallion/kernel';
import type { CommandOf } from '@medallion/protocol';
import { cleanName } from '../../identity/name';
import { isSameKey } from '../../identity/token';
import { type Asking, type Decision, happens, refused, refusedBy } from '../decision';
import type { Happening } from '../entry';
import { isFree, isHeldBy, seatsOf } from '../holder';
import { type TableCore, withChoice } from '../table-core';

/** With the invite link, at a listed table, or coming back to a seat held before. */
export function mayJoin(core: TableCore, key: string | undefined, person: string | null): boolean {
  if (core.visibility === 'listed' || isSameKey(key, core.stored.inviteKey)) return true;
  return person !== null && core.seatOnceOf(person) !== null;
}

export function join(asking: Asking, command: CommandOf<'join'>): Decision {
  const { core, person, now } = asking;
  if (!mayJoin(core, command.key, person.id)) return refused('bad-key');
  if (core.phase === 'finished' || core.phase === 'closed') return refused('table-gone', { phase: core.phase });
  if (core.trouble !== null) return refused(core.trouble.code, core.trouble.detail);
  const [held] = seatsOf(core.seats, person.id);
  if (held !== undefined) return refused('seat-taken', { mine: held });
  const free = [...core.seats.keys()].filter((seat) => core.isFreeFor(seat, person.id, now));
  const once = core.seatOnceOf(person.id);
  const seat = command.seat ?? (once !== null && free.includes(once) ? once : free[0]);
  if (seat === undefined || free.length === 0) return refused('table-full');
  if (!free.includes(seat)) return refused('seat-taken', { free });
  if (core.hasSeenOther(seat, person.id)) return refused('seat-known', { seat });
  const sit: Happening = { kind: 'seat', seat, holder: { kind: 'person', person }, why: 'seated' };
  if (core.phase === 'playing') return happens(sit);
  const prepared = prepare(core, seat, { ...command, ready: command.ready ?? false });
  return prepared.ok ? happens(sit, ...prepared.what) : prepared;
}

interface Preparation {
  readonly ready: boolean;
  readonly choice?: Json | undefined;
  readonly addition?: string | undefined;
}

function prepare(
  core: TableCore,
  seat: number,
  { ready, choice = null, addition = null as never }: Preparation,
): Decision {
  if (choice !== null) {
    if (core.entry.choiceField === null) return refused('not-in-this-game', { field: 'choice' });
    const config = withChoice(core.config, core.entry.choiceField, seat, choice);
    const parsed = core.entry.game.parseConfig(config);
    if (!parsed.ok) return refusedBy(parsed.refusal);
  }
  return happens({ kind: 'ready', seat, isReady: ready, choice, addition });
}

export function ready({ core, person }: Asking, command: CommandOf<'ready'>): Decision {
  if (!isHeldBy(core.seats[command.seat], person.id)) return refused('not-your-seat', { seat: command.seat });
  if (core.phase !== 'gathering') return refused('not-gathering', { phase: core.phase });
  return prepare(core, command.seat, command);
}

/** Before the game the host settles the seats; in the game whoever sits there fills what others left or stay away from. */
export function setSeat(asking: Asking, { seat, to }: CommandOf<'set-seat'>): Decision {
  const { core, person } = asking;
  const isGathering = core.phase === 'gathering';
  if (core.phase !== 'playing' && !isGathering) return refused('table-gone', { phase: core.phase });
  if (isGathering && core.stored.host !== person.id) return refused('not-host');
  if (!isGathering && seatsOf(core.seats, person.id).length === 0) return refused('not-seated');
  const holder = core.seats[seat];
  if (holder === undefined) return refused('no-such-seat', { seat });
  const isMineToGive =
    core.isFreeFor(seat, null, asking.now) ||
    (isGathering && (holder.kind !== 'person' || person.id !== holder.person.id));
  const mayBePlayed = isFree(holder) || isLeftAlone(asking, seat);
  if (!isMineToGive && !(to.kind === 'bot' && mayBePlayed)) return refused('seat-taken', { seat });
  if (to.kind === 'open') return happens({ kind: 'seat', seat, holder: { kind: 'open' }, why: 'opened' });
  if (to.kind === 'bot') return seatBot(core, seat, to.level, 'bot-seated');
  if (!isGathering) return refused('not-gathering', { phase: core.phase });
  const name = cleanName(to.name);
  if (name === null) return refused('bad-name');
  return happens({ kind: 'seat', seat, holder: { kind: 'local', person, name }, why: 'seated' });
}

/** Its person has been away for so long that the others need not wait any longer. */
function isLeftAlone({ presence, now }: Asking, seat: number): boolean {
  const from = presence.replaceableAt(seat);
  return from !== null && from <= now;
}

function seatBot(core: TableCore, seat: number, level: string, why: 'bot-seated' | 'left'): Decision {
  if (!core.entry.levels.includes(level)) return refused('no-such-level', { level: level.slice(0, 40) });
  const isStandIn = core.phase === 'playing';
  return happens({ kind: 'seat', seat, holder: { kind: 'bot', level, isStandIn }, why });
}

export function leave({ core, person }: Asking, { seat, bot }: CommandOf<'leave'>): Decision {
  if (!isHeldBy(core.seats[seat], person.id)) return refused('not-your-seat', { seat });
  if (core.phase !== 'gathering' && core.phase !== 'playing') return refused('table-gone', { phase: core.phase });
  const left: Happening = { kind: 'seat', seat, holder: { kind: 'open' }, why: 'left' };
  if (bot === undefined) return happens(left);
  const seated = seatBot(core, seat, bot, 'bot-seated');
  return seated.ok ? happens(left, ...seated.what) : seated;
}

export function close({ core, person }: Asking): Decision {
  if (core.stored.host !== person.id) return refused('not-host');
  return core.phase === 'gathering' ? happens({ kind: 'closed' }) : refused('not-gathering', { phase: core.phase });
}
