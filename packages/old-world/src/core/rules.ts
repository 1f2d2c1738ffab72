import type { BlockedOption, Flow, Json, Seat } from '@medallion/kernel';
import type { RuleId } from '@medallion/rulebook';
import type { CharacterId, Fighter, FightStage, FightState } from '../base/fight/fight-state';
import type { PaymentAid } from '../options/payment';
import type {
  ActionCardFacts,
  Box,
  EquipmentFacts,
  FightCardFacts,
  PotionFacts,
  SchoolFacts,
  TrophyFacts,
} from './cards/card-pack';
import type { Ability, Timing } from './cards/vocabulary';
import type { Foe } from './foes';
import type { Listeners } from './hooks';
import type { ModuleId } from './manifest';
import type { Board } from './map';
import type { EventFacts, ExplorationFacts, LocationFacts, PathFacts } from './pack';
import type { Location, OldWorldPlay, OldWorldState, Witcher } from './state';
import type { Words } from './words';

type State = Readonly<OldWorldState>;

/** The step of a phase. */
export type Step = (play: OldWorldPlay) => Flow;
/** A phase of the opening, of a turn or of a round, by the name that the state keeps. */
export interface Phase {
  readonly id: string;
  readonly step: Step;
  /** Where it says so, it is only entered when it is due. */
  readonly isDue?: (state: State) => boolean;
  /** Which of the three phases of a turn it belongs to, where that is not the phase of the one before it. @rule OW-TURN-002 */
  readonly number?: 1 | 2 | 3;
}

/** What a location offers to somebody who has come there. @rule OW-ACT-001 */
export interface LocationAction {
  readonly id: string;
  /** The rule that forbids it here and now, or null. */
  readonly blockedBy: (state: OldWorldState, seat: Seat, at: Location) => RuleId | null;
  readonly perform: (play: OldWorldPlay, seat: Seat, at: Location) => Flow;
}

/** Options of a part are numbers of its own, from 0 up to this. */
export const PER_PART = 100_000;
/** One thing that phase I or phase II offers. @rule OW-TURN-003, OW-TURN-007 */
export interface ActionPart {
  readonly id: string;
  readonly options: (state: OldWorldState, seat: Seat) => readonly number[];
  readonly optionId: (option: number, state: OldWorldState, seat: Seat) => string;
  readonly blocked?: (state: OldWorldState, seat: Seat) => readonly BlockedOption[];
  readonly perform: (play: OldWorldPlay, seat: Seat, option: number) => Flow;
  /** Whoever may hold something for it is asked, even when nothing fits: to be passed over would tell the others. @rule OW-AP-004 */
  readonly asks?: (state: OldWorldState, seat: Seat) => boolean;
  /** What it is worth to a bot to come to a place for it. */
  readonly worthAt?: (state: State, seat: Seat, at: Location) => number;
  /** How promising an option looks to a bot: looks at the position once, and then at each option. */
  readonly worth?: (state: OldWorldState, seat: Seat) => (option: number) => number;
}

/** A way to pay for a step with one card that does not match the terrain. */
export interface Payment {
  readonly id: PaymentAid;
  readonly mayPay: (state: State, seat: Seat, to: Location) => boolean;
  readonly pay: (play: OldWorldPlay, seat: Seat) => void;
}

/** Something that happens on entering a location, before any action. Where several are due, the seat orders them. @rule OW-TRAIL-001 */
export interface Entry {
  readonly id: string;
  readonly isDue: (state: State, seat: Seat, at: Location) => boolean;
  readonly enter: (play: OldWorldPlay, seat: Seat, at: Location) => Flow;
  /** What it is worth to a bot to come to a place where it is due. */
  readonly worth?: (state: State, seat: Seat, at: Location) => number;
}

/** A market: what it sells, what each space adds to the price, and who buys there. */
export interface MarketRules {
  readonly id: string;
  readonly prices: readonly number[];
  /** Whether this witcher buys from this market. */
  readonly serves: (witcher: Witcher) => boolean;
}

/** A part of setup, run in order on the bare table; a module's part is handed what was chosen about the module. */
export interface SetupPart {
  readonly id: string;
  readonly lay: (state: OldWorldState, options: Json) => void;
}

/** Numbers of what gives abilities are its own, from 0 up to this. */
export const PER_SOURCE = 10_000;
/** Something that gives abilities in a fight: trophies, equipment, the specialty, or what a module brings. @rule OW-FIGHT-014 */
export interface FightSource {
  readonly id: string;
  /** What the log cites when it is used. */
  readonly rule: RuleId;
  /** What this fighter holds of it for this moment, by its own numbers, in the order in which it is offered; often nothing. */
  readonly held: (state: OldWorldState, fighter: Fighter, timing: Timing) => readonly number[];
  /** What one of them does as things stand; null where it cannot be used any more. */
  readonly ability: (state: OldWorldState, fighter: Fighter, number: number) => Ability | null;
  /** As options, events and views name it. */
  readonly optionId: (number: number) => string;
  /** What using it does to it, where it is not simply used up for this fight. */
  readonly use?: (fighter: Fighter, number: number, play: OldWorldPlay) => void;
  /** Whoever may hold something for this moment is asked, even when nothing fits: to be passed over would tell the others. @rule OW-AP-004 */
  readonly asks?: (state: OldWorldState, fighter: Fighter, timing: Timing) => boolean;
  /** What is used before the life pool comes in an order of choice, with everything else of that moment. @rule OW-MT-052 */
  readonly isFreelyOrdered?: true;
}

