// Tunes the weights of Gwent's bots by self-play. Repeatable: the same flags give the same weights.
//
//   node scripts/tune-gwent.mjs [--part evaluate] [--seed S] [--generations N] [--games N] [--steps N] [--iterations N]
//     [--arena N] [--from FILE] [--write]
//   node scripts/tune-gwent.mjs --part judge [--seed S] [--games N] [--steps N] [--write]
//   node scripts/tune-gwent.mjs --part play [--seed S] [--games N] [--steps N] [--write]
//
// evaluate (weights.json): a generation plays games of the present weights against themselves (by instinct, drawn from
// the priors, or with --iterations by short searches), then fits the weights so that the evaluation of every position
// comes close to how its game ended: cross-entropy, Adam over numerical gradients, pulled back a little to the weights it
// came from. New weights must hold their own in mirrored games of a greedy player with them against one with the old
// ones, or they are dropped. scripts/tune-gwent-start.json holds the guesses that the first generation came from; --from
// takes such a file.
// judge (judging-weights.json): the same fit, from weights.json, for a judge who reads both hands, to positions of greedy
// players who follow a whim in one answer of eight.
// play (playing-weights.json): SPSA. Each step moves all weights a little in a random direction, lets instinct with
// these play mirrored games against instinct with the opposite move, and follows the better of the two.
// --write puts the result into packages/gwent/src/knowledge.
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { choice, count, readFlags, toggle, words } from './flags.mjs';
import { root } from './install-if-needed.mjs';
import { loadEngine } from './load-engine.mjs';

const folder = 'packages/gwent/src/knowledge';
const flags = readFlags('tune-gwent', {
  part: choice('evaluate', ['evaluate', 'judge', 'play'], 'which weights'),
  seed: words('tune', 'seed of the whole run'),
  generations: count(2, 'generations of games and fit'),
  games: count(1500, 'games of a generation, or of a step'),
  steps: count(120, 'steps of the fit, or of the search'),
  iterations: count(0, 'iterations of the players; 0 looks one answer ahead', 0),
  arena: count(400, 'games in which the result must hold its own; 0 for none', 0),
  from: words(`${folder}/weights.json`, 'weights to begin with'),
  write: toggle('keep the result'),
});

const engine = await loadEngine('tune-gwent', {
  kernel: 'packages/kernel/src/index.ts',
  gwent: 'packages/gwent/src/index.ts',
  bots: 'packages/bots/src/index.ts',
  knowledge: 'packages/gwent/src/knowledge/index.ts',
});
const { kernel, gwent, bots, knowledge } = engine;
const DECKS = gwent.READY_MADE.map(({ id }) => id);
const configs = DECKS.map((first) => DECKS.map((second) => configOf(first, second)));

const kindOf = (deck) => deck.split('-')[0];
const EVEN = DECKS.flatMap((first) =>
  DECKS.filter((second) => kindOf(first) === kindOf(second)).map((second) => configOf(first, second)),
);

/** How readily instinct passes and takes a round, before tuning. */
const READINESS = { passSharpness: 0.06, passReluctance: 1, closing: 6 };
const PARTS = {
  evaluate: { file: 'weights.json', tune: tuneEvaluation },
  judge: { file: 'judging-weights.json', tune: tuneJudge },
  play: { file: 'playing-weights.json', tune: tunePlay },
};

const part = PARTS[flags.part];
const text = `${JSON.stringify(part.tune(await readWeights(flags.from)), null, 2)}\n`;
if (flags.write) await writeFile(join(root, folder, part.file), text);
else console.log(text);

async function readWeights(file) {
  return JSON.parse(await readFile(join(root, file), 'utf8'));
}

function tuneEvaluation(from) {
  let weights = from;
  for (let generation = 0; generation < flags.generations; generation++) {
    const positions = selfPlay(weights, `${flags.seed}-${generation}`, flags.games);
    const before = loss('evaluate', weights, positions);
    const fitted = fitWeights('evaluate', weights, positions, `${flags.seed}-fit-${generation}`);
    const share = flags.arena > 0 ? arena(fitted, weights, `${flags.seed}-arena-${generation}`) : 1;
    const isKept = share >= 0.5;
    console.log(
      `generation ${generation}: ${positions.length} positions, loss ${before.toFixed(4)} -> ${loss('evaluate', fitted, positions).toFixed(4)}, ` +
        `greedy with new against old ${(100 * share).toFixed(1)} %: ${isKept ? 'kept' : 'dropped'}`,
    );
    if (isKept) weights = fitted;
  }
  return weights;
}

