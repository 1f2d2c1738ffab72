import type { Seat, Viewer } from '@medallion/kernel';
import type { RuleId } from '@medallion/rulebook';
import type { OldWorldEvent } from '../../core/events';
import type { AttackName, FightEnd, Side } from './fight-state';

/** What happens in and around fights, for log and animation. A card that a viewer may not read is `null` for it. */
export type FightEvent =
  | { type: 'fight-started'; seat: Seat; against: Seat | null; monster: string | null; life: number; rule: RuleId }
  | { type: 'monster-ability'; seat: Seat; monster: string; rule: RuleId }
  | { type: 'wagered'; seat: Seat; on: 'attacker' | 'defender' | null; rule: RuleId }
  | { type: 'wager-settled'; seat: Seat; isWon: boolean; gold: number; rule: RuleId }
  | { type: 'fight-turn'; seat: Seat | null; turn: number; rule: RuleId }
  | { type: 'potion-used'; seat: Seat; potion: string; rule: RuleId }
  | { type: 'ability-used'; seat: Seat; source: string; rule: RuleId }
  | { type: 'die-rolled'; seat: Seat; die: number; rule: RuleId }
  | { type: 'combo-card'; seat: Seat; card: string; place: number; rule: RuleId }
  | { type: 'card-beside'; seat: Seat; card: string; rule: RuleId }
  | { type: 'no-combo'; seat: Seat; rule: RuleId }
  | { type: 'combo-done'; seat: Seat; cards: readonly string[]; damage: number; rule: RuleId }
  | { type: 'monster-hit'; seat: Seat; damage: number; cards: readonly string[]; left: number; rule: RuleId }
  /** How the damage falls; the cards lost to it are told after it. */
  | { type: 'witcher-hit'; seat: Seat; damage: number; shield: number; deck: number; hand: number; rule: RuleId }
  | { type: 'damage-lessened'; seat: Seat; from: number; to: number; rule: RuleId }
  | { type: 'card-taken-back'; seat: Seat; card: string; rule: RuleId }
  | { type: 'card-returned'; seat: Seat; card: string; rule: RuleId }
  | { type: 'card-buried'; seat: Seat; card: string | null; rule: RuleId }
  | { type: 'cards-looked-at'; seat: Seat; of: Seat | null; cards: readonly (string | null)[]; rule: RuleId }
  | { type: 'pool-card-lost'; seat: Seat; cards: readonly string[]; left: number; rule: RuleId }
  | { type: 'attack-announced'; seat: Seat | null; attack: AttackName; rule: RuleId }
  /** No attack where the card is turned over before one is announced. */
  | { type: 'attack-revealed'; card: string; attack: AttackName | null; left: number; rule: RuleId }
  | { type: 'attack-forced'; card: string; attack: AttackName; rule: RuleId }
  | { type: 'attack-changed'; seat: Seat; card: string; attack: AttackName; rule: RuleId }
  | { type: 'knocked-out'; seat: Seat; rule: RuleId }
  | { type: 'fight-ended'; end: FightEnd; winner: Side; seat: Seat; against: Seat | null; rule: RuleId }
  | { type: 'trophy-gained'; seat: Seat; trophy: string; rule: RuleId }
  | { type: 'no-trophy'; seat: Seat; rule: RuleId }
  | { type: 'advanced'; seat: Seat; spot: number; rule: RuleId }
  | { type: 'fatigued'; seat: Seat; n: number; rule: RuleId }
  | { type: 'monster-left'; monster: string; how: 'defeated' | 'driven-away'; rule: RuleId }
  | { type: 'no-monster-left'; level: number; rule: RuleId }
  | { type: 'tavern-closed'; at: number; rule: RuleId };

/** What the viewer may know of an event: cards looked at, and put under the own deck, are known to one seat. */
export function cutFight(event: OldWorldEvent, viewer: Viewer): OldWorldEvent | null {
  switch (event.type) {
    case 'cards-looked-at':
      return viewer === event.seat || viewer === 'everything'
        ? event
        : { ...event, cards: event.cards.map(() => null) };
    case 'card-buried':
      return viewer === event.seat || viewer === 'everything' ? event : { ...event, card: null };
    default:
      return event;
  }
}
