import type { Json, Seat } from '@medallion/kernel';
import type { Codec, FightView, ModuleEvent, OldWorldEvent, OldWorldView, WitcherView } from '@medallion/old-world';
import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { SessionOutcome } from '../../play/session';
import type { SoundName } from '../../sound/sound';
import type { Piece } from '../../table/map/map-layout';
import { withWords } from '../../text/with-words';
import type { ModulePlate } from './setup/plate';
import type { AskProps } from './table/foot';
import type { Scene } from './table/scene';

/** A question that is answered at the table, by slips and buttons, or on a screen that takes its place. */
export type PromptScreen = 'table' | ComponentType<AskProps>;

/** How an option looks as a slip: its mark and a note; as a plain button beside the question where it is plain. */
export interface SlipFace {
  readonly icon?: string | undefined;
  readonly note?: string;
  readonly isPlain?: boolean;
}

/** A pause: something is shown before play goes on. `of` finds it in an event of the viewer's own witcher. */
export interface ModulePause<Shown extends Json = Json> {
  of(event: OldWorldEvent, viewer: Seat): Shown | null;
  readonly sheet: ComponentType<{
    readonly scene: Scene;
    readonly shown: Shown;
    readonly follows: readonly OldWorldEvent[];
    readonly onContinue: () => void;
  }>;
}

/** A beat of a fight that a module adds: a picture over the scene, for as long as `time` says at the normal pace. */
export interface ModuleBeat<Shown extends Json = Json> {
  of(event: OldWorldEvent): Shown | null;
  readonly time: number;
  readonly sound?: SoundName;
  readonly picture: ComponentType<{ readonly scene: Scene; readonly fight: FightView; readonly shown: Shown }>;
  caption(scene: Scene, shown: Shown): string;
}

/** What a module says about an event of its own, where it is shown as a deed on the table. */
export interface ModuleDeed {
  /** The place on the map to look at; left out: where the witcher stands that did it. */
  readonly at?: string | null;
  readonly icon?: string;
  readonly sound?: SoundName;
  /** Shown large beside the map. */
  readonly picture?: ComponentType<{ readonly event: ModuleEvent }>;
}

/** The form of a module's options on the set-up page. */
export interface ModuleSetupProps {
  readonly options: Json;
  readonly players: number;
  readonly change: (options: Json) => void;
}

/**
 * All that an expansion draws. Its folder is `modules/<id>/`, with an `index.tsx` that exports `screens`; style sheets,
 * texts and pictures lie beside it and come with it, when a table plays it. `Options` is its table of prompts, as the
 * package keeps it: a prompt without a screen does not compile.
 */
export interface ModuleScreens<Options extends Readonly<Record<string, Codec>> = Readonly<Record<string, Codec>>> {
  readonly prompts: { readonly [Prompt in keyof Options]: PromptScreen };
  /** The face of an option that the module brings, of its own prompts or of the base's; null for any other. */
  slip?(scene: Scene, prompt: string, option: string): SlipFace | null;
  readonly pauses?: readonly ModulePause[];
  readonly beats?: readonly ModuleBeat[];
  /** How an event of the module is shown and heard, beside its words. */
  deed?(event: ModuleEvent): ModuleDeed;
  /** Its page of the help. */
  readonly help?: ComponentType<{ readonly scene: Scene }>;
  /** Drawn on the map, above places and below pawns, in its units. */
  readonly mapLayers?: readonly ComponentType<{ readonly scene: Scene }>[];
  /** Slips that lie over the map. */
  readonly overMap?: readonly ComponentType<{ readonly scene: Scene }>[];
  /** What these layers put beside places: the map finds room for it (`boxOf`), on no name and on no other piece. */
  mapPieces?(scene: Scene): readonly Piece[];
  /** Panels beside the table. */
  readonly panels?: readonly ComponentType<{ readonly scene: Scene }>[];
  /** At the end of a witcher's board. */
  readonly seatParts?: readonly ComponentType<{ readonly scene: Scene; readonly witcher: WitcherView }>[];
  /** Beside the notes of a fight. */
  readonly fightParts?: readonly ComponentType<{ readonly scene: Scene; readonly fight: FightView }>[];
  /** Options that these parts offer by themselves, so that the foot does not offer them again. */
  offersInFight?(scene: Scene): readonly string[];
  /** Below the ranking at the end. */
  readonly endParts?: readonly ComponentType<{ readonly scene: Scene; readonly outcome: SessionOutcome }>[];
  readonly plate?: ModulePlate;
  /** The form of its options, and what was chosen in a few words, where a table plays otherwise than usual. */
  readonly setup?: ComponentType<ModuleSetupProps>;
  readonly optionWords?: (options: Json) => readonly string[];
  /** Topics of the rulebook that hold its rules, by key, where they are not those of its own id. */
  readonly topics?: (played: readonly string[]) => readonly string[];
  /** Marks of places, actions, monsters and other things it brings, by their ids. */
  readonly icons?: Readonly<Record<string, string>>;
  /** Fetches the words that the package keeps for it (`use` of its texts), before anything of it is drawn. */
  readonly words?: () => Promise<void>;
}

type Loaded = ModuleScreens;
/** The one place that knows that modules have screens. */
const FOLDERS = import.meta.glob<{ readonly screens: Loaded }>('./modules/*/index.tsx');
/** A module that changes rules alone has no folder. */
const NOTHING: Loaded = { prompts: {} };

const loaded = new Map<string, Loaded>();

async function load(id: string): Promise<void> {
  const folder = FOLDERS[`./modules/${id}/index.tsx`];
  const screens = folder === undefined ? NOTHING : (await withWords(folder())).screens;
  await screens.words?.();
  loaded.set(id, screens);
}

/** Loads the screens of these modules; those that are there already are not asked for again. */
export async function loadModules(ids: readonly string[]): Promise<void> {
  await Promise.all(ids.filter((id) => !loaded.has(id)).map(load));
}

/** The screens of these modules in their order, as far as they are loaded. */
export function screensOf(modules: OldWorldView['modules']): readonly Loaded[] {
  return Object.keys(modules).flatMap((id) => loaded.get(id) ?? []);
}

/** What the module that tells an event says about it; null for an event of the base game. */
export function deedOfModule(event: OldWorldEvent): ModuleDeed | null {
  return event.type === 'module' ? (loaded.get(event.module)?.deed?.(event) ?? null) : null;
}

/** The screens of the modules in play; null until all of them are there. */
export function useModules(modules: OldWorldView['modules']): readonly Loaded[] | null {
  const [, setCount] = useState(0);
  const ids = Object.keys(modules);
  const isReady = ids.every((id) => loaded.has(id));
  const key = ids.join();
  useEffect(() => {
    if (!isReady) void loadModules(ids).then(() => setCount((count) => count + 1));
  }, [key]);
  return isReady ? screensOf(modules) : null;
}
