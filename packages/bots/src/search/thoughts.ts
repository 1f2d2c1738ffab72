import { type GameState, nextWord, type Question } from '@medallion/kernel';
import type { ExpectedAnswer, Thought } from '../bot';
import { questionFor } from '../playing-knowledge';
import type { Search } from './search-bot';
import { type Edge, keyOf, meanOf, type Place, sureOf } from './tree';

/** Lines are told for so many of the best options, so far down, while the search was there this often. */
const TOLD = 3;
const LONGEST_LINE = 6;
const SEEN_ENOUGH = 4;
/** Worlds in which a line is tried; the one that follows the search furthest is told. */
const WORLDS = 4;

/** Every option, the one that is surely worth most first, and for the top ones how the game may go on. */
export function thoughtsOf<Config, State extends GameState, View, Event>(
  search: Search<Config, State, View, Event>,
): readonly Thought[] {
  const { sight, root } = search;
  const world = sight.fork(nextWord(search.rng));
  const question = world.questions[questionFor(world, sight.seat)] as Question;
  const thoughts = question.options.map((_, option) => {
    const edge = root.edges.get(keyOf(question, option, world));
    const sure = edge === undefined ? Number.NEGATIVE_INFINITY : sureOf(edge);
    return { option, value: edge === undefined ? 0 : meanOf(edge), visits: edge?.visits ?? 0, sure, edge };
  });
  thoughts.sort((one, other) =>
    one.sure === other.sure ? other.visits - one.visits || one.option - other.option : other.sure - one.sure,
  );
  return thoughts.map(({ option, value, visits, edge }, rank) => ({
    option,
    value,
    visits,
    line: rank < TOLD && edge !== undefined && visits > 0 ? bestLine(search, option, edge) : [],
  }));
}

function bestLine<Config, State extends GameState, View, Event>(
  search: Search<Config, State, View, Event>,
  option: number,
  edge: Edge,
): readonly ExpectedAnswer[] {
  let best: readonly ExpectedAnswer[] = [];
  let bestWeight = -1;
  for (let tries = 0; tries < WORLDS; tries++) {
    const { line, weight } = lineIn(search, option, edge);
    if (weight <= bestWeight) continue;
    best = line;
    bestWeight = weight;
  }
  return best;
}

/** Follows the most searched answers through one world, and says how much search stands behind them. */
function lineIn<Config, State extends GameState, View, Event>(
  search: Search<Config, State, View, Event>,
  option: number,
  edge: Edge,
): { readonly line: readonly ExpectedAnswer[]; readonly weight: number } {
  const { sight } = search;
  const world = sight.fork(nextWord(search.rng));
  const line: ExpectedAnswer[] = [];
  let weight = 0;
  let next: { readonly option: number; readonly edge: Edge } | null = { option, edge };
  while (next !== null && line.length < LONGEST_LINE) {
    const open = questionFor(world, sight.seat);
    const question = world.questions[open] as Question;
    line.push({
      seat: question.seat,
      prompt: question.prompt.id,
      optionId: question.prompt.optionId(question.options[next.option], world.state, question.seat),
    });
    weight += next.edge.visits;
    world.take(open, next.option);
    while (world.questions.length === 1 && world.questions[0]?.options.length === 1) world.take(0, 0);
    next = world.isOver ? null : mostSearched(next.edge, world, sight.seat);
  }
  return { line, weight };
}

function mostSearched(
  { places }: Edge,
  world: Parameters<typeof questionFor>[0] & Parameters<typeof keyOf>[2],
  seat: number,
): { readonly option: number; readonly edge: Edge } | null {
  const question = world.questions[questionFor(world, seat)] as Question;
  const place = places.find((one) => one.prompt === question.prompt && one.seat === question.seat);
  return place === undefined ? null : mostSearchedAt(place, question, world);
}

function mostSearchedAt(
  place: Place,
  question: Question,
  world: Parameters<typeof keyOf>[2],
): { readonly option: number; readonly edge: Edge } | null {
  let best: { option: number; edge: Edge } | null = null;
  for (let option = 0; option < question.options.length; option++) {
    const edge = place.edges.get(keyOf(question, option, world));
    if (edge !== undefined && edge.visits >= SEEN_ENOUGH && edge.visits > (best?.edge.visits ?? 0)) {
      best = { option, edge };
    }
  }
  return best;
}