/** A stage of a fight and its step. */
export interface FightPart {
  readonly id: FightStage;
  readonly step: Step;
}
/** A stage before the fight begins, played as long as it is due; its step goes on with `nextOpeningStage`. */
export interface FightOpening extends FightPart {
  readonly isDue: (state: State, fight: FightState) => boolean;
}
/** How somebody takes a fight turn: the stages in order. */
export interface Character {
  readonly id: CharacterId;
  readonly turnOrder: readonly FightStage[];
}

/** How a game ends: by a winner, or won or lost by all together. */
export interface Ending {
  readonly seat: Seat | null;
  readonly together: 'won' | 'lost' | null;
  readonly reason: string;
  readonly rule: RuleId;
}
/** A way for the game to end, asked after every turn and trophy; at once also as soon as a marker has moved. */
export interface End {
  readonly id: string;
  readonly isAtOnce?: true;
  readonly check: (state: State) => Ending | null;
}

/** What a list of the rules holds, by its name. The order of a list is its own. */
export interface Lists {
  /** The boxes whose monsters are in the stacks. @rule OW-SETUP-019 */
  readonly boxes: Box;
  /** Whose player boards are in the pool. @rule OW-SETUP-029 */
  readonly schools: SchoolFacts;
  /** First decks by school, and the cards of the market. @rule OW-SETUP-004, OW-SETUP-036 */
  readonly actionCards: ActionCardFacts;
  readonly trophies: TrophyFacts;
  /** Companions that are of use in fights, by their ids. @rule OW-QUEST-007 */
  readonly equipment: EquipmentFacts;
  readonly locations: LocationFacts;
  readonly paths: PathFacts;
  readonly setup: SetupPart;
  /** Steps before the first turn. */
  readonly opening: Phase;
  /** Phases of a turn. @rule OW-TURN-002 */
  readonly phases: Phase;
  /** What comes after the last turn of a round. */
  readonly roundPhases: Phase;
  /** Phases that a flow enters by name, and that say themselves how to go on. */
  readonly interludes: Phase;
  /** What phase I offers. @rule OW-TURN-003 */
  readonly journey: ActionPart;
  /** What phase II offers. @rule OW-TURN-007 */
  readonly actions: ActionPart;
  readonly payments: Payment;
  readonly entries: Entry;
  readonly locationActions: LocationAction;
  readonly markets: MarketRules;
  /** The cards of the city and of the wilds, of every box that is played. @rule OW-SETUP-012 */
  readonly exploration: ExplorationFacts;
  /** In the order of their numbers, which begin with 1. @rule OW-SETUP-013 */
  readonly events: EventFacts;
  readonly potions: PotionFacts;
  /** Whom witchers fight, by its kind. */
  readonly foes: Foe;
  /** The cards of monsters; a fight names them by their place. */
  readonly fightCards: FightCardFacts;
  /** Who takes a fight turn in an order of their own. @rule OW-FIGHT-013 */
  readonly characters: Character;
  /** What gives abilities in a fight. */
  readonly sources: FightSource;
  /** Stages before the life pools are made. */
  readonly fightOpening: FightOpening;
  /** Every other stage of a fight. */
  readonly fightStages: FightPart;
  readonly ends: End;
}
export type ListName = keyof Lists;
export type AllLists = { readonly [Name in ListName]: readonly Lists[Name][] };

/** What a module does to a list: adds, replaces by id, leaves out. */
export interface Change<Item> {
  /** At the end. */
  readonly add?: readonly Item[];
  /** In front of the one with this id, or right after it. */
  readonly before?: Readonly<Record<string, readonly Item[]>>;
  readonly after?: Readonly<Record<string, readonly Item[]>>;
  readonly replace?: readonly Item[];
  readonly leaveOut?: readonly string[];
}
/** What is known by its number, whichever modules are played: nothing takes its place. */
type Numbered = 'schools' | 'actionCards' | 'trophies' | 'equipment';
export type ListChanges = {
  readonly [Name in ListName]?: Name extends Numbered
    ? Pick<Change<Lists[Name]>, 'add' | 'leaveOut'>
    : Change<Lists[Name]>;
};

/** A part of setup with the module whose options it is handed; null for the base. */
export interface OwnedSetup extends SetupPart {
  readonly owner: ModuleId | null;
}

/** Everything the flow of play asks for: the base, changed by the modules of a table. */
export interface Rules
  extends Omit<AllLists, 'locationActions' | 'fightStages' | 'setup' | 'locations' | 'paths' | 'foes'>,
    Listeners {
  readonly setup: readonly OwnedSetup[];
  readonly board: Board;
  /** The step of every phase, by its id. */
  readonly steps: Readonly<Record<string, Step>>;
  readonly locationActions: Readonly<Record<string, LocationAction>>;
  readonly foes: Readonly<Record<string, Foe>>;
  /** The step of every stage of a fight, by its id. */
  readonly fightSteps: Readonly<Record<string, Step>>;
  /** What each word of the data does, of the base and of the modules. */
  readonly words: Words;
}
