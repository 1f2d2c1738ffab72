import { mayRead, type Seat, type Viewer } from '@medallion/kernel';
import type { RuleId } from '@medallion/rulebook';
import type { RowName } from './cards';
import { HIDING, other, type Place } from './state';

/** What brought a card onto the battlefield when nobody played it from the hand. */
export type Cause = 'muster' | 'medic' | 'summon' | 'berserker' | 'skellige' | 'leader';

/** A card that moved out of sight of some viewers is `null` for them. */
export type GwentEvent =
  | { type: 'coin-tossed'; starter: Seat; rule: RuleId }
  | { type: 'starter-chosen'; seat: Seat; starter: Seat; rule: RuleId }
  | { type: 'hand-dealt'; seat: Seat; cards: readonly (string | null)[]; rule: RuleId }
  | { type: 'exchanged'; seat: Seat; out: string | null; in: string | null; rule: RuleId }
  | { type: 'exchange-done'; seat: Seat; count: number; rule: RuleId }
  | { type: 'round-started'; round: number; starter: Seat; rule: RuleId }
  | { type: 'played'; seat: Seat; card: string; row: RowName | null; side: Seat | null; rule: RuleId }
  | { type: 'placed'; seat: Seat; card: string; side: Seat; row: RowName; from: Place; cause: Cause; rule: RuleId }
  | { type: 'drew'; seat: Seat; cards: readonly (string | null)[]; rule: RuleId }
  | { type: 'shuffled'; seat: Seat; rule: RuleId }
  | { type: 'decoyed'; seat: Seat; card: string; row: RowName; rule: RuleId }
  | { type: 'scorched'; seat: Seat; losses: readonly { side: Seat; row: RowName; card: string }[]; rule: RuleId }
  | { type: 'transformed'; side: Seat; row: RowName; from: string; into: string; rule: RuleId }
  | { type: 'weather-cleared'; seat: Seat; cards: readonly string[]; rule: RuleId }
  | { type: 'leader-used'; seat: Seat; leader: string; rule: RuleId }
  | { type: 'row-doubled'; seat: Seat; row: RowName; rule: RuleId }
  | { type: 'no-effect'; seat: Seat; rule: RuleId }
  | { type: 'discarded'; seat: Seat; card: string; rule: RuleId }
  | { type: 'took'; seat: Seat; card: string | null; from: Place; owner: Seat; rule: RuleId }
  | { type: 'peeked'; seat: Seat; cards: readonly (string | null)[]; rule: RuleId }
  | { type: 'moved'; side: Seat; card: string; from: RowName; to: RowName; rule: RuleId }
  | { type: 'discards-reshuffled'; seat: Seat; count: number; rule: RuleId }
  | { type: 'passed'; seat: Seat; rule: RuleId }
  | {
      type: 'round-ended';
      round: number;
      totals: readonly [number, number];
      winner: Seat | null;
      losers: readonly Seat[];
      rule: RuleId;
    }
  | { type: 'kept'; side: Seat; card: string; row: RowName; rule: RuleId }
  | { type: 'battlefield-cleared'; rule: RuleId }
  | { type: 'game-ended'; winner: Seat | null; rule: RuleId };

/** What the viewer may know of an event: faces follow the places the card came from and went to. */
export function cut(event: GwentEvent, viewer: Viewer): GwentEvent {
  switch (event.type) {
    case 'hand-dealt':
    case 'drew':
      return reads('hand', event.seat, viewer) ? event : { ...event, cards: event.cards.map(() => null) };
    case 'exchanged':
      return reads('hand', event.seat, viewer) ? event : { ...event, out: null, in: null };
    case 'took':
      return reads(event.from, event.owner, viewer) || reads('hand', event.seat, viewer)
        ? event
        : { ...event, card: null };
    case 'peeked':
      return viewer === event.seat || reads('hand', other(event.seat), viewer)
        ? event
        : { ...event, cards: event.cards.map(() => null) };
    default:
      return event;
  }
}

function reads(place: Place, owner: Seat, viewer: Viewer): boolean {
  return mayRead(HIDING, place, owner, viewer);
}
