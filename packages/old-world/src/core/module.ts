import type { Json, RngState, Seat, Viewer } from '@medallion/kernel';
import type { RuleId } from '@medallion/rulebook';
import type { Hooks } from './hooks';
import type { Manifest, ModuleId } from './manifest';
import type { ListChanges } from './rules';
import type { Card, OldWorldState } from './state';
import type { NewWords } from './words';

/** Something that a module tells: `what` is a word of its own, `about` plain data for log and screen. */
export interface ModuleEvent {
  readonly type: 'module';
  readonly module: ModuleId;
  readonly what: string;
  readonly seat: Seat | null;
  readonly about: Json;
  readonly rule: RuleId;
}

/** Pieces of the base box that lie with a module; they join the count of the box. */
export interface Pieces {
  readonly actionCards?: readonly Card[];
  readonly potions?: readonly number[];
  readonly exploration?: readonly number[];
  readonly monsters?: readonly number[];
  /** Location tokens by terrain. */
  readonly tokens?: readonly [readonly number[], readonly number[], readonly number[]];
}

/** How promising the options of a module's own questions look to a bot: the position once, and then each option. */
export type PromptWorths = Readonly<
  Record<string, (state: Readonly<OldWorldState>, seat: Seat) => (option: number) => number>
>;

/** What a module changes about the flow of play. */
export interface Changes {
  readonly lists?: ListChanges;
  readonly hooks?: Partial<Hooks>;
  /** Words that its data speaks. */
  readonly words?: NewWords;
}

/** An expansion, or any other change of the rules, in one folder. Base code never asks whether it is in play. */
export interface Module<Own extends object = object, Options extends Json = Json> extends Changes {
  readonly manifest: Manifest<Options>;
  /** What it keeps when the table is laid; its slice. */
  lay?(state: OldWorldState, options: Options): Own;
  /** What the viewer may see of the slice: `view.modules[id]`. */
  view?(own: Own, state: Readonly<OldWorldState>, viewer: Viewer): Json;
  /** Deals anew what the seat cannot know of the slice. */
  scramble?(own: Own, state: Readonly<OldWorldState>, seat: Seat, rng: RngState): Own;
  /** What must hold in every position; each broken promise in words. */
  invariants?(own: Own, state: Readonly<OldWorldState>): readonly string[];
  holds?(own: Own): Pieces;
  /** What the viewer may know of its events. */
  cut?(event: ModuleEvent, viewer: Viewer): ModuleEvent | null;
  /** By prompt; where it says nothing, all options look alike. */
  readonly worths?: PromptWorths;
  /** How a seat stands to a bot, 0 to 1, where the game is decided otherwise than between witchers. The first module that judges is heard; null leaves it to the others. */
  judge?(state: OldWorldState, seat: Seat): number | null;
  /** What changes only where another module is played as well. */
  readonly with?: Readonly<Record<ModuleId, Changes>>;
  /** What changes only where another module is not played. */
  readonly without?: Readonly<Record<ModuleId, Changes>>;
}

/** A module as the list of modules holds it: what its slice and its options are is its own affair. */
export type AnyModule = Module<object, Json>;
