import { levelsFor } from '@medallion/bots';
import type { LocalSeat } from '../../play/local/store';
import { levelName, sayPlay } from '../../play/text/say-play';
import { query } from '../../router/router';
import { settings } from '../../settings/settings';
import { sayTable } from '../text/say-table';

export const KINDS = ['person', 'bot', 'closed'] as const;
export type SeatKind = (typeof KINDS)[number];

/** A seat as it is agreed: whom it plays (a hero, a school), and who plays it. */
export interface SeatPlan<Figure extends string = string> {
  readonly figure: Figure;
  readonly kind: SeatKind;
  readonly name: string;
  /** Of the bot in this seat; null: as strong as the table's bots are. */
  readonly level: string | null;
}

export interface SeatsSetup<Figure extends string = string> {
  readonly seats: readonly SeatPlan<Figure>[];
  /** Of every bot that has no level of its own. */
  readonly level: string;
}

/** The seats as the address asks for them, each with a figure of its own; the asked one sits first. */
export function firstSeats<Figure extends string>(
  figures: readonly Figure[],
  asked: string | null,
  kindOf: (seat: number) => SeatKind,
): readonly SeatPlan<Figure>[] {
  const mine = figures.filter((figure) => figure === asked);
  const order = [...mine, ...figures.filter((figure) => figure !== asked)];
  return order.map((figure, seat) => ({
    figure,
    kind: kindOf(seat),
    name: seat === 0 ? settings.value.name : '',
    level: null,
  }));
}

/** The level of the bots that the address asks for; else not the gentlest. */
export function firstLevel(game: string): string {
  const levels = levelsFor(game).map(({ id }) => id);
  const asked = query.value.get('level') ?? '';
  return levels.includes(asked) ? asked : (levels[Math.min(1, levels.length - 1)] ?? '');
}

/** The level that all bots of the plan have; null where they differ. */
export function commonLevel<Figure extends string>({ seats, level }: SeatsSetup<Figure>): string | null {
  const bots = seats.filter(({ kind }) => kind === 'bot').map((seat) => seat.level ?? level);
  const [first = level] = bots;
  return bots.every((one) => one === first) ? first : null;
}

/** All bots of the plan play at one level. */
export function withLevel<Figure extends string>(
  { seats }: SeatsSetup<Figure>,
  level: string,
): Pick<SeatsSetup<Figure>, 'seats' | 'level'> {
  return { level, seats: seats.map((seat) => ({ ...seat, level: null })) };
}

export function takenSeats<Figure extends string>({ seats }: SeatsSetup<Figure>): readonly SeatPlan<Figure>[] {
  return seats.filter(({ kind }) => kind !== 'closed');
}

/** The seats as a table keeps them: the only person needs no name. */
export function localSeats(setup: SeatsSetup): readonly LocalSeat[] {
  const taken = takenSeats(setup);
  const people = taken.filter(({ kind }) => kind === 'person').length;
  return taken.map(({ kind, name, level }, seat) =>
    kind === 'bot'
      ? { kind, name: null, level: level ?? setup.level }
      : {
          kind: 'person',
          name: people === 1 ? null : name.trim() || sayTable('setup.player', { seat: seat + 1 }),
          level: null,
        },
  );
}

/** Who sits where, in words: a bot by its level. */
export function seatWords({ kind, name, level }: LocalSeat): string {
  return kind === 'bot' ? levelName(level ?? '') : (name ?? sayPlay('seat.you'));
}

/** Two seats change figures, so that none is played twice. */
export function withFigure<Figure extends string>(
  seats: readonly SeatPlan<Figure>[],
  place: number,
  figure: Figure,
): readonly SeatPlan<Figure>[] {
  const before = seats[place]?.figure ?? figure;
  return seats.map((seat, index) =>
    index === place ? { ...seat, figure } : seat.figure === figure ? { ...seat, figure: before } : seat,
  );
}
