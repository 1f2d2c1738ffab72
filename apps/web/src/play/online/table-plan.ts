import type { ClockRule, SeatRequest, Visibility } from '@medallion/protocol';
import type { GameId } from '../../games/catalogue';
import { settings } from '../../settings/settings';
import { levelName } from '../text/say-play';
import { api, type Reply } from './api';
import { commandOnce } from './command-once';
import { GUEST_NAME } from './guest-name';
import { ensureIdentity, me } from './identity';
import { type OnlineGame, SURPRISE } from './online-games';
import { sayOnline } from './say-online';

export const KINDS = ['open', 'bot', 'local', 'closed'] as const;
export type OtherKind = (typeof KINDS)[number];
export const CLOCKS = ['none', 'live', 'correspondence'] as const;
type ClockKind = (typeof CLOCKS)[number];

/** The numbers of a clock that can be set, each within what the server takes. */
export const CLOCK_VALUES = {
  move: { least: 1, most: 3600, first: 30 },
  bank: { least: 0, most: 1440, first: 10 },
  days: { least: 1, most: 60, first: 1 },
} as const;
export type ClockValue = keyof typeof CLOCK_VALUES;
type ClockValues = Readonly<Record<ClockValue, number>>;

/** The numbers that each kind of clock asks for. */
export const VALUES_OF: Readonly<Record<ClockKind, readonly ClockValue[]>> = {
  none: [],
  live: ['move', 'bank'],
  correspondence: ['days'],
};

export const firstClock = (): ClockValues => ({
  move: CLOCK_VALUES.move.first,
  bank: CLOCK_VALUES.bank.first,
  days: CLOCK_VALUES.days.first,
});

/** A typed number as the clock takes it: whole, and within its bounds. */
export function withinClock(value: ClockValue, typed: number): number {
  const { least, most, first } = CLOCK_VALUES[value];
  return Number.isFinite(typed) ? Math.min(most, Math.max(least, Math.round(typed))) : first;
}

function clockRule({ clock, clockValues: { move, bank, days } }: Plan): ClockRule {
  if (clock === 'live') return { kind: 'live', move, bank: bank * 60 };
  return clock === 'none' ? { kind: 'none' } : { kind: 'correspondence', days };
}

/** A chair beside one's own. */
export interface OtherSeat {
  readonly kind: OtherKind;
  readonly level: string;
  readonly localName: string;
  /** What it brings: a deck, a hero. */
  readonly choice: string;
}

/** All that is settled before the table opens. */
export interface Plan {
  readonly game: GameId;
  readonly mine: string;
  /** The other chairs, those that stay empty too. */
  readonly others: readonly OtherSeat[];
  readonly options: Readonly<Record<string, string>>;
  readonly luck: string;
  readonly visibility: Visibility;
  readonly clock: ClockKind;
  readonly clockValues: ClockValues;
}

/** What each part of the page shows and changes. */
export interface PlanPartProps {
  readonly plan: Plan;
  readonly change: (part: Partial<Plan>) => void;
}

/** The chairs of a game as the page first shows them: one beside mine is open, the rest stay empty. */
export function firstSeats(game: OnlineGame, levels: readonly string[]): Pick<Plan, 'mine' | 'others'> {
  const choices = game.choices().filter(({ group }) => group === 'starter');
  const choiceOf = (seat: number) => (game.isChoiceOpen ? (choices[seat]?.id ?? SURPRISE) : SURPRISE);
  return {
    mine: choices[0]?.id ?? SURPRISE,
    others: Array.from({ length: game.maxSeats - 1 }, (_, place) => ({
      kind: place < Math.max(1, game.minSeats - 1) ? ('open' as const) : ('closed' as const),
      level: levels.at(-1) ?? '',
      localName: '',
      choice: choiceOf(place + 1),
    })),
  };
}

export const seated = ({ others }: Plan): readonly OtherSeat[] => others.filter(({ kind }) => kind !== 'closed');

export const myName = () => me.value?.name ?? (settings.value.name || GUEST_NAME);

export function otherName({ kind, level, localName }: OtherSeat): string {
  if (kind === 'closed') return '';
  if (kind === 'bot') return sayOnline('seat.bot', { level: levelName(level) });
  return kind === 'local' ? localName || sayOnline('new.local-default') : sayOnline('seat.open');
}

function seatRequest(seat: OtherSeat): SeatRequest {
  if (seat.kind === 'bot') return { kind: 'bot', level: seat.level };
  if (seat.kind === 'local') return { kind: 'local', name: seat.localName || sayOnline('new.local-default') };
  return { kind: 'open' };
}

/** Opens the table; whoever adds luck says "ready" only with it, so that no card is dealt before. */
export async function openTable(plan: Plan, game: OnlineGame, id: string): Promise<Reply<string>> {
  const identity = await ensureIdentity(GUEST_NAME);
  if (!identity.ok) return identity;
  const luck = plan.luck.trim();
  const others = seated(plan);
  const made = await api.create(
    {
      id,
      game: plan.game,
      config: game.config([plan.mine, ...others.map(({ choice }) => choice)], plan.options),
      seats: [{ kind: 'me' }, ...others.map(seatRequest)],
      clock: clockRule(plan),
      visibility: plan.visibility,
      ready: luck === '',
    },
    identity.value.token,
  );
  if (!made.ok) return made;
  const { table } = made.value;
  const local = others.flatMap(({ kind }, place) => (kind === 'local' ? [place + 1] : []));
  for (const seat of luck === '' ? [] : [...local, 0]) {
    const addition = seat === 0 ? { addition: luck } : {};
    await commandOnce({ type: 'ready', table, seat, ready: true, ...addition });
  }
  return { ok: true, value: table };
}
