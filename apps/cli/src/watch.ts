import { setTimeout as pause } from 'node:timers/promises';
import { botsFor, chooseAnswer } from '@medallion/bots';
import { makeRecord, packRecord, parseSeed, Table } from '@medallion/kernel';
import { isLanguage, LANGUAGES } from '@medallion/text';
import { CliError, refused } from './cli-error';
import type { Command } from './flags';
import { findGame } from './games';

const NAMES = ['Ada', 'Bea'];

export const watch: Command = {
  name: 'watch',
  usage: 'watch <game> [flags]',
  summary: 'Lets two bots play in the terminal, at a pace one can follow.',
  flags: {
    seed: { type: 'string', value: 'S', help: 'seed of the game; a new one if left out' },
    decks: { type: 'string', value: 'a,b', help: 'ready-made decks' },
    bots: { type: 'string', value: 'a,b', help: 'level of each seat (greedy)' },
    pace: { type: 'string', value: 'MS', help: 'pause after each answer in milliseconds (700)' },
    language: { type: 'string', value: 'en|de|nl', help: 'language (en)' },
  },
  async run(words, flags) {
    const entry = findGame(words[0] ?? 'gwent');
    const seed = parseSeed(flags.text('seed') ?? `watch-${Math.floor(Math.random() * 1e9)}`);
    if (!seed.ok) throw refused(seed.refusal);
    const language = flags.text('language') ?? 'en';
    if (!isLanguage(language)) throw new CliError('bad-flag', `--language takes one of ${LANGUAGES.join(', ')}.`);
    const pace = flags.number('pace', 700, 0, 60_000);
    const bots = flags.list('bots') ?? ['greedy'];
    const known = botsFor(entry.game.id).map((level) => level.id);
    const strange = bots.find((bot) => !known.includes(bot));
    if (strange !== undefined) {
      throw new CliError('unknown-bot', `There is no bot called "${strange}". Known: ${known.join(', ')}.`);
    }
    const setup = { decks: flags.list('decks'), players: 2, modules: [], seed: seed.value };
    const config = entry.game.parseConfig(entry.configFor(setup, pickPair(seed.value)));
    if (!config.ok) throw refused(config.refusal);
    const table = Table.start(entry.game, config.value, seed.value);
    for (let answer = 0; !table.isOver; answer++) {
      const lines = table.takeEvents().map((event) => entry.report.eventLine(event, language, NAMES));
      for (const { text, rule } of lines) process.stdout.write(`${text}  [${rule}]\n`);
      if (lines.length > 0 && table.questions[0]?.prompt.id === 'turn') {
        const board = entry.report.boardLines(table.view('spectator'), language, NAMES);
        process.stdout.write(`\n${board.join('\n')}\n\n`);
        await pause(pace);
      }
      const question = table.questions[0];
      if (question === undefined) break;
      const level = bots[question.seat] ?? bots[0] ?? 'greedy';
      const { option } = chooseAnswer(table, question.seat, level, { seed: answer, milliseconds: 500 });
      table.take(0, option);
    }
    for (const event of table.takeEvents()) {
      const { text, rule } = entry.report.eventLine(event, language, NAMES);
      process.stdout.write(`${text}  [${rule}]\n`);
    }
    const record = packRecord(entry.game, makeRecord(entry.game, config.value, seed.value, table.answers));
    process.stdout.write(`\n${entry.report.outcomeLine(table as never, language, NAMES)}\n`);
    process.stdout.write(`Again: npx medallion replay ${record}\n`);
    return 0;
  },
};

/** Which of the pairs of starter decks meet, by the seed. */
function pickPair(seed: string): number {
  return [...seed].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 9973, 7);
}
