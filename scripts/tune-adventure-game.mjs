// Fits what the Adventure Game's search judges positions by. Repeatable: the same flags give the same weights.
//
//   node scripts/tune-adventure-game.mjs [--seed S] [--games N] [--write]
//
// Plays games for four between players by instinct who follow a whim in one answer of fourteen. At every end of a turn it
// notes what there is to tell of each hero (`tellsOf`), and fits by least squares what each of these comes to in victory
// points at the end of the game, against the others at the table; then how sharply a lead in foreseen points tells who
// wins (cross-entropy). One fit for each chapter of the game. Every fifth game is left out of the fit and tells its loss.
// --write puts the result into packages/adventure-game/src/knowledge/judging-weights.json.
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { count, readFlags, toggle, words } from './flags.mjs';
import { root } from './install-if-needed.mjs';
import { loadEngine } from './load-engine.mjs';

const flags = readFlags('tune-adventure-game', {
  seed: words('judge', 'seed of the whole run'),
  games: count(1500, 'games to learn from'),
  write: toggle('keep the result'),
});
const CHAPTERS = 4;
const WHIM = 14;
/** Keeps a weight near zero that hardly any position tells of. */
const RIDGE = 20;

const { kernel, game, bots, judgement } = await loadEngine('tune-adventure-game', {
  kernel: 'packages/kernel/src/index.ts',
  game: 'packages/adventure-game/src/index.ts',
  bots: 'packages/bots/src/index.ts',
  judgement: 'packages/adventure-game/src/knowledge/judgement.ts',
});
const { adventureGame, HERO_IDS } = game;
const { knowledge } = adventureGame;
const { TELLS } = judgement;

const positions = Array.from({ length: flags.games }, (_, index) => positionsOf(index)).flat();
const weights = Array.from({ length: CHAPTERS }, (_, chapter) => fitChapter(chapter));
const text = `${JSON.stringify(weights, null, 2)}\n`;
if (flags.write) await writeFile(join(root, 'packages/adventure-game/src/knowledge/judging-weights.json'), text);
else console.log(text);

/** Every end of a turn in one game, with what the heroes had at its end. */
function positionsOf(index) {
  const heroes = HERO_IDS.map((_, seat) => HERO_IDS[(seat + index) % HERO_IDS.length]);
  const config = adventureGame.parseConfig({ heroes, mode: 'standard' });
  if (!config.ok) throw new Error(JSON.stringify(config.refusal));
  const table = kernel.Table.start(adventureGame, config.value, `${flags.seed}-${index}`, { isLive: false });
  const rng = kernel.seedRng(`${flags.seed}-luck-${index}`);
  const noted = [];
  for (let stage = 0; !table.isOver; ) {
    const now = knowledge.stage(table.state);
    if (now !== stage) noted.push(note(table.state, index));
    stage = now;
    const [question] = table.questions;
    const isWhim = kernel.below(rng, WHIM) === 0;
    table.take(0, isWhim ? bots.drawOption(knowledge, table.state, question, rng) : best(table.state, question));
  }
  const final = table.state.heroes.map(({ vp }) => vp);
  const winner = table.outcome.places.indexOf(1);
  return noted.map((position) => ({ ...position, final, winner }));
}

function note(state, index) {
  const tells = state.heroes.map((_, seat) => judgement.tellsOf(state, seat));
  return { isLeftOut: index % 5 === 0, chapter: judgement.chapterOf(state), tells };
}

function best(state, question) {
  const promises = knowledge.priors(state, question);
  return promises.indexOf(Math.max(...promises));
}

function fitChapter(chapter) {
  const all = positions.filter((position) => position.chapter === chapter);
  const learnt = all.filter(({ isLeftOut }) => !isLeftOut);
  const points = leastSquares(learnt);
  const foresee = ({ tells, winner }) => ({ winner, leads: tells.map((hero) => dot(hero, points)) });
  const [known, unknown] = [learnt, all.filter(({ isLeftOut }) => isLeftOut)].map((list) => list.map(foresee));
  let sharpness = 0;
  for (let step = 0.05; step < 0.6; step *= 1.05) if (loss(known, step) < loss(known, sharpness)) sharpness = step;
  console.error(
    `chapter ${chapter}: ${all.length} positions, loss ${loss(known, sharpness).toFixed(3)}, left out ${loss(unknown, sharpness).toFixed(3)}`,
  );
  const named = Object.fromEntries(TELLS.map((tell, index) => [tell, rounded(points[index], 2)]));
  return { sharpness: rounded(sharpness, 3), points: named };
}

function rounded(value, digits) {
  return Number(value.toFixed(digits));
}
function dot(one, other) {
  return one.reduce((sum, value, index) => sum + value * other[index], 0);
}
function meanOf(list) {
  return list.reduce((sum, value) => sum + value, 0) / list.length;
}

function loss(foreseen, sharpness) {
  let sum = 0;
  for (const { winner, leads } of foreseen) {
    sum += Math.log(leads.reduce((all, lead) => all + Math.exp(sharpness * (lead - leads[winner])), 0));
  }
  return sum / foreseen.length;
}

/** What each thing comes to, so that the heroes' points at the end, against the table's mean, are missed by least. */
function leastSquares(list) {
  const size = TELLS.length;
  const matrix = Array.from({ length: size }, (_, row) =>
    Array.from({ length: size }, (_, at) => (row === at ? RIDGE : 0)),
  );
  const right = Array.from({ length: size }, () => 0);
  for (const { tells, final } of list) {
    const means = TELLS.map((_, tell) => meanOf(tells.map((hero) => hero[tell])));
    const mean = meanOf(final);
    for (const [seat, hero] of tells.entries())
      addRow(
        matrix,
        right,
        hero.map((value, tell) => value - means[tell]),
        final[seat] - mean,
      );
  }
  return solve(matrix, right);
}

function addRow(matrix, right, row, wanted) {
  for (const [one, value] of row.entries()) {
    if (value === 0) continue;
    right[one] += value * wanted;
    for (let other = 0; other < row.length; other++) matrix[one][other] += value * row[other];
  }
}

/** Gauss-Jordan; the ridge keeps every pivot away from zero. */
function solve(matrix, right) {
  for (const [pivot, row] of matrix.entries()) {
    const scale = row[pivot];
    for (let at = 0; at < row.length; at++) row[at] /= scale;
    right[pivot] /= scale;
    for (const [other, line] of matrix.entries()) {
      if (other === pivot) continue;
      const times = line[pivot];
      for (let at = 0; at < line.length; at++) line[at] -= times * row[at];
      right[other] -= times * right[pivot];
    }
  }
  return right;
}