/** Every fifth block of positions is left out of the fit, to tell how good it is. */
function tuneJudge(from) {
  const positions = greedyGames(from, flags.seed, flags.games);
  const isLeftOut = (index) => Math.floor(index / 50) % 5 === 0;
  const seen = positions.filter((_, index) => !isLeftOut(index));
  const unseen = positions.filter((_, index) => isLeftOut(index));
  const fitted = fitWeights('judge', from, seen, 'fit');
  console.log(
    `${positions.length} positions; in those left out: evaluation ${loss('evaluate', from, unseen).toFixed(4)}, ` +
      `judge with its weights ${loss('judge', from, unseen).toFixed(4)}, with new ones ${loss('judge', fitted, unseen).toFixed(4)}`,
  );
  return fitted;
}

/** SPSA with the usual decay of steps; the reached weights must beat those it began with. */
function tunePlay(from) {
  const start = { ...from, ...READINESS, ...from };
  const steps = flags.steps;
  const games = flags.games;
  const names = Object.keys(start);
  const size = names.map((name) => Math.max(0.05, Math.abs(start[name])));
  const at = names.map(() => 0);
  const rng = kernel.seedRng(`${flags.seed}-play`);
  const build = (offsets) =>
    Object.fromEntries(
      names.map((name, index) => [name, Number((start[name] + offsets[index] * size[index]).toFixed(4))]),
    );
  for (let step = 0; step < steps; step++) {
    const reach = 0.15 / (1 + step) ** 0.1;
    const rate = 3 / (1 + step / (0.1 * steps + 1)) ** 0.6;
    const ways = names.map(() => (kernel.below(rng, 2) === 0 ? 1 : -1));
    const moved = (sign) => build(at.map((offset, index) => offset + sign * reach * ways[index]));
    const share = instinctDuel(moved(1), moved(-1), `${flags.seed}-play-${step}`, games);
    for (let index = 0; index < at.length; index++) at[index] += rate * reach * (2 * share - 1) * ways[index];
    if ((step + 1) % 25 === 0) {
      const against = instinctDuel(build(at), start, `${flags.seed}-check`, 400);
      console.log(`step ${step + 1}: instinct with new against old ${(100 * against).toFixed(1)} % of 400`);
    }
  }
  return build(at);
}

function configOf(first, second) {
  const config = gwent.gwent.parseConfig({ decks: [first, second] });
  if (!config.ok) throw new Error(JSON.stringify(config.refusal));
  return config.value;
}

function configAt(game) {
  const pair = (game * 37 + 5) % (DECKS.length * DECKS.length);
  return configs[pair % DECKS.length][Math.floor(pair / DECKS.length)];
}

/** Decks of a kind only: between others the decks decide. */
function evenAt(game) {
  return EVEN[(game * 37 + 5) % EVEN.length];
}

/** Positions of whole games that `isKept`, each with how its game ended for seat 0: 1, 0.5 or 0. */
function positionsOf(seed, games, { isKept, choose }) {
  const positions = [];
  for (let game = 0; game < games; game++) {
    const table = kernel.Table.start(gwent.gwent, configAt(game), `${seed}-${game}`);
    const rng = kernel.seedRng(`${seed}-luck-${game}`);
    const states = [];
    let { round } = table.state;
    while (!table.isOver) {
      if (table.questions[0].prompt.id === 'turn') {
        if (isKept(table.state.round !== round, rng)) states.push(gwent.gwent.clone(table.state));
        round = table.state.round;
      }
      table.take(0, choose(table, rng));
    }
    for (const state of states) positions.push({ state, result: resultOf(table) });
  }
  return positions;
}

function knowing(present) {
  return knowledge.knowledgeWith(present, present, { ...present, ...READINESS });
}

/** Games of searching players, or of players by instinct: every turn. */
function selfPlay(present, seed, games) {
  const known = knowing(present);
  return positionsOf(seed, games, {
    isKept: () => true,
    choose: (table, rng) => selfPlayOption(table, known, rng),
  });
}

function selfPlayOption(table, known, rng) {
  const [question] = table.questions;
  const iterations = flags.iterations;
  if (iterations === 0) return bots.drawOption(known, table.state, question, rng);
  const sight = { ...bots.sightOf(table, question.seat), knowledge: known };
  return bots.searchBot()(sight, rng, { milliseconds: 0, iterations, now: null }).option;
}

/** Games of greedy players who follow a whim now and then: the starts of rounds, and one in six of the other turns. */
function greedyGames(present, seed, games) {
  const known = knowing(present);
  return positionsOf(seed, games, {
    isKept: (isRest, rng) => isRest || kernel.below(rng, 6) === 0,
    choose: (table, rng) => {
      const sight = { ...bots.sightOf(table, table.questions[0].seat), knowledge: known };
      return kernel.below(rng, 8) === 0 ? whim(sight, rng) : greedyOption(sight, rng);
    },
  });
}

