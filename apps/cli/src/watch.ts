import { setTimeout as pause } from 'node:timers/promises';
import { botsFor, chooseAnswer } from '@medallion/bots';
import { type GameState, makeRecord, packRecord, parseSeed, Table } from '@medallion/kernel';
import { isLanguage, LANGUAGES, type Language } from '@medallion/text';
import { CliError, refused } from './cli-error';
import type { Command, Flags } from './flags';
import { GAME_FLAGS, modeOf, playersOf } from './game-flags';
import { type AnyCliGame, findGame } from './games';

export const watch: Command = {
  name: 'watch',
  usage: 'watch <game> [flags]',
  summary: 'Lets bots play in the terminal, at a pace one can follow.',
  flags: {
    seed: { type: 'string', value: 'S', help: 'seed of the game; a new one if left out' },
    decks: { type: 'string', value: 'a,b', help: 'ready-made decks' },
    ...GAME_FLAGS,
    bots: { type: 'string', value: 'a,b', help: 'level of each seat, the last for all that follow (greedy)' },
    pace: { type: 'string', value: 'MS', help: 'pause after each answer in milliseconds (700)' },
    limit: { type: 'string', value: 'N', help: 'stop after so many answers (20000)' },
    language: { type: 'string', value: 'en|de|nl', help: 'language (en)' },
  },
  async run(words, flags) {
    const entry = findGame(words[0] ?? 'gwent');
    const seed = parseSeed(flags.text('seed') ?? `watch-${Math.floor(Math.random() * 1e9)}`);
    if (!seed.ok) throw refused(seed.refusal);
    const language = flags.text('language') ?? 'en';
    if (!isLanguage(language)) throw new CliError('bad-flag', `--language takes one of ${LANGUAGES.join(', ')}.`);
    const players = playersOf(entry, flags);
    const setup = { decks: flags.list('decks'), players, modules: [], mode: modeOf(entry, flags), seed: seed.value };
    const config = entry.game.parseConfig(entry.configFor(setup, pickPair(seed.value)));
    if (!config.ok) throw refused(config.refusal);
    const bots = botsOf(entry, flags, players);
    const table = Table.start(entry.game, config.value, seed.value);
    const limit = flags.number('limit', 20_000, 1, 10_000_000);
    await show(entry, table, bots, language, flags.number('pace', 700, 0, 60_000), limit);
    const record = packRecord(entry.game, makeRecord(entry.game, config.value, seed.value, table.answers));
    const names = entry.report.namesOf(table.state, language);
    const { outcome } = table;
    const end =
      outcome === null ? `stopped after ${limit} answers` : entry.report.outcomeLine(outcome, language, names);
    process.stdout.write(`\n${end}\nAgain: npx medallion replay ${record}\n`);
    return 0;
  },
};

function botsOf(entry: AnyCliGame, flags: Flags, players: number): readonly string[] {
  const bots = flags.list('bots') ?? ['greedy'];
  const known = botsFor(entry.game.id).map((level) => level.id);
  const strange = bots.find((bot) => !known.includes(bot));
  if (strange !== undefined) {
    throw new CliError('unknown-bot', `There is no bot called "${strange}". Known: ${known.join(', ')}.`);
  }
  if (bots.length > players) throw new CliError('bad-flag', `--bots names ${bots.length} bots for ${players} seats.`);
  return bots;
}

async function show(
  entry: AnyCliGame,
  table: Table<unknown, GameState, unknown, unknown>,
  bots: readonly string[],
  language: Language,
  pace: number,
  limit: number,
): Promise<void> {
  const { report } = entry;
  const names = report.namesOf(table.state, language);
  for (let answer = 0; ; answer++) {
    const lines = eventLines(entry, table, language);
    if (lines.length > 0) process.stdout.write(`${lines.join('\n')}\n`);
    const [question] = table.questions;
    if (question === undefined || answer >= limit) return;
    if (lines.length > 0 && report.isAtRest(table.state, question.prompt.id)) {
      process.stdout.write(`\n${report.boardLines(table.view('spectator'), language, names).join('\n')}\n\n`);
      await pause(pace);
    }
    const level = bots[question.seat] ?? bots.at(-1) ?? 'greedy';
    table.take(0, chooseAnswer(table, question.seat, level, { seed: answer, milliseconds: 500 }).option);
  }
}

/** What has happened since, line by line, each with its rule. */
export function eventLines(
  { report }: AnyCliGame,
  table: Table<unknown, GameState, unknown, unknown>,
  language: Language,
): readonly string[] {
  const names = report.namesOf(table.state, language);
  return table.takeEvents().flatMap((event) => {
    const { text, rule } = report.eventLine(event, language, names);
    const line = `${text}  [${rule}]`;
    return report.beginsChapter(event) ? ['', line] : [line];
  });
}

/** Which of the pairs of starter decks meet, by the seed. */
function pickPair(seed: string): number {
  return [...seed].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 9973, 7);
}
