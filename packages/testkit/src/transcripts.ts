import { readFileSync, writeFileSync } from 'node:fs';
import {
  type AskedQuestion,
  checksum,
  type Game,
  type GameRecord,
  type GameState,
  packRecord,
  replay,
  Table,
  unpackRecord,
} from '@medallion/kernel';
import { expect, it } from 'vitest';
import { randomPicker } from './random-play';

/** What was asked and told in a game, chained: any change of a seat, prompt, option or event gives another sum. */
export class Transcript<Config, State extends GameState, View, Event> {
  #sum = '';
  readonly #table: Table<Config, State, View, Event>;

  constructor(table: Table<Config, State, View, Event>) {
    this.#table = table;
    this.#listen();
  }

  get sum(): string {
    return this.#sum;
  }

  take(question: number, option: number): void {
    this.#table.take(question, option);
    this.#listen();
  }

  takeCode(code: number): void {
    const taken = this.#table.takeCode(code);
    if (!taken.ok) throw new Error(JSON.stringify(taken.refusal));
    this.#listen();
  }

  #listen(): void {
    const table = this.#table;
    const told = JSON.stringify(table.takeEvents());
    const asked = table.waitingFor().map(({ seat }) => askedText(table.questionFor(seat)));
    this.#sum = checksum(this.#sum + told + asked.join());
  }
}

/** What can be answered, and what cannot and why. What a screen is told beside it may grow. */
function askedText(question: AskedQuestion | null): string {
  if (question === null) return '';
  const { seat, prompt, options, blocked } = question;
  return JSON.stringify([seat, prompt, options, blocked]);
}

interface TranscriptOptions<Config, State extends GameState, View, Event> {
  readonly game: Game<Config, State, View, Event>;
  readonly config: (seed: string) => Config;
  readonly games: number;
  /** After how many answers a game is left. */
  readonly limit: number;
  /** The edition of the rules to play by; today's where none is named. */
  readonly edition?: number;
}

/** Random games over random configurations, as one sum: the net under every refactoring. */
export function randomTranscripts<Config, State extends GameState, View, Event>({
  game,
  config,
  games,
  limit,
  edition = game.version,
}: TranscriptOptions<Config, State, View, Event>): { readonly answers: number; readonly sum: string } {
  let answers = 0;
  const sums: string[] = [];
  for (let index = 0; index < games; index++) {
    const seed = `transcript-${index}`;
    const table = Table.start(game, config(seed), seed, { edition });
    const pick = randomPicker(seed);
    const transcript = new Transcript(table);
    for (let given = 0; given < limit && !table.isOver; given++) {
      const question = pick(table.questions.length);
      transcript.take(question, pick(table.questions[question]?.options.length ?? 0));
      answers += 1;
    }
    sums.push(transcript.sum);
  }
  return { answers, sum: checksum(sums.join()) };
}

/** The transcript of a record that was played before. */
export function recordTranscript<Config, State extends GameState, View, Event>(
  game: Game<Config, State, View, Event>,
  record: GameRecord,
): string {
  const start = replay(game, record, 0);
  if (!start.ok) throw new Error(JSON.stringify(start.refusal));
  const table = start.value;
  const transcript = new Transcript(table);
  for (const code of record.answers) transcript.takeCode(code);
  return transcript.sum;
}

interface NetOptions<Config, State extends GameState, View, Event>
  extends TranscriptOptions<Config, State, View, Event> {
  /** The folder of the nets: `transcripts.json` and `corpus/edition-<n>.txt`. */
  readonly folder: string;
}

/**
 * What was once played stays as it was, as tests: the transcripts of random games and every record of the corpus, of
 * each edition. `TRANSCRIPTS=write` writes the sums of today's edition anew, which only a changed rule may need: those
 * of earlier editions are never written again.
 */
export function transcriptsHold<Config, State extends GameState, View, Event>(
  options: NetOptions<Config, State, View, Event>,
): void {
  const { game, folder } = options;
  for (const edition of game.reads) {
    it(`random games of edition ${edition} read as before`, () => {
      const file = `${folder}/transcripts.json`;
      const known = JSON.parse(readFileSync(file, 'utf8'));
      const found = randomTranscripts({ ...options, edition });
      if (process.env.TRANSCRIPTS === 'write' && edition === game.version) {
        writeFileSync(file, `${JSON.stringify({ ...known, [edition]: found }, null, 2)}\n`);
        return;
      }
      expect(found).toEqual(known[edition]);
    });
    it(`every record of the corpus of edition ${edition} replays as it was played`, () => {
      const file = `${folder}/corpus/edition-${edition}.txt`;
      const lines = readFileSync(file, 'utf8').trim().split('\n');
      expect(lines.length).toBeGreaterThanOrEqual(200);
      const found = lines.map((line, index) => replayed(game, edition, line.split(' ')[0] as string, index + 1));
      if (process.env.TRANSCRIPTS === 'write' && edition === game.version) writeFileSync(file, `${found.join('\n')}\n`);
      else for (const [index, line] of lines.entries()) expect(found[index], `record ${index + 1}`).toBe(line);
    });
  }
}

/** A line of the corpus: the record, and the sum of what was asked and told in it. */
function replayed<Config, State extends GameState, View, Event>(
  game: Game<Config, State, View, Event>,
  edition: number,
  compact: string,
  number: number,
): string {
  const record = unpackRecord(game, compact);
  if (!record.ok) throw new Error(`record ${number}: ${JSON.stringify(record.refusal)}`);
  expect(record.value.version, `record ${number}`).toBe(edition);
  return `${packRecord(game, record.value)} ${recordTranscript(game, record.value)}`;
}
