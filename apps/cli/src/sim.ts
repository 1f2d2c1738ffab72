import { type Bot, botsFor, findLevel, sightOf } from '@medallion/bots';
import { below, type GameState, type Json, parseSeed, seedRng, Table } from '@medallion/kernel';
import { CliError, refused } from './cli-error';
import type { Command, Flags } from './flags';
import { GAME_FLAGS, modeOf, playersOf } from './game-flags';
import { type AnyCliGame, findGame, GAME_IDS, type GameSetup } from './games';
import { progressBar } from './progress';

/** Random games may go on for ever in some games: this many answers, and the game counts as unfinished. */
const ANSWER_LIMIT = 20_000;

interface Tally {
  readonly limit: number;
  games: number;
  answers: number;
  errors: number;
  unfinished: number;
  draws: number;
  shortest: number;
  longest: number;
  readonly winsBySeat: number[];
  readonly byLabel: Map<string, { games: number; wins: number }>;
  readonly failures: string[];
}

export const sim: Command = {
  name: 'sim',
  usage: 'sim <game> [flags]',
  summary: `Plays many games without a screen and says how they went. Games: ${GAME_IDS.join(', ')}.`,
  flags: {
    games: { type: 'string', value: 'N', help: 'how many games (1000)' },
    seed: { type: 'string', value: 'S', help: 'seed of the whole run (medallion)' },
    decks: { type: 'string', value: 'a,b', help: 'ready-made decks, or "random"; all starter decks if left out' },
    ...GAME_FLAGS,
    modules: { type: 'string', value: 'a,b', help: 'expansions in play; `id_options` in the short form of links' },
    bots: { type: 'string', value: 'a,b', help: 'level of each seat, the last for all that follow (random)' },
    limit: { type: 'string', value: 'N', help: `answers after which a game counts as unfinished (${ANSWER_LIMIT})` },
    check: { type: 'boolean', help: 'check the invariants in every position' },
    soak: { type: 'string', value: 'SEED', help: 'play the one soak game with this seed, with checks' },
    json: { type: 'boolean', help: 'print one JSON object' },
  },
  async run(words, flags) {
    if (words.length > 1) throw new CliError('too-many-words', `sim takes one game, not also "${words[1]}".`);
    const entry = findGame(words[0]);
    const setup = readSetup(entry, flags);
    const games = flags.text('soak') === null ? flags.number('games', 1000, 1, 100_000_000) : 1;
    const bots = readBots(entry, flags, setup.players);
    const tally = emptyTally(setup.players, flags.number('limit', ANSWER_LIMIT, 1, 100_000_000));
    const started = performance.now();
    const bar = progressBar(games, !flags.has('json'));
    const isChecked = flags.has('check') || flags.text('soak') !== null;
    for (let index = 0; index < games; index++) {
      playOne(entry, setup, index, bots, isChecked, flags.text('soak'), tally);
      bar.tick(index + 1);
    }
    bar.done();
    const seconds = (performance.now() - started) / 1000;
    print(entry, flags, summaryOf(entry, setup, bots, tally, seconds));
    return tally.errors === 0 ? 0 : 1;
  },
};

function readSetup(entry: AnyCliGame, flags: Flags): GameSetup {
  const seed = parseSeed(flags.text('seed') ?? 'medallion');
  if (!seed.ok) throw refused(seed.refusal);
  const decks = flags.list('decks');
  const unknown = decks?.find((deck) => !entry.decks.includes(deck));
  if (unknown !== undefined) throw unknownDeck(entry, unknown);
  if (decks !== null && decks.length > 2) throw new CliError('bad-flag', '--decks takes one or two decks.');
  const modules = flags.list('modules') ?? [];
  const strange = modules.find((module) => !entry.modules.includes(module.split('_')[0] ?? ''));
  if (strange !== undefined) throw unknownModule(entry, strange);
  return { decks, modules, seed: seed.value, players: playersOf(entry, flags), mode: modeOf(entry, flags) };
}

