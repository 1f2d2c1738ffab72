import { botsFor, findLevel, type Level, sightOf } from '@medallion/bots';
import { type Json, parseSeed, seedRng, Table } from '@medallion/kernel';
import { CliError, refused } from './cli-error';
import type { Command } from './flags';
import { GAME_FLAGS, modeOf, playersOf } from './game-flags';
import { type AnyCliGame, findGame, GAME_IDS, type GameSetup } from './games';
import type { GameStudy } from './games/cli-game';
import { progressBar } from './progress';

const GAMES = 200;
const LIMIT = 50_000;

export const balance: Command = {
  name: 'balance',
  usage: 'balance <game> [flags]',
  summary: 'Plays many games with the same bot in every seat, and reports what the balance is judged by.',
  flags: {
    games: { type: 'string', value: 'N', help: `how many games (${GAMES})` },
    bot: { type: 'string', value: 'BOT', help: 'the bot in every seat (greedy)' },
    iterations: { type: 'string', value: 'N', help: "looks ahead for each answer; the bot's own if left out" },
    seed: { type: 'string', value: 'S', help: 'seed of the whole run (balance)' },
    ...GAME_FLAGS,
    json: { type: 'boolean', help: 'print one JSON object' },
  },
  async run(words, flags) {
    if (words.length > 1) throw new CliError('too-many-words', `balance takes one game, not also "${words[1]}".`);
    const entry = findGame(words[0]);
    const study = entry.study?.();
    if (study === undefined) {
      throw new CliError('no-study', `${entry.game.id} has no balance report. Known games: ${GAME_IDS.join(', ')}.`);
    }
    const seed = parseSeed(flags.text('seed') ?? 'balance');
    if (!seed.ok) throw refused(seed.refusal);
    const bot = botOf(entry, flags.text('bot') ?? 'greedy');
    const iterations = flags.number('iterations', bot.iterations, 1, 1_000_000);
    const games = flags.number('games', GAMES, 1, 1_000_000);
    const players = playersOf(entry, flags);
    const setup = { decks: null, players, modules: [], mode: modeOf(entry, flags), seed: seed.value };
    const bar = progressBar(games, !flags.has('json'));
    let unfinished = 0;
    for (let index = 0; index < games; index++) {
      if (!playStudied(entry, setup, index, { ...bot, iterations }, study)) unfinished += 1;
      bar.tick(index + 1);
    }
    bar.done();
    const report: Json = { game: entry.game.id, bot: bot.id, iterations, players, ...study.report(), unfinished };
    process.stdout.write(flags.has('json') ? `${JSON.stringify(report)}\n` : `${linesOf(report, 0).join('\n')}\n`);
    return 0;
  },
};

function botOf(entry: AnyCliGame, id: string): Level {
  const level = findLevel(entry.game.id, id);
  if (level !== null) return level;
  const known = botsFor(entry.game.id).map((one) => one.id);
  throw new CliError('unknown-bot', `There is no bot called "${id}". Known: ${known.join(', ')}.`);
}

/** One game, told to the study; false when it had to be stopped. */
function playStudied(
  entry: AnyCliGame,
  setup: GameSetup,
  index: number,
  { bot, iterations }: Level,
  study: GameStudy<unknown, unknown>,
): boolean {
  const config = entry.game.parseConfig(entry.configFor(setup, index));
  if (!config.ok) throw refused(config.refusal);
  const table = Table.start(entry.game, config.value, `${setup.seed}-${index}`);
  const rng = seedRng(`${setup.seed}-luck-${index}`);
  for (let answers = 0; !table.isOver && answers < LIMIT; answers++) {
    const seat = table.questions[0]?.seat ?? 0;
    table.take(0, bot(sightOf(table, seat), rng, { milliseconds: 0, iterations, now: null }).option);
    for (const event of table.takeEvents()) study.event(event, table.state);
  }
  if (!table.isOver) return false;
  study.end(table.state);
  return true;
}

/** JSON as indented lines. */
function linesOf(value: Json, depth: number): readonly string[] {
  if (typeof value !== 'object' || value === null) return [`${'  '.repeat(depth)}${value}`];
  return Object.entries(value).flatMap(([key, part]) => {
    const head = `${'  '.repeat(depth)}${key}:`;
    if (typeof part !== 'object' || part === null) return [`${head} ${part}`];
    const inner = Object.values(part).every((one) => typeof one !== 'object')
      ? [
          `${head} ${
            Object.entries(part)
              .map(([name, one]) => `${name} ${one}`)
              .join(', ') || '-'
          }`,
        ]
      : [head, ...linesOf(part, depth + 1)];
    return inner;
  });
}