function greedyOption(sight, rng) {
  return bots.greedyBot(sight, rng, { milliseconds: 0, iterations: 3, now: null }).option;
}

function whim(sight, rng) {
  const world = sight.fork(kernel.nextWord(rng));
  const question = world.questions.find(({ seat }) => seat === sight.seat);
  return bots.drawOption(sight.knowledge, world.state, question, rng);
}

/** How a game ended for seat 0. */
function resultOf({ state }) {
  const { winner } = state.outcome;
  return winner === null ? 0.5 : winner === 0 ? 1 : 0;
}

/** The share that instinct with these weights takes from instinct with the others, in mirrored games. */
function instinctDuel(one, other, seed, games) {
  const players = [one, other].map((each) => knowledge.knowledgeWith(each, each, each));
  return duel(evenAt, seed, games, (table, seat, rng, game) => {
    const sight = { ...bots.sightOf(table, seat), knowledge: players[(seat + game) % 2] };
    return bots.instinctBot(sight, rng, { milliseconds: 0, iterations: 1, now: null }).option;
  });
}

/** Mean cross-entropy of what `by` (evaluate or judge) says, from both seats' eyes. */
function loss(by, candidate, positions) {
  const value = knowledge.knowledgeWith(candidate, candidate)[by];
  let sum = 0;
  for (const { state, result } of positions) {
    sum += surprise(value(state, 0), result) + surprise(value(state, 1), 1 - result);
  }
  return sum / (2 * positions.length);
}

function surprise(value, result) {
  const chance = Math.min(0.999, Math.max(0.001, value));
  return -result * Math.log(chance) - (1 - result) * Math.log(1 - chance);
}

/** Adam over minibatches, in units of each weight's own size, with a pull back to where it came from. */
function fitWeights(by, from, positions, seed) {
  const names = Object.keys(from);
  const size = names.map((name) => Math.max(0.2, Math.abs(from[name])));
  const at = names.map(() => 0);
  const mean = names.map(() => 0);
  const square = names.map(() => 0);
  const rng = kernel.seedRng(seed);
  const build = (offsets) =>
    Object.fromEntries(names.map((name, index) => [name, from[name] + offsets[index] * size[index]]));
  const steps = flags.steps;
  for (let step = 1; step <= steps; step++) {
    const batch = Array.from({ length: 800 }, () => positions[kernel.below(rng, positions.length)]);
    const rate = 0.03 * (1 - (0.8 * step) / steps);
    for (let index = 0; index < names.length; index++) {
      const moved = at.slice();
      moved[index] = at[index] + 0.02;
      const up = loss(by, build(moved), batch);
      moved[index] = at[index] - 0.02;
      const slope = (up - loss(by, build(moved), batch)) / 0.04 + 0.002 * at[index];
      mean[index] = 0.9 * mean[index] + 0.1 * slope;
      square[index] = 0.99 * square[index] + 0.01 * slope * slope;
      const push = mean[index] / (1 - 0.9 ** step) / (Math.sqrt(square[index] / (1 - 0.99 ** step)) + 1e-4);
      at[index] -= rate * push;
    }
  }
  const fitted = build(at);
  return Object.fromEntries(names.map((name) => [name, Number(fitted[name].toFixed(3))]));
}

/** The share that a greedy player with new weights takes from one with the old, in mirrored games. */
function arena(fresh, old, seed) {
  const players = [fresh, old].map((each) => knowledge.knowledgeWith(each));
  return duel(configAt, seed, flags.arena, (table, seat, rng, game) => {
    const sight = { ...bots.sightOf(table, seat), knowledge: players[(seat + game) % 2] };
    return bots.greedyBot(sight, rng, { milliseconds: 0, iterations: 6, now: null }).option;
  });
}

/** Mirrored games; `answer` says what the player in a seat takes. The share of who sits in seat 0 of the first game. */
function duel(configFor, seed, games, answer) {
  let points = 0;
  for (let game = 0; game < games; game++) {
    const pair = game >> 1;
    const table = kernel.Table.start(gwent.gwent, configFor(pair), `${seed}-${pair}`);
    const rng = kernel.seedRng(`${seed}-luck-${game}`);
    while (!table.isOver) table.take(0, answer(table, table.questions[0].seat, rng, game));
    const result = resultOf(table);
    points += game % 2 === 0 ? result : 1 - result;
  }
  return points / games;
}