function unknownModule({ game, modules }: AnyCliGame, module: string): CliError {
  const known = modules.length === 0 ? '' : ` Known: ${modules.join(', ')}.`;
  return new CliError('unknown-module', `${game.id} has no module called "${module}".${known}`);
}

export function unknownDeck({ game, decks }: AnyCliGame, deck: string): CliError {
  if (decks.length === 0) return new CliError('unknown-deck', `${game.id} is played without decks.`);
  return new CliError('unknown-deck', `There is no deck called "${deck}". Known: ${decks.join(', ')}.`);
}

interface SeatBot {
  readonly id: string;
  readonly bot: Bot;
  readonly iterations: number;
}

function readBots(entry: AnyCliGame, flags: Flags, players: number): readonly SeatBot[] {
  const names = flags.list('bots') ?? ['random'];
  if (names.length > players) throw new CliError('bad-flag', `--bots names ${names.length} bots for ${players} seats.`);
  return Array.from({ length: players }, (_, seat) => {
    const id = names[seat] ?? names.at(-1) ?? 'random';
    const level = findLevel(entry.game.id, id);
    if (level !== null) return { id, bot: level.bot, iterations: level.iterations };
    const known = botsFor(entry.game.id).map((known) => known.id);
    throw new CliError('unknown-bot', `There is no bot called "${id}". Known: ${known.join(', ')}.`);
  });
}

function emptyTally(players: number, limit: number): Tally {
  return {
    limit,
    games: 0,
    answers: 0,
    errors: 0,
    unfinished: 0,
    draws: 0,
    shortest: Number.POSITIVE_INFINITY,
    longest: 0,
    winsBySeat: Array.from({ length: players }, () => 0),
    byLabel: new Map(),
    failures: [],
  };
}

function playOne(
  entry: AnyCliGame,
  setup: GameSetup,
  index: number,
  bots: readonly SeatBot[],
  isChecked: boolean,
  soakSeed: string | null,
  tally: Tally,
): void {
  const seed = soakSeed ?? `${setup.seed}-${index}`;
  try {
    const config = entry.game.parseConfig(
      soakSeed === null ? entry.configFor(setup, index) : entry.soakConfig(soakSeed),
    );
    if (!config.ok) throw refused(config.refusal);
    const isLive = bots.some(({ id }) => id !== 'random');
    const table = Table.start(entry.game, config.value, seed, { isLive });
    const answers = playOut(entry, table, bots, seed, isChecked, tally.limit);
    count(entry, table, answers, tally);
  } catch (error) {
    if (error instanceof CliError) throw error;
    tally.errors += 1;
    const message = error instanceof Error ? error.message : String(error);
    if (tally.failures.length < 10) tally.failures.push(`${seed}: ${message}`);
  }
}

type CliTable = Table<unknown, GameState, unknown, unknown>;

function playOut(
  entry: AnyCliGame,
  table: CliTable,
  bots: readonly SeatBot[],
  seed: string,
  isChecked: boolean,
  limit: number,
): number {
  const rng = seedRng(`player-${seed}`);
  const start = isChecked ? entry.game.clone(table.state) : null;
  let answers = 0;
  while (!table.isOver && answers < limit) {
    if (start !== null) assertSound(entry, table, start, answers);
    const open = table.questions.length === 1 ? 0 : below(rng, table.questions.length);
    const seat = table.questions[open]?.seat ?? 0;
    const { bot, iterations } = bots[seat] as SeatBot;
    const choice = bot(sightOf(table, seat), rng, { milliseconds: 0, iterations, now: null });
    table.take(open, choice.option);
    if (table.isOver) table.takeEvents();
    answers += 1;
  }
  if (start !== null) assertSound(entry, table, start, answers);
  return answers;
}

function assertSound(entry: AnyCliGame, table: CliTable, start: CliTable['state'], answers: number): void {
  const found = entry.report.faults(table.state, start);
  if (found.length > 0) throw new Error(`after answer ${answers}: ${found.join('; ')}`);
}

