import type { Flow } from '@medallion/kernel';
import type { RuleId } from '@medallion/rulebook';
import type { Actor, AttackName, FightState, MonsterSide } from '../base/fight/fight-state';
import type { AttackEffect } from './cards/vocabulary';
import type { OldWorldPlay, OldWorldState } from './state';

/** How charge or bite comes about: announced for everybody before the card is turned over, or for each after it. @rule OW-FIGHT-038, OW-WH-038 */
export interface AttackType {
  readonly when: 'before-card' | 'after-card';
  /** Whether this attack, announced before the card otherwise, is chosen when the card lies open. @rule OW-MT-023 */
  readonly isLate?: (state: Readonly<OldWorldState>, fight: FightState) => boolean;
  readonly choose: (play: OldWorldPlay, fight: FightState) => Flow<AttackName>;
}

/** The half of a fight card that strikes. */
export interface FightHalf {
  readonly attack: AttackName;
  readonly effects: readonly AttackEffect[];
}

/** A card of the life pool that damage has turned over: whose damage, and how much of it is left. */
export interface TurnedCard {
  readonly card: number;
  readonly by: Actor;
  readonly left: number;
}

/** Whom witchers fight when it is no witcher, by its kind: the monster of a lair, or what a module brings. */
export interface Foe {
  readonly id: string;
  /** Every fight card that its pool can be made of. */
  readonly deck: (state: Readonly<OldWorldState>) => readonly number[];
  /** Whether a card can have been left out of the pool, for those who cannot see it; left out: each can. */
  readonly mayLieAside?: (card: number) => boolean;
  /** Lays the life pool, the last card on top, and puts aside what is left. @rule OW-FIGHT-009 */
  readonly makePool: (play: OldWorldPlay, monster: MonsterSide) => void;
  /** @rule OW-FIGHT-011 */
  readonly firstTurn: (fight: FightState, state: Readonly<OldWorldState>) => Actor;
  /** Who takes the next fight turn, where somebody is asked for it; null when the fight has ended meanwhile. @rule OW-WH-079 */
  readonly chooseNext?: (play: OldWorldPlay, fight: FightState) => Flow<Actor | null>;
  readonly attackType: AttackType;
  /** What a card does that has neither charge nor bite; null for all others. @rule OW-WH-083 */
  readonly special?: (play: OldWorldPlay, fight: FightState, card: number) => Flow | null;
  /** What the log cites for what its attacks do, where no rule of special attacks says it. */
  readonly attackRule?: RuleId;
  /** Carries out the half that was chosen, where it says more than the words of the base do. @rule OW-LH-042 */
  readonly strike?: (play: OldWorldPlay, fight: FightState, target: Actor, half: FightHalf) => Flow;
  /** What is left of so much damage for the life pool. @rule OW-WH-080 */
  readonly guard?: (play: OldWorldPlay, damage: number) => number;
  /** A card was lost from the pool in a witcher's fight turn; says whether the rest of the damage still falls. @rule OW-WH-081 */
  readonly cardLost?: (play: OldWorldPlay, fight: FightState, by: Actor, card: number) => boolean;
  /** A card was turned over by damage and does something at once: gives the damage still to deal. @rule OW-MT-023 */
  readonly cardTurned?: (play: OldWorldPlay, fight: FightState, turned: TurnedCard) => Flow<number>;
  /** Damage that an attack deals more, where it deals any. */
  readonly moreDamage?: (state: Readonly<OldWorldState>, fight: FightState) => number;
  /** Whether it has another fight turn at once; asked once, when its attack is done. @rule OW-MT-058 */
  readonly strikesAgain?: (play: OldWorldPlay, fight: FightState) => boolean;
  /** Whether it leaves when it wins on its last card. @rule OW-OUT-014 */
  readonly canBeDrivenAway: boolean;
  readonly outcome: (play: OldWorldPlay, fight: FightState) => Flow;
}
