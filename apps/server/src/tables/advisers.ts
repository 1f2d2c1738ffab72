import type { Advice, CommandOf, Person } from '@medallion/protocol';
import type { BotPool, Chosen, Errand } from '../bots/pool';
import { type Asking, type Refused, refused, whyNotPlaying } from './decision';
import type { Hall, Reply } from './hall';
import type { LiveTable } from './live-table';
import type { TableCore } from './table-core';

/** As long as a screen lets advice be thought about where it plays on its own device. */
const MILLISECONDS = 2_500;
/** The same for every question: asking again gives the same advice, not another guess. */
const SEED = 1;

/** The question of a seat, for as long as it stands. */
class OpenQuestion {
  readonly live: LiveTable;
  readonly seat: number;
  readonly core: TableCore;
  readonly #answers: number;
  readonly #changes: number;

  constructor(live: LiveTable, seat: number) {
    this.live = live;
    this.seat = seat;
    this.core = live.core;
    this.#answers = live.core.answers.length;
    this.#changes = live.core.changes;
  }

  /** What bots answer elsewhere in a phase that all share does not close it; an undo does, and a seat that changes hands. */
  get isOpen(): boolean {
    const { core, live, seat } = this;
    const isSameTable = live.core === core && core.phase === 'playing' && core.changes === this.#changes;
    return isSameTable && !core.askedSince.isNewer(seat, this.#answers);
  }
}

interface Asked {
  readonly question: OpenQuestion;
  readonly reply: Promise<Reply>;
}

/** Says what a strong player would do, to people who have only bots beside them. Nothing at the table changes by it. */
export class Advisers {
  readonly #hall: Hall;
  readonly #pool: BotPool;
  /** What is thought about for each person: one question at a time, so that nobody fills the pool. */
  readonly #asked = new Map<string, Asked>();

  constructor(hall: Hall, pool: BotPool) {
    this.#hall = hall;
    this.#pool = pool;
  }

  async advise(person: Person, command: CommandOf<'advise'>): Promise<Reply> {
    const live = this.#hall.known(command.table) ?? (await this.#hall.find(command.table));
    if (live === null) return refused('no-such-table');
    // What was asked of the table before is settled first, but nothing waits for the thought.
    const { reply } = await live.exclusive(() => this.#ask(live, person, command));
    return reply;
  }

  #ask(live: LiveTable, person: Person, command: CommandOf<'advise'>): { readonly reply: Promise<Reply> | Reply } {
    const { seat } = command;
    const asking = { core: live.core, person, now: this.#hall.parts.time.now(), presence: live };
    const problem = whyNoAdvice(asking, command);
    if (problem !== null) return { reply: problem };
    const before = this.#asked.get(person.id);
    if (before !== undefined) {
      const { question } = before;
      const isSame = question.live === live && question.seat === seat && question.isOpen;
      return { reply: isSame ? before.reply : refused('too-fast') };
    }
    const question = new OpenQuestion(live, seat);
    const reply = this.#think(question, person).finally(() => this.#asked.delete(person.id));
    this.#asked.set(person.id, { question, reply });
    return { reply };
  }

  async #think(question: OpenQuestion, person: Person): Promise<Reply> {
    const { core, seat, live } = question;
    const level = core.entry.levels.at(-1);
    if (level === undefined) return refused('no-advice');
    let options: readonly string[] = [];
    const thought = await this.#pool.think({
      owner: person.id,
      isQuick: core.entry.quickLevels.includes(level),
      errand: () => {
        options = core.table?.questionFor(seat)?.options ?? [];
        return question.isOpen ? errandFor(core, seat, level) : null;
      },
    });
    if (!question.isOpen) return refused('stale', { moves: live.core.answers.length });
    if ('option' in thought) return { ok: true, result: adviceOf(thought, options) };
    this.#hall.parts.log.warn({ table: live.id, seat, level, why: thought.why }, 'a bot had no advice');
    return refused('no-advice');
  }
}

function errandFor({ table, stored }: TableCore, seat: number, level: string): Errand | null {
  if (table === null) return null;
  return { game: stored.game, saved: table.save(), seat, level, seed: SEED, milliseconds: MILLISECONDS };
}

function adviceOf({ option, weighed }: Chosen, options: readonly string[]) {
  const idOf = (place: number) => options[place] ?? '';
  return {
    option: idOf(option),
    weighed: weighed.map(({ option, chance }) => ({ option: idOf(option), chance })),
  } satisfies Advice;
}

/** Bots hold all other seats, and none of them for a person who may come back. */
function isAloneAmongBots({ seats }: TableCore, seat: number): boolean {
  return seats.every((holder, other) => other === seat || (holder.kind === 'bot' && !holder.isStandIn));
}

function whyNoAdvice(asking: Asking, { seat, moves }: CommandOf<'advise'>): Refused | null {
  const problem = whyNotPlaying(asking, seat);
  if (problem !== null) return problem;
  const { core } = asking;
  if (!isAloneAmongBots(core, seat)) return refused('others-play-here');
  if (!core.asked().includes(seat)) return refused('not-asked', { seat });
  const { length } = core.answers;
  const isLate = moves !== undefined && (moves > length || core.askedSince.isNewer(seat, moves));
  return isLate ? refused('stale', { moves: length }) : null;
}
