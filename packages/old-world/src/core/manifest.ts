import type { Json } from '@medallion/kernel';
import type { RuleId } from '@medallion/rulebook';
import type * as v from 'valibot';

export type ModuleId = string;

/** What can be chosen about a module before a game. */
export interface ModuleOptions<Options extends Json> {
  readonly schema: v.GenericSchema<unknown, Options>;
  /** What a table plays that says nothing about it. */
  readonly default: Options;
  /** The short form for links: letters, digits and `-` only. */
  pack(options: Options): string;
  /** Reads the short form back; the schema then says whether it was one. */
  unpack(text: string): unknown;
}

/** What a table must know of a module before it plays it. */
export interface Manifest<Options extends Json = Json> {
  readonly id: ModuleId;
  /** Chosen by the table, brought by the number of players, or only a part that other modules require. */
  readonly comes: 'by-choice' | 'by-players' | 'with-others';
  /** Parts that come with it. */
  readonly requires?: readonly ModuleId[];
  /** What may not be played beside it, each with the rule that forbids it. */
  readonly excludes?: Readonly<Record<ModuleId, RuleId>>;
  /** Numbers of players it is made for. */
  readonly players?: { readonly least: number; readonly most: number; readonly rule: RuleId };
  readonly options?: ModuleOptions<Options>;
}

/** A module that a table plays, with what was chosen about it; null where there is nothing to choose. */
export interface ChosenModule {
  readonly id: ModuleId;
  readonly options: Json;
}
