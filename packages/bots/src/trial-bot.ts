import { type GameState, nextWord, type RngState } from '@medallion/kernel';
import { type Bot, type Budget, deadlineOf, type ExpectedAnswer } from './bot';
import { playToRest } from './play-to-rest';
import { bestOption, chancesOf, type PlayingKnowledge, questionFor } from './playing-knowledge';
import type { Sight } from './sight';

export interface TrialSettings {
  /** Options that are tried at most: those that promise most. */
  readonly most: number;
  /** Rests of the game that a trial plays through by instinct before it is judged. */
  readonly rests: number;
  /** How many worlds the game's own rules of thumb count for. */
  readonly trust: number;
  /** What they count for however many worlds were seen: they know of things to come that no judgement sees. */
  readonly hunch: number;
}

export const TRIAL_SETTINGS: TrialSettings = { most: 16, rests: 1, trust: 0.075, hunch: 0 };

/** Worlds between two looks at who is out, the fewest that tell anything, and the errors by which one must be behind. */
const CHECK_EVERY = 4;
const FEWEST = 12;
const CLEARLY = 3;
/** Lines are told for so many of the best options, and so far. */
const TOLD = 3;
const LONGEST_LINE = 6;

/** An option on trial. All that are still in it have been tried in the same worlds, in the same order. */
interface Candidate {
  readonly option: number;
  /** The logarithm of its promise, against the best one's. */
  readonly hunch: number;
  readonly values: number[];
  total: number;
}

/**
 * Tries every option in the same worlds, with the same luck, and plays on by instinct to the next rest. What is clearly
 * worse is dropped, and so is the worse half after each equal share of the looks, so that most of them go to the
 * options between which it is hard to choose. For games whose turns hold so much luck that a tree hardly grows.
 */
export function trialBot(settings: TrialSettings = TRIAL_SETTINGS): Bot {
  return (sight, rng, budget) => {
    const candidates = candidatesOf(sight, rng);
    const ranked = candidates.length > 1 ? hold(sight, rng, budget, candidates, settings) : candidates;
    const thoughts = ranked.map((candidate, rank) => ({
      option: candidate.option,
      value: meanOf(candidate),
      visits: candidate.values.length,
      line: rank < TOLD && candidates.length > 1 ? lineOf(sight, rng, candidate.option) : [],
    }));
    return { option: thoughts[0]?.option ?? 0, thoughts };
  };
}

/** Every option, the most promising first. */
function candidatesOf<Config, State extends GameState, View, Event>(
  sight: Sight<Config, State, View, Event>,
  rng: RngState,
): readonly Candidate[] {
  const world = sight.fork(nextWord(rng));
  const question = world.questions[questionFor(world, sight.seat)] ?? sight.question;
  const chances = chancesOf(sight.knowledge, world.state, question);
  const most = Math.max(...chances);
  return chances
    .map((chance, option) => ({ option, hunch: Math.log(Math.max(1e-6, chance / most)), values: [], total: 0 }))
    .sort((one, other) => other.hunch - one.hunch || one.option - other.option);
}

/** Holds the trial and ranks the options: who was in it longest, and among those who did best. */
function hold<Config, State extends GameState, View, Event>(
  sight: Sight<Config, State, View, Event>,
  rng: RngState,
  budget: Budget,
  candidates: readonly Candidate[],
  settings: TrialSettings,
): readonly Candidate[] {
  const isOver = deadlineOf(budget);
  const out: Candidate[] = candidates.slice(settings.most);
  const alive = candidates.slice(0, settings.most);
  const keep = (count: number): void => {
    alive.sort((one, other) => scoreOf(other, settings) - scoreOf(one, settings));
    out.unshift(...alive.splice(count));
  };
  const rounds = Math.ceil(Math.log2(alive.length));
  let looks = 0;
  let isLate = false;
  for (let round = 1; round <= rounds && alive.length > 1 && !isLate; round++) {
    const share = (budget.iterations * round) / rounds;
    for (let worlds = 0; alive.length > 1 && !isLate && (looks === 0 || looks + alive.length <= share); worlds++) {
      lookAt(sight, nextWord(rng), alive, settings);
      looks += alive.length;
      isLate = isOver();
      if (worlds % CHECK_EVERY === CHECK_EVERY - 1) keep(inTheRunning(alive, settings));
    }
    keep(isLate ? alive.length : Math.max(round < rounds ? 2 : 1, Math.ceil(alive.length / 2)));
  }
  return [...alive, ...out];
}

