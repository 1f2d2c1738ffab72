import { readFile } from 'node:fs/promises';
import {
  type GameRecord,
  packedGame,
  packRecord,
  parseRecord,
  replay as replayRecord,
  Table,
  unpackRecord,
} from '@medallion/kernel';
import { isLanguage, LANGUAGES, type Language } from '@medallion/text';
import { CliError, refused } from './cli-error';
import type { Command, Flags } from './flags';
import { type AnyCliGame, findGame } from './games';
import { eventLines } from './watch';

export const replay: Command = {
  name: 'replay',
  usage: 'replay <file or compact text> [flags]',
  summary: 'Tells a recorded game again, line by line, with the rule behind each line.',
  flags: {
    to: { type: 'string', value: 'N', help: 'stop before answer number N and show the table' },
    verify: { type: 'boolean', help: 'only check that the record plays through to its end' },
    language: { type: 'string', value: 'en|de|nl', help: 'language of the log (en)' },
    json: { type: 'boolean', help: 'print the record as JSON' },
    compact: { type: 'boolean', help: 'print the record in its compact form' },
  },
  async run(words, flags) {
    const [source] = words;
    if (source === undefined) throw new CliError('no-record', 'Name a file with a record, or give its compact text.');
    if (words.length > 1) throw new CliError('too-many-words', `replay takes one record, not also "${words[1]}".`);
    const { entry, record } = await readRecord(source);
    if (flags.has('json')) return write(JSON.stringify(record));
    if (flags.has('compact')) return write(packRecord(entry.game, record));
    const to = flags.number('to', record.answers.length, 0, record.answers.length);
    const played = replayRecord(entry.game, record, to);
    if (!played.ok) throw refused(played.refusal);
    if (flags.has('verify')) return write(verdict(entry, record, played.value.outcome !== null));
    return tell(entry, record, to, languageOf(flags));
  },
};

function write(text: string): number {
  process.stdout.write(`${text}\n`);
  return 0;
}

function verdict(entry: AnyCliGame, record: GameRecord, isOver: boolean): string {
  const state = isOver ? 'and ends' : 'and is still going on';
  return `The record is sound: ${entry.game.id} version ${record.version}, ${record.answers.length} answers, ${state}.`;
}

function languageOf(flags: Flags): Language {
  const language = flags.text('language') ?? 'en';
  if (isLanguage(language)) return language;
  throw new CliError('bad-flag', `--language takes one of ${LANGUAGES.join(', ')}, not "${language}".`);
}

async function readRecord(source: string): Promise<{ entry: AnyCliGame; record: GameRecord }> {
  const text = packedGame(source) === null ? await readText(source) : source;
  const game = packedGame(text);
  if (game !== null) {
    const entry = findGame(game);
    const record = unpackRecord(entry.game, text);
    if (!record.ok) throw refused(record.refusal);
    return { entry, record: record.value };
  }
  const record = parseRecord(text);
  if (!record.ok) throw refused(record.refusal);
  return { entry: findGame(record.value.game), record: record.value };
}

async function readText(file: string): Promise<string> {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    const why = code === 'ENOENT' ? 'there is no such file, and it is no compact record' : code;
    throw new CliError('no-record', `Cannot read "${file.slice(0, 120)}": ${why}.`);
  }
}

function tell(entry: AnyCliGame, record: GameRecord, to: number, language: Language): number {
  const config = entry.game.parseConfig(record.config);
  if (!config.ok) throw refused(config.refusal);
  const table = Table.start(entry.game, config.value, record.seed, { edition: record.version });
  const say = (): void => {
    for (const line of eventLines(entry, table, language)) write(line);
  };
  say();
  for (const code of record.answers.slice(0, to)) {
    const taken = table.takeCode(code);
    if (!taken.ok) throw refused(taken.refusal);
    say();
  }
  write('');
  const names = entry.report.namesOf(table.state, language);
  for (const line of entry.report.boardLines(table.view('everything'), language, names)) write(line);
  if (table.outcome !== null) write(entry.report.outcomeLine(table.outcome, language, names));
  return 0;
}
