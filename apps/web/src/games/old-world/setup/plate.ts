import type { ComponentType } from 'preact';

/** The ways in which a table may be laid with one press. */
export const PRESETS = ['first', 'competitive', 'alone'] as const;
export type Preset = (typeof PRESETS)[number];

/** How a module is offered where a table is set up. Minutes and difficulty are our estimates. */
export interface ModulePlate {
  /** A drawing of 300 by 160. */
  readonly art: ComponentType;
  readonly name: () => string;
  /** What it adds, in a sentence. */
  readonly note: () => string;
  /** How much longer a game gets. */
  readonly minutes?: number;
  /** One to five strokes. */
  readonly difficulty?: number;
  /** The module on whose plate it is a stamp, with the mark and the words of the stamp. */
  readonly stamp?: { readonly on: string; readonly icon: string; readonly name: () => string };
  /** Presets that it belongs to; left out: to everything competitive. */
  readonly presets?: readonly Preset[];
}