/** Tries each option in one and the same world. */
function lookAt<Config, State extends GameState, View, Event>(
  sight: Sight<Config, State, View, Event>,
  seed: number,
  alive: readonly Candidate[],
  { rests }: TrialSettings,
): void {
  const { seat } = sight;
  const knowledge: PlayingKnowledge<State> = sight.knowledge;
  for (const candidate of alive) {
    const world = sight.fork(seed);
    let stage = knowledge.stage?.(world.state);
    world.take(questionFor(world, seat), candidate.option);
    for (let rest = 0; rest < rests && stage !== undefined; rest++) {
      playToRest(world, knowledge, seat, stage);
      stage = knowledge.stage?.(world.state);
    }
    const value = knowledge.judge?.(world.state, seat) ?? knowledge.evaluate(world.state, seat);
    candidate.values.push(value);
    candidate.total += value;
  }
}

function meanOf({ values, total }: Candidate): number {
  return values.length === 0 ? 0 : total / values.length;
}

function scoreOf(candidate: Candidate, { trust, hunch }: TrialSettings): number {
  return meanOf(candidate) + (hunch + trust / Math.max(1, candidate.values.length)) * candidate.hunch;
}

/** How many are not clearly behind the best one; puts those first. */
function inTheRunning(alive: Candidate[], settings: TrialSettings): number {
  alive.sort((one, other) => scoreOf(other, settings) - scoreOf(one, settings));
  const best = alive[0] as Candidate;
  let count = alive.length;
  while (count > 1 && isClearlyBehind(alive[count - 1] as Candidate, best, settings)) count -= 1;
  return count;
}

/** In the same worlds an option's lag tells more than its value: luck that both had is not in it. */
function isClearlyBehind({ values, total, hunch }: Candidate, best: Candidate, settings: TrialSettings): boolean {
  const worlds = values.length;
  if (worlds < FEWEST) return false;
  const lag = (best.total - total) / worlds;
  let spread = 0;
  for (let world = 0; world < worlds; world++) {
    spread += ((best.values[world] as number) - (values[world] as number) - lag) ** 2;
  }
  return lag + settings.hunch * (best.hunch - hunch) > CLEARLY * Math.sqrt(spread / (worlds - 1) / worlds);
}

/** How the turn may go on after an option, by instinct, in one world. */
function lineOf<Config, State extends GameState, View, Event>(
  sight: Sight<Config, State, View, Event>,
  rng: RngState,
  option: number,
): readonly ExpectedAnswer[] {
  const world = sight.fork(nextWord(rng));
  const knowledge: PlayingKnowledge<State> = sight.knowledge;
  const stage = knowledge.stage?.(world.state);
  const line: ExpectedAnswer[] = [];
  let next = option;
  while (!world.isOver && line.length < LONGEST_LINE) {
    const open = questionFor(world, sight.seat);
    const question = world.questions[open];
    if (question === undefined) break;
    if (question.options.length > 1) {
      const optionId = question.prompt.optionId(question.options[next], world.state, question.seat);
      line.push({ seat: question.seat, prompt: question.prompt.id, optionId });
    }
    world.take(open, next);
    next = 0;
    if (knowledge.stage?.(world.state) !== stage || world.isOver) break;
    const asked = world.questions[questionFor(world, sight.seat)];
    if (asked !== undefined) next = bestOption(knowledge, world.state, asked);
  }
  return line;
}
