import { type GameState, InvariantError, nextWord, type Question, type RngState, type Table } from '@medallion/kernel';
import { type Bot, type Budget, deadlineOf } from '../bot';
import { chancesOf, drawOption, type PlayingKnowledge, questionFor } from '../playing-knowledge';
import type { Sight } from '../sight';
import { playOut } from './playout';
import { thoughtsOf } from './thoughts';
import { type Edge, keyOf, meanOf, newPlace, type Place, placeBehind, sureOf } from './tree';

export interface SearchSettings {
  /** How much the search explores beside what looks best so far. */
  readonly curiosity: number;
  /** How much worse than its place an option counts before it was tried. */
  readonly caution: number;
  /** Answers that a playout may take a turn before it is judged; 0 judges at once. */
  readonly playout: number;
  /** Rests of the game (ends of rounds, of days) that a playout plays through before it is judged. */
  readonly rests: number;
  /** How much the judgement before the playout counts beside the one after it, 0 to 1. */
  readonly firstGlance: number;
  /** How far the first look at the own options is evened out, 0 to 1: what promises little is tried all the same. */
  readonly openness?: number;
  /** Playouts take what looks best instead of drawing by promise: for games in which one slip spoils a whole turn. */
  readonly isSteady?: boolean;
}

export const SEARCH_SETTINGS: SearchSettings = {
  curiosity: 0.6,
  caution: 0.1,
  playout: 60,
  rests: 1,
  firstGlance: 0,
  openness: 0.25,
};

/** The clock is read once in so many iterations. */
const CLOCK_EVERY = 8;

/** A search in progress: one tree over what the seat can tell apart, grown in a fresh world each time. */
export interface Search<Config, State extends GameState, View, Event> {
  readonly sight: Sight<Config, State, View, Event>;
  readonly knowledge: PlayingKnowledge<State>;
  readonly settings: SearchSettings;
  readonly rng: RngState;
  readonly root: Place;
  /** Answered by several seats at once, unseen by each other: others' answers to it are drawn, not searched. */
  readonly secret: Question['prompt'] | null;
  readonly path: { place: Place; edge: Edge }[];
}

/**
 * Information-set tree search: each iteration deals a fresh world the seat could be in, walks the tree by what is on
 * offer in that world, adds one place, plays out to the next rest and judges for every seat on the way.
 */
export function searchBot(settings: SearchSettings = SEARCH_SETTINGS): Bot {
  return (sight, rng, budget) => {
    const search = beginSearch(sight, rng, settings);
    if (sight.question.options.length > 1) runSearch(search, budget);
    const thoughts = thoughtsOf(search);
    return { option: thoughts[0]?.option ?? 0, thoughts };
  };
}

export function beginSearch<Config, State extends GameState, View, Event>(
  sight: Sight<Config, State, View, Event>,
  rng: RngState,
  settings: SearchSettings,
): Search<Config, State, View, Event> {
  const world = sight.fork(nextWord(rng));
  const secret = world.questions.length > 1 ? sight.question.prompt : null;
  const root = newPlace(sight.question);
  return { sight, knowledge: sight.knowledge, settings, rng, root, secret, path: [] };
}

/** Iterates until the budget is spent or can change nothing more, at least once; says how often. */
export function runSearch<Config, State extends GameState, View, Event>(
  search: Search<Config, State, View, Event>,
  budget: Budget,
): number {
  const isOver = deadlineOf(budget);
  let done = 0;
  do {
    iterate(search);
    done += 1;
  } while (
    done < budget.iterations &&
    (done % CLOCK_EVERY !== 0 || !(isOver() || isDecided(search.root, budget.iterations - done)))
  );
  return done;
}

/** Whether the most searched option is the one to take and stays the most searched, whatever is still looked at. */
function isDecided({ edges }: Place, left: number): boolean {
  let most: Edge | null = null;
  let second = 0;
  let surest = Number.NEGATIVE_INFINITY;
  for (const edge of edges.values()) {
    surest = Math.max(surest, sureOf(edge));
    if (edge.visits > (most?.visits ?? 0)) {
      second = most?.visits ?? 0;
      most = edge;
    } else if (edge.visits > second) {
      second = edge.visits;
    }
  }
  return most !== null && most.visits - second > left && sureOf(most) === surest;
}