function count(entry: AnyCliGame, table: CliTable, answers: number, tally: Tally): void {
  tally.games += 1;
  tally.answers += answers;
  tally.shortest = Math.min(tally.shortest, answers);
  tally.longest = Math.max(tally.longest, answers);
  const { outcome } = table;
  if (outcome === null) {
    tally.unfinished += 1;
    return;
  }
  const winners = outcome.places.flatMap((place, seat) => (place === 1 ? [seat] : []));
  if (winners.length > 1) tally.draws += 1;
  for (const [seat, place] of outcome.places.entries()) {
    const won = place === 1 && winners.length === 1;
    if (won) tally.winsBySeat[seat] = (tally.winsBySeat[seat] ?? 0) + 1;
    const label = entry.labelOf(table.state, seat);
    const known = tally.byLabel.get(label) ?? { games: 0, wins: 0 };
    tally.byLabel.set(label, { games: known.games + 1, wins: known.wins + (won ? 1 : 0) });
  }
}

type Summary = { readonly [key: string]: Json };

function summaryOf(
  entry: AnyCliGame,
  setup: GameSetup,
  bots: readonly SeatBot[],
  tally: Tally,
  seconds: number,
): Summary {
  return {
    game: entry.game.id,
    seed: setup.seed,
    bots: bots.map(({ id }) => id),
    games: tally.games,
    answers: tally.answers,
    seconds: round(seconds, 3),
    gamesPerSecond: round(tally.games / seconds, 1),
    answersPerSecond: round(tally.answers / seconds, 1),
    errors: tally.errors,
    unfinished: tally.unfinished,
    limit: tally.limit,
    draws: tally.draws,
    answersPerGame: {
      mean: round(tally.answers / Math.max(1, tally.games), 2),
      least: tally.games > 0 ? tally.shortest : 0,
      most: tally.longest,
    },
    winsBySeat: tally.winsBySeat,
    [entry.labels]: Object.fromEntries(
      [...tally.byLabel].sort().map(([label, { games, wins }]) => [label, { games, wins }]),
    ),
    failures: tally.failures,
  };
}

function round(value: number, digits: number): number {
  return Number(value.toFixed(digits));
}

function print(entry: AnyCliGame, flags: Flags, summary: Summary): void {
  if (flags.has('json')) process.stdout.write(`${JSON.stringify(summary)}\n`);
  else process.stdout.write(`${lines(entry, summary).join('\n')}\n`);
}

function lines(entry: AnyCliGame, summary: Summary): readonly string[] {
  const number = (value: Json | undefined) => Number(value).toLocaleString('en-GB');
  const games = Number(summary.games);
  const length = summary.answersPerGame as { mean: number; least: number; most: number };
  const wins = (summary.winsBySeat as readonly number[])
    .map((won, seat) => `seat ${seat} ${((100 * won) / Math.max(1, games)).toFixed(1)} %`)
    .join(', ');
  const factions = Object.entries(summary[entry.labels] as Record<string, { games: number; wins: number }>).map(
    ([label, { games: played, wins: won }]) =>
      `  ${label.padEnd(18)} ${((100 * won) / Math.max(1, played)).toFixed(1).padStart(5)} % of ${number(played)}`,
  );
  return [
    `${number(summary.games)} games of ${summary.game} in ${summary.seconds} s: ${number(summary.gamesPerSecond)} games/s, ${number(summary.answersPerSecond)} answers/s`,
    `length: ${length.mean} answers on average, ${length.least} to ${length.most}`,
    `winners: ${wins}; draws ${((100 * Number(summary.draws)) / Math.max(1, games)).toFixed(1)} %`,
    ...factions,
    `errors: ${number(summary.errors)}, unfinished: ${number(summary.unfinished)} (stopped after ${number(summary.limit)} answers)`,
    ...(summary.failures as readonly string[]).map((failure) => `  ${failure}`),
  ];
}
