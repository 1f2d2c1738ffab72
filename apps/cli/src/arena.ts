import { botsFor } from '@medallion/bots';
import { parseSeed } from '@medallion/kernel';
import { type ArenaBudget, type Match, MIXED, OWN } from './arena-game';
import { type ArenaScore, type ArenaTally, scoreOf } from './arena-stats';
import { playMatch } from './arena-workers';
import { CliError, refused } from './cli-error';
import type { Command, FlagSpecs, Flags } from './flags';
import { GAME_FLAGS, modeOf, playersOf } from './game-flags';
import { type AnyCliGame, findGame, GAME_IDS } from './games';
import { progressBar } from './progress';
import { unknownDeck } from './sim';

const GAMES = 200;
const WORKERS = 2;
const FAULTS_SHOWN = 5;

export const ARENA_FLAGS: FlagSpecs = {
  games: { type: 'string', value: 'N', help: `games for each pairing (${GAMES})` },
  budget: {
    type: 'string',
    value: '100ms|500i',
    help: "time or iterations of searching bots, or one for each side (1500i,own); each level's own if left out",
  },
  decks: {
    type: 'string',
    value: 'a,b,...',
    help: 'decks to play with, each against each; all if left out, each against those of its kind',
  },
  ...GAME_FLAGS,
  uneven: { type: 'boolean', help: 'let starter decks meet themed ones too; else only decks of a kind meet' },
  seed: { type: 'string', value: 'S', help: 'seed of the whole run (arena)' },
  workers: { type: 'string', value: 'N', help: `threads (${WORKERS})` },
  json: { type: 'boolean', help: 'print one JSON object' },
};

export const arena: Command = {
  name: 'arena',
  usage: 'arena <game> --a <bot> --b <bot> [flags]',
  summary: `Sets one bot against others of a kind: same cards and luck with the seats changed. Games: ${GAME_IDS.join(', ')}.`,
  flags: {
    a: { type: 'string', value: 'BOT', help: 'the one bot; "mixed" is every bot in turn' },
    b: { type: 'string', value: 'BOT', help: 'the other bot, in all other seats' },
    ...ARENA_FLAGS,
  },
  async run(words, flags) {
    const entry = gameOf('arena', words);
    const setup = readArena(entry, flags);
    const match = { ...setup.match, a: botOf(entry, flags, 'a'), b: botOf(entry, flags, 'b') };
    const result = await runMatch(match, setup.games, setup.workers, !flags.has('json'));
    const { faults, seconds, ...score } = result;
    const report = {
      game: match.game,
      a: match.a,
      b: match.b,
      players: match.players,
      seed: match.seed,
      budget: flags.text('budget'),
      ...score,
      faults: faults.length,
      seconds,
    };
    process.stdout.write(flags.has('json') ? `${JSON.stringify(report)}\n` : `${lines(match, result).join('\n')}\n`);
    return faults.length === 0 ? 0 : 1;
  },
};

export function gameOf(command: string, words: readonly string[]): AnyCliGame {
  if (words.length > 1) throw new CliError('too-many-words', `${command} takes one game, not also "${words[1]}".`);
  return findGame(words[0]);
}

export interface ArenaSetup {
  readonly match: Omit<Match, 'a' | 'b'>;
  readonly games: number;
  readonly workers: number;
}

export function readArena(entry: AnyCliGame, flags: Flags): ArenaSetup {
  const seed = parseSeed(flags.text('seed') ?? 'arena');
  if (!seed.ok) throw refused(seed.refusal);
  const ready = entry.decks.filter((deck) => deck !== 'random');
  const decks = flags.list('decks');
  const unknown = decks?.find((deck) => !ready.includes(deck));
  if (unknown !== undefined) throw unknownDeck(entry, unknown);
  return {
    match: {
      game: entry.game.id,
      players: playersOf(entry, flags),
      mode: modeOf(entry, flags),
      budgets: readBudgets(flags.text('budget')),
      pairs: pairsOf(decks ?? ready, decks === null && !flags.has('uneven')),
      seed: seed.value,
    },
    games: flags.number('games', GAMES, 1, 10_000_000),
    workers: flags.number('workers', WORKERS, 1, 64),
  };
}

/**
 * Every deck against every other and itself, in both seats. Even pairs are of a kind, starter against starter and themed
 * against themed: a themed deck beats a starter nine times in ten, whoever plays it.
 */