function iterate<Config, State extends GameState, View, Event>(search: Search<Config, State, View, Event>): void {
  const { sight, knowledge, settings, rng, path } = search;
  const world = sight.fork(nextWord(rng));
  path.length = 0;
  descend(search, world);
  const values: number[] = [];
  const glance = settings.playout === 0 ? 1 : settings.firstGlance;
  if (glance > 0) judge(search, world, values, glance);
  if (glance < 1) {
    playOut(world, knowledge, sight.seat, rng, settings);
    judge(search, world, values, 1 - glance);
  }
  for (const { place, edge } of path) {
    const value = values[place.seat] as number;
    place.visits += 1;
    place.total += value;
    edge.visits += 1;
    edge.total += value;
  }
}

/** Adds the value of the world as it stands, for every seat that chose on the way. */
function judge<Config, State extends GameState, View, Event>(
  { knowledge, path }: Search<Config, State, View, Event>,
  world: Table<Config, State, View, Event>,
  values: number[],
  weight: number,
): void {
  let judged = 0;
  for (const { place } of path) {
    const bit = 1 << place.seat;
    if ((judged & bit) !== 0) continue;
    judged |= bit;
    const value = knowledge.judge?.(world.state, place.seat) ?? knowledge.evaluate(world.state, place.seat);
    values[place.seat] = (values[place.seat] ?? 0) + weight * value;
  }
}

/** Walks down the tree in this world until something new was tried. */
function descend<Config, State extends GameState, View, Event>(
  search: Search<Config, State, View, Event>,
  world: Table<Config, State, View, Event>,
): void {
  const { sight, path } = search;
  let behind: Edge | null = null;
  while (!world.isOver) {
    const open = questionFor(world, sight.seat);
    const question = world.questions[open] as Question;
    if (question.options.length === 1) {
      world.take(open, 0);
    } else if (question.prompt === search.secret && question.seat !== sight.seat) {
      world.take(open, drawOption(search.knowledge, world.state, question, search.rng));
    } else {
      const place: Place = behind === null ? rootFor(search, question) : placeBehind(behind.places, question);
      const edge = takeBest(search, world, place, open, question);
      path.push({ place, edge });
      if (edge.visits === 0) return;
      behind = edge;
    }
  }
}

function rootFor<Config, State extends GameState, View, Event>(
  { root }: Search<Config, State, View, Event>,
  question: Question,
): Place {
  if (question.seat !== root.seat || question.prompt !== root.prompt) {
    throw new InvariantError('a fork asks another question than the table', { prompt: question.prompt.id });
  }
  return root;
}

function priorOf<Config, State extends GameState, View, Event>(
  { root, settings: { openness = 0 } }: Search<Config, State, View, Event>,
  place: Place,
  chances: readonly number[],
  option: number,
): number {
  const chance = chances[option] as number;
  return place === root ? (1 - openness) * chance + openness / chances.length : chance;
}

/** Takes the option with the best balance of value and curiosity among those on offer in this world. */
function takeBest<Config, State extends GameState, View, Event>(
  search: Search<Config, State, View, Event>,
  world: Table<Config, State, View, Event>,
  place: Place,
  open: number,
  question: Question,
): Edge {
  const { curiosity, caution } = search.settings;
  const untried = place.visits === 0 ? 0.5 : meanOf(place) - caution;
  let chances: readonly number[] | null = null;
  let best: Edge | null = null;
  let bestScore = Number.NEGATIVE_INFINITY;
  let bestOption = 0;
  for (let option = 0; option < question.options.length; option++) {
    const key = keyOf(question, option, world);
    let edge = place.edges.get(key);
    if (edge === undefined) {
      chances ??= chancesOf(search.knowledge, world.state, question);
      edge = { key, prior: priorOf(search, place, chances, option), visits: 0, available: 0, total: 0, places: [] };
      place.edges.set(key, edge);
    }
    edge.available += 1;
    const value = edge.visits === 0 ? untried : edge.total / edge.visits;
    const score = value + (curiosity * edge.prior * Math.sqrt(edge.available)) / (1 + edge.visits);
    if (score <= bestScore) continue;
    best = edge;
    bestScore = score;
    bestOption = option;
  }
  if (best === null) throw new InvariantError('no option to search', { prompt: question.prompt.id });
  world.take(open, bestOption);
  return best;
}
