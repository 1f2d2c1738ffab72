import type { GameState, Question, Seat, Table } from '@medallion/kernel';

/** What an option is called in the tree: its value where that is a number or a text, or else its id. */
export type OptionKey = number | string;

/** One option at a place of the tree, gathered over all worlds in which it was on offer. */
export interface Edge {
  readonly key: OptionKey;
  /** How promising it looked before any search, where it was first met. */
  readonly prior: number;
  visits: number;
  /** How often it was on offer when its place was visited. */
  available: number;
  /** Sum of the values for the seat that chooses. */
  total: number;
  /** Where it leads: mostly one place, more when the next question differs between worlds. */
  readonly places: Place[];
}

/** A question as one seat meets it: everything that this seat can tell apart leads to another place. */
export interface Place {
  readonly seat: Seat;
  readonly prompt: Question['prompt'];
  readonly edges: Map<OptionKey, Edge>;
  visits: number;
  total: number;
}

export function newPlace(question: Question): Place {
  return { seat: question.seat, prompt: question.prompt, edges: new Map(), visits: 0, total: 0 };
}

/** The place behind an edge that belongs to this question, made if it is new. */
export function placeBehind(places: Place[], question: Question): Place {
  for (const place of places) {
    if (place.prompt === question.prompt && place.seat === question.seat) return place;
  }
  const place = newPlace(question);
  places.push(place);
  return place;
}

export function keyOf<Config, State extends GameState, View, Event>(
  question: Question,
  option: number,
  world: Table<Config, State, View, Event>,
): OptionKey {
  const value = question.options[option];
  if (typeof value === 'number' || typeof value === 'string') return value;
  return value === null ? 'null' : question.prompt.optionId(value, world.state, question.seat);
}

export function meanOf(edge: { readonly total: number; readonly visits: number }): number {
  return edge.visits === 0 ? 0 : edge.total / edge.visits;
}

/** How far single looks at the same option lie apart, roughly: the doubt left after n looks is this over their root. */
const SPREAD = 0.6;

/** What an option is worth at least, as far as it was looked at. */
export function sureOf(edge: { readonly total: number; readonly visits: number }): number {
  return edge.visits === 0 ? Number.NEGATIVE_INFINITY : edge.total / edge.visits - SPREAD / Math.sqrt(edge.visits);
}
