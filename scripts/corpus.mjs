/**
 * `npm run corpus -- --game gwent`: plays games among bots of all levels and keeps their records as the corpus of
 * today's edition, which every later engine must replay alike. Run it once an edition; then
 * `TRANSCRIPTS=write npm run transcripts` adds what was told in each.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { choice, count, readFlags } from './flags.mjs';
import { root } from './install-if-needed.mjs';
import { loadEngine } from './load-engine.mjs';

const GAMES = { gwent: 'gwent', 'adventure-game': 'adventureGame', 'old-world': 'oldWorld' };
const flags = readFlags('corpus', {
  game: choice(null, Object.keys(GAMES), 'which game'),
  games: count(200, 'records to keep'),
  iterations: count(16, 'looks into the future that a bot has at most'),
});
if (flags.game === null) {
  console.error(`--game: name one of ${Object.keys(GAMES).join(', ')}`);
  process.exit(2);
}

const engine = await loadEngine('corpus', {
  kernel: 'packages/kernel/src/index.ts',
  bots: 'packages/bots/src/index.ts',
  game: `packages/${flags.game}/src/index.ts`,
  ...(flags.game === 'old-world' ? {} : { config: `packages/${flags.game}/test/soak-config.ts` }),
});
const { below, makeRecord, packRecord, seedRng, Table } = engine.kernel;
const { levelsFor, sightOf } = engine.bots;
const game = engine.game[GAMES[flags.game]];
const folder = join(root, `packages/${flags.game}/test/nets/corpus`);

const lines = [];
for (let index = 0; index < flags.games; index++) {
  lines.push(record(`corpus-${game.version}-${index}`));
  if (process.stdout.isTTY) process.stdout.write(`\r${index + 1} of ${flags.games}`);
}
mkdirSync(folder, { recursive: true });
writeFileSync(join(folder, `edition-${game.version}.txt`), `${lines.join('\n')}\n`);
console.log(`\n${lines.length} records of edition ${game.version} are kept.`);

function record(seed) {
  const config = configOf(seed);
  const rng = seedRng(`${seed}-players`);
  const levels = levelsFor(game.id);
  const players = Array.from({ length: game.seats(config) }, () => levels[below(rng, levels.length)]);
  const table = Table.start(game, config, seed);
  // Some games are left before their end, as people leave them.
  const limit = below(rng, 4) === 0 ? 40 + below(rng, 200) : 20_000;
  while (!table.isOver && table.answers.length < limit) {
    const open = below(rng, table.questions.length);
    const { seat, options } = table.questions[open];
    const budget = {
      milliseconds: Number.POSITIVE_INFINITY,
      iterations: Math.min(players[seat].iterations, flags.iterations),
      now: null,
    };
    const option = options.length === 1 ? 0 : players[seat].bot(sightOf(table, seat), rng, budget).option;
    table.take(open, option);
    table.takeEvents();
  }
  return packRecord(game, makeRecord(game, config, seed, table.answers));
}

function configOf(seed) {
  if (flags.game !== 'old-world') return engine.config.soakConfig(seed);
  const config = game.parseConfig({ players: 1 + below(seedRng(`${seed}-config`), 5) });
  if (!config.ok) throw new Error(JSON.stringify(config.refusal));
  return config.value;
}