function pairsOf(decks: readonly string[], isEven: boolean): Match['pairs'] {
  const kindOf = (deck: string) => deck.split('-')[0];
  return decks.flatMap((first) =>
    decks.filter((second) => !isEven || kindOf(first) === kindOf(second)).map((second) => [first, second] as const),
  );
}

/** For both sides, or with a comma for each. */
function readBudgets(text: string | null): Match['budgets'] {
  const [a, b, ...more] = (text ?? OWN).split(',').map(readBudget);
  if (a === undefined || more.length > 0) throw badBudget(text ?? '');
  return [a, b ?? a];
}

function readBudget(text: string): ArenaBudget {
  if (text === OWN) return OWN;
  const [, number = '', unit] = /^([1-9]\d{0,6})(ms|i)$/.exec(text) ?? [];
  if (unit === 'ms') return { milliseconds: Number(number) };
  if (unit === 'i') return { iterations: Number(number) };
  throw badBudget(text);
}

function badBudget(text: string): CliError {
  return new CliError(
    'bad-flag',
    `--budget takes a time such as 100ms, iterations such as 500i or ${OWN}, or two of them with a comma, not "${text}".`,
  );
}

function botOf(entry: AnyCliGame, flags: Flags, name: 'a' | 'b'): string {
  const known = [...botsFor(entry.game.id).map((bot) => bot.id), MIXED];
  const id = flags.text(name);
  if (id === null) throw new CliError('no-bot', `Name a bot with --${name}: ${known.join(', ')}.`);
  if (known.includes(id)) return id;
  throw new CliError('unknown-bot', `There is no bot called "${id}". Known: ${known.join(', ')}.`);
}

export interface MatchResult extends ArenaScore {
  /** Breakdowns of bots; the games went on with a safe answer. */
  readonly faults: readonly string[];
  readonly seconds: number;
}

/** Plays a whole match; the result is the same however many workers share it. */
export async function runMatch(
  match: Match,
  games: number,
  workers: number,
  showsProgress: boolean,
): Promise<MatchResult> {
  const { players } = match;
  const places = Array.from({ length: players }, () => 0);
  const tally = { games: 0, aWins: 0, bWins: 0, draws: 0, players, places, unfinished: 0 } satisfies ArenaTally;
  const faults: string[] = [];
  const bar = progressBar(games, showsProgress);
  const start = performance.now();
  await playMatch(match, games, workers, (game) => {
    tally.games += 1;
    if (game.winner === 'a') tally.aWins += 1;
    else if (game.winner === 'b') tally.bWins += 1;
    else tally.draws += 1;
    if (game.place === null) tally.unfinished += 1;
    else places[game.place - 1] = (places[game.place - 1] ?? 0) + 1;
    for (const { code, message } of game.faults) faults.push(`game ${game.index}: ${code}: ${message}`);
    bar.tick(tally.games);
  });
  bar.done();
  return { ...scoreOf(tally), faults, seconds: Number(((performance.now() - start) / 1000).toFixed(1)) };
}

function lines(match: Match, result: MatchResult): readonly string[] {
  const percent = (share: number) => `${(100 * share).toFixed(1)} %`;
  const range = (low: number, high: number) => `(95 %: ${percent(low)} to ${percent(high)})`;
  const places = (result.places ?? []).map((count, place) => `${place + 1}. ${count}`).join(', ');
  const many = [
    `${match.a} against ${match.players - 1} times ${match.b}: first in ${percent(result.aScore)} ${range(result.low, result.high)} of games; an equal player ${percent(1 / match.players)}`,
    `places: ${places}; as between two ${percent(result.fairShare)} ${range(result.fairLow, result.fairHigh)}`,
  ];
  const two = [`${match.a} against ${match.b}: ${percent(result.aScore)} ${range(result.low, result.high)}`];
  const stopped = (result.unfinished ?? 0) === 0 ? '' : `, ${result.unfinished} stopped`;
  return [
    ...(match.players === 2 ? two : many),
    `${result.games} games: ${result.aWins} won, ${result.bWins} lost, ${result.draws} drawn${stopped}, in ${result.seconds} s`,
    `Elo difference ${result.elo} (${result.eloLow} to ${result.eloHigh})`,
    ...result.faults.slice(0, FAULTS_SHOWN).map((fault) => `fault: ${fault}`),
  ];
}
