import type { Flow, Seat } from '@medallion/kernel';
import type { RuleId } from '@medallion/rulebook';
import type { SchoolId } from './cards/card-pack';
import type { Effect, EffectWord } from './effect';
import type { Board } from './map';
import type { Attribute, Lair, Location, OldWorldPlay, OldWorldState, Terrain, Witcher } from './state';

/** The step of a phase; null when it has nothing to ask and is done. */
export type Step = (play: OldWorldPlay) => Flow;

/** What a location offers to somebody who has come there. @rule OW-ACT-001 */
export interface LocationAction {
  /** The rule that forbids it here and now, or null. */
  readonly blockedBy: (state: OldWorldState, seat: Seat, at: Location) => RuleId | null;
  readonly perform: (play: OldWorldPlay, seat: Seat, at: Location) => Flow;
}

/** One thing that phase II offers. Its options are numbers of its own, from 0 up to 99. @rule OW-TURN-007 */
export interface ActionPart {
  readonly id: string;
  readonly options: (state: OldWorldState, seat: Seat) => readonly number[];
  readonly optionId: (option: number, state: OldWorldState) => string;
  readonly blocked?: (state: OldWorldState, seat: Seat) => readonly { readonly id: string; readonly rule: RuleId }[];
  readonly perform: (play: OldWorldPlay, seat: Seat, option: number) => Flow;
}

/** Something that happens on entering a location, before any action. @rule OW-TRAIL-001 */
export type Entry = (play: OldWorldPlay, seat: Seat, at: Location) => void;

/** How one word of exploration and event cards is carried out, as far as possible. @rule OW-TERM-015 */
export type CardEffect<Word extends EffectWord> = (
  play: OldWorldPlay,
  seat: Seat,
  effect: Extract<Effect, { do: Word }>,
  rule: RuleId,
) => Flow;
export type CardEffects = { readonly [Word in EffectWord]: CardEffect<Word> };

/** A market: what it sells, what each space adds to the price, and who buys there. */
export interface MarketRules {
  readonly id: string;
  readonly prices: readonly number[];
  /** Whether this witcher buys from this market. */
  readonly serves: (witcher: Witcher) => boolean;
}

/** A part of setup, run in order on the bare table. */
export interface SetupPart {
  readonly id: string;
  readonly lay: (state: OldWorldState) => void;
}

/** A way to win beside the top of the trophy track, asked after every turn and trophy: the winner's seat, or null. */
export type WinCheck = (
  state: OldWorldState,
) => { readonly seat: Seat; readonly reason: string; readonly rule: RuleId } | null;

/**
 * Everything the flow of play asks for at its named moments. The base fills it in; a module returns a changed copy, and
 * base code never asks whether a module is in play.
 */
export interface Rules {
  readonly board: Board;
  /** Whose player boards are in the pool. @rule OW-SETUP-029 */
  readonly schools: readonly SchoolId[];
  readonly setup: readonly SetupPart[];
  /** Steps before the first turn, in order. */
  readonly opening: readonly string[];
  /** Phases of a turn, in order. @rule OW-TURN-002 */
  readonly phases: readonly string[];
  readonly steps: Readonly<Record<string, Step>>;
  readonly locationActions: Readonly<Record<string, LocationAction>>;
  /** What each word of exploration and event cards does. @rule OW-TERM-015 */
  readonly cardEffects: CardEffects;
  readonly actions: readonly ActionPart[];
  readonly onEnter: readonly Entry[];
  readonly afterGain: readonly ((play: OldWorldPlay, seat: Seat) => void)[];
  readonly afterTurn: readonly ((play: OldWorldPlay, seat: Seat) => void)[];
  readonly markets: readonly MarketRules[];
  readonly attributeName: (witcher: Witcher, attribute: Attribute) => string;
  /** Whether this monster may be attacked at all. @rule OW-SOLO-015 */
  readonly monsterBan: (state: OldWorldState, seat: Seat, terrain: Terrain) => RuleId | null;
  /** Whether a defeated monster is replaced. @rule OW-SOLO-009 */
  readonly replacesDefeated: (state: OldWorldState, lair: Lair) => boolean;
  /** The die that chooses a monster's attack where nobody else does: charge up to this number, 0 without a die. @rule OW-SOLO-008 */
  readonly chargeUpTo: number;
  /** Whether the top spot of the trophy track wins. @rule OW-WIN-001 */
  readonly topSpotWins: boolean;
  readonly wins: readonly WinCheck[];
  /** The place of a won game in the table of results, from worst (1) to best, or null. @rule OW-SOLO-017 */
  readonly result: (state: OldWorldState) => number | null;
}

/** An expansion, or any other change of the rules. Modules are applied in the order in which they are named. */
export interface Module {
  readonly id: string;
  readonly extend: (rules: Rules) => Rules;
}
