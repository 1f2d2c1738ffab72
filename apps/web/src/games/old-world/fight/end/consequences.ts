import type { Seat } from '@medallion/kernel';
import { DEFENDER_DRAW, type OldWorldEvent } from '@medallion/old-world';

type EventOf<Type extends OldWorldEvent['type']> = Extract<OldWorldEvent, { type: Type }>;

/** What comes of a fight for one of those who fought it: what has come already, and what is about to. */
export type Consequence =
  | { readonly kind: 'trophy'; readonly trophy: string }
  | { readonly kind: 'no-trophy'; readonly why: 'has-one' | 'defended' }
  | { readonly kind: 'step'; readonly spot: number }
  | { readonly kind: 'gold'; readonly n: number }
  | { readonly kind: 'tired'; readonly n: number }
  | { readonly kind: 'free-card' }
  | { readonly kind: 'trail'; readonly terrain: string }
  | { readonly kind: 'up-again' }
  | { readonly kind: 'fewer-cards' }
  | { readonly kind: 'draws'; readonly n: number };

/** Whether this seat has won. */
export function hasWon({ seat, end }: EventOf<'fight-ended'>, me: Seat): boolean {
  return (end === 'attacker-won') === (seat === me);
}

function gained(events: readonly OldWorldEvent[], me: Seat): readonly Consequence[] {
  const mine = events.filter((event) => 'seat' in event && event.seat === me);
  const gold = mine.reduce((sum, event) => (event.type === 'gold-gained' ? sum + event.n : sum), 0);
  return [
    ...mine.flatMap((event): Consequence[] => {
      if (event.type === 'trophy-gained') return [{ kind: 'trophy', trophy: event.trophy }];
      if (event.type === 'no-trophy') return [{ kind: 'no-trophy', why: 'has-one' }];
      return event.type === 'advanced' ? [{ kind: 'step', spot: event.spot }] : [];
    }),
    ...(gold === 0 ? [] : [{ kind: 'gold' as const, n: gold }]),
    ...mine.flatMap((event): Consequence[] => {
      if (event.type === 'fatigued') return [{ kind: 'tired', n: event.n }];
      return event.type === 'trail-taken' ? [{ kind: 'trail', terrain: event.terrain }] : [];
    }),
  ];
}

/** In the order in which it is told. */
export function consequencesOf(
  ended: EventOf<'fight-ended'>,
  follows: readonly OldWorldEvent[],
  me: Seat,
): readonly Consequence[] {
  const isWon = hasWon(ended, me);
  const isAttacker = ended.seat === me;
  const got = gained(follows, me);
  const draws = { kind: 'draws' as const, n: DEFENDER_DRAW[isWon ? 'won' : 'lost'] };
  if (isWon) return isAttacker ? got : [{ kind: 'no-trophy', why: 'defended' }, ...got, draws];
  const last = !isAttacker ? [draws] : ended.end === 'driven-away' ? [] : [{ kind: 'fewer-cards' as const }];
  return [...got, { kind: 'free-card' }, { kind: 'up-again' }, ...last];
}
