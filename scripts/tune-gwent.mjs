// Tunes the weights of Gwent's bots by self-play. Repeatable: the same flags give the same weights.
//
//   node scripts/tune-gwent.mjs [--seed S] [--generations N] [--games N] [--steps N] [--iterations N] [--arena N]
//     [--from FILE] [--write]
//
// A generation plays games of the present weights against themselves (by instinct, drawn from the priors, or with
// --iterations by short searches), then fits the weights so that the evaluation of every position comes close to how
// its game ended: cross-entropy, Adam over numerical gradients, pulled back a little to the weights it came from.
// New weights must hold their own in mirrored games of a greedy player with them against one with the old ones, or
// they are dropped. scripts/tune-gwent-start.json holds the guesses that the first generation came from; --from takes
// such a file, --write puts the result into packages/gwent/src/knowledge/weights.json.
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { rolldown } from 'rolldown';

const root = fileURLToPath(new URL('..', import.meta.url));
const weightsFile = join(root, 'packages/gwent/src/knowledge/weights.json');
const { values: flags } = parseArgs({
  options: {
    seed: { type: 'string', default: 'tune' },
    generations: { type: 'string', default: '2' },
    games: { type: 'string', default: '1500' },
    steps: { type: 'string', default: '120' },
    iterations: { type: 'string', default: '0' },
    arena: { type: 'string', default: '400' },
    from: { type: 'string', default: 'packages/gwent/src/knowledge/weights.json' },
    write: { type: 'boolean', default: false },
  },
});

const engine = await loadEngine();
const { kernel, gwent, bots, knowledge } = engine;
const DECKS = gwent.READY_MADE.map(({ id }) => id);
const configs = DECKS.map((first) => DECKS.map((second) => configOf(first, second)));

let weights = JSON.parse(await readFile(join(root, flags.from), 'utf8'));
for (let generation = 0; generation < Number(flags.generations); generation++) {
  const positions = selfPlay(weights, `${flags.seed}-${generation}`, Number(flags.games));
  const before = loss(weights, positions);
  const fitted = fitWeights(weights, positions, `${flags.seed}-fit-${generation}`);
  const share = Number(flags.arena) > 0 ? arena(fitted, weights, `${flags.seed}-arena-${generation}`) : 1;
  const isKept = share >= 0.5;
  console.log(
    `generation ${generation}: ${positions.length} positions, loss ${before.toFixed(4)} -> ${loss(fitted, positions).toFixed(4)}, ` +
      `greedy with new against old ${(100 * share).toFixed(1)} %: ${isKept ? 'kept' : 'dropped'}`,
  );
  if (isKept) weights = fitted;
}
if (flags.write) await writeFile(weightsFile, `${JSON.stringify(weights, null, 2)}\n`);
else console.log(JSON.stringify(weights, null, 2));

async function loadEngine() {
  const folder = join(root, 'node_modules/.cache/medallion-tune');
  await mkdir(folder, { recursive: true });
  const sources = {
    kernel: 'packages/kernel/src/index.ts',
    gwent: 'packages/gwent/src/index.ts',
    bots: 'packages/bots/src/index.ts',
    knowledge: 'packages/gwent/src/knowledge/index.ts',
  };
  const input = Object.fromEntries(Object.entries(sources).map(([name, file]) => [name, join(root, file)]));
  const bundle = await rolldown({ input, platform: 'node', logLevel: 'warn' });
  await bundle.write({ dir: folder, entryFileNames: '[name].mjs', chunkFileNames: 'shared-[name].mjs' });
  const load = (name) => import(pathToFileURL(join(folder, `${name}.mjs`)).href);
  const names = Object.keys(sources);
  const loaded = await Promise.all(names.map(load));
  return Object.fromEntries(names.map((name, index) => [name, loaded[index]]));
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

/** Positions of whole games, each with how its game ended for seat 0: 1, 0.5 or 0. */
function selfPlay(present, seed, games) {
  const positions = [];
  const known = knowledge.knowledgeWith(present);
  for (let game = 0; game < games; game++) {
    const table = kernel.Table.start(gwent.gwent, configAt(game), `${seed}-${game}`);
    const rng = kernel.seedRng(`${seed}-luck-${game}`);
    const states = [];
    while (!table.isOver) {
      if (table.questions[0].prompt.id === 'turn') states.push(gwent.gwent.clone(table.state));
      table.take(0, selfPlayOption(table, known, rng));
    }
    const { winner } = table.state.outcome;
    const result = winner === null ? 0.5 : winner === 0 ? 1 : 0;
    for (const state of states) positions.push({ state, result });
  }
  return positions;
}

function selfPlayOption(table, known, rng) {
  const [question] = table.questions;
  const iterations = Number(flags.iterations);
  if (iterations === 0) return bots.drawOption(known, table.state, question, rng);
  const sight = { ...bots.sightOf(table, question.seat), knowledge: known };
  return bots.searchBot()(sight, rng, { milliseconds: 0, iterations, now: null }).option;
}

/** Mean cross-entropy of the evaluation, from both seats' eyes. */
function loss(candidate, positions) {
  const { evaluate } = knowledge.knowledgeWith(candidate);
  let sum = 0;
  for (const { state, result } of positions) {
    sum += surprise(evaluate(state, 0), result) + surprise(evaluate(state, 1), 1 - result);
  }
  return sum / (2 * positions.length);
}

function surprise(value, result) {
  const chance = Math.min(0.999, Math.max(0.001, value));
  return -result * Math.log(chance) - (1 - result) * Math.log(1 - chance);
}

/** Adam over minibatches, in units of each weight's own size, with a pull back to where it came from. */
function fitWeights(from, positions, seed) {
  const names = Object.keys(from);
  const size = names.map((name) => Math.max(0.2, Math.abs(from[name])));
  const at = names.map(() => 0);
  const mean = names.map(() => 0);
  const square = names.map(() => 0);
  const rng = kernel.seedRng(seed);
  const build = (offsets) =>
    Object.fromEntries(names.map((name, index) => [name, from[name] + offsets[index] * size[index]]));
  const steps = Number(flags.steps);
  for (let step = 1; step <= steps; step++) {
    const batch = Array.from({ length: 800 }, () => positions[kernel.below(rng, positions.length)]);
    const rate = 0.03 * (1 - (0.8 * step) / steps);
    for (let index = 0; index < names.length; index++) {
      const moved = at.slice();
      moved[index] = at[index] + 0.02;
      const up = loss(build(moved), batch);
      moved[index] = at[index] - 0.02;
      const slope = (up - loss(build(moved), batch)) / 0.04 + 0.002 * at[index];
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
  let points = 0;
  const games = Number(flags.arena);
  for (let game = 0; game < games; game++) {
    const pair = game >> 1;
    const table = kernel.Table.start(gwent.gwent, configAt(pair), `${seed}-${pair}`);
    const rng = kernel.seedRng(`${seed}-luck-${game}`);
    while (!table.isOver) {
      const { seat } = table.questions[0];
      const sight = { ...bots.sightOf(table, seat), knowledge: players[(seat + game) % 2] };
      table.take(0, bots.greedyBot(sight, rng, { milliseconds: 0, iterations: 6, now: null }).option);
    }
    const { winner } = table.state.outcome;
    points += winner === null ? 0.5 : (winner + game) % 2 === 0 ? 1 : 0;
  }
  return points / games;
}
